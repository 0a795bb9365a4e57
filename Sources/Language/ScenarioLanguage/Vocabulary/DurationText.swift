@_spi(Package) public import LifecycleCore

/// The notation of durations: a whole number and its unit, without a space; others that mean one are accepted.
enum DurationText {
  fileprivate static let units: [(String, Int64)] = [
    ("ms", 1), ("s", 1000), ("min", 60_000), ("h", 3_600_000),
  ]

  /// Other common spellings of units, including days, which have no unit here.
  fileprivate static let otherUnits: [(words: [String], milliseconds: Double)] = [
    (["ms", "msec", "millis", "millisecond", "milliseconds"], 1),
    (["s", "sec", "secs", "second", "seconds"], 1000),
    (["m", "min", "mins", "minute", "minutes"], 60_000),
    (["h", "hr", "hrs", "hour", "hours"], 3_600_000),
    (["d", "day", "days"], 86_400_000),
  ]

  /// The pattern of all notations.
  static var pattern: String {
    "^[0-9]+(?:\\.[0-9]+)? ?(?:\(otherUnits.flatMap(\.words).joined(separator: "|")))$"
  }

  /// Returns the help for an invalid duration.
  static func advice(for text: String) -> Diagnostic.Help {
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Diagnostic.Help(
        "a unit is missing: '\(text)s', '\(text)ms', '\(text)min' or '\(text)h'",
        replacements: ["s", "ms", "min", "h"].map { text + $0 }
      )
    }
    return "write a whole number and its unit: 500ms, 6s, 10min, 2h (ten years at most)"
  }

  /// Returns the duration that another notation means: `1m`, `1.5s`, `5 seconds`; nil if it is not exactly one.
  static func meant(by text: String) -> String? {
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    guard let milliseconds = otherUnits.first(where: { $0.words.contains(unit) })?.milliseconds,
      let first = number.first, first != ".", number.last != ".", let value = Double(number),
      value * milliseconds <= Double(VirtualTime.longest.milliseconds)
    else { return nil }
    let time = Int64((value * milliseconds).rounded())
    guard abs(value * milliseconds - Double(time)) < 1e-6 else { return nil }
    let fitting = time == 0 ? units[1] : units.last { time % $0.1 == 0 } ?? units[0]
    return "\(time / fitting.1)\(fitting.0)"
  }
}

@_spi(Package) extension VirtualTime {
  /// Creates a duration from its text in a scenario, such as `90s`; nil if it is invalid or too long.
  public init?(_ text: String) {
    var number: Int64 = 0
    var rest = text.utf8[...]
    while let digit = rest.first, (0x30...0x39).contains(digit) {
      guard number < 100_000_000_000 else { return nil }
      number = number * 10 + Int64(digit - 0x30)
      rest.removeFirst()
    }
    guard rest.startIndex > text.utf8.startIndex,
      let unit = DurationText.units.first(where: { $0.0.utf8.elementsEqual(rest) })
    else { return nil }
    let time = number.multipliedReportingOverflow(by: unit.1)
    guard !time.overflow, time.partialValue <= Self.longest.milliseconds else { return nil }
    self.init(milliseconds: time.partialValue)
  }
}
