import Inputs
import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The day it is, the same everywhere on Earth.
enum Today {
  /// Returns the day in UTC: that of `SOURCE_DATE_EPOCH` where it is set, so that a run can be
  /// repeated, else that of the clock.
  ///
  /// Source: [SOURCE_DATE_EPOCH](https://reproducible-builds.org/specs/source-date-epoch/).
  ///
  /// - Throws: `InputError` when the variable is no number of seconds.
  static func date() throws(InputError) -> CalendarDate {
    guard let text = Environment["SOURCE_DATE_EPOCH"], !text.isEmpty else {
      return date(at: time(nil)) ?? date(at: 0)!
    }
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let seconds = Int64(text),
      let seconds = time_t(exactly: seconds), let date = date(at: seconds)
    else {
      throw InputError(
        "SOURCE_DATE_EPOCH is not a number of seconds since 1970; correct it or unset it")
    }
    return date
  }

  private static func date(at seconds: time_t) -> CalendarDate? {
    var seconds = seconds
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
