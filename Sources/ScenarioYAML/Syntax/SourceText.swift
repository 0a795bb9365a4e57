import ScenarioLanguage

/// The text of a file, with what finds the words and lines around a place.
struct SourceText {
  let bytes: [UInt8]
  /// The offset of the first byte that is not a byte order mark.
  let base: Int

  /// The byte at an offset as a character; zero at the end of the file, where no such byte can be.
  subscript(offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(bytes.indices.contains(offset) ? bytes[offset] : 0)
  }

  /// The text of a range, as a message quotes it.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).excerpt
  }

  // MARK: - Lines

  /// The offset of the first byte of a place's line.
  func lineStart(_ offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > base, self[start - 1] != "\n" { start -= 1 }
    return start
  }

  /// The offset after the last byte of a place's line that is neither blank nor of a comment.
  func contentEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, self[end] != "\n" {
      if self[end] == "#", end > offset, self[end - 1].isBlank { break }
      end += 1
    }
    while end > offset, self[end - 1].isBlank { end -= 1 }
    return end
  }

  /// A place with the rest of its line, comments and blanks at its end left out.
  func restOfLine(_ offset: Int) -> Range<Int> { offset..<contentEnd(offset) }

  /// The offset of the first byte of a place's line that is no indentation.
  func indentEnd(_ offset: Int) -> Int {
    var start = lineStart(offset)
    while self[start] == " " || self[start] == "\t" { start += 1 }
    return start
  }

  /// The offset of the content of a place's line after its indentation and the dashes of its list items.
  func contentStart(_ offset: Int) -> Int {
    var start = indentEnd(offset)
    while self[start] == "-", self[start + 1] == " " {
      start += 1
      while self[start] == " " { start += 1 }
    }
    return start
  }

  /// How many bytes are before a place in its line.
  func column(_ offset: Int) -> Int { offset - lineStart(offset) }

  /// Whether two places are in the same line.
  func areInOneLine(_ first: Int, _ second: Int) -> Bool { lineStart(first) == lineStart(second) }

  /// The number of a place's line, counted from 1.
  func lineNumber(_ offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } + 1
  }

  /// The lines above a place's own that have content, from the nearest on, each by the start of its content.
  func linesAbove(_ offset: Int) -> some Sequence<Int> {
    sequence(state: offset) { (line: inout Int) -> Int? in
      var start = lineStart(line)
      while start > base {
        let content = contentStart(start - 1)
        start = lineStart(start - 1)
        if content < contentEnd(content), self[content] != "#" {
          line = content
          return content
        }
      }
      return nil
    }
  }

  /// The nearest line above a place's own that has content, by the start of its content.
  func lineAbove(_ offset: Int) -> Int? { linesAbove(offset).first { _ in true } }

  /// The last byte before a place that is no blank and no line end.
  func lastContent(before offset: Int) -> Int? {
    var last = min(offset, bytes.count) - 1
    while last >= base, self[last].isBlank || self[last] == "\n" { last -= 1 }
    return last >= base ? last : nil
  }

  /// The place after all content of the file.
  var endOfContent: Range<Int> {
    let end = (lastContent(before: bytes.count) ?? base - 1) + 1
    return end..<end
  }

  // MARK: - Words

  /// The place after a line's first key, which is its colon; nil if the line has no key before `end`.
  func colon(from start: Int, before end: Int) -> Int? {
    var quote: Unicode.Scalar?
    for offset in stride(from: start, to: end, by: 1) {
      let character = self[offset]
      if quote != nil {
        if character == quote { quote = nil }
      } else if character.isQuote {
        if offset == start || self[offset - 1].isBlank { quote = character }
      } else if character == ":", offset + 1 == bytes.count || isSpace(bytes[offset + 1]) {
        return offset
      }
    }
    return nil
  }

  /// The word that begins at a place: up to a blank, a bracket or a comma, and one character at least.
  func word(_ offset: Int) -> Range<Int> {
    guard offset < bytes.count else { return endOfContent }
    var end = offset + 1
    if self[offset].isQuote,
      let quote = bytes[restOfLine(end)].firstIndex(of: bytes[offset])
    {
      end = quote + 1
    } else if !self[offset].endsWord {
      while end < bytes.count, !self[end].endsWord { end += 1 }
    }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }

  /// The word that begins at a place, without the colon that makes a key of it.
  func key(_ offset: Int) -> Range<Int> {
    let word = word(offset)
    return word.count > 1 && self[word.upperBound - 1] == ":" ? word.dropLast() : word
  }

  /// Where the word begins that a place is in or right after.
  func wordStart(_ offset: Int) -> Int {
    var start = offset
    while start > base, !self[start - 1].endsWord { start -= 1 }
    return start
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank, or half of a line end.
  var isBlank: Bool { self == " " || self == "\t" || self == "\r" }

  /// Whether it is one of the two kinds of quotes.
  var isQuote: Bool { self == "\"" || self == "'" }

  /// Whether it opens a list or mapping in brackets.
  var isOpeningBracket: Bool { self == "[" || self == "{" }

  /// Whether it is a letter of ASCII or a digit.
  var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  fileprivate var endsWord: Bool {
    switch self {
    case ",", "[", "]", "{", "}", "\n": true
    default: isBlank
    }
  }
}
