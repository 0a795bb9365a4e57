/// Text for a terminal that shows nothing but ASCII: what else it holds is written as its code, `\u{E9}`.
enum ASCIIText {
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "→": result += "->"
      case "…": result += "..."
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      // The picture of a control character, which stands for it already.
      case "\u{2400}"..."\u{241F}":
        result += "^\(UnicodeScalar(UInt8(scalar.value - 0x2400 + 0x40)))"
      default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}
