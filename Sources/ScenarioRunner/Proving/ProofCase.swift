internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// A test case by which the rules are proven: one that passes, or one whose last action must be impossible.
struct ProofCase {
  /// What the case says as it stands.
  enum Verdict { case passes, refuses }

  let plan: Plan
  let path: Path
  let verdict: Verdict
  /// The statements that its scenario covers.
  let covers: Set<StatementID>
  /// The rules that were looked at when it was played, by their indices in the book.
  let looked: Set<Int>

  /// Its file and its name.
  var name: String { "\(path): \(plan.name)" }

  /// Plays the plan by the rules as they are; nil for a case that fails.
  init?(_ plan: Plan, path: Path, _ player: inout CasePlayer) {
    let watcher = RuleWatcher()
    let played = player.play(plan, book: Profile.book(of: plan.world).watched(by: watcher))
    if played.illegality != nil {
      verdict = .refuses
    } else if CaseJudge.failures(of: played, plan: plan).isEmpty {
      verdict = .passes
    } else {
      return nil
    }
    player.recycle(played)
    self.plan = plan
    self.path = path
    covers = Set(plan.scenario.covers)
    looked = watcher.looked
  }

  /// Whether another plan of the same case fails where this one passes.
  func notices(_ other: Plan, _ player: inout CasePlayer) -> Bool {
    let played = player.play(other)
    defer { player.recycle(played) }
    return played.illegality != nil || !CaseJudge.failures(of: played, plan: other).isEmpty
  }

  /// Whether the case comes out otherwise by these rules.
  func notices(_ book: RuleBook, _ player: inout CasePlayer) -> Bool {
    let played = player.play(plan, book: book)
    defer { player.recycle(played) }
    return switch verdict {
    case .passes: !CaseJudge.failures(of: played, plan: plan).isEmpty
    case .refuses: played.illegality == nil
    }
  }
}
