import MetricsCore
import Testing

@Suite("Calendar dates")
struct CalendarDateTests {
  @Test(
    "Days are read and written as ISO 8601 has them",
    arguments: ["2026-01-31", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"])
  func days(text: String) throws {
    #expect(try #require(CalendarDate(text)).description == text)
  }

  @Test(
    "What is no day, or is written in another way, is refused",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-04-31", "2026-00-10", "2026-13-01", "2026-01-00",
      "2026-1-31", "26-01-31", "31.01.2026", "2026/01/31", "2026-01-31T00:00", " 2026-01-31",
      "20260131", "2026-01-3١", "-026-01-01", "", "soon",
    ])
  func noDays(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("Days are ordered by time")
  func order() throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01", "2027-01-01"]
    #expect(
      try days.map { try #require(CalendarDate($0)) }.shuffled().sorted().map(\.description) == days
    )
  }
}
