@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// A case for mutation testing: it passes, or its last action is impossible, without mutations.
struct MutationTestCase {
  /// The outcome without mutations.
  enum Outcome { case passes, isImpossible }

  let plan: Plan
  let path: Path
  /// The index of the profile whose rules apply.
  let profile: Int
  let outcome: Outcome
  /// The statements that its scenario covers.
  let covers: Set<StatementID>
  /// The rules that were looked up during its execution, by their indices in the rule book.
  let lookedUpRules: Set<Int>

  /// The path of its file, and its name.
  var name: String { "\(path): \(plan.name)" }

  /// Runs the plan without mutations; returns nil if it fails.
  init?(_ plan: Plan, path: Path, _ executor: CaseExecutor) {
    let watcher = RuleWatcher(.rules)
    let execution = executor.execute(
      plan,
      book: Profile.book(of: plan.environment).watched(by: watcher)
    )
    if execution.impossibleAction != nil {
      outcome = .isImpossible
    } else if CaseEvaluator.failures(of: execution, plan: plan).isEmpty {
      outcome = .passes
    } else {
      return nil
    }
    self.plan = plan
    self.path = path
    profile = execution.profile
    covers = Set(plan.scenario.covers)
    lookedUpRules = watcher.checkedRules
  }

  /// Whether the case fails with a changed plan.
  func detects(_ other: Plan, _ executor: CaseExecutor) -> Bool {
    let execution = executor.execute(other)
    return execution.impossibleAction != nil
      || !CaseEvaluator.failures(of: execution, plan: other).isEmpty
  }

  /// Whether the outcome of the case changes with a mutated rule book.
  func detects(_ book: RuleBook, _ executor: CaseExecutor) -> Bool {
    let execution = executor.execute(plan, book: book)
    return switch outcome {
    case .passes: !CaseEvaluator.failures(of: execution, plan: plan).isEmpty
    case .isImpossible: execution.impossibleAction == nil
    }
  }
}
