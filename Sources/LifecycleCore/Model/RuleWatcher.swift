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

  private struct Memory {
    var looked: Set<Int> = []
    var lookups: [Lookup] = []
  }

  private let memory = Mutex(Memory())
  private let keepsLookups: Bool
  /// An endless loop looks at rules without end: this many explain enough.
  private static let mostLookups = 20_000

  /// Creates a watcher that saw nothing.
  package init(keepsLookups: Bool = false) { self.keepsLookups = keepsLookups }

  /// The rules, by their indices in the book.
  package var looked: Set<Int> { memory.withLock { $0.looked } }

  /// What was looked up since the last call.
  func takeLookups() -> [Lookup] {
    memory.withLock { memory in
      defer { memory.lookups.removeAll() }
      return memory.lookups
    }
  }

  func note(
    _ rules: Range<Int32>,
    found: Int32?,
    _ context: MatchContext,
    _ settings: Settings
  ) {
    memory.withLock { memory in
      guard keepsLookups else {
        let end = found.map { $0 + 1 } ?? rules.upperBound
        return memory.looked.formUnion((rules.lowerBound..<end).lazy.map(Int.init))
      }
      guard memory.lookups.count < Self.mostLookups else { return }
      memory.lookups.append(
        Lookup(rules: rules, found: found, context: context, settings: settings)
      )
    }
  }
}
