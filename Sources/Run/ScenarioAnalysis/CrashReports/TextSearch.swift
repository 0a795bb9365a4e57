/// Finding values in the words of a report.
enum TextSearch {
  /// Returns what follows a text; nil if it does not occur.
  static func rest(of text: some StringProtocol, after beginning: String) -> Substring? {
    let text = Substring(text)
    return text.firstRange(of: beginning).map { text[$0.upperBound...] }
  }

  /// Returns the word after a text, up to a space or a mark; nil if the text does not occur.
  static func word(in text: String, after beginning: String) -> String? {
    guard let rest = rest(of: text, after: beginning) else { return nil }
    let word = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return word.isEmpty ? nil : String(word)
  }

  /// Returns the number after a text, in thousandths: `19.95` is 19950; nil if there is none.
  static func thousandths(in text: String, after beginning: String) -> Int64? {
    guard let rest = rest(of: text, after: beginning) else { return nil }
    let digits = rest.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int64($0) }), whole < 1_000_000 else { return nil }
    let fraction = parts.count > 1 ? parts[1].prefix(3) : ""
    let padded = fraction + String(repeating: "0", count: 3 - fraction.count)
    return whole * 1000 + (Int64(padded) ?? 0)
  }

  /// Returns a number that is written with `0x` or in decimal; nil for anything else.
  static func code(_ word: some StringProtocol) -> UInt64? {
    word.lowercased().hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : UInt64(word)
  }
}
