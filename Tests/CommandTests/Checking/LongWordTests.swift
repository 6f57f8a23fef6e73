import FontGaugeKit
import MetricsCore
import Testing

@Suite("Long words")
struct LongWordTests {
  @Test("A word of 20,000 letters, each on a line, is looked up once", .timeLimit(.minutes(1)))
  func oneLetterALine() throws {
    let argument = FontArgument(Repository.fixture("Round-Regular.ttf"))
    let library = try argument.open()
    let entry = try argument.select(from: library)
    let style = CustomStyle(name: "long", font: .named("Round-Regular"), size: 17)
    let measurer = PlainMeasurer(
      MeasureRequest(style: style, width: 0.1), entry: entry, library: library)
    let word = String(repeating: "a", count: 20_000)
    let measured = measurer.measure(LocalizedText(text: word))
    #expect(measured.categories.allSatisfy { $0.lines == 20_000 && $0.brokenWords == [word] })
  }
}
