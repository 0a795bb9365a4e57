internal import ScenarioSystem

/// The colors and the character set of a terminal; colors do not affect the layout.
package struct Paint: Sendable {
  /// The role of a text, which determines its color.
  package enum Role {
    case error, warning, success, strong, faint, caret

    fileprivate var code: ColorCode {
      switch self {
      case .error: .error
      case .warning: .warning
      case .success: .success
      case .strong: .strong
      case .faint: .faint
      case .caret: .caret
      }
    }
  }

  private let isColored: Bool
  private let isASCII: Bool

  /// Creates a text style with or without colors; `isASCII` is whether to escape all other characters.
  package init(isColored: Bool, isASCII: Bool = false) {
    self.isColored = isColored
    self.isASCII = isASCII
  }

  /// Returns the text in the supported character set.
  package func shown(_ text: String) -> String { isASCII ? ASCIIText.of(text) : text }

  package func callAsFunction(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\(role.code.sequence)\(text)\(ColorCode.end.sequence)" : text
  }

  /// Returns the name of a severity in its color.
  package func severity(_ word: String) -> String {
    self(word, word == "warning" ? .warning : .error)
  }
}
