/// Colours and characters, as the terminal shows them: what decides the layout does not know the colours.
public struct Paint: Sendable {
  /// What a piece of text is.
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

  /// Creates a paint that colours, or one that leaves text as it is; `isASCII` where nothing else can be shown.
  public init(isColored: Bool, isASCII: Bool = false) {
    self.isColored = isColored
    self.isASCII = isASCII
  }

  /// The text in the characters that can be shown.
  public func shown(_ text: String) -> String { isASCII ? ASCIIText.of(text) : text }

  func callAsFunction(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }

  /// A severity in its colour.
  public func severity(_ word: String) -> String {
    self(word, word == "warning" ? .warning : .error)
  }
}
