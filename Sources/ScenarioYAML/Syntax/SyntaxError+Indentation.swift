import ScenarioLanguage

// Mistakes in how keys, items and lines stand below one another.
extension SyntaxError {
  /// Something stands in a mapping that is no key of it.
  var unexpectedInMapping: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.word(place)
    let difference = text.column(place) - text.column(contextPlace)
    if isItem(place) {
      return syntax(
        at: word,
        "a list item cannot stand here, among keys",
        help: "indent it below the key that it belongs to, which has no other value"
      )
    }
    return misaligned(word, difference: difference, model: contextPlace)
  }

  /// Something stands in a list that is no item of it.
  var unexpectedInList: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.word(place)
    let difference = text.column(place) - text.column(contextPlace)
    if difference == 0, !isItem(place) {
      return syntax(
        at: word,
        "expected '- ' before '\(name(of: word))'",
        help: "write '- ', or indent it like the keys of the item above"
      )
    }
    if isItem(place) { return misaligned(word, difference: difference, model: contextPlace) }
    return misaligned(
      word,
      difference: difference,
      model: difference > 0 ? text.contentStart(contextPlace) : nil
    )
  }

  /// Something stands after all that a document can hold.
  var unexpectedAfterDocument: Diagnostic {
    if let diagnostic = afterValue { return diagnostic }
    let word = text.word(place)
    if let line = text.lineAbove(place), text[text.lineStart(line)] == UInt8(ascii: "%") {
      return syntax(
        at: word,
        "expected '---' after the directive",
        help: "write a line '---' before it, or leave the directive out"
      )
    }
    if let rootStart {
      let difference = text.column(place) - text.column(rootStart)
      if difference != 0 { return misaligned(word, difference: difference, model: rootStart) }
    }
    return syntax(
      at: word,
      "'\(name(of: word))' stands after the end of the document",
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
        "a tab cannot stand here",
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
      help: before == UInt8(ascii: "'")
        ? "write '' for a quote inside of single quotes"
        : "write \\\" for a quote inside of double quotes"
    )
  }

  /// A line that begins in a column in which nothing above it does.
  func misaligned(_ word: SourceRange, difference: Int, model: Int?) -> Diagnostic {
    let direction = difference > 0 ? "further than" : "less than"
    guard let model, model < place else {
      return syntax(
        at: word,
        "'\(name(of: word))' does not line up with any line above",
        help: "begin it in the column of the lines that it belongs to"
      )
    }
    let other = name(of: text.word(model))
    let indentation = text.column(model)
    return syntax(
      at: word,
      "'\(name(of: word))' is indented \(direction) '\(other)'",
      help: "indent both by \(indentation) \(indentation == 1 ? "space" : "spaces")"
    )
  }

  /// A word without the colon of a key.
  func name(of word: SourceRange) -> String {
    let text = text.text(word)
    return text.count > 1 && text.last == ":" ? String(text.dropLast()) : text
  }

  private func isItem(_ offset: Int) -> Bool {
    text[offset] == UInt8(ascii: "-") && !(0x21...0x7E).contains(text[offset + 1])
  }
}
