/// Something that the scanner did not understand, and about which it therefore says nothing.
package struct NotUnderstood: Hashable, Sendable {
  /// What it is.
  package let message: String
  /// Where it is.
  package let location: SourceLocation
  /// Whether declarations may be missing because of it.
  package var hidesCode = false
}
