/// Limits of expansion: in a few lines, fragments, rows and variables could expand to billions of values.
extension TreeDecoder {
  /// The maximum number of decoded values in a file, counting repeated decoding and repeated steps.
  static let maximumValueCount = 1_000_000
  /// The maximum size of a file's text with all variables substituted, in bytes.
  static let maximumTextSize = 8 << 20

  /// Whether the maximum number of values is exceeded, so that decoding stops.
  var isBudgetExhausted: Bool { decodedValueCount > Self.maximumValueCount }

  /// Counts values that are about to be decoded, possibly again; reports an error if there are too many.
  mutating func countValues(_ count: Int, at index: Tree.Index) -> Bool {
    let (sum, overflow) = decodedValueCount.addingReportingOverflow(count)
    decodedValueCount = overflow ? .max : sum
    if isBudgetExhausted { reportExpansionLimit(at: index) }
    return !isBudgetExhausted
  }

  /// Returns whether this many bytes can be inserted; otherwise reports an error and stops decoding.
  mutating func hasBudget(forText count: Int, at index: Tree.Index) -> Bool {
    guard tree.text.count + count > Self.maximumTextSize else { return true }
    decodedValueCount = .max
    reportExpansionLimit(at: index)
    return false
  }

  private mutating func reportExpansionLimit(at index: Tree.Index) {
    guard !diagnostics.all.contains(where: { $0.id == .tooMuchPutIn }) else { return }
    let message = "after expansion the file exceeds 1,000,000 values, or 8 MiB of text, here"
    report(.tooMuchPutIn, at: index, message) {
      "use fewer rows, smaller fragments or shorter strings"
    }
  }
}
