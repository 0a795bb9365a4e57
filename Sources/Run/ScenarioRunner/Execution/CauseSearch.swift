@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Finds the earlier steps that are the reason why an action is not possible: the one that ended what it requires, or
/// those that should have brought it about.
struct CauseSearch {
  private let plan: Plan
  private let action: Action
  /// The number of the steps before the action.
  private let count: Int
  /// The simulator after these steps; the app does what its script says.
  private let simulator: Simulator
  /// The entries of the trace in each step.
  private var entries: [Range<Int>] = []
  /// For each condition that does not hold, the number of steps after which it held last; nil if it never did.
  private var lastHeld: [Int?] = []

  /// The most steps that are performed again.
  private static let maximumCount = 5000

  /// Searches before a step with an action; nil if the action is possible there, or too far from the beginning.
  init?(_ plan: Plan, before step: Int, _ action: Action) {
    guard step <= Self.maximumCount else { return nil }
    (self.plan, self.action, count) = (plan, action, step)
    let app = ScriptedApp(plan.script)
    simulator = Simulator(plan.environment, app: app)
    for index in 0..<step {
      let first = simulator.traceCount
      _ = simulator.perform(plan.steps[index].activity)
      entries.append(first..<simulator.traceCount)
    }
    let unmet = simulator.unmetConditions(of: action)
    guard !unmet.isEmpty else { return nil }
    let again = Simulator(plan.environment, app: ScriptedApp(plan.script))
    lastHeld = Array(repeating: nil, count: unmet.count)
    for index in 0...step {
      for (position, condition) in unmet.enumerated() where again.holds(condition, for: action) {
        lastHeld[position] = index
      }
      if index < step { _ = again.perform(plan.steps[index].activity) }
    }
  }

  /// Returns why the action is not possible, with the causes, and the steps that the text names.
  func reason() -> (text: String, steps: [Int]) {
    var steps: [Int] = []
    var position = 0
    let text = simulator.impossibilityReason(of: action) { condition in
      defer { position += 1 }
      let (text, named) = cause(of: condition, lastHeld[position])
      if let named { steps.append(named) }
      return text
    }
    return (text, steps)
  }

  private func cause(of condition: RequiredCondition, _ lastHeld: Int?) -> (String, Int?) {
    if let lastHeld, lastHeld < count {
      // Which step terminated the app is in the description of the situation.
      if condition.isAboutState, isTermination(lastHeld) { return ("", nil) }
      return ("\(condition.isForbidding ? "" : "not ")since \(title(lastHeld))", lastHeld)
    }
    let kinds: [ActionKind]
    switch condition.origin(in: plan.environment) {
    case .environment(let key)?: return ("that is up to '\(key)'", nil)
    case .actions(let known)? where !condition.isForbidding: kinds = known
    case .actions?, .anyAction?, nil: return ("", nil)
    }
    if let attempt = (0..<count).last(where: { performs(kinds, $0) }) {
      let reason = reason(of: attempt).map { ": \($0)" } ?? ""
      return ("not by \(title(attempt))\(reason)", attempt)
    }
    let words = kinds.map { "'\($0.actor.rawValue): \($0.word)'" }
    return ("no step before has \(words.joined(separator: " or "))", nil)
  }

  /// Returns how a text names the step at an index.
  private func title(_ index: Int) -> String { "'\(plan.steps[index].title)' in step \(index + 1)" }

  private func isTermination(_ index: Int) -> Bool {
    simulator.trace.entries[entries[index]].contains {
      if case .termination = $0.term { true } else { false }
    }
  }

  /// Returns whether one of some actions happens in a step: its own, or one of the app's code.
  private func performs(_ kinds: [ActionKind], _ index: Int) -> Bool {
    if let kind = plan.steps[index].action?.kind, kinds.contains(kind) { return true }
    return entries[index].contains { entry in
      let entry = simulator.trace.entries[entry]
      return simulator.trace.action(of: entry).map { kinds.contains($0.kind) } ?? false
    }
  }

  /// Returns the reason of the rule that decided what followed from the action of a step.
  private func reason(of index: Int) -> String? {
    let trace = simulator.trace
    let first = entries[index].lazy.map { trace.rules(of: trace.entries[$0]) }.first { !$0.isEmpty }
    return first?.first.map { simulator.book.rules[$0].reason }
  }
}
