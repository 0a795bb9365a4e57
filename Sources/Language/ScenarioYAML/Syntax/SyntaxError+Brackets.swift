@_spi(Package) import ScenarioLanguage

// Mistakes inside of [...] and {...}.
extension SyntaxError {
  /// Explains an unexpected character after a value in brackets.
  func insideBrackets(opening start: Int) -> Diagnostic {
    let opening = text[start].isOpeningBracket ? start : outerBracket ?? start
    let closer = closer(of: opening)
    let found = text[offset]
    if found == "]" || found == "}", found != closer {
      return error(
        at: offset..<offset + 1,
        "expected '\(closer)' and not '\(text[text.word(offset)])'",
        help: "the '\(text[text.word(opening)])' of line \(text.lineNumber(opening)) is open"
      )
    }
    if let multilineQuote, multilineQuote.lowerBound > opening {
      return lateClosingQuote(multilineQuote, by: text[multilineQuote.lowerBound])
    }
    if isUnclosed(opening) {
      return error(
        at: opening..<opening + 1,
        "'\(text[text.word(opening)])' is never closed",
        help: "write '\(closer)' where the \(text[opening] == "[" ? "list" : "mapping") ends"
      )
    }
    if found == "{", text[offset - 1] == "$" { return unquotedVariable }
    if let diagnostic = missingBracketOrColon(opening) { return diagnostic }
    let wordStart = text.wordStart(offset)
    if found == ":", text.indentEnd(offset) < wordStart || text.areOnSameLine(offset, opening) {
      return error(
        at: wordStart..<offset + 1,
        "unexpected ':' after '\(text[wordStart..<offset])'",
        help: "put a value with a colon in quotes, or ',' before the next key"
      )
    }
    let word = found == ":" ? wordStart..<offset : text.word(offset)
    return error(
      at: word,
      "expected ',' before '\(text[word])'",
      help: "put ',' between the two, or both in quotes as one"
    )
  }

  /// Explains a missing colon or bracket between a key and its value in brackets.
  private func missingBracketOrColon(_ opening: Int) -> Diagnostic? {
    guard let last = text.lastContent(before: offset), text.areOnSameLine(last, offset),
      text[last].isLetterOrDigit
    else { return nil }
    let found = text[offset]
    let word = text.wordStart(last)..<last + 1
    let before = text.lastContent(before: word.lowerBound).map { text[$0] }
    let name = text[word]
    if found == ":" {
      guard before == ":" else { return nil }
      return error(
        at: word.lowerBound..<offset + 1,
        "expected '{' before '\(name):'",
        help: "write '{ \(name): .. }', or put a value with a colon in quotes"
      )
    }
    let isInMapping = text[opening] == "{" && before != ":"
    guard found.isOpeningBracket || isInMapping, text[offset - 1].isBlank else { return nil }
    let value = found.isOpeningBracket ? String(found) : text[text.word(offset)]
    return error(
      at: word,
      "expected ':' after '\(name)'",
      help: "write '\(name): \(value)', or ',' between the two"
    )
  }

  /// Explains a bracket that follows the first word of its line without a colon, or without a space.
  var bracketAfterWord: Diagnostic? {
    let start = text.contentStart(offset)
    guard text[start].isLetterOrDigit else { return nil }
    let word = text.word(start)
    var next = word.upperBound
    while text[next].isBlank { next += 1 }
    let bracket = text[next]
    guard bracket.isOpeningBracket else { return nil }
    let name = text[word]
    guard text[word.upperBound - 1] == ":" else {
      return error(at: word, "expected ':' after '\(name)'", help: "write '\(name): \(bracket)'")
    }
    guard next == word.upperBound else { return nil }
    return missingSpace(at: word, between: name, and: String(bracket))
  }

  /// Explains a comma, bracket or end of file instead of a value.
  var missingValue: Diagnostic {
    guard let openBracket else {
      let word = text.word(offset)
      guard text[word] == "..." else { return badFirstCharacter }
      return error(
        .emptyFile,
        at: word,
        "the document is empty",
        help: "write a scenario, or remove the line"
      )
    }
    guard text[offset] == "," else { return insideBrackets(opening: openBracket) }
    return error(at: offset..<offset + 1, "expected a value before ','", help: "remove one comma")
  }

  /// Explains a colon right before a comma or bracket, which libyaml rejects.
  var colonInBrackets: Diagnostic {
    let range = contextOffset..<offset + 1
    let word = text[range]
    let next = text[offset + 1]
    guard next == "," || next == "]" || next == "}" else {
      return missingSpace(at: range, between: word, and: String(next))
    }
    return error(
      at: range,
      "'\(word)' cannot end with ':' inside brackets",
      help: "remove the last colon, or write \(ScalarText.quoted(word))"
    )
  }

  private var unquotedVariable: Diagnostic {
    var end = offset
    while end < text.bytes.count, text[end] != "}", text[end] != "\n" { end += 1 }
    if text[end] == "}" { end = text.word(end).upperBound }
    switch text[end] {
    case ",", "[", "]", "{", "}", "\n", "\0": break
    case let next: if !next.isBlank { end = text.word(end).upperBound }
    }
    let range = text.wordStart(offset)..<end
    return error(
      at: range,
      "'\(text[range])' must be in quotes inside brackets",
      help: "write \(ScalarText.quoted(text[range]))"
    )
  }

  /// Returns whether the file continues as if the bracket had been closed.
  private func isUnclosed(_ opening: Int) -> Bool {
    guard text.lastContent(before: text.bytes.count) ?? 0 >= offset else { return true }
    guard !text.areOnSameLine(opening, offset) else { return false }
    let first = text.indentEnd(offset)
    if text[first] == "-", text[first + 1] == " " { return true }
    let line = text.restOfLine(first)
    let closer = closer(of: opening)
    let bracket = line.lazy.map { text[$0] }.first { $0 == text[opening] || $0 == closer }
    if bracket == closer { return false }
    let isKey = text.colon(from: first, before: line.upperBound) != nil
    return isKey && text.column(first) <= text.column(text.contentStart(opening))
  }

  private func closer(of opening: Int) -> Unicode.Scalar { text[opening] == "[" ? "]" : "}" }
}
