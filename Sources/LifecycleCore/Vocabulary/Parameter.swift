/// An argument that an action can have, by name.
public struct Parameter: Sendable {
  /// The word of the language.
  public let name: String
  /// What its value may be.
  public let type: ParameterType
  /// Whether the action needs it.
  public let isRequired: Bool
  /// What it says, in one sentence.
  public let summary: String

  static func required(_ name: String, _ type: ParameterType, _ summary: String) -> Parameter {
    .init(name: name, type: type, isRequired: true, summary: summary)
  }

  static func optional(_ name: String, _ type: ParameterType, _ summary: String) -> Parameter {
    .init(name: name, type: type, isRequired: false, summary: summary)
  }
}

/// The type of a parameter's value.
public enum ParameterType: Sendable {
  /// Any text that is not empty.
  case text
  /// One word of a closed list.
  case word([String])
  /// A length of virtual time.
  case duration
  /// A whole number within bounds.
  case count(ClosedRange<Int>)
  /// `true` or `false`.
  case flag
  /// A list of app actions.
  case actions
}
