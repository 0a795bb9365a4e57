@_spi(Package) import ScenarioLanguage

// Missing or unexpected colons.
extension SyntaxError {
  /// Explains a line without a key where one is required.
  var missingColon: Diagnostic {
    let first = text.word(contextOffset)
    let word = text[first]
    if text[contextOffset] == "-" { return missingSpaceAfterDash(in: first) }
    if let diagnostic = missingSpaceAfterColon(in: first) ?? fullWidthColon(in: first) {
      return diagnostic
    }
    let rest = restOfLine(after: first)
    if word.hasSuffix(":"), word.utf8.count > 1, !rest.isEmpty {
      return missingSpace(at: first, between: word, and: rest)
    }
    return missingColon(after: first, or: ", or '- \(word)' in a list")
  }

  /// Explains a word that should be a key; if nothing follows it on its line, `alternative` may apply.
  private func missingColon(after word: Range<Int>, or alternative: String = "") -> Diagnostic {
    let name = text[word]
    let rest = restOfLine(after: word)
    // Other languages use an equals sign instead of a colon.
    let value = rest.hasPrefix("= ") ? String(rest.dropFirst(2)) : rest
    return error(
      at: word,
      "expected ':' after '\(name)'",
      help: rest.isEmpty ? "write '\(name):'\(alternative)" : .write("\(name): \(value)")
    )
  }

  private func restOfLine(after word: Range<Int>) -> String {
    let end = text.contentEnd(word.lowerBound)
    return String(text[word.upperBound..<end].drop { $0 == " " })
  }

  /// Explains a colon after text that cannot be a key.
  var unexpectedColon: Diagnostic {
    let start = text.contentStart(offset)
    if let first = text.colon(from: start, before: offset) { return secondColon(after: first) }
    let key = min(start, offset)..<offset
    if offset - start > 1024 { return error(at: key, "a key is longer than 1,024 characters") }
    let last = text[offset - 1]
    if last.isQuote, text[start] != last {
      return error(
        at: start..<offset,
        "a key cannot go over several lines",
        help: "close the quote where it opens"
      )
    }
    guard start < offset, let above = text.lineAbove(offset) else {
      let colon = offset..<offset + 1
      return error(at: colon, "unexpected ':'", help: "put a value with a colon in quotes")
    }
    return unexpectedKey(key, above: above)
  }

  /// Explains a second colon on the line of a key.
  private func secondColon(after first: Int) -> Diagnostic {
    var start = first + 1
    while text[start].isBlank { start += 1 }
    let range = text.restOfLine(start)
    let value = text[range]
    let key = text.contentStart(offset)..<offset
    if text[key].contains("("), !text[text.contentStart(offset)..<first].contains(")"),
      text[key].hasSuffix(")")
    {
      return error(
        at: key,
        "a name with ': ' in it needs quotes",
        help: text[key].hasPrefix("onChange(of:")
          ? "write each phase: 'during: { scenePhase.background: [..] }' below 'app'"
          : .write(ScalarText.quoted(text[key]))
      )
    }
    if range.upperBound == offset + 1 {
      return error(
        at: range,
        "a value on the line of its key cannot end with ':'",
        help: "remove the last colon; a list is written [\(text[start..<offset])]"
      )
    }
    let closing = text[range.upperBound - 1]
    let opening: Unicode.Scalar? = closing == "}" ? "{" : closing == "]" ? "[" : nil
    if let opening, !range.contains(where: { text[$0] == opening }) {
      return error(
        at: range,
        "nothing opens the '\(closing)' at the end of the line",
        help: .write("\(opening)\(opening == "{" ? " " : "")\(value)")
      )
    }
    if let first = value.first, "[{\"'".contains(first) {
      return error(
        at: offset..<offset + 1,
        "unexpected ':' after the end of the value",
        help: "put the key and its value on a line of their own"
      )
    }
    return error(
      at: range,
      "a value with ': ' in it must be in quotes",
      help: Diagnostic.Help(
        "write \(ScalarText.quoted(value)), or a second key on its own line",
        replacements: [ScalarText.quoted(value)]
      )
    )
  }

  /// Explains a full-width colon, which has no meaning in YAML.
  private func fullWidthColon(in word: Range<Int>) -> Diagnostic? {
    let name = text[word]
    guard name.contains("：") else { return nil }
    return error(
      at: word,
      "'：' is not a colon in YAML",
      help: .write(name.replacing("：", with: ": "))
    )
  }

  /// Explains a dash without a space before its word, on the line of the error or the one above.
  var dashWithoutSpace: Diagnostic? {
    let start = [text.contentStart(offset), text.lineAbove(offset)].compactMap(\.self).first {
      text[$0] == "-" && text.indentEnd($0) == $0 && text[$0 + 1].isLetterOrDigit
    }
    return start.map { missingSpaceAfterDash(in: text.word($0)) }
  }

  /// Explains a dash without a space before a key.
  func missingSpaceAfterDash(at start: Int) -> Diagnostic? {
    guard text[start] == "-", !text[start + 1].isBlank else { return nil }
    let word = text.word(start)
    let name = text[word]
    return name.count > 1 && name.hasSuffix(":") ? missingSpaceAfterDash(in: word) : nil
  }

  private func missingSpaceAfterDash(in word: Range<Int>) -> Diagnostic {
    missingSpace(at: word, between: "-", and: text[word.dropFirst()])
  }

  /// Explains a key after unfinished text on the line above.
  private func unexpectedKey(_ key: Range<Int>, above: Int) -> Diagnostic {
    let end = text.contentEnd(above)
    let word = text.word(above)
    let difference = text.column(key.lowerBound) - text.column(above)
    if let diagnostic = missingSpaceAfterDash(at: above) { return diagnostic }
    if let colon = text.colon(from: above, before: end) {
      guard difference > 0, colon + 1 < end else { return misaligned(key) }
      let name = text[above..<colon]
      // The keys of an item are two columns right of its dash.
      let dash = difference == 2 ? "begin an item with '- \(name): ..', " : ""
      return indentationError(
        at: key,
        "'\(text[key])' is indented further than '\(name)', which has a value",
        help: "\(dash)indent it like '\(name)', or move the value of '\(name)' below it"
      )
    }
    if let diagnostic = fullWidthColon(in: word) { return diagnostic }
    // A selector with a colon inside may lack the last one, too.
    if difference > 0, word.upperBound == end { return missingColon(after: word) }
    if let diagnostic = missingSpaceAfterColon(in: word) { return diagnostic }
    return difference == 0 ? missingColon(after: word) : misaligned(key)
  }

  /// Explains a colon that is followed by its value without a space.
  private func missingSpaceAfterColon(in word: Range<Int>) -> Diagnostic? {
    let inner = word.dropFirst().dropLast()
    guard let colon = inner.first(where: { text[$0] == ":" }), text[word.lowerBound] != ":" else {
      return nil
    }
    let key = text[word.lowerBound..<colon + 1]
    return missingSpace(at: word, between: key, and: text[colon + 1..<word.upperBound])
  }
}
