@_spi(Package) import ScenarioLanguage

// Mistakes in the indentation of keys, items and lines.
extension SyntaxError {
  /// Explains a node in a mapping that is not a key.
  var unexpectedInMapping: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    if isItem(offset) { return itemAmongKeys }
    let word = text.key(offset)
    guard text.colon(from: offset, before: text.contentEnd(offset)) == nil else {
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
    let column = text.column(text.indentEnd(offset))
    let item = text.lineNumber(offset)
    var first: Int?
    var endingKey: Int?
    for start in text.linesAbove(offset).lazy.map(text.indentEnd) {
      if text.column(start) == column, isItem(start) {
        guard let endingKey else { break }
        let word = text.key(endingKey)
        return indentationError(
          at: word,
          "'\(text[word])' is between the items of a list",
          help: "indent it like the keys of the item above; the list continues in line \(item)"
        )
      }
      if text.column(start) < column {
        // The line after the one that contains the list should be its first item.
        if endingKey == nil, let first, !isItem(first) {
          return missingSpaceAfterDash(at: first)
            ?? missingDash(at: first, help: "the list continues with '- ' in line \(item)")
        }
        if isItem(start) { break }
        endingKey = start
      }
      first = start
    }
    return indentationError(
      at: text.key(offset),
      "a list item is not allowed here, among keys",
      help: "indent it below the key that it belongs to, which has no other value"
    )
  }

  private func missingDash(at start: Int, help: Diagnostic.Help) -> Diagnostic {
    let word = text.key(start)
    return indentationError(at: word, "expected '- ' before '\(text[word])'", help: help)
  }

  /// Explains a node in a list that is not an item.
  var unexpectedInList: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    guard text.column(offset) == text.column(contextOffset), !isItem(offset) else {
      return misaligned(text.key(offset))
    }
    return missingSpaceAfterDash(at: offset)
      ?? missingDash(at: offset, help: "write '- ', or indent it like the keys of the item above")
  }

  /// Explains content after the end of the document.
  var unexpectedAfterDocument: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.key(offset)
    if let line = text.lineAbove(offset), text[text.lineStart(line)] == "%" {
      return error(
        at: word,
        "expected '---' after the directive",
        help: "write a line '---' before it, or remove the directive"
      )
    }
    if let rootStart, text.indentEnd(rootStart) == rootStart,
      text.column(offset) < text.column(rootStart)
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
  var itemOnKeyLine: Diagnostic {
    error(
      at: text.restOfLine(offset),
      "a list begins on a line of its own",
      help: "write '\(text[text.restOfLine(offset)])' on the next line"
    )
  }

  /// Explains a tab where only spaces are allowed.
  var unexpectedTab: Diagnostic {
    var start = offset
    while start > text.base, text[start - 1] == "\t" { start -= 1 }
    var end = offset
    while text[end] == "\t" { end += 1 }
    return text.indentEnd(offset) < offset
      ? error(at: start..<end, "a tab is not allowed here", help: "write a space instead")
      : error(at: start..<end, "a tab cannot indent a line", help: "indent with spaces")
  }

  /// Explains text that follows a value on its line.
  private var afterValue: Diagnostic? {
    guard let last = text.lastContent(before: offset), text.areOnSameLine(last, offset),
      offset < text.bytes.count, text.contentStart(offset) != offset
    else { return nil }
    let found = text[offset]
    let word = text.word(offset)
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
    if let multilineQuote { return lateClosingQuote(multilineQuote, by: before) }
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
  func indentationError(
    at range: Range<Int>,
    _ message: String,
    help: Diagnostic.Help
  ) -> Diagnostic {
    guard let fix = IndentationFix.find(near: offset, in: text),
      !text.areOnSameLine(fix.start, range.lowerBound)
    else { return error(at: range, message, help: help) }
    let word = fix.start..<text.key(text.contentStart(fix.start)).upperBound
    let change = fix.column == 0 ? "" : ", not by \(text.column(fix.start))"
    return error(
      at: word,
      "the indentation of '\(text[word])' does not match the lines around it",
      help: "\(indenting(by: fix.column))\(change)"
    )
  }

  private func indenting(by column: Int) -> String {
    column == 0 ? "do not indent it" : "indent it by \(column) \(column == 1 ? "space" : "spaces")"
  }

  /// Explains a line that begins in a column in which no line above begins.
  func misaligned(_ word: Range<Int>) -> Diagnostic {
    guard !isItem(word.lowerBound) else {
      return indentationError(
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
    return indentationError(
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
