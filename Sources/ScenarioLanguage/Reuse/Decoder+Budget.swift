/// Limits of expansion: in a few lines, fragments, rows and variables could expand to billions of values.
extension Decoder {
  /// The maximum number of decoded values in a file, counting repeated decoding and repeated steps.
  static let mostValues = 1_000_000
  /// The maximum size of a file's text with all variables substituted, in bytes.
  static let mostText = 8 << 20

  /// Whether the maximum number of values is exceeded, so that decoding stops.
  var isSpent: Bool { spentValues > Self.mostValues }

  /// Counts values that are about to be decoded, possibly again; reports an error if there are too many.
  mutating func pay(for count: Int, at index: Tree.Index) -> Bool {
    let (sum, overflow) = spentValues.addingReportingOverflow(count)
    spentValues = overflow ? .max : sum
    if isSpent { reportTooMuch(at: index) }
    return !isSpent
  }

  /// Returns whether this many bytes can be inserted; otherwise reports an error and stops decoding.
  mutating func hasBudget(forText count: Int, at index: Tree.Index) -> Bool {
    guard tree.text.count + count > Self.mostText else { return true }
    spentValues = .max
    reportTooMuch(at: index)
    return false
  }

  private mutating func reportTooMuch(at index: Tree.Index) {
    guard !diagnostics.all.contains(where: { $0.id == .tooMuchPutIn }) else { return }
    let message = "after expansion the file exceeds 1,000,000 values, or 8 MiB of text, here"
    report(.tooMuchPutIn, at: index, message) {
      "use fewer rows, smaller fragments or shorter strings"
    }
  }
}
