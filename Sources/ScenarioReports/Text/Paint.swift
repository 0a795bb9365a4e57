/// The colors and the character set of a terminal; colors do not affect the layout.
public struct Paint: Sendable {
  /// The role of a text, which determines its color.
  enum Role {
    case error, warning, success, strong, faint, caret

    fileprivate var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .success: "32"
      case .strong: "1"
      case .faint: "2"
      case .caret: "1;36"
      }
    }
  }

  private let isColored: Bool
  private let isASCII: Bool

  /// Creates a text style with or without colors; `isASCII` is whether to escape all other characters.
  public init(isColored: Bool, isASCII: Bool = false) {
    self.isColored = isColored
    self.isASCII = isASCII
  }

  /// Returns the text in the supported character set.
  public func shown(_ text: String) -> String { isASCII ? ASCIIText.of(text) : text }

  func callAsFunction(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }

  /// Returns the name of a severity in its color.
  public func severity(_ word: String) -> String {
    self(word, word == "warning" ? .warning : .error)
  }
}
