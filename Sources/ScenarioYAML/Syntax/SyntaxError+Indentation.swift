import ScenarioLanguage

// Mistakes in the indentation of keys, items and lines.
extension SyntaxError {
  /// Explains a node in a mapping that is not a key.
  var unexpectedInMapping: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    if isItem(place) { return itemAmongKeys }
    let word = text.key(place)
    guard text.colon(from: place, before: text.contentEnd(place)) == nil else {
      return misaligned(word)
    }
    return error(
      at: word,
      "'\(text[word])' belongs to no value above it",
      help: "indent it like the text above it, or put the whole text in quotes"
    )
  }

  /// Explains a list item among keys: a dash is missing above, or a key ended the list.
  private var itemAmongKeys: Diagnostic {
    let column = text.column(text.indentEnd(place))
    let item = text.lineNumber(place)
    var first: Int?
    var ender: Int?
    for start in text.linesAbove(place).lazy.map(text.indentEnd) {
      if text.column(start) == column, isItem(start) {
        guard let ender else { break }
        let word = text.key(ender)
        return ofIndentation(
          at: word,
          "'\(text[word])' is between the items of a list",
          help: "indent it like the keys of the item above; the list continues in line \(item)"
        )
      }
      if text.column(start) < column {
        // The line after the one that contains the list should be its first item.
        if ender == nil, let first, !isItem(first) {
          return missingSpaceAfterDash(at: first)
            ?? missingDash(at: first, help: "the list continues with '- ' in line \(item)")
        }
        if isItem(start) { break }
        ender = start
      }
      first = start
    }
    return ofIndentation(
      at: text.key(place),
      "a list item is not allowed here, among keys",
      help: "indent it below the key that it belongs to, which has no other value"
    )
  }

  private func missingDash(at start: Int, help: String) -> Diagnostic {
    let word = text.key(start)
    return ofIndentation(at: word, "expected '- ' before '\(text[word])'", help: help)
  }

  /// Explains a node in a list that is not an item.
  var unexpectedInList: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    guard text.column(place) == text.column(contextPlace), !isItem(place) else {
      return misaligned(text.key(place))
    }
    return missingSpaceAfterDash(at: place)
      ?? missingDash(at: place, help: "write '- ', or indent it like the keys of the item above")
  }

  /// Explains content after the end of the document.
  var unexpectedAfterDocument: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.key(place)
    if let line = text.lineAbove(place), text[text.lineStart(line)] == "%" {
      return error(
        at: word,
        "expected '---' after the directive",
        help: "write a line '---' before it, or remove the directive"
      )
    }
    if let rootStart, text.indentEnd(rootStart) == rootStart,
      text.column(place) < text.column(rootStart)
    {
      return misaligned(word)
    }
    return error(
      at: word,
      "'\(text[word])' is after the end of the document",
      help: "put a line '---' between two documents"
    )
  }

  /// Explains a list that begins on the line of its key.
  var itemBesideKey: Diagnostic {
    error(
      at: text.restOfLine(place),
      "a list begins on a line of its own",
      help: "write '\(text[text.restOfLine(place)])' on the next line"
    )
  }

  /// Explains a tab where only spaces are allowed.
  var tab: Diagnostic {
    var start = place
    while start > text.base, text[start - 1] == "\t" { start -= 1 }
    var end = place
    while text[end] == "\t" { end += 1 }
    return text.indentEnd(place) < place
      ? error(at: start..<end, "a tab is not allowed here", help: "write a space instead")
      : error(at: start..<end, "a tab cannot indent a line", help: "indent with spaces")
  }

  /// Explains text that follows a value on its line.
  private var afterValue: Diagnostic? {
    guard let last = text.lastContent(before: place), text.areInOneLine(last, place),
      place < text.bytes.count, text.contentStart(place) != place
    else { return nil }
    let found = text[place]
    let word = text.word(place)
    if found == "]" || found == "}" {
      return error(
        at: word,
        "unexpected '\(text[word])'",
        help: "no bracket is open that it would close"
      )
    }
    let before = text[last]
    guard before.isQuote else {
      return error(
        at: word,
        "unexpected '\(text[word])' after the end of the value",
        help: "put the whole value in quotes"
      )
    }
    if let longQuote { return quoteClosedLate(longQuote, by: before) }
    return error(
      at: word,
      "unexpected '\(text[word])' after the closing quote",
      help: found == ","
        ? "begin what follows on a line of its own"
        : before == "'"
          ? "write '' for a quote inside single quotes"
          : "write \\\" for a quote inside double quotes"
    )
  }

  /// Returns a diagnostic of the indentation, possibly of another line that does not match.
  func ofIndentation(at range: Range<Int>, _ message: String, help: String) -> Diagnostic {
    guard let fix = IndentationFix.find(near: place, in: text),
      !text.areInOneLine(fix.start, range.lowerBound)
    else { return error(at: range, message, help: help) }
    let word = fix.start..<text.key(text.contentStart(fix.start)).upperBound
    let change = fix.column == 0 ? "" : ", not by \(text.column(fix.start))"
    return error(
      at: word,
      "the indentation of '\(text[word])' does not match the lines around it",
      help: indenting(by: fix.column) + change
    )
  }

  private func indenting(by column: Int) -> String {
    column == 0 ? "do not indent it" : "indent it by \(column) \(column == 1 ? "space" : "spaces")"
  }

  /// Explains a line that begins in a column in which no line above begins.
  func misaligned(_ word: Range<Int>) -> Diagnostic {
    guard !isItem(word.lowerBound) else {
      return ofIndentation(
        at: word,
        "the list item does not line up with any line above",
        help: "begin it in the column of the list's other items"
      )
    }
    // The intended column is probably that of the nearest line above with the most similar indentation.
    let column = text.column(word.lowerBound)
    let model = text.linesAbove(word.lowerBound).prefix(8).min {
      abs(text.column($0) - column) < abs(text.column($1) - column)
    }
    return ofIndentation(
      at: word,
      "'\(text[word])' does not line up with any line above",
      help: model.map { "\(indenting(by: text.column($0))), like '\(text[text.key($0)])'" }
        ?? "begin it in the column of the lines that it belongs to"
    )
  }

  private func isItem(_ offset: Int) -> Bool {
    text[offset] == "-" && !("!"..."~").contains(text[offset + 1])
  }
}
