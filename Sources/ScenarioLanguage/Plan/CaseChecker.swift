internal import LifecycleCore

/// Finds what a case asks for and its OS version, or its app, cannot give.
enum CaseChecker {
  static func check(
    _ plan: Plan,
    _ draft: ScenarioDraft,
    into diagnostics: inout Diagnostic.List
  ) {
    let os = plan.world.os
    let implemented = plan.script.implemented
    for step in plan.steps {
      for expectation in step.expectations {
        for objection in expectation.objections(on: os, implemented: implemented) {
          diagnostics.addOnce(objection)
        }
      }
    }
    for expectation in plan.wholeRun {
      for objection in expectation.objections(on: os, implemented: implemented) {
        diagnostics.addOnce(objection)
      }
    }
    guard !draft.setup.app.during.isEmpty else { return }
    let book = Profile.of(plan.world).book
    for during in draft.setup.app.during {
      if !implemented.has(during.method) {
        diagnostics.addOnce(
          Diagnostic(
            .notImplemented,
            at: during.range,
            "'\(during.method.selector)' is not implemented by the app, so it does nothing",
            help: "add it to 'implements', or leave it out here"
          )
        )
      }
      for (action, range) in zip(during.actions, during.actionRanges)
      where !book.knows(action.kind) {
        diagnostics.addOnce(
          Diagnostic(
            .notOnThisVersion,
            at: range,
            "'\(action.kind.word)' is not possible on iOS \(os)"
          )
        )
      }
    }
  }
}
