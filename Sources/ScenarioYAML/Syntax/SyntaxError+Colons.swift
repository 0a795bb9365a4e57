import ScenarioLanguage

// Colons that are missing, or that nobody expected.
extension SyntaxError {
  /// A line looks like no key, though its place asks for one.
  var missingColon: Diagnostic {
    let start = contextPlace
    let line = SourceRange(start, text.contentEnd(start))
    let first = text.word(start)
    let word = text.text(first)
    if text[start] == UInt8(ascii: "-") {
      return syntax(
        at: first,
        "expected a space after '-'",
        help: "write '- \(word.dropFirst())'"
      )
    }
    if let diagnostic = missingSpace(in: first) { return diagnostic }
    let rest = text.text(SourceRange(Int(first.end), Int(line.end))).drop { $0 == " " }
    if let diagnostic = wideColon(in: first) { return diagnostic }
    if word.hasSuffix(":"), word.utf8.count > 1, !rest.isEmpty {
      return syntax(
        at: first,
        "expected a space after '\(word)'",
        help: "write '\(word) \(rest)'"
      )
    }
    return syntax(
      at: first,
      "expected ':' after '\(word)'",
      help: rest.isEmpty
        ? "write '\(word):', or '- \(word)' in a list"
        : "write '\(word): \(rest.withoutEqualsSign)'"
    )
  }

  /// A colon makes a key of what cannot be one.
  var unexpectedColon: Diagnostic {
    let start = text.contentStart(place)
    if let first = text.colon(from: start, before: place) { return secondColon(after: first) }
    let key = SourceRange(min(start, place), place)
    if place - start > 1024 {
      return syntax(at: key, "a key is longer than 1,024 characters")
    }
    let last = text[place - 1]
    if last == UInt8(ascii: "\"") || last == UInt8(ascii: "'"), text[start] != last {
      return syntax(
        at: SourceRange(start, place),
        "a key cannot go over several lines",
        help: "close the quote where it opens"
      )
    }
    guard start < place, let above = text.lineAbove(place) else {
      return syntax(
        at: SourceRange(place, place + 1),
        "unexpected ':'",
        help: "put a value with a colon in quotes"
      )
    }
    return unexpectedKey(key, above: above)
  }

  /// A second colon on the line of a key.
  private func secondColon(after first: Int) -> Diagnostic {
    var start = first + 1
    while text.isBlank(text[start]) { start += 1 }
    let end = text.contentEnd(start)
    let value = text.text(SourceRange(start, end))
    if end == place + 1 {
      let word = text.text(SourceRange(start, place))
      return syntax(
        at: SourceRange(start, end),
        "a value on the line of its key cannot end with ':'",
        help: "leave the last colon out; a list is written [\(word)]"
      )
    }
    let closing = Character(UnicodeScalar(text[end - 1]))
    if let opening = Self.openings[closing],
      !text.bytes[start..<end].contains(opening.asciiValue ?? 0)
    {
      return syntax(
        at: SourceRange(start, end),
        "nothing opens the '\(closing)' at the end of the line",
        help: "write '\(opening)\(opening == "{" ? " " : "")\(value)'"
      )
    }
    if let opening = value.first, "[{\"'".contains(opening) {
      return syntax(
        at: SourceRange(place, place + 1),
        "unexpected ':' after the end of the value",
        help: "put the key and its value on a line of their own"
      )
    }
    return syntax(
      at: SourceRange(start, end),
      "a value with ': ' in it must be in quotes",
      help: "write \(quoted(value)), or a second key on its own line"
    )
  }

  private static let openings: [Character: Character] = ["}": "{", "]": "["]

  /// The colon of another script, which is none to YAML.
  private func wideColon(in word: SourceRange) -> Diagnostic? {
    let text = text.text(word)
    guard text.contains("：") else { return nil }
    return syntax(
      at: word,
      "'：' is not a colon in YAML",
      help: "write '\(text.replacing("：", with: ": "))'"
    )
  }

  /// A dash that sticks to its word, in the place's line or the one above.
  var dashWithoutSpace: Diagnostic? {
    for line in [text.contentStart(place), text.lineAbove(place)] {
      guard let start = line, text[start] == UInt8(ascii: "-"), text.indentEnd(start) == start,
        isOfWord(text[start + 1])
      else { continue }
      let word = text.word(start)
      return syntax(
        at: word,
        "expected a space after '-'",
        help: "write '- \(text.text(SourceRange(start + 1, Int(word.end))))'"
      )
    }
    return nil
  }

  /// A dash that sticks to the key behind it.
  func missingSpaceAfterDash(at start: Int) -> Diagnostic? {
    guard text[start] == UInt8(ascii: "-"), !text.isBlank(text[start + 1]) else { return nil }
    let word = text.word(start)
    let name = text.text(word)
    guard name.count > 1, name.hasSuffix(":") else { return nil }
    return syntax(
      at: word,
      "expected a space after '-'",
      help: "write '- \(name.dropFirst())'"
    )
  }

  /// A key, though the text above it has not come to its end.
  private func unexpectedKey(_ key: SourceRange, above: Int) -> Diagnostic {
    let aboveLine = SourceRange(above, text.contentEnd(above))
    let aboveWord = text.word(above)
    let difference = text.column(Int(key.start)) - text.column(above)
    if let diagnostic = missingSpaceAfterDash(at: above) { return diagnostic }
    if let colon = text.colon(from: above, before: Int(aboveLine.end)) {
      let name = text.text(SourceRange(above, colon))
      if difference > 0, colon + 1 < Int(aboveLine.end) {
        // Keys of an item stand two columns further than its dash.
        let dash = difference == 2 ? "begin an item with '- \(name): ..', " : ""
        return ofIndentation(
          syntax(
            at: key,
            "'\(text.text(key))' is indented further than '\(name)', which has a value",
            help: "\(dash)indent it like '\(name)', or move the value of '\(name)' below it"
          )
        )
      }
      return misaligned(key)
    }
    if let diagnostic = missingSpace(in: aboveWord) ?? wideColon(in: aboveWord) {
      return diagnostic
    }
    let isOneWord = Int(aboveWord.end) == Int(aboveLine.end)
    if difference == 0 || difference > 0 && isOneWord {
      let word = text.text(aboveWord)
      let rest = text.text(SourceRange(Int(aboveWord.end), Int(aboveLine.end))).drop { $0 == " " }
      return syntax(
        at: aboveWord,
        "expected ':' after '\(word)'",
        help: rest.isEmpty ? "write '\(word):'" : "write '\(word): \(rest.withoutEqualsSign)'"
      )
    }
    return misaligned(key)
  }

  /// A colon that is followed by its value at once.
  private func missingSpace(in word: SourceRange) -> Diagnostic? {
    let bytes = text.bytes[Int(word.start)..<Int(word.end)]
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
      colon + 1 < bytes.endIndex
    else { return nil }
    let key = text.text(SourceRange(Int(word.start), colon + 1))
    let value = text.text(SourceRange(colon + 1, Int(word.end)))
    return syntax(
      at: word,
      "expected a space after '\(key)'",
      help: "write '\(key) \(value)'"
    )
  }
}

extension Substring {
  /// The value behind an equals sign, which other languages have in the place of a colon.
  fileprivate var withoutEqualsSign: Substring {
    hasPrefix("= ") ? dropFirst(2) : self
  }
}
