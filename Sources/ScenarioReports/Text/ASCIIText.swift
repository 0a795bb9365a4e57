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
      default: result += VisibleText.code(of: scalar)
      }
    }
    return result
  }
}
