import MetricsCore
import Testing

@Suite("Line metrics on iOS")
struct LineMetricsTests {
  @Test("They are those of hhea, whatever OS/2 holds and asks for")
  func horizontalHeader() throws {
    // Lato of Debian's fonts-lato.
    let tables = VerticalMetricsTables(
      hhea: VerticalMetrics(ascender: 1974, descender: -426, lineGap: 20),
      typo: VerticalMetrics(ascender: 1610, descender: -390, lineGap: 400),
      win: VerticalMetrics(ascender: 2201, descender: -555), useTypoMetrics: true)
    let metrics = try #require(LineMetrics(tables, unitsPerEm: 2000, family: "Lato"))
    #expect(metrics.ascent == 0.987)
    #expect(metrics.descent == 0.213)
    #expect(metrics.leading == 0.01)
    #expect(isClose(metrics.lineHeight, 1.2))
  }

  @Test(
    "Families called Helvetica, Times and Courier get 15 % of their height on top",
    arguments: ["Helvetica", "Times", "Courier"])
  func stretchedFamilies(family: String) throws {
    let tables = VerticalMetricsTables(
      hhea: VerticalMetrics(ascender: 800, descender: -200, lineGap: 90))
    let metrics = try #require(LineMetrics(tables, unitsPerEm: 1000, family: family))
    #expect(isClose(metrics.ascent, 0.95))
    #expect(isClose(metrics.descent, 0.2))
    #expect(isClose(metrics.leading, 0.09))
    #expect(isClose(metrics.lineHeight, 1.15))
  }

  @Test("Helvetica is 13.8 points high at 12 points")
  func helvetica() throws {
    let tables = VerticalMetricsTables(hhea: VerticalMetrics(ascender: 1577, descender: -471))
    let metrics = try #require(LineMetrics(tables, unitsPerEm: 2048, family: "Helvetica"))
    #expect(isClose(metrics.lineHeight * 12, 13.8))
  }

  @Test(
    "Families with such a word in their name are as other families",
    arguments: ["Helvetica Neue", "Times New Roman", "Courier New", "helvetica", ""])
  func otherFamilies(family: String) throws {
    let tables = VerticalMetricsTables(hhea: VerticalMetrics(ascender: 800, descender: -200))
    #expect(try #require(LineMetrics(tables, unitsPerEm: 1000, family: family)).ascent == 0.8)
  }

  @Test("Without hhea, or with no grid, there are none")
  func missing() {
    let typo = VerticalMetrics(ascender: 800, descender: -200)
    #expect(
      LineMetrics(
        VerticalMetricsTables(hhea: nil, typo: typo, win: typo, useTypoMetrics: true),
        unitsPerEm: 1000, family: "Lato") == nil)
    #expect(LineMetrics(VerticalMetricsTables(hhea: typo), unitsPerEm: 0, family: "Lato") == nil)
  }

  @Test("A face's family is nameID 16, else nameID 1")
  func family() {
    var face = FaceDescription(
      path: "a.ttf", unitsPerEm: 1000,
      verticalMetrics: VerticalMetricsTables(
        hhea: VerticalMetrics(ascender: 800, descender: -200)))
    #expect(face.lineMetrics?.ascent == 0.8)
    face.family = "Courier"
    #expect(face.groupingFamily == "Courier")
    #expect(face.lineMetrics.map { isClose($0.ascent, 0.95) } == true)
    face.typographicFamily = "Courier Prime"
    #expect(face.groupingFamily == "Courier Prime")
    #expect(face.lineMetrics?.ascent == 0.8)
  }

  private func isClose(_ actual: Double, _ expected: Double) -> Bool {
    (actual - expected).magnitude < 1e-12
  }
}
