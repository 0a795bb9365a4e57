/// The rules of one profile, found by their trigger.
public final class RuleBook: Sendable {
  /// All rules, the most special first.
  public let rules: [Rule]

  let patterns: [Pattern]
  /// The effects of all rules, one after the other.
  let effects: [Effect]
  /// Where each rule's effects begin; one more at the end.
  let effectStarts: [Int32]
  /// For each trigger the indices of its rules, in order.
  private let byTrigger: [[Int32]]

  init(_ rules: [Rule]) {
    self.rules = rules
    var byTrigger = [[Int32]](repeating: [], count: Self.triggerCount)
    for (index, rule) in rules.enumerated() {
      byTrigger[Self.slot(rule.trigger)].append(Int32(index))
    }
    self.byTrigger = byTrigger
    patterns = rules.map(Pattern.init)
    effects = rules.flatMap(\.effects)
    effectStarts = rules.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int32($1.effects.count)) }
  }

  /// The indices of a trigger's rules.
  func candidates(_ trigger: Trigger) -> [Int32] { byTrigger[Self.slot(trigger)] }

  /// Whether the profile knows the action at all, in whatever state.
  public func knows(_ kind: ActionKind) -> Bool { !candidates(.action(kind)).isEmpty }

  private static let procedures = ActionKind.allCases.count
  private static let timers = procedures + Procedure.allCases.count
  private static let changes = timers + Timer.allCases.count
  private static let triggerCount = changes + Change.allCases.count

  private static func slot(_ trigger: Trigger) -> Int {
    switch trigger {
    case .action(let kind): Int(kind.rawValue)
    case .procedure(let procedure): procedures + Int(procedure.rawValue)
    case .timer(let timer): timers + Int(timer.rawValue)
    case .change(let change): changes + Int(change.rawValue)
    }
  }
}
