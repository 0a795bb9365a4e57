/// Time outside of the simulation: for durations of the run itself and for reports.
public enum Clock {
  /// Nanoseconds since some fixed moment; never goes back.
  public static func monotonicNanoseconds() -> UInt64 { Platform.monotonicNanoseconds() }

  /// The days since 1970, in UTC.
  public static func daysSince1970() -> Int { Platform.secondsSince1970() / 86_400 }

  /// Now, in UTC, as `YYYY-MM-DDThh:mm:ss`.
  public static func timestamp() -> String {
    timestamp(secondsSince1970: Platform.secondsSince1970())
  }

  static func timestamp(secondsSince1970 seconds: Int) -> String {
    let date = date(daysSince1970: seconds / 86_400)
    let time = seconds % 86_400
    return padded(date.year, to: 4) + "-" + padded(date.month) + "-" + padded(date.day) + "T"
      + padded(time / 3600) + ":" + padded(time / 60 % 60) + ":" + padded(time % 60)
  }

  /// The Gregorian date; years are counted from March, so that a leap day is the last of its year.
  private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// Waiting.
public enum Pause {
  /// Waits, or less where a signal comes.
  public static func milliseconds(_ count: Int) { Platform.sleep(milliseconds: count) }
}
