import CommandLineKit
import Testing

@Suite("Manual page")
struct ManualPageTests {
  let page = ManualPage(.sample).text

  @Test("The page begins with the tool's name, its form and what it does")
  func head() {
    #expect(
      page.hasPrefix(
        """
        .Dd $Mdocdate$
        .Dt GAUGE 1
        .Os
        .Sh NAME
        .Nm gauge
        .Nd measures text in fonts.
        .Sh SYNOPSIS
        .Nm
        .Ar COMMAND
        .Op Ar options
        .Sh DESCRIPTION

        """))
  }

  @Test("A command has its usage, arguments, options, explanations and examples")
  func command() {
    let start = page.firstRange(of: ".Ss measure\n")
    let end = page.firstRange(of: ".Ss compare\n")
    #expect(
      start.flatMap { start in end.map { page[start.lowerBound..<$0.lowerBound] } } == #"""
        .Ss measure
        Width and height of text at every size.
        .Bd -literal -offset indent
        gauge measure FONT [options]
        .Ed
        .Bl -tag -width Ds
        .It Ar FONT
        Font file, or PATH#NAME for one face.
        .It Fl t , Fl \-text Ar TEXT ...
        Text to measure (repeatable).
        .It Fl s , Fl \-size Ar POINTS
        Size at large (default: 17).
        .It Fl \-lines Ar N
        Lines allowed, 0 for any number (default: 0).
        .It Fl \-api Ar uikit|swiftui
        Rules to follow (default: uikit).
        .It Fl \-category Ar NAME
        Content size category to print instead of all twelve (one of small, large,
        AX5; repeatable).
        .It Fl \-letter\-spacing Ar POINTS
        Space added after each character.
        .It Fl w , Fl \-wrap
        Print the lines.
        .It Fl o , Fl \-output Ar FILE
        File to write.
        .El
        .Pp
        Widths are unrounded.
        Heights are rounded up to the display\(aqs pixels, as labels do.
        .Pp
        The font may name a face:
        .Bd -literal -offset indent
        A.ttc#1
        .Ed
        .Pp
        Measure one text:
        .Bd -literal -offset indent
        gauge measure A.ttf \-\-text Hello
        .Ed
        .Pp
        At another size:
        .Bd -literal -offset indent
        gauge measure A.ttf \-\-text Hello \-\-size 20
        .Ed

        """#)
  }

  @Test("Commands in groups stand under their whole name")
  func groups() {
    #expect(page.contains(".Ss config lint\nSay whether it is right.\n"))
    #expect(!page.contains(".Ss config\n"))
  }

  @Test("What formatters take for markup is escaped, also at the start of a line")
  func escaping() {
    let tool = ToolSpecification(
      "t", versionLine: "t 1", abstract: "Does it",
      discussion: """
        .hidden is a file. .so is no request; nor is 'quoted' or C:\\temp.

          .literal
            'deeper'
        """, commands: [])
    #expect(
      ManualPage(tool).text.contains(
        #"""
        t does it.
        .Pp
        This page describes t 1.
        .Pp
        \&.hidden is a file.
        \&.so is no request; nor is \(aqquoted\(aq or C:\etemp.
        .Bd -literal -offset indent
        \&.literal
          \(aqdeeper\(aq
        .Ed

        """#))
  }

  @Test("Lines of prose stay short, also where formatters spell characters out")
  func width() {
    let tool = ToolSpecification(
      "t", versionLine: "t 1", abstract: "Does it",
      discussion: String(repeating: "“word” ", count: 40),
      commands: [CommandSpecification("run", abstract: "Run")])
    let lines = ManualPage(tool).text.split(separator: "\n").filter { $0.contains("“") }
    // A word is 6 characters, of which formatters make 20 or 22, and a space.
    #expect(lines.allSatisfy { $0.count <= 3 * 7 - 1 })
    #expect(lines.joined(separator: " ").count == 40 * 7 - 1)
  }
}
