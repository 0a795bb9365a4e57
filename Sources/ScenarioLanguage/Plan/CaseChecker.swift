internal import LifecycleCore

/// Finds what a case asks for and its OS version, or its app, cannot give.
enum CaseChecker {
  static func check(
    _ plan: Plan,
    _ draft: CaseDraft,
    into diagnostics: inout Diagnostic.List
  ) {
    let interface = InterfaceChecker(draft.setup.app.interface)
    let names = CaseNames(draft, interface)
    let context = CaseContext(
      os: plan.world.os,
      implemented: plan.script.implemented,
      names: names
    )
    let app = AppActionChecker(plan.world, draft.setup.app, names.objects, interface)
    check(plan.steps, context, app, into: &diagnostics)
    check(plan.finally, context, app, into: &diagnostics)
    check(plan.wholeRun, context, into: &diagnostics)
    for objection in draft.setup.app.launch.objections(on: context.os) {
      diagnostics.addOnce(objection)
    }
    interface.check(into: &diagnostics)
    for objection in app.objections() { diagnostics.addOnce(objection) }
    for during in draft.setup.app.during {
      if !context.implemented.has(during.name) {
        diagnostics.addOnce(
          Diagnostic(
            .notImplemented,
            at: during.nameRange,
            "'\(during.name.selector)' is not implemented by the app, so it does nothing",
            help: "add it to 'implements', or leave it out here"
          )
        )
      }
    }
    for (action, range) in draft.setup.app.code {
      app.check(action, at: range, into: &diagnostics)
    }
  }

  /// Finds what steps expect or do, and what this OS version or the app cannot give.
  private static func check(
    _ steps: [Step],
    _ context: CaseContext,
    _ app: AppActionChecker,
    into diagnostics: inout Diagnostic.List
  ) {
    // By index, here and below: a step or an expectation is not copied for it.
    for index in steps.indices {
      check(steps[index].expectations, context, into: &diagnostics)
      if case .action(let action) = steps[index].move {
        app.check(action, at: steps[index].moveRange, into: &diagnostics)
      }
    }
  }

  private static func check(
    _ expectations: [any Expectation],
    _ context: CaseContext,
    into diagnostics: inout Diagnostic.List
  ) {
    for index in expectations.indices {
      for objection in expectations[index].objections(in: context) {
        diagnostics.addOnce(objection)
      }
    }
  }

  /// Finds what the app would do in a call that comes in no case of the scenario.
  static func checkDuring(
    _ drafts: [CaseDraft],
    _ plans: [Plan],
    into diagnostics: inout Diagnostic.List
  ) {
    guard let world = plans.first?.world,
      drafts.contains(where: { !$0.setup.app.during.isEmpty })
    else { return }
    // Of many cases there are few worlds.
    var newest: [AppDescription.LifeCycle: OSVersion] = [:]
    for plan in plans {
      let lifeCycle = plan.world.app.lifeCycle
      newest[lifeCycle] = max(newest[lifeCycle] ?? plan.world.os, plan.world.os)
    }
    for during in drafts.lazy.flatMap(\.setup.app.during) {
      let method = during.name
      let isTold = newest.contains { lifeCycle, os in
        method.since <= os && MethodSet.told(lifeCycle).has(method)
      }
      if isTold { continue }
      let isForScenes = world.app.lifeCycle == .scenes
      diagnostics.add(
        .notOnThisVersion,
        at: during.nameRange,
        "'\(method.selector)' is never called here, so it does nothing",
        help: method.since > world.os
          ? "it is called from iOS \(method.since)"
          : isForScenes
            ? "with scenes the scene delegate is called instead of the app delegate"
            : "scene delegate methods need 'life-cycle: scenes'"
      )
    }
  }
}
