internal import LifecycleCore

/// Finds expectations that the OS version or the app of a case cannot meet.
struct CaseChecker {
  let world: WorldDescription
  private let draft: CaseDraft
  let names: CaseNames
  let book: RuleBook
  private let context: CaseContext
  /// What is wrong.
  var diagnostics: Diagnostic.List

  /// Adds what is wrong with a plan that was made from a draft.
  static func check(
    _ plan: Plan,
    _ draft: CaseDraft,
    into diagnostics: inout Diagnostic.List
  ) {
    var checker = CaseChecker(plan, draft, diagnostics)
    checker.check(plan)
    diagnostics = checker.diagnostics
  }

  private init(_ plan: Plan, _ draft: CaseDraft, _ diagnostics: Diagnostic.List) {
    world = plan.world
    self.draft = draft
    names = CaseNames(draft.setup.app.inside, draft.setup.app.interface) {
      draft.isWhole ? draft.actions : nil
    }
    book = Profile.book(of: world)
    context = CaseContext(os: world.os, implemented: plan.script.implemented, names: names)
    self.diagnostics = diagnostics
  }

  /// The app as it is described.
  var app: AppSetup { draft.setup.app }

  private mutating func check(_ plan: Plan) {
    check(plan.steps)
    check(plan.finally)
    check(plan.wholeRun)
    for objection in app.launch.objections(on: world.os) { diagnostics.addOnce(objection) }
    checkInterface()
    checkObjects()
    checkDevice()
    for during in app.during {
      if !context.implemented.has(during.name) {
        diagnostics.addOnce(
          .notImplemented,
          at: during.nameRange,
          "'\(during.name.selector)' is not implemented by the app, so it does nothing",
          help: "add it to 'implements', or remove it here"
        )
      }
    }
    for (action, range) in app.code { check(action, at: range) }
  }

  private mutating func check(_ steps: [Step]) {
    // By index, here and below: a step or an expectation is not copied for it.
    for index in steps.indices {
      check(steps[index].expectations)
      if case .action(let action) = steps[index].move {
        check(action, at: steps[index].moveRange)
      }
    }
  }

  private mutating func check(_ expectations: [any Expectation]) {
    for index in expectations.indices {
      for objection in expectations[index].objections(in: context) {
        diagnostics.addOnce(objection)
      }
    }
  }
}

extension CaseDraft {
  /// All that its steps and the code of its app do, with what that leaves to do for later.
  fileprivate var actions: [Action] {
    let moves = (setup.given + (steps ?? []) + setup.finally).compactMap(\.action)
    return (moves + setup.app.code.map(\.action)).flatMap(\.withLater)
  }
}
