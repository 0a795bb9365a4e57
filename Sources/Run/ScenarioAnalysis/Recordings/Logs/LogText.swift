internal import ScenarioSystem

/// The words and lines of a log, as bytes: it may be in any encoding.
enum LogText {
  /// Returns the rest of the line at a position.
  static func line(in text: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    text[start...].prefix { $0 != 0x0A }
  }

  /// Calls a function with each line that begins before a limit, and its number.
  static func forEachLine(
    of text: [UInt8],
    upTo limit: Int = .max,
    _ body: (Int, ArraySlice<UInt8>) -> Void
  ) {
    var (number, start) = (1, 0)
    while start < min(text.count, limit) {
      let end = text.firstIndex(of: 0x0A, from: start) ?? text.count
      body(number, text[start..<end])
      (number, start) = (number + 1, end + 1)
    }
  }

  /// Calls a function with each line that has one of these numbers, in ascending order.
  static func forEachLine(
    of text: [UInt8],
    in numbers: [Int],
    _ body: (Int, ArraySlice<UInt8>) -> Void
  ) {
    var (number, start, index) = (1, 0, 0)
    while start < text.count, index < numbers.count {
      let end = text.firstIndex(of: 0x0A, from: start) ?? text.count
      if numbers[index] == number {
        body(number, text[start..<end])
        while index < numbers.count, numbers[index] == number { index += 1 }
      }
      (number, start) = (number + 1, end + 1)
    }
  }

  /// Returns the words of a line in lower case.
  static func words(of line: ArraySlice<UInt8>) -> [String] {
    line.split { !isLetterOrDigit($0) }.map { lowercased($0) }
  }

  /// Returns the last word of a line in lower case; nil if a line has none.
  static func endingWord(of line: ArraySlice<UInt8>) -> String? {
    guard let end = line.lastIndex(where: isLetterOrDigit) else { return nil }
    let start = line[...end].lastIndex { !isLetterOrDigit($0) }.map { $0 + 1 } ?? line.startIndex
    return end - start < 20 ? lowercased(line[start...end]) : nil
  }

  /// Returns a line without the spaces around it, in lower case; nil if it is empty or has more bytes than a limit.
  static func trimmed(_ line: ArraySlice<UInt8>, upTo limit: Int) -> String? {
    guard let start = line.firstIndex(where: { $0 > 0x20 }),
      let end = line.lastIndex(where: { $0 > 0x20 }), end - start < limit
    else { return nil }
    return lowercased(line[start...end])
  }

  /// Returns the identifier of which a range is a part.
  static func word(in text: [UInt8], around range: Range<Int>) -> String {
    let start = text[..<range.lowerBound].lastIndex { !isPartOfName($0) }.map { $0 + 1 } ?? 0
    let end = text[range.upperBound...].firstIndex { !isPartOfName($0) } ?? text.count
    return String(decoding: text[start..<end].prefix(80), as: UTF8.self)
  }

  /// Returns the beginning of a line, to name it in a message.
  static func beginning(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(40), as: UTF8.self)
  }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "_")
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    let lower = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: lower, as: UTF8.self)
  }
}
