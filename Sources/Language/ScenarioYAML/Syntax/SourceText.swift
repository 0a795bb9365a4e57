/// The text of a file, with functions to find the words and lines around an offset.
struct SourceText {
  let bytes: [UInt8]
  /// The offset of the first byte that is not a byte order mark.
  let base: Int

  /// The byte at an offset as a character; zero at the end of the file, where no such byte can be.
  subscript(offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(bytes.indices.contains(offset) ? bytes[offset] : 0)
  }

  /// The text of a range, as quoted in a message.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).excerpt
  }

  // MARK: - Lines

  /// Returns the offset of the first byte of the line at an offset.
  func lineStart(_ offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > base, self[start - 1] != "\n" { start -= 1 }
    return start
  }

  /// Returns the offset after the last byte of the line that is neither blank nor part of a comment.
  func contentEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, self[end] != "\n" {
      if self[end] == "#", end > offset, self[end - 1].isBlank { break }
      end += 1
    }
    while end > offset, self[end - 1].isBlank { end -= 1 }
    return end
  }

  /// Returns the range from an offset to the end of its line, without trailing comments and blanks.
  func restOfLine(_ offset: Int) -> Range<Int> { offset..<contentEnd(offset) }

  /// Returns the offset of the first byte of the line after its indentation.
  func indentEnd(_ offset: Int) -> Int {
    var start = lineStart(offset)
    while self[start] == " " || self[start] == "\t" { start += 1 }
    return start
  }

  /// Returns the offset of the content of the line after its indentation and the dashes of its list items.
  func contentStart(_ offset: Int) -> Int {
    var start = indentEnd(offset)
    while self[start] == "-", self[start + 1] == " " {
      start += 1
      while self[start] == " " { start += 1 }
    }
    return start
  }

  /// Returns the number of bytes before an offset on its line.
  func column(_ offset: Int) -> Int { offset - lineStart(offset) }

  /// Returns whether two offsets are on the same line.
  func areOnSameLine(_ first: Int, _ second: Int) -> Bool { lineStart(first) == lineStart(second) }

  /// Returns the line number of an offset, starting at 1.
  func lineNumber(_ offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } + 1
  }

  /// Returns the starts of the content of the nonempty lines above an offset, from the nearest on.
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

  /// Returns the start of the content of the nearest nonempty line above an offset.
  func lineAbove(_ offset: Int) -> Int? { linesAbove(offset).first { _ in true } }

  /// Returns the offset of the last byte before an offset that is neither a blank nor a line end.
  func lastContent(before offset: Int) -> Int? {
    var last = min(offset, bytes.count) - 1
    while last >= base, self[last].isBlank || self[last] == "\n" { last -= 1 }
    return last >= base ? last : nil
  }

  /// The empty range after all content of the file.
  var endOfContent: Range<Int> {
    let end = (lastContent(before: bytes.count) ?? base - 1) + 1
    return end..<end
  }

  // MARK: - Words

  /// Returns the offset of the colon after a line's first key; nil if there is none before `end`.
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

  /// Returns the word that begins at an offset: up to a blank, a bracket or a comma, and at least one character.
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

  /// Returns the word that begins at an offset, without the colon of a key.
  func key(_ offset: Int) -> Range<Int> {
    let word = word(offset)
    return word.count > 1 && self[word.upperBound - 1] == ":" ? word.dropLast() : word
  }

  /// Returns the start of the word that contains an offset or ends at it.
  func wordStart(_ offset: Int) -> Int {
    var start = offset
    while start > base, !self[start - 1].endsWord { start -= 1 }
    return start
  }
}

extension Unicode.Scalar {
  /// Whether it is a space, a tab or a carriage return.
  var isBlank: Bool { self == " " || self == "\t" || self == "\r" }

  /// Whether it is a single or double quote.
  var isQuote: Bool { self == "\"" || self == "'" }

  /// Whether it opens a flow list or mapping.
  var isOpeningBracket: Bool { self == "[" || self == "{" }

  /// Whether it is an ASCII letter or digit.
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
