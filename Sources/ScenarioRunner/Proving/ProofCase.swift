internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// A test case by which the rules are proven: one that passes, or one whose last action must be impossible.
struct ProofCase {
  /// What the case says as-is.
  enum Verdict { case passes, refuses }

  let plan: Plan
  let path: Path
  let verdict: Verdict
  /// The statements that its scenario covers.
  let covers: Set<StatementID>
  /// The rules that were looked at when it was executed, by their indices in the book.
  let looked: Set<Int>

  /// Its file and its name.
  var name: String { "\(path): \(plan.name)" }

  /// Runs the plan by the rules as they are; nil for a case that fails.
  init?(_ plan: Plan, path: Path, _ executor: CaseExecutor) {
    let watcher = RuleWatcher()
    let execution = executor.execute(plan, book: Profile.book(of: plan.world).watched(by: watcher))
    if execution.impossibleAction != nil {
      verdict = .refuses
    } else if CaseEvaluator.failures(of: execution, plan: plan).isEmpty {
      verdict = .passes
    } else {
      return nil
    }
    self.plan = plan
    self.path = path
    covers = Set(plan.scenario.covers)
    looked = watcher.checkedRules
  }

  /// Whether another plan of the same case fails where this one passes.
  func notices(_ other: Plan, _ executor: CaseExecutor) -> Bool {
    let execution = executor.execute(other)
    return execution.impossibleAction != nil
      || !CaseEvaluator.failures(of: execution, plan: other).isEmpty
  }

  /// Whether the case comes out otherwise by these rules.
  func notices(_ book: RuleBook, _ executor: CaseExecutor) -> Bool {
    let execution = executor.execute(plan, book: book)
    return switch verdict {
    case .passes: !CaseEvaluator.failures(of: execution, plan: plan).isEmpty
    case .refuses: execution.impossibleAction == nil
    }
  }
}
