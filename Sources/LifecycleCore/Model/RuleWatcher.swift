internal import Synchronization

/// A recorder of the rules examined in a book, and optionally of the state at each lookup.
package final class RuleWatcher: Sendable {
  /// A lookup of a trigger's rules, with the match, if any, and the state.
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
  /// The limit for endless loops, enough for an explanation.
  private static let maximumLookups = 20_000

  /// Creates a watcher without records.
  package init(keepsLookups: Bool = false) { self.keepsLookups = keepsLookups }

  /// The indices of the examined rules in the book.
  package var checkedRules: Set<Int> { state.withLock { $0.checkedRules } }

  /// Removes and returns the recorded lookups.
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
