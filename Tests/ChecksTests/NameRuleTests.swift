@testable import Checks
import MetricsCore
import Testing

@Suite("Rules about font names")
struct NameRuleTests {
  @Test("A name that no file provides is told with the names that would do")
  func notFound() throws {
    let style = Samples.style(
      "h1",
      resolution: FaceResolution(
        requested: "Sampel-Bold", face: nil, match: nil,
        candidates: ["Sample-Bold", "Sample-Black"]
      ))
    let finding = try #require(findings("font-not-found", in: style).first)
    #expect(
      finding.message
        == "“h1” asks for “Sampel-Bold”, which no file provides; "
        + "names that would do are Sample-Bold and Sample-Black")
    #expect(finding.advice == "font: Sample-Bold")
    #expect(finding.font == nil)
    #expect(finding.location == SourceLocation(path: ".fontgauge.yml", line: 7, column: 3))
  }

  @Test("Of many names the first six are listed")
  func manyCandidates() throws {
    let names = (1...9).map { "Sample-\($0)" }
    let style = Samples.style(
      resolution: FaceResolution(requested: "X", face: nil, match: nil, candidates: names))
    let message = try #require(findings("font-not-found", in: style).first?.message)
    #expect(message.hasSuffix("Sample-5, Sample-6 and 3 more"))
  }

  @Test("Only the missing font is told of a style without a face")
  func nothingElse() {
    let style = Samples.style(
      change: { $0.lineHeight = 5 },
      resolution: FaceResolution(requested: "X", face: nil, match: nil, lacksEmphasis: true))
    #expect(RuleRunner().findings(in: style).map(\.rule) == ["font-not-found"])
  }

  @Test("A substitute that is not found either is a missing font")
  func missingSubstitute() {
    let style = Samples.style(
      resolution: FaceResolution(requested: "X", face: nil, match: nil, isSubstitute: true))
    #expect(findings("font-not-found", in: style).count == 1)
  }

  @Test(
    "A weak match is told with the PostScript name of the face before emphasis",
    arguments: [
      (FaceMatch.fullName, "a full name"),
      (.familyName, "a family name that UIFont(name:size:) may not accept"),
      (.fileName, "a file name that UIFont(name:size:) does not accept"),
    ])
  func fragile(match: FaceMatch, words: String) throws {
    let style = Samples.style(
      "h1",
      resolution: FaceResolution(
        requested: "Sample Regular", face: Samples.face("Sample-Bold"), match: match,
        plainFace: Samples.face()))
    let finding = try #require(findings("fragile-font-name", in: style).first)
    #expect(
      finding.message
        == "“h1” finds its font by “Sample Regular”, \(words); "
        + "the PostScript name is Sample-Regular")
    #expect(finding.advice == "font: Sample-Regular")
    #expect(finding.font == "Sample-Bold")
  }

  @Test("A missing bold italic face is told with the family and the face that stays")
  func emphasis() throws {
    let style = Samples.style(
      "h1", change: { $0.emphasis = .boldItalic },
      resolution: FaceResolution(
        requested: "Sample-Regular", face: Samples.face(), match: .postScriptName,
        lacksEmphasis: true))
    let finding = try #require(findings("missing-emphasis-face", in: style).first)
    #expect(
      finding.message
        == "“h1” asks for bold italic, but the family “Sample” has no such face: "
        + "UIKit returns nil and the text stays in Sample-Regular")
  }
}
