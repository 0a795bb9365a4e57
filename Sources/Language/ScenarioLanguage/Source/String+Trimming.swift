extension String {
  /// The string without a trailing colon.
  package var trimmingLastColon: String { hasSuffix(":") ? String(dropLast()) : self }

  /// The string without whitespace at its ends.
  package var trimmingWhitespace: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The string on one line, as names and reasons are printed.
  var inOneLine: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    return split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  /// The string without an unmatched closing bracket at its end.
  var trimmingBracket: String {
    guard let last, last == "]" && !contains("[") || last == "}" && !contains("{") else {
      return self
    }
    return String(dropLast()).trimmingBlanks
  }

  private var trimmingBlanks: String {
    String(Substring(self).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
