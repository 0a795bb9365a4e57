/// Limits what is inserted: in a few lines, fragments, rows and variables could expand to billions.
extension Decoder {
  /// The values that are read in a file, each time that it is read counted, and the steps that are repeated.
  static let mostValues = 1_000_000
  /// The bytes of a file's text and of all that variables make of it.
  static let mostText = 8 << 20

  /// Whether so much was read that nothing more is.
  var isSpent: Bool { spentValues > Self.mostValues }

  /// Pays for values that are read now, perhaps not for the first time; an error where it becomes too much.
  mutating func pay(for count: Int, at index: Tree.Index) -> Bool {
    let (sum, overflow) = spentValues.addingReportingOverflow(count)
    spentValues = overflow ? .max : sum
    if isSpent { reportTooMuch(at: index) }
    return !isSpent
  }

  /// Whether this many bytes more can be inserted; an error, and nothing is read any more, if they cannot.
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
