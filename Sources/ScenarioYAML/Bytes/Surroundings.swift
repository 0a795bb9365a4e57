import ScenarioLanguage

/// Finds the words and lines around a place, to point a diagnostic at them.
struct Surroundings {
  let bytes: [UInt8]
  /// The offset of the first byte that is not a byte order mark.
  let base: Int

  /// The byte at an offset; 0 at the end of the file, where no such byte can be.
  subscript(offset: Int) -> UInt8 {
    bytes.indices.contains(offset) ? bytes[offset] : 0
  }

  /// The offset of the first byte of a place's line.
  func lineStart(_ offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > base, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// The offset after the last byte of a place's line that is neither blank nor of a comment.
  func contentEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), end > offset, isBlank(bytes[end - 1]) { break }
      end += 1
    }
    while end > offset, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The offset of the first byte of a place's line that is no indentation.
  func indentEnd(_ offset: Int) -> Int {
    var start = lineStart(offset)
    while self[start] == UInt8(ascii: " ") || self[start] == UInt8(ascii: "\t") { start += 1 }
    return start
  }

  /// The offset of what a place's line says after its indentation and the dashes of its list items.
  func contentStart(_ offset: Int) -> Int {
    var start = indentEnd(offset)
    while self[start] == UInt8(ascii: "-"), self[start + 1] == UInt8(ascii: " ") {
      start += 1
      while self[start] == UInt8(ascii: " ") { start += 1 }
    }
    return start
  }

  /// How many bytes stand before a place in its line.
  func column(_ offset: Int) -> Int { offset - lineStart(offset) }

  /// Whether two places lie in one line.
  func areInOneLine(_ first: Int, _ second: Int) -> Bool { lineStart(first) == lineStart(second) }

  /// The number of a place's line, counted from 1.
  func lineNumber(_ offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } + 1
  }

  /// The nearest line above a place's own that says something, by the start of its content.
  func lineAbove(_ offset: Int) -> Int? {
    var start = lineStart(offset)
    while start > base {
      let content = contentStart(start - 1)
      start = lineStart(start - 1)
      if content < contentEnd(content), self[content] != UInt8(ascii: "#") { return content }
    }
    return nil
  }

  /// The last byte before a place that is no blank and no line end.
  func lastContent(before offset: Int) -> Int? {
    var last = min(offset, bytes.count) - 1
    while last >= base, isBlank(bytes[last]) || bytes[last] == 0x0A { last -= 1 }
    return last >= base ? last : nil
  }

  /// The place after a line's first key, which is its colon; nil if the line has no key before `end`.
  func colon(from start: Int, before end: Int) -> Int? {
    var quote: UInt8 = 0
    var offset = start
    while offset < end {
      let byte = self[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if offset == start || isBlank(self[offset - 1]) { quote = byte }
      } else if byte == UInt8(ascii: ":"), offset + 1 == bytes.count || isSpace(self[offset + 1]) {
        return offset
      }
      offset += 1
    }
    return nil
  }

  /// The word that begins at a place: up to a blank, a bracket or a comma, and one character at least.
  func word(_ offset: Int) -> SourceRange {
    guard offset < bytes.count else { return endOfContent }
    var end = offset + 1
    if self[offset] == UInt8(ascii: "\"") || self[offset] == UInt8(ascii: "'"),
      let quote = bytes[end..<contentEnd(end)].firstIndex(of: self[offset])
    {
      end = quote + 1
    } else if !endsWord(self[offset]) {
      while end < bytes.count, !endsWord(bytes[end]) { end += 1 }
    }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(offset, end)
  }

  /// The word that begins at a place, without the colon that makes a key of it.
  func key(_ offset: Int) -> SourceRange {
    var range = word(offset)
    if range.end - range.start > 1, self[Int(range.end) - 1] == UInt8(ascii: ":") { range.end -= 1 }
    return range
  }

  /// Where the word begins that a place stands in or right after.
  func wordStart(_ offset: Int) -> Int {
    var start = offset
    while start > base, !endsWord(self[start - 1]) { start -= 1 }
    return start
  }

  /// The place after all that the file says.
  var endOfContent: SourceRange {
    let end = (lastContent(before: bytes.count) ?? base - 1) + 1
    return SourceRange(end, end)
  }

  /// The text of a range, as a message quotes it.
  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self).excerpt
  }

  /// Whether a byte is a blank, or half of a line end.
  func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), 0x0A:
      true
    default:
      isBlank(byte)
    }
  }
}
