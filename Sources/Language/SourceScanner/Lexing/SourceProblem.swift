/// Something in a file that the scanner does not understand.
struct SourceProblem: Sendable {
  /// The offset of a byte in it.
  let offset: Int
  /// What it is.
  let message: String
}
