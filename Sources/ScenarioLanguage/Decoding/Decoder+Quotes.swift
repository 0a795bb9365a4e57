extension Decoder {
  /// A text that is compared to the letter, such as a URL: a quote that is no quote of YAML would belong to it.
  mutating func exactText(_ index: Tree.Index, _ what: @autoclosure () -> String) -> String? {
    guard let text = text(index, what()) else { return nil }
    if node(index).kind == .scalar, let meant = Self.withoutStrayQuotes(text) {
      let message = "a quote that YAML does not know as one belongs to the text '\(text)'"
      report(.strayQuote, at: index, message) { "write \"\(meant)\"" }
    }
    return text
  }

  /// The text without a quote at its end that opens nowhere, or without curly quotes around it; nil if it has none.
  private static func withoutStrayQuotes(_ text: String) -> String? {
    guard let first = text.first, let last = text.last, text.count > 1 else { return nil }
    let inner = text.dropFirst().dropLast()
    if "“”„«‘".contains(first), "“”»’‘".contains(last) { return String(inner) }
    let rest = text.dropLast()
    let isStray = (last == "\"" || last == "'") && !rest.contains(last) && !rest.contains(" ")
    return isStray ? String(rest) : nil
  }
}
