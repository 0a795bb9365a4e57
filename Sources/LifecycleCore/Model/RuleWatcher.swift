internal import Synchronization

/// Notes which rules of a book are looked at, and on request how things stood when they were.
package final class RuleWatcher: Sendable {
  /// The rules of one trigger, of which one applied or none did, and how things stood.
  struct Lookup {
    var rules: Range<Int32>
    var found: Int32?
    var context: MatchContext
    var settings: Settings
  }

  private struct State {
    var checkedRules: Set<Int> = []
    var lookups: [Lookup] = []
  }

  private let state = Mutex(State())
  private let keepsLookups: Bool
  /// An endless loop looks at rules without end: this many explain enough.
  private static let maximumLookups = 20_000

  /// Creates a watcher that saw nothing.
  package init(keepsLookups: Bool = false) { self.keepsLookups = keepsLookups }

  /// The rules, by their indices in the book.
  package var checkedRules: Set<Int> { state.withLock { $0.checkedRules } }

  /// What was looked up since the last call.
  func removeLookups() -> [Lookup] {
    state.withLock { state in
      defer { state.lookups.removeAll() }
      return state.lookups
    }
  }

  func note(
    _ rules: Range<Int32>,
    found: Int32?,
    _ context: MatchContext,
    _ settings: Settings
  ) {
    state.withLock { state in
      guard keepsLookups else {
        let end = found.map { $0 + 1 } ?? rules.upperBound
        return state.checkedRules.formUnion((rules.lowerBound..<end).lazy.map(Int.init))
      }
      guard state.lookups.count < Self.maximumLookups else { return }
      state.lookups.append(
        Lookup(rules: rules, found: found, context: context, settings: settings)
      )
    }
  }
}
