@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// The execution of many cases, which finds those whose actions are all possible.
///
/// Cases that begin with the same steps in equal environments share the execution of these steps: after a change of a
/// fragment, those of all scenarios that use it are checked again.
struct SharedExecution {
  /// Cases with equal environments and apps.
  private struct Group {
    let first: Plan
    var cases: [Int]
  }

  /// Cases with the same next step, after the same steps.
  private struct Branch {
    /// The simulator after the steps before; the last branch from there needs no copy.
    var origin: Simulator
    let app: ScriptedApp
    /// The index of the next step.
    let step: Int
    let activity: Step.Activity
    let cases: [Int]
    /// The number of trace entries of the steps before.
    let entries: Int
  }

  /// The numbers of steps and of trace entries at which a case is left to its own execution, which limits its time.
  private static let limit = (steps: 256, entries: 4_096)
  /// The number of groups of a version among which an equal one is looked for.
  private static let recentGroupCount = 8

  private let plans: [Plan]
  /// The number of steps of each case up to its last action.
  private let actionEnds: [Int]
  private var branches: [Branch] = []
  /// The indices of cases whose actions are all possible; cases that share nothing are not executed.
  private(set) var possibleCases: Set<Int> = []

  /// Executes the cases that share steps.
  init(_ plans: [Plan]) {
    self.plans = plans
    actionEnds = plans.map { plan in
      (plan.steps.indices.last { plan.steps[$0].activity.isAction } ?? -1) + 1
    }
    for group in Self.groups(of: plans) where group.cases.count > 1 {
      let app = ScriptedApp(group.first.script)
      divide(group.cases, before: 0, Simulator(group.first.environment, app: app), app, entries: 0)
      while var branch = branches.popLast() { execute(&branch) }
    }
  }

  private static func groups(of plans: [Plan]) -> [Group] {
    var groups: [Group] = []
    var recent: [OSVersion: [Int]] = [:]
    for index in plans.indices where plans[index].timeout == nil {
      let plan = plans[index]
      let known = recent[plan.environment.os] ?? []
      let equal = known.first {
        groups[$0].first.environment == plan.environment && groups[$0].first.script == plan.script
      }
      if let equal {
        groups[equal].cases.append(index)
      } else {
        recent[plan.environment.os] = known.suffix(recentGroupCount - 1) + [groups.count]
        groups.append(Group(first: plan, cases: [index]))
      }
    }
    return groups
  }

  /// Executes the next step of a branch, and divides its cases by the step after that.
  private mutating func execute(_ branch: inout Branch) {
    let simulator =
      isKnownUniquelyReferenced(&branch.origin)
      ? branch.origin : Simulator(copying: branch.origin, app: branch.app)
    let before = simulator.traceCount
    let result = simulator.perform(branch.activity)
    let entries = branch.entries + simulator.traceCount - before
    guard result != .impossible, CaseExecution.StopReason(simulator) == nil,
      branch.step + 1 < Self.limit.steps, entries < Self.limit.entries
    else { return }
    divide(branch.cases, before: branch.step + 1, simulator, branch.app, entries: entries)
  }

  /// Adds a branch for each next step of some cases, except those without another action: a wait is always possible.
  private mutating func divide(
    _ cases: [Int],
    before step: Int,
    _ simulator: Simulator,
    _ app: ScriptedApp,
    entries: Int
  ) {
    var next: [Step.Activity: [Int]] = [:]
    for index in cases {
      // By index, to avoid copying each step.
      if step < actionEnds[index] {
        next[plans[index].steps[step].activity, default: []].append(index)
      } else {
        possibleCases.insert(index)
      }
    }
    for (activity, cases) in next {
      branches.append(
        Branch(
          origin: simulator,
          app: app,
          step: step,
          activity: activity,
          cases: cases,
          entries: entries
        )
      )
    }
  }
}

extension Step.Activity {
  /// Whether it can be impossible.
  fileprivate var isAction: Bool {
    switch self {
    case .action, .custom: true
    case .check, .wait: false
    }
  }
}
