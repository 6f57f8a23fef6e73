import CommandLineKit
import Testing

@Suite("Typed values")
struct TypedAccessTests {
  let tool = ToolSpecification.sample

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? UsageError)?.message
    }
  }

  @Test(
    "Numbers are read with their sign and exponent",
    arguments: [("-0.5", -0.5), ("17", 17), ("+3", 3), ("1e2", 100), (".25", 0.25)])
  func doubles(text: String, number: Double) throws {
    let command = try tool.command("measure A.ttf --letter-spacing \(text)")
    #expect(try command.double("letter-spacing", in: -100...100) == number)
    #expect(try command.double("size", in: 0.5...1000) == nil)
  }

  @Test(
    "A size that is no number, or none in range, is explained",
    arguments: [
      ("abc", "--size: 'abc' is not a number; give points from 0.5 to 1000, such as 17"),
      ("17pt", "--size: '17pt' is not a number; give points from 0.5 to 1000, such as 17"),
      ("nan", "--size: 'nan' is not a number; give points from 0.5 to 1000, such as 17"),
      ("inf", "--size: 'inf' is not a number; give points from 0.5 to 1000, such as 17"),
      ("0", "--size: 0 is too small; give points from 0.5 to 1000"),
      ("1000.5", "--size: 1000.5 is too large; give points from 0.5 to 1000"),
    ])
  func wrongDoubles(text: String, expected: String) throws {
    let command = try tool.command("measure A.ttf --size \(text)")
    #expect(message { _ = try command.double("size", in: 0.5...1000) } == expected)
  }

  @Test("Half-open ranges are explained too")
  func halfOpenRanges() throws {
    let command = try tool.command("measure A.ttf --letter-spacing 9 --lines -2")
    #expect(
      message { _ = try command.double("letter-spacing", in: ...2.5) }
        == "--letter-spacing: 9 is too large; give points, 2.5 or less")
    #expect(
      message { _ = try command.double("letter-spacing", in: 10...) }
        == "--letter-spacing: 9 is too small; give points, 10 or more")
    #expect(
      message { _ = try command.integer("lines", in: 0...) }
        == "--lines: -2 is too small; give a whole number, 0 or more")
  }

  @Test("Whole numbers have no fraction")
  func integers() throws {
    #expect(try tool.command("measure A.ttf --lines 2").integer("lines", in: 0...) == 2)
    #expect(try tool.command("measure A.ttf").integer("lines", in: 0...) == nil)
    let command = try tool.command("measure A.ttf --lines 2.5")
    #expect(
      message { _ = try command.integer("lines", in: 1...9) }
        == "--lines: '2.5' is not a whole number; give a whole number from 1 to 9")
    #expect(
      message { _ = try command.integer("lines", in: 0...) }
        == "--lines: '2.5' is not a whole number; give a whole number, 0 or more, such as 0")
  }

  @Test("A choice becomes a case of its enumeration")
  func choices() throws {
    #expect(
      try tool.command("measure A.ttf --api swiftui").choice("api", as: Drawing.self) == .swiftui)
    #expect(try tool.command("measure A.ttf").choice("api", as: Drawing.self) == nil)
    let command = try tool.command("measure A.ttf -o uikti")
    #expect(
      message { _ = try command.choice("output", as: Drawing.self) }
        == "--output: 'uikti' is not one of uikit, swiftui; did you mean 'uikit'?")
  }

  @Test("An option that the command cannot do without is asked for")
  func required() throws {
    #expect(try tool.command("measure A.ttf -o a.html").required("output") == "a.html")
    let command = try tool.command("measure A.ttf")
    #expect(
      message { _ = try command.required("output") } == "missing option; give '--output FILE'")
  }

  @Test("A command makes errors of its own that name it")
  func ownErrors() throws {
    let error = try tool.command("config lint").usageError("one thing excludes the other")
    #expect(
      error.rendered == """
        gauge: one thing excludes the other
        Usage: gauge config lint [options]
        See 'gauge config lint --help'.

        """)
  }
}
