internal import Synchronization

/// A recorder of the lookups in a book of rules.
package final class RuleWatcher: Sendable {
  /// What a watcher records.
  package enum Subject: Sendable {
    /// The rules that were examined.
    case rules
    /// The lookups, each with the state.
    case lookups
    /// The values of switches with which other rules would have applied.
    case switches
  }

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
    var influences = SwitchInfluences()
  }

  private let state = Mutex(State())
  private let subject: Subject
  /// The limit for endless loops, enough for an explanation.
  private static let maximumLookups = 20_000

  /// Creates a watcher without records.
  package init(_ subject: Subject) { self.subject = subject }

  /// The indices of the examined rules in the book.
  package var checkedRules: Set<Int> { state.withLock { $0.checkedRules } }

  /// Forgets which rules were examined.
  package func removeCheckedRules() { state.withLock { $0.checkedRules = [] } }

  /// Removes and returns the values of switches with which other rules would have applied.
  package func removeInfluences() -> SwitchInfluences {
    state.withLock { state in
      defer { state.influences = SwitchInfluences() }
      return state.influences
    }
  }

  /// Removes and returns the recorded lookups.
  func removeLookups() -> [Lookup] {
    state.withLock { state in
      defer { state.lookups.removeAll() }
      return state.lookups
    }
  }

  /// Records that code has read a switch.
  func note(_ modelSwitch: ModelSwitch) {
    guard case .switches = subject else { return }
    state.withLock { $0.influences.addAll(of: modelSwitch) }
  }

  /// Records a lookup among the rules in a range, of which the first one with a matching pattern was found.
  func note(
    _ rules: Range<Int32>,
    found: Int32?,
    _ context: MatchContext,
    _ settings: Settings,
    pattern: (Int) -> Pattern
  ) {
    let examined = Int(rules.lowerBound)..<Int(found.map { $0 + 1 } ?? rules.upperBound)
    state.withLock { state in
      switch subject {
      case .rules: state.checkedRules.formUnion(examined)
      case .lookups:
        guard state.lookups.count < Self.maximumLookups else { return }
        state.lookups.append(
          Lookup(rules: rules, found: found, context: context, settings: settings)
        )
      case .switches:
        state.influences.add(examined.map(pattern), lastMatched: found != nil, context, settings)
      }
    }
  }
}
