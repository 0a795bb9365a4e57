/// Dates of XML property lists, `2026-09-14T10:00:00Z`.
enum XMLDate {
  /// Returns the seconds since January 1, 2001, UTC; nil for anything but a date.
  static func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == pattern.count,
      zip(bytes, pattern).allSatisfy({ $1 == 0x30 ? (0x30...0x39).contains($0) : $0 == $1 })
    else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    let days = self.days(year, month, day) - self.days(2001, 1, 1)
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  /// Returns the number of days from a fixed one to a date; a year begins in March, so that a leap day is its last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month < 3 ? year - 1 : year
    let months = (month + 9) % 12
    return years * 365 + years / 4 - years / 100 + years / 400 + (months * 306 + 5) / 10 + day
  }
}

/// Data in XML property lists.
enum Base64 {
  /// Returns the bytes that a text stands for; nil for anything but Base64.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    let padding = text.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding < 3, text.utf8.count % 4 == 0 else { return nil }
    for byte in text.utf8.dropLast(padding) {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
