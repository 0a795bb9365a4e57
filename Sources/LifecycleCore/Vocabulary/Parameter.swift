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

extension Parameter {
  /// A value as a scenario writes it; nil where nothing is said, and for actions.
  public func written(_ value: ArgumentValue) -> String? {
    switch (value, type) {
    case (.text(let text), _): text
    case (.word(let index), .word(let words)): words.indices.contains(index) ? words[index] : nil
    case (.duration(let time), _): "\(time)"
    case (.count(let count), _): "\(count)"
    case (.flag(let flag), _): "\(flag)"
    default: nil
    }
  }
}
