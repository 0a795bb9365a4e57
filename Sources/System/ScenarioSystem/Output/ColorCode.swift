/// The codes with which text is colored, in `ESC [ CODE m`.
package enum ColorCode: String, CaseIterable, Sendable {
  case error = "1;31"
  case warning = "1;33"
  case success = "32"
  case strong = "1"
  case faint = "2"
  case caret = "1;36"
  /// The end of the color.
  case end = "0"

  /// The control sequence.
  package var sequence: String { "\u{1B}[\(rawValue)m" }

  static let sequences = allCases.map { Array($0.sequence.utf8) }
}
