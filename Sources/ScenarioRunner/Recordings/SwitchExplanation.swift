public import LifecycleCore

/// A value of a switch of the model with which a line of a recording is possible that is impossible without it.
public struct SwitchExplanation: Sendable {
  /// The switch.
  public let modelSwitch: ModelSwitch
  /// The value, as written in scenarios.
  public let value: String
  /// Whether the whole recording is possible with it.
  public let explainsAll: Bool
  /// The documents or measurements that describe the behavior.
  public let sources: [String]
}

extension RecordingChecker {
  /// The share of the budget that is spent on each value of a switch.
  private static let budgetShare = 10

  /// Returns the values of switches, one changed at a time, with which the impossible line of an outcome is possible.
  public func switchValues(explaining outcome: RecordingOutcome) -> [SwitchExplanation] {
    guard case .impossible(let line, _, _, _) = outcome else { return [] }
    let rules = Profile.book(of: environment).rules
    return ModelSwitch.allCases.flatMap { item -> [SwitchExplanation] in
      let choices = rules.flatMap { rule in
        rule.choices.filter { $0.modelSwitch == item }.map { (value: $0.value, rule: rule) }
      }
      guard !choices.isEmpty else { return [] }
      return values(of: item).compactMap { value in
        guard let explainsAll = explains(line, item, value) else { return nil }
        let stating = choices.filter { $0.value == value }
        let citations = (stating.isEmpty ? choices : stating).flatMap { $0.rule.citations }
        return SwitchExplanation(
          modelSwitch: item,
          value: item.text(of: value),
          explainsAll: explainsAll,
          sources: citations.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        )
      }
    }
  }

  /// Returns the values of a switch that the environment does not have; none for a duration.
  private func values(of item: ModelSwitch) -> [Int64] {
    let count: Int
    switch item.type {
    case .word(let words): count = words.count
    case .flag: count = 2
    default: return []
    }
    let current = environment.choices[item] ?? Profile.of(environment).settings[item]
    return (0..<Int64(count)).filter { $0 != current }
  }

  /// Returns whether all lines are possible with a value of a switch; nil if those up to this one are not.
  private func explains(_ line: Int, _ item: ModelSwitch, _ value: Int64) -> Bool? {
    var environment = environment
    environment.choices[item] = value
    let budget = max(budget / Self.budgetShare, 1)
    let checker = RecordingChecker(recording, in: environment, budget: budget)
    guard case .possible = checker.outcome(on: Array(recording.lines[...line])) else { return nil }
    if case .possible = checker.outcome() { return true }
    return false
  }
}
