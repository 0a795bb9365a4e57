import ScenarioLanguage

// Mistakes in how keys, items and lines stand below one another.
extension SyntaxError {
  /// Something stands in a mapping that is no key of it.
  var unexpectedInMapping: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.key(place)
    if isItem(place) { return itemAmongKeys }
    if text.colon(from: place, before: text.contentEnd(place)) == nil {
      return syntax(
        at: word,
        "'\(text.text(word))' belongs to no value above it",
        help: "indent it like the text above it, or put the whole text in quotes"
      )
    }
    return misaligned(word)
  }

  /// A list goes on where keys stand: a dash is missing above, or a key ended the list.
  private var itemAmongKeys: Diagnostic {
    let column = text.column(text.indentEnd(place))
    let item = text.lineNumber(place)
    var first: Int?
    var ender: Int?
    var line = text.lineAbove(place)
    while let content = line {
      let start = text.indentEnd(content)
      if text.column(start) == column, isItem(start) {
        guard let ender else { break }
        let word = text.key(ender)
        return ofIndentation(
          syntax(
            at: word,
            "'\(text.text(word))' is between the items of a list",
            help: "indent it like the keys of the item above; the list continues in line \(item)"
          )
        )
      }
      if text.column(start) < column {
        // The line right below the one that holds the list should be its first item.
        if ender == nil, let first, !isItem(first) {
          if let diagnostic = missingSpaceAfterDash(at: first) { return diagnostic }
          let word = text.key(first)
          return ofIndentation(
            syntax(
              at: word,
              "expected '- ' before '\(text.text(word))'",
              help: "the list continues with '- ' in line \(item)"
            )
          )
        }
        if isItem(start) { break }
        ender = start
      }
      first = start
      line = text.lineAbove(content)
    }
    return ofIndentation(
      syntax(
        at: text.key(place),
        "a list item is not allowed here, among keys",
        help: "indent it below the key that it belongs to, which has no other value"
      )
    )
  }

  /// Something stands in a list that is no item of it.
  var unexpectedInList: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.key(place)
    guard text.column(place) == text.column(contextPlace), !isItem(place) else {
      return misaligned(word)
    }
    if let diagnostic = missingSpaceAfterDash(at: place) { return diagnostic }
    return ofIndentation(
      syntax(
        at: word,
        "expected '- ' before '\(text.text(word))'",
        help: "write '- ', or indent it like the keys of the item above"
      )
    )
  }

  /// Something stands after all that a document can hold.
  var unexpectedAfterDocument: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.key(place)
    if let line = text.lineAbove(place), text[text.lineStart(line)] == UInt8(ascii: "%") {
      return syntax(
        at: word,
        "expected '---' after the directive",
        help: "write a line '---' before it, or leave the directive out"
      )
    }
    if let rootStart, text.indentEnd(rootStart) == rootStart,
      text.column(place) < text.column(rootStart)
    {
      return misaligned(word)
    }
    return syntax(
      at: word,
      "'\(text.text(word))' is after the end of the document",
      help: "put a line '---' between two documents"
    )
  }

  /// A list begins on the line of its key.
  var itemBesideKey: Diagnostic {
    syntax(
      at: SourceRange(place, text.contentEnd(place)),
      "a list begins on a line of its own",
      help: "write '\(text.text(SourceRange(place, text.contentEnd(place))))' on the next line"
    )
  }

  /// A tab stands where only spaces count.
  var tab: Diagnostic {
    var start = place
    while start > text.base, text[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    var end = place
    while text[end] == UInt8(ascii: "\t") { end += 1 }
    guard text.indentEnd(place) >= place else {
      return syntax(
        at: SourceRange(start, end),
        "a tab is not allowed here",
        help: "write a space instead"
      )
    }
    return syntax(
      at: SourceRange(start, end),
      "a tab cannot indent a line",
      help: "indent with spaces"
    )
  }

  /// What stands at the place, if that is the line of the value before it.
  private var afterValue: Diagnostic? {
    guard let last = text.lastContent(before: place), text.areInOneLine(last, place),
      place < text.bytes.count, text.contentStart(place) != place
    else { return nil }
    let found = text[place]
    let word = text.word(place)
    if found == UInt8(ascii: "]") || found == UInt8(ascii: "}") {
      return syntax(
        at: word,
        "unexpected '\(text.text(word))'",
        help: "no bracket is open that it would close"
      )
    }
    let before = text[last]
    guard before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") else {
      return syntax(
        at: word,
        "unexpected '\(text.text(word))' after the end of the value",
        help: "put the whole value in quotes"
      )
    }
    if let lastScalar, lastScalar.kind == .quoted,
      !text.areInOneLine(Int(lastScalar.range.start), Int(lastScalar.range.end))
    {
      let start = Int(lastScalar.range.start)
      return syntax(
        at: SourceRange(start, text.contentEnd(start)),
        "the quote that opens here is closed only in line \(text.lineNumber(last))",
        help: "write \(Character(UnicodeScalar(before))) where the text ends"
      )
    }
    return syntax(
      at: word,
      "unexpected '\(text.text(word))' after the closing quote",
      help: found == UInt8(ascii: ",")
        ? "begin what follows on a line of its own"
        : before == UInt8(ascii: "'")
          ? "write '' for a quote inside single quotes"
          : "write \\\" for a quote inside double quotes"
    )
  }

  /// The diagnostic of the indentation; of another line, if that is the one that does not match.
  func ofIndentation(_ usual: Diagnostic) -> Diagnostic {
    guard let edit = IndentationFix.find(near: place, in: text),
      !text.areInOneLine(edit.start, Int(usual.range.start))
    else { return usual }
    let start = text.contentStart(edit.start)
    let word = SourceRange(edit.start, Int(text.key(start).end))
    let spaces = edit.column == 1 ? "space" : "spaces"
    return syntax(
      at: word,
      "the indentation of '\(text.text(word))' does not match the lines around it",
      help: edit.column == 0
        ? "do not indent it"
        : "indent it by \(edit.column) \(spaces), not by \(text.column(edit.start))"
    )
  }

  /// A line that begins in a column in which nothing above it does.
  func misaligned(_ word: SourceRange) -> Diagnostic {
    guard !isItem(Int(word.start)) else {
      return ofIndentation(
        syntax(
          at: word,
          "the list item does not line up with any line above",
          help: "begin it in the column of the list's other items"
        )
      )
    }
    var help = "begin it in the column of the lines that it belongs to"
    if let model = nearestColumn(to: Int(word.start)) {
      let count = text.column(model)
      let spaces = count == 1 ? "space" : "spaces"
      help = count == 0 ? "do not indent it" : "indent it by \(count) \(spaces)"
      help += ", like '\(text.text(text.key(model)))'"
    }
    return ofIndentation(
      syntax(
        at: word,
        "'\(text.text(word))' does not line up with any line above",
        help: help
      )
    )
  }

  /// Where a line above begins that a line was most likely meant to line up with.
  private func nearestColumn(to place: Int) -> Int? {
    var best: Int?
    var line = text.lineAbove(place)
    for _ in 0..<8 {
      guard let content = line else { break }
      let distance = abs(text.column(content) - text.column(place))
      if best.map({ distance < abs(text.column($0) - text.column(place)) }) ?? true {
        best = content
      }
      line = text.lineAbove(content)
    }
    return best
  }

  private func isItem(_ offset: Int) -> Bool {
    text[offset] == UInt8(ascii: "-") && !(0x21...0x7E).contains(text[offset + 1])
  }
}
