import ScenarioLanguage

// Mistakes inside of [...] and {...}.
extension SyntaxError {
  /// A value is followed by what can stand neither after nor beside it.
  func insideBrackets(opening start: Int) -> Diagnostic {
    let isBracket = text[start] == UInt8(ascii: "[") || text[start] == UInt8(ascii: "{")
    let opening = isBracket ? start : outerBracket ?? start
    let found = text[place]
    if isClosed(at: opening, by: found) == false {
      let closer = closer(of: opening)
      return syntax(
        at: SourceRange(place, place + 1),
        "expected '\(closer)' and not '\(text.text(text.word(place)))'",
        help: "the '\(text.text(text.word(opening)))' of line \(text.lineNumber(opening)) is open"
      )
    }
    if let diagnostic = quoteLeftOpen(after: opening) { return diagnostic }
    if isLeftOpen(opening) { return unclosed(opening) }
    if found == UInt8(ascii: "{"), text[place - 1] == UInt8(ascii: "$") { return unquotedVariable }
    if let diagnostic = bracketOrColonLost(opening) { return diagnostic }
    if found == UInt8(ascii: ":"),
      text.indentEnd(place) < text.wordStart(place)
        || text.areInOneLine(place, opening)
    {
      let start = text.wordStart(place)
      return syntax(
        at: SourceRange(start, place + 1),
        "unexpected ':' after '\(text.text(SourceRange(start, place)))'",
        help: "put a value with a colon in quotes, or ',' before the next key"
      )
    }
    let word =
      found == UInt8(ascii: ":") ? SourceRange(text.wordStart(place), place) : text.word(place)
    return syntax(
      at: word,
      "expected ',' before '\(text.text(word))'",
      help: "put ',' between the two, or both in quotes as one"
    )
  }

  /// A key and its value in brackets, between which the colon or the bracket is missing.
  private func bracketOrColonLost(_ opening: Int) -> Diagnostic? {
    guard let last = text.lastContent(before: place), text.areInOneLine(last, place),
      isOfWord(text[last])
    else { return nil }
    let found = text[place]
    let word = SourceRange(text.wordStart(last), last + 1)
    let before = text.lastContent(before: Int(word.start)).map { text[$0] }
    let name = text.text(word)
    if found == UInt8(ascii: ":") {
      guard before == UInt8(ascii: ":") else { return nil }
      return syntax(
        at: SourceRange(Int(word.start), place + 1),
        "expected '{' before '\(name):'",
        help: "write '{ \(name): .. }', or put a value with a colon in quotes"
      )
    }
    let isBracket = found == UInt8(ascii: "{") || found == UInt8(ascii: "[")
    let isInMapping = text[opening] == UInt8(ascii: "{") && before != UInt8(ascii: ":")
    guard isBracket || isInMapping, text.isBlank(text[place - 1]) else { return nil }
    let value = isBracket ? String(UnicodeScalar(found)) : text.text(text.word(place))
    return syntax(
      at: word,
      "expected ':' after '\(name)'",
      help: "write '\(name): \(value)', or ',' between the two"
    )
  }

  func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      false
    }
  }

  /// A bracket that follows the first word of its line without a colon, or without a space.
  var bracketBehindWord: Diagnostic? {
    let start = text.contentStart(place)
    guard isOfWord(text[start]) else { return nil }
    let word = text.word(start)
    var next = Int(word.end)
    while text.isBlank(text[next]) { next += 1 }
    guard text[next] == UInt8(ascii: "{") || text[next] == UInt8(ascii: "[") else { return nil }
    let name = text.text(word)
    let bracket = UnicodeScalar(text[next])
    if text[Int(word.end) - 1] == UInt8(ascii: ":") {
      guard next == Int(word.end) else { return nil }
      return syntax(
        at: word,
        "expected a space after '\(name)'",
        help: "write '\(name) \(bracket)'"
      )
    }
    return syntax(at: word, "expected ':' after '\(name)'", help: "write '\(name): \(bracket)'")
  }

  /// A quote inside of the brackets that goes on to the next quote of the file, lines below.
  private func quoteLeftOpen(after opening: Int) -> Diagnostic? {
    guard let lastScalar, lastScalar.kind == .quoted, lastScalar.range.start > opening else {
      return nil
    }
    let start = Int(lastScalar.range.start)
    let end = Int(lastScalar.range.end)
    guard !text.areInOneLine(start, end) else { return nil }
    return syntax(
      at: SourceRange(start, text.contentEnd(start)),
      "the quote that opens here is closed only in line \(text.lineNumber(end))",
      help: "write \(Character(UnicodeScalar(text[start]))) where the text ends"
    )
  }

  /// A comma, bracket or end stands where a value should.
  var missingValue: Diagnostic {
    if let openBracket {
      let found = text[place]
      if found == UInt8(ascii: ",") {
        return syntax(
          at: SourceRange(place, place + 1),
          "expected a value before ','",
          help: "leave one comma out"
        )
      }
      return insideBrackets(opening: openBracket)
    }
    let word = text.word(place)
    if text.text(word) == "..." {
      return Diagnostic(
        .emptyFile,
        at: word,
        "the document is empty",
        help: "write a scenario, or leave the line out"
      )
    }
    return badFirstCharacter
  }

  /// A colon stands right before a comma or bracket, where libyaml takes it neither as text nor as a key's.
  var colonInBrackets: Diagnostic {
    let range = SourceRange(contextPlace, place + 1)
    let word = text.text(range)
    let next = text[place + 1]
    if next == UInt8(ascii: ",") || next == UInt8(ascii: "]") || next == UInt8(ascii: "}") {
      return syntax(
        at: range,
        "'\(word)' cannot end with ':' inside brackets",
        help: "leave the last colon out, or write \(quoted(word))"
      )
    }
    return syntax(
      at: range,
      "expected a space after '\(word)'",
      help: "write '\(word) \(Character(UnicodeScalar(next)))'"
    )
  }

  private var unquotedVariable: Diagnostic {
    let start = text.wordStart(place)
    var end = place
    while end < text.bytes.count, text[end] != UInt8(ascii: "}"), text[end] != 0x0A { end += 1 }
    if text[end] == UInt8(ascii: "}") { end = Int(text.word(end).end) }
    if !text.isBlank(text[end]), text[end] != 0x0A { end = max(end, wordEnd(end)) }
    let range = SourceRange(start, end)
    return syntax(
      at: range,
      "'\(text.text(range))' must be in quotes inside brackets",
      help: "write \(quoted(text.text(range)))"
    )
  }

  private func wordEnd(_ offset: Int) -> Int {
    switch text[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), 0:
      offset
    default:
      Int(text.word(offset).end)
    }
  }

  /// Whether the file goes on as if the bracket had been closed.
  private func isLeftOpen(_ opening: Int) -> Bool {
    guard text.lastContent(before: text.bytes.count) ?? 0 >= place else { return true }
    guard !text.areInOneLine(opening, place) else { return false }
    let first = text.indentEnd(place)
    let isItem = text[first] == UInt8(ascii: "-") && text[first + 1] == UInt8(ascii: " ")
    if isItem { return true }
    let line = text.bytes[first..<text.contentEnd(first)]
    let bracket = line.first {
      $0 == text[opening] || Character(UnicodeScalar($0)) == closer(of: opening)
    }
    if let bracket, bracket != text[opening] { return false }
    let isKey = text.colon(from: first, before: line.endIndex) != nil
    return isKey && text.column(first) <= text.column(text.contentStart(opening))
  }

  private func unclosed(_ opening: Int) -> Diagnostic {
    let what = text[opening] == UInt8(ascii: "[") ? "list" : "mapping"
    return syntax(
      at: SourceRange(opening, opening + 1),
      "'\(text.text(text.word(opening)))' is never closed",
      help: "write '\(closer(of: opening))' where the \(what) ends"
    )
  }

  private func closer(of opening: Int) -> Character {
    text[opening] == UInt8(ascii: "[") ? "]" : "}"
  }

  /// Whether a closing bracket is the right one; nil if it is none.
  private func isClosed(at opening: Int, by byte: UInt8) -> Bool? {
    guard byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return nil }
    return Character(UnicodeScalar(byte)) == closer(of: opening)
  }
}
