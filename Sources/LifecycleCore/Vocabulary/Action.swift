/// The value given for a parameter.
public enum ArgumentValue: Hashable, Sendable {
  /// Nothing was said.
  case absent
  /// A text.
  case text(String)
  /// The index of a word in the parameter's list.
  case word(Int)
  /// A length of time.
  case duration(VirtualTime)
  /// A number.
  case count(Int)
  /// Yes or no.
  case flag(Bool)
  /// App actions, in order.
  case actions([Action])
}

/// One thing that a user, the system or the app does.
public struct Action: Hashable, Sendable {
  /// Which thing.
  public let kind: ActionKind
  /// The values of the kind's parameters, in their order; empty where the kind has none.
  public let arguments: [ArgumentValue]

  /// Creates an action; `arguments` are in the order of the kind's parameters.
  public init(_ kind: ActionKind, _ arguments: [ArgumentValue] = []) {
    self.kind = kind
    self.arguments = arguments
  }

  /// Bit 0 if no word was given for the main parameter, else bit n for the word before n.
  var wordBit: UInt32 {
    if arguments.isEmpty { return 1 }
    if case .word(let index) = arguments[0] { return 2 << UInt32(index) }
    return 1
  }

  /// The value of the parameter at `index`, `.absent` where none was given.
  func argument(_ index: Int) -> ArgumentValue {
    index < arguments.count ? arguments[index] : .absent
  }
}
