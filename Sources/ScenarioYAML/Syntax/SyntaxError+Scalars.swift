import ScenarioLanguage

// Mistakes in a value itself.
extension SyntaxError {
  /// A quote is open at the end of the file or document.
  var unclosedQuote: Diagnostic {
    let quote = Character(UnicodeScalar(text[contextPlace]))
    return syntax(
      at: SourceRange(contextPlace, text.contentEnd(contextPlace)),
      "the quote that opens here is never closed",
      help: "write \(quote) where the text ends"
    )
  }

  /// A backslash in double quotes is followed by what is no escape.
  var badEscape: Diagnostic {
    var start = place
    while start > contextPlace, text[start] != UInt8(ascii: "\\") { start -= 1 }
    let letter = text[start + 1]
    guard letter == UInt8(ascii: "x") || letter == UInt8(ascii: "u") || letter == UInt8(ascii: "U")
    else {
      let escape = SourceRange(start, Int(text.word(start + 1).start) + characterLength(start + 1))
      return syntax(
        at: escape,
        "unknown escape '\(text.text(escape))'",
        help: "write '\\\\' for a backslash, or put the text in single quotes"
      )
    }
    let digits = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
    var end = start + 2
    while end < start + 2 + digits, isHexadecimal(text[end]) { end += 1 }
    let escape = SourceRange(start, end)
    guard end == start + 2 + digits else {
      return syntax(
        at: escape,
        "expected \(digits) hexadecimal digits after '\(text.text(escape).prefix(2))'",
        help: "write '\\\\' for a backslash"
      )
    }
    return syntax(
      at: escape,
      "'\(text.text(escape))' is not a character",
      help: "write the character itself, or '\\U' and its 8 digits"
    )
  }

  /// An anchor or alias without a proper name.
  var badName: Diagnostic {
    let word = text.word(contextPlace)
    let isAlias = text[contextPlace] == UInt8(ascii: "*")
    return syntax(
      at: word,
      "'\(text.text(word))' is not an \(isAlias ? "alias" : "anchor")",
      help: "put a value that begins with '\(isAlias ? "*" : "&")' in quotes"
    )
  }

  /// What stands beside the | or > of a text of several lines.
  var badBlockHeader: Diagnostic {
    let header = SourceRange(contextPlace, max(contextPlace + 1, text.contentEnd(contextPlace)))
    let sign = Character(UnicodeScalar(text[contextPlace]))
    return syntax(
      at: header,
      "unexpected '\(text.text(header).dropFirst())' after '\(sign)'",
      help: "the text begins on the next line; put a value that begins with '\(sign)' in quotes"
    )
  }

  /// A value begins with a character that means something else to YAML.
  var badFirstCharacter: Diagnostic {
    guard place < text.bytes.count else {
      return syntax(at: text.endOfContent, "expected a value before the end of the file")
    }
    // In brackets a value ends with the word, and before a colon it is a key.
    let before = text[text.lastContent(before: place) ?? place]
    let isInBrackets =
      openBracket != nil || before == UInt8(ascii: ",") || before == UInt8(ascii: "[")
      || before == UInt8(ascii: "{")
    let end = text.colon(from: place, before: text.contentEnd(place)) ?? text.contentEnd(place)
    let word = isInBrackets ? text.word(place) : SourceRange(place, max(end, place + 1))
    let value = text.text(word)
    return syntax(
      at: word,
      "a value cannot begin with '\(value.prefix(1))'",
      help: "write \(quoted(value))"
    )
  }

  private func characterLength(_ offset: Int) -> Int {
    var length = 1
    while text[offset + length] & 0xC0 == 0x80 { length += 1 }
    return min(length, max(0, text.bytes.count - offset))
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default:
      false
    }
  }
}
