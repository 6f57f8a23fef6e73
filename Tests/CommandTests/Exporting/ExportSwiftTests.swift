import Foundation
import Testing

@Suite("export --format swift", .enabled(if: InstalledTool.path("swiftc") != nil))
struct ExportSwiftTests {
  /// Runs the compiler and returns what it says.
  private func compile(_ words: [String], in scratch: Scratch) throws -> (Int32, String) {
    let run = try InstalledTool.run("swiftc", words, in: scratch)
    return (run.status, run.output)
  }

  @Test("Styles whose names are keywords, symbols and quotes make source that can be read")
  func parses() throws {
    let project = try ExportedProject.awkward()
    try project.scratch.write(try project.output("--format", "swift"), to: "AppTextStyle.swift")
    let (status, output) = try compile(["-parse", "AppTextStyle.swift"], in: project.scratch)
    #expect(status == 0, "\(output)")
  }

  @Test("The sample app's file can be read, and marks what does not follow the text size")
  func sample() throws {
    let scratch = try Scratch()
    let source = try Fontgauge.run("export", "--format", "swift").output
    try scratch.write(source, to: "AppTextStyle.swift")
    let (status, output) = try compile(["-parse", "AppTextStyle.swift"], in: scratch)
    #expect(status == 0, "\(output)")
    #expect(source.contains("  static let dyslexicLargeTitle = AppTextStyle("))
    #expect(source.components(separatedBy: "/// Fixed: ").count == 3, "tab label and badge")
    #expect(source.contains("“badge”: PTSans-Bold, 11 pt."))
    #expect(source.contains("fontName: \"AvenirNext-DemiBold\""))
  }

  /// The compiler of macOS would find the frameworks themselves, which are made for other devices.
  #if os(Linux)
    @Test(
      "With the interfaces of UIKit and SwiftUI, every font is scaled once or is marked as fixed")
    func fonts() throws {
      let project = try ExportedProject(
        """
        styles:
          body: { font: Round-Regular, size: 17 }
          capped: { font: Round-Regular, size: 20, maximumPointSize: 32.5, textStyle: title2 }
          default: { font: Round-Regular, size: 11, scaling: fixed }
          once: { font: Round-Regular, size: 13, scaling: static, maximumCategory: AX1 }
          avenir: { font: AvenirNext-Regular, emphasis: bold, substitute: Round-Regular, size: 15 }
          system: { font: system, substitute: Round-Regular, size: 15, lineHeight: 20,
            letterSpacing: -0.5, lineHeightScales: true, minimumCategory: small }
          "=\\"🔥\\"": { font: Round-Regular, size: 19, features: [tnum], variations: { wght: 450 },
            locales: { th: Round-Regular } }
        """)
      let scratch = project.scratch
      try scratch.write(try project.output("--format", "swift"), to: "AppTextStyle.swift")
      for (name, source) in AppleFrameworks.sources {
        try scratch.write(source, to: "\(name).swift")
        let (status, output) = try compile(
          [
            "-swift-version", "6", "-parse-as-library", "-emit-library", "-emit-module",
            "-module-name", name, "\(name).swift", "-o", "lib\(name).so", "-I", ".", "-L", ".",
          ] + (name == "SwiftUI" ? ["-lUIKit"] : []), in: scratch)
        try #require(status == 0, "\(output)")
      }
      try scratch.write(AppleFrameworks.program, to: "main.swift")
      let (status, output) = try compile(
        [
          "-swift-version", "6", "-warnings-as-errors", "main.swift", "AppTextStyle.swift", "-I",
          ".",
          "-L", ".", "-lUIKit", "-lSwiftUI", "-Xlinker", "-rpath", "-Xlinker", scratch.path(""),
          "-o", "program",
        ], in: scratch)
      try #require(status == 0, "\(output)")
      let lines = try InstalledTool.run("/bin/sh", ["-c", "./program"], in: scratch).output
        .split(separator: "\n").map(String.init)
      // The frameworks of the test double every size at AX5 and trap at a second scaling.
      #expect(
        lines == [
          "body: 17 34, follows, custom Round-Regular 17 body",
          "capped: 20 32.5, follows, UIFont 32.5",
          "default: 11 11, stays, custom Round-Regular fixed 11",
          "once: 13 13, stays, UIFont 13, …AX1",
          "avenir: 15 30, follows, UIFont 30, bold",
          "system: 15 30, follows, UIFont 30, small…, lines 40, kern -0.5",
          "=\"🔥\": 19 38, follows, custom Round-Regular 19 body",
        ])
    }
  #endif
}
