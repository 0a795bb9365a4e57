internal import Synchronization

/// What is wanted of the tables of rules while they are read: a run needs the rules of few triggers.
///
/// A rule or decision of another trigger is skipped, with all that would be built for it. Threads read the tables
/// independently of each other, so that each has its own request.
enum RuleRequest: Sendable {
  case allRules
  case rules(Trigger)
  /// No rules: their triggers are added to the thread's list.
  case triggers

  @TaskLocal static var current = allRules

  /// Returns whether the rules of a trigger are wanted.
  static func includes(_ trigger: Trigger) -> Bool {
    switch current {
    case .allRules: return true
    case .rules(let requested): return trigger == requested
    case .triggers:
      TriggerList.current.append(trigger)
      return false
    }
  }
}

/// The triggers of the rules and decisions in a table.
final class TriggerList: Sendable {
  @TaskLocal fileprivate static var current = TriggerList()

  private let triggers = Mutex<[Trigger]>([])

  /// Reads tables, with a list of their triggers.
  static func read(_ tables: (TriggerList) -> Void) {
    let list = TriggerList()
    $current.withValue(list) { RuleRequest.$current.withValue(.triggers) { tables(list) } }
  }

  /// Removes all triggers and passes them on in order, some of them several times.
  func drain(_ body: (Trigger) -> Void) {
    triggers.withLock { triggers in
      for trigger in triggers { body(trigger) }
      triggers.removeAll(keepingCapacity: true)
    }
  }

  fileprivate func append(_ trigger: Trigger) { triggers.withLock { $0.append(trigger) } }
}
