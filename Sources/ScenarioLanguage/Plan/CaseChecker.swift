internal import LifecycleCore

/// Finds what a case asks for and its OS version, or its app, cannot give.
enum CaseChecker {
  static func check(
    _ plan: Plan,
    _ draft: CaseDraft,
    into diagnostics: inout Diagnostic.List
  ) {
    let context = CaseContext(os: plan.world.os, implemented: plan.script.implemented)
    for step in plan.steps + plan.finally {
      for expectation in step.expectations {
        for objection in expectation.objections(in: context) {
          diagnostics.addOnce(objection)
        }
      }
    }
    for expectation in plan.wholeRun {
      for objection in expectation.objections(in: context) {
        diagnostics.addOnce(objection)
      }
    }
    for objection in draft.setup.app.launch.objections(on: context.os) {
      diagnostics.addOnce(objection)
    }
    let interface = InterfaceChecker(draft.setup.app.interface)
    interface.check(into: &diagnostics)
    for step in plan.steps + plan.finally {
      if case .action(let action) = step.move {
        interface.check(action, at: step.moveRange, into: &diagnostics)
      }
    }
    for during in draft.setup.app.during {
      for (action, range) in zip(during.actions, during.actionRanges) {
        interface.check(action, at: range, into: &diagnostics)
      }
    }
    let book = Profile.book(of: plan.world)
    for step in plan.steps + plan.finally {
      guard case .action(let action) = step.move, !book.knows(action.kind) else { continue }
      diagnostics.addOnce(
        Diagnostic(
          .notOnThisVersion,
          at: step.moveRange,
          "'\(action.kind.word)' is not possible on iOS \(context.os)",
          help: firstVersion(of: action.kind)
        )
      )
    }
    for during in draft.setup.app.during {
      if !context.implemented.has(during.method) {
        diagnostics.addOnce(
          Diagnostic(
            .notImplemented,
            at: during.range,
            "'\(during.method.selector)' is not implemented by the app, so it does nothing",
            help: "add it to 'implements', or leave it out here"
          )
        )
      }
      check(zip(during.actions, during.actionRanges), context, book, into: &diagnostics)
    }
    for handler in draft.setup.app.handlers {
      check(zip(handler.actions, handler.actionRanges), context, book, into: &diagnostics)
    }
  }

  /// Finds what the app does in its code and this OS version does not know.
  private static func check(
    _ actions: Zip2Sequence<[Action], [SourceRange]>,
    _ context: CaseContext,
    _ book: RuleBook,
    into diagnostics: inout Diagnostic.List
  ) {
    for (action, range) in actions where !book.knows(action.kind) {
      diagnostics.addOnce(
        Diagnostic(
          .notOnThisVersion,
          at: range,
          "'\(action.kind.word)' is not possible on iOS \(context.os)",
          help: firstVersion(of: action.kind)
        )
      )
    }
  }

  /// Finds what the app would do in a call that comes in no case of the scenario.
  static func checkDuring(
    _ draft: CaseDraft,
    _ plans: [Plan],
    into diagnostics: inout Diagnostic.List
  ) {
    guard let world = plans.first?.world else { return }
    for during in draft.setup.app.during {
      let method = during.method
      let isTold = plans.contains {
        method.since <= $0.world.os && MethodSet.told($0.world.app.lifeCycle).has(method)
      }
      if isTold { continue }
      let isForScenes = world.app.lifeCycle == .scenes
      diagnostics.add(
        .notOnThisVersion,
        at: during.range,
        "'\(method.selector)' is never called here, so it does nothing",
        help: method.since > world.os
          ? "it is called from iOS \(method.since)"
          : isForScenes
            ? "with scenes the scene delegate is told, and not the app delegate"
            : "scene delegates are told with 'life-cycle: scenes'"
      )
    }
  }

  /// Since when an action is possible.
  private static func firstVersion(of kind: ActionKind) -> String {
    let first = Profile.all.first { $0.book.knows(kind) }
    return first.map { "it is from iOS \($0.begins)\($0.isForScenes ? " with scenes" : "")" } ?? ""
  }
}
