/// The rules of one profile, found by their trigger.
public final class RuleBook: Sendable {
  /// All rules, the most special first.
  public let rules: [Rule]

  let patterns: [Pattern]
  /// The effects of all rules, one after the other.
  let effects: [Effect]
  /// Where each rule's effects begin; one more at the end.
  let effectStarts: [Int32]
  /// The indices of each trigger's rules, in order, one trigger after the other.
  private let candidates: [Int32]
  /// Where each trigger's candidates begin; one more at the end.
  private let candidateStarts: [Int32]

  init(_ rules: [Rule]) {
    self.rules = rules
    var byTrigger = [[Int32]](repeating: [], count: Self.triggerCount)
    for (index, rule) in rules.enumerated() {
      byTrigger[Self.slot(rule.trigger)].append(Int32(index))
    }
    candidates = byTrigger.flatMap(\.self)
    candidateStarts = byTrigger.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int32($1.count)) }
    patterns = rules.map(Pattern.init)
    effects = rules.flatMap(\.effects)
    effectStarts = rules.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int32($1.effects.count)) }
  }

  /// The index of the first of a trigger's rules whose pattern matches, nil for none.
  func first(
    for trigger: Trigger,
    in context: MatchContext,
    _ settings: Settings
  ) -> Int32? {
    let slot = Self.slot(trigger)
    var index = Int(candidateStarts[slot])
    let end = Int(candidateStarts[slot + 1])
    while index < end {
      let candidate = candidates[index]
      if patterns[Int(candidate)].matches(context, settings) { return candidate }
      index += 1
    }
    return nil
  }

  /// Whether the profile knows the action at all, in whatever state.
  public func knows(_ kind: ActionKind) -> Bool {
    let slot = Self.slot(.action(kind))
    return candidateStarts[slot] < candidateStarts[slot + 1]
  }

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
