internal import LifecycleCore

/// A number for the bytes of the texts that something holds: equal texts may have others (a composed and a decomposed 'é').
enum TextBytes {
  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static func of(_ details: Details) -> UInt64 {
    // A sum, since a dictionary has no order.
    details.values.values.reduce(0) { $0 &+ of($1) }
  }

  static func of(_ action: Action) -> UInt64 {
    action.arguments.reduce(0) { sum, argument in
      switch argument {
      case .text(let text): sum &* 31 &+ of(text)
      case .actions(let actions): actions.reduce(sum) { $0 &* 31 &+ of($1) }
      case .absent, .word, .duration, .count, .flag: sum
      }
    }
  }

  private static func of(_ value: Details.Value) -> UInt64 {
    switch value {
    case .text(let text): of(text)
    case .list(let texts): texts.reduce(1) { $0 &* 31 &+ of($1) }
    case .mapping(let pairs): pairs.reduce(2) { $0 &+ of($1.key) &* 31 &+ of($1.value) }
    }
  }
}
