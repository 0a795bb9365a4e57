@_spi(Package) import ScenarioLanguage

// Mistakes in scalars.
extension SyntaxError {
  /// Explains a quote that is still open at the end of the file or document.
  var unclosedQuote: Diagnostic {
    error(
      at: text.restOfLine(contextOffset),
      "the quote that opens here is never closed",
      help: "write \(text[contextOffset]) where the text ends"
    )
  }

  /// Explains a quote that is closed lines below, by the opening quote of another text.
  func lateClosingQuote(_ quote: Range<Int>, by sign: Unicode.Scalar) -> Diagnostic {
    error(
      at: text.restOfLine(quote.lowerBound),
      "the quote that opens here is closed only in line \(text.lineNumber(quote.upperBound))",
      help: "write \(sign) where the text ends"
    )
  }

  /// Explains an invalid escape in double quotes.
  var badEscape: Diagnostic {
    var start = offset
    while start > contextOffset, text[start] != "\\" { start -= 1 }
    guard let count = (["x": 2, "u": 4, "U": 8] as [Unicode.Scalar: Int])[text[start + 1]] else {
      let escape = start..<text.word(start + 1).lowerBound + characterLength(start + 1)
      return error(
        at: escape,
        "unknown escape '\(text[escape])'",
        help: "write '\\\\' for a backslash, or put the text in single quotes"
      )
    }
    let digits = (start + 2..<start + 2 + count).prefix { text[$0].properties.isASCIIHexDigit }
    let escape = start..<digits.upperBound
    guard digits.count == count else {
      return error(
        at: escape,
        "expected \(count) hexadecimal digits after '\(text[escape].prefix(2))'",
        help: "write '\\\\' for a backslash"
      )
    }
    return error(
      at: escape,
      "'\(text[escape])' is not a character",
      help: "write the character itself, or '\\U' and its 8 digits"
    )
  }

  /// Explains an anchor or alias without a valid name.
  var badName: Diagnostic {
    let word = text.word(contextOffset)
    let isAlias = text[contextOffset] == "*"
    return error(
      at: word,
      "'\(text[word])' is not an \(isAlias ? "alias" : "anchor")",
      help: "put a value that begins with '\(isAlias ? "*" : "&")' in quotes"
    )
  }

  /// Explains text on the line of the | or > of a block scalar.
  var badBlockHeader: Diagnostic {
    let header = contextOffset..<max(contextOffset + 1, text.contentEnd(contextOffset))
    let sign = text[contextOffset]
    return error(
      at: header,
      "unexpected '\(text[header].dropFirst())' after '\(sign)'",
      help: "the text begins on the next line; put a value that begins with '\(sign)' in quotes"
    )
  }

  /// Explains a value that begins with a reserved character of YAML.
  var badFirstCharacter: Diagnostic {
    guard offset < text.bytes.count else {
      return error(at: text.endOfContent, "expected a value before the end of the file")
    }
    // In brackets, a value ends with the word; before a colon, it is a key.
    let before = text[text.lastContent(before: offset) ?? offset]
    let isInBrackets = openBracket != nil || before == "," || before.isOpeningBracket
    let lineEnd = text.contentEnd(offset)
    let end = text.colon(from: offset, before: lineEnd) ?? lineEnd
    let word = isInBrackets ? text.word(offset) : offset..<max(end, offset + 1)
    let value = text[word]
    return error(
      at: word,
      "a value cannot begin with '\(value.prefix(1))'",
      help: "write \(ScalarText.quoted(value))"
    )
  }

  private func characterLength(_ offset: Int) -> Int {
    var length = 1
    while text[offset + length].value & 0xC0 == 0x80 { length += 1 }
    return min(length, max(0, text.bytes.count - offset))
  }
}
