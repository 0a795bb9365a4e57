extension SwiftLexer {
  /// How many literals may be in each other's interpolations.
  private static let deepest = 100

  /// Reads a literal, whose quotation mark follows after number signs.
  mutating func string(pounds: Int) {
    let start = offset
    var quote = offset + pounds
    let isMultiline = beginsMultilineString(at: quote, pounds: pounds)
    quote += isMultiline ? 3 : 1
    let string = OpenString(start: start, pounds: pounds, isMultiline: isMultiline)
    offset = quote
    continueString(string, from: start, isFirstPart: true)
  }

  private func beginsMultilineString(at quote: Int, pounds: Int) -> Bool {
    guard quote + 2 < bytes.count, bytes[quote + 1] == UInt8(ascii: "\""),
      bytes[quote + 2] == UInt8(ascii: "\"")
    else { return false }
    // `#"""#` has one line: it is a quotation mark.
    let rest = bytes[(quote + 3)...].first { !$0.isBlank }
    return pounds == 0 || rest?.isNewline != false
  }

  /// Reads a literal up to its end or to its next interpolation.
  mutating func continueString(_ string: OpenString, from start: Int, isFirstPart: Bool) {
    let kind: Token.Kind = isFirstPart ? .string : .stringPart
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\""), isEnd(of: string) {
        offset += (string.isMultiline ? 3 : 1) + string.pounds
        return writer.append(kind, start..<offset)
      }
      if byte == UInt8(ascii: "\\"), hasPounds(string.pounds, at: offset + 1) {
        let escaped = offset + 1 + string.pounds
        if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
          return beginInterpolation(string, part: start..<offset, end: escaped + 1)
        }
        offset = min(escaped + 1, bytes.count)
      } else if byte.isNewline, !string.isMultiline {
        writer.report("this string is not closed", at: string.start)
        return writer.append(kind, start..<offset)
      } else {
        offset += 1
      }
    }
    writer.report("this string is not closed", at: string.start)
    writer.append(kind, start..<bytes.count)
  }

  private mutating func beginInterpolation(_ string: OpenString, part: Range<Int>, end: Int) {
    writer.append(.stringPart, part)
    writer.append(.open, part.upperBound..<end)
    offset = end
    if openStrings.count < Self.deepest {
      openStrings.append(string)
    } else {
      writer.report("strings are nested too deeply in this one", at: string.start)
      offset = bytes.count
    }
  }

  private func isEnd(of string: OpenString) -> Bool {
    var index = offset
    if string.isMultiline {
      guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else { return false }
      index += 2
    }
    return hasPounds(string.pounds, at: index + 1)
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    // Only so many are looked at as the literal begins with, which are few.
    return (index..<index + count).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
  }
}
