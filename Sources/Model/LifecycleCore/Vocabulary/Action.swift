/// The value of a parameter.
@_spi(Package) public enum ArgumentValue: Hashable, Sendable {
  /// An omitted value.
  case absent
  /// A text.
  case text(String)
  /// The index of a word in the parameter's list.
  case word(Int)
  /// The indices of any number of words in the parameter's list, as a set of bits.
  case words(UInt32)
  /// A duration.
  case duration(VirtualTime)
  /// An integer.
  case integer(Int)
  /// A Boolean value.
  case flag(Bool)
  /// App actions, in order.
  case actions([Action])
  /// The payload of a push.
  case payload(PushPayload)
}

/// An action of the user, the system or the app, with its arguments.
@_spi(Package) public struct Action: Hashable, Sendable {
  /// The kind of action.
  public let kind: ActionKind
  /// The values of the kind's parameters, in order; trailing ones may be omitted.
  public let arguments: [ArgumentValue]

  /// Creates an action, with arguments in the order of the kind's parameters.
  public init(_ kind: ActionKind, _ arguments: [ArgumentValue] = []) {
    self.kind = kind
    self.arguments = arguments
  }

  /// Bit 0 if the main parameter has no word, otherwise bit n for the word at index n - 1.
  var wordBit: UInt32 {
    if arguments.isEmpty { return 1 }
    if case .word(let index) = arguments[0] { return 2 << UInt32(index) }
    return 1
  }

  /// Returns the value of the parameter at `index`, or `.absent` if it is omitted.
  func argument(_ index: Int) -> ArgumentValue {
    index < arguments.count ? arguments[index] : .absent
  }
}
