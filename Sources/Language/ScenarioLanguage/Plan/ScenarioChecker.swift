@_spi(Package) internal import LifecycleCore

/// Checks all cases of a scenario together.
struct ScenarioChecker {
  let decoded: DecodedScenario
  let plans: [Plan]

  // MARK: - Cases that cannot fail

  /// Reports cases that cannot fail, even if others can.
  ///
  /// A case that is skipped need not expect anything.
  func checkFailures(into diagnostics: inout Diagnostic.List) {
    // An invalid expectation may be the missing one.
    guard diagnostics.errorCount == 0 else { return }
    let cannotFail = plans.filter { $0.skipReason == nil && !canFail($0) }
    guard !cannotFail.isEmpty else { return }
    let cases = casePhrase(for: cannotFail)
    let isEmpty = !cannotFail.contains { expects($0) { _ in true } }
    diagnostics.add(
      .noExpectation,
      at: decoded.range,
      isEmpty
        ? "the scenario expects nothing\(cases), so it cannot fail"
        : "nothing that the scenario expects\(cases) can fail: it forbids only what cannot happen, "
          + "or expects what always happens",
      help: isEmpty
        ? "add to a step one of \(ExpectationKind.all.map(\.key).joined(separator: ", "))"
        : "expect what the app or the system does there"
    )
  }

  private func canFail(_ plan: Plan) -> Bool {
    let context = CaseContext(
      os: plan.environment.os,
      implemented: plan.script.implemented,
      lifeCycle: plan.environment.app.lifeCycle,
      script: plan
    )
    return expects(plan) { $0.canFail(in: context) } || expectsSurvival(plan)
  }

  /// Returns whether probes must survive a kill, which `--kill-each-step` causes if the steps do not.
  private func expectsSurvival(_ plan: Plan) -> Bool {
    decoded.hasRunExpectations && !plan.survivors.isEmpty
  }

  /// Returns whether a case has such an expectation, apart from those that a suite adds to every run.
  private func expects(_ plan: Plan, _ isOne: (any Expectation) -> Bool) -> Bool {
    // By index, to avoid copying steps.
    func isIn(_ steps: [Step]) -> Bool {
      steps.indices.contains { steps[$0].expectations.contains(where: isOne) }
    }
    return isIn(plan.steps) || isIn(plan.finally)
      || decoded.hasRunExpectations && plan.runExpectations.contains(where: isOne)
  }

  /// Returns a phrase for the affected cases, unless all are: their versions if distinct, else the first name.
  private func casePhrase(for cannotFail: [Plan]) -> String {
    guard cannotFail.count < plans.count else { return "" }
    let versions = Set(cannotFail.map(\.environment.os))
    guard plans.count(where: { versions.contains($0.environment.os) }) == cannotFail.count else {
      return " in '\(cannotFail[0].name)'"
    }
    return " on iOS \(versions.sorted().map { "\($0)" }.joined(separator: ", "))"
  }

  // MARK: - Calls that are never made

  /// Reports actions of the app in a method that is called in no case of the scenario.
  func checkCalls(into diagnostics: inout Diagnostic.List) {
    guard let environment = plans.first?.environment,
      decoded.cases.contains(where: { !$0.setup.app.during.isEmpty })
    else { return }
    // Many cases share few environments.
    var newest: [AppDescription.LifeCycle: OSVersion] = [:]
    for plan in plans {
      let lifeCycle = plan.environment.app.lifeCycle
      newest[lifeCycle] = max(newest[lifeCycle] ?? plan.environment.os, plan.environment.os)
    }
    for during in decoded.cases.lazy.flatMap(\.setup.app.during) {
      let method = during.name
      let isCalled = newest.contains { lifeCycle, os in
        method.since <= os && MethodSet.callable(with: lifeCycle).has(method)
      }
      if isCalled { continue }
      if method.isSceneMethod, let range = decoded.cases.first?.setup.impossibleScenes {
        diagnostics.addOnce(.impossibleScenes(at: range, on: environment.os))
        continue
      }
      if method.since <= environment.os,
        let objection = method.objection(
          to: environment.app.lifeCycle,
          from: decoded.cases.first?.setup.app.lifeCycleOrigin ?? .scenario,
          at: during.nameRange
        )
      {
        diagnostics.add(objection)
        continue
      }
      diagnostics.add(
        .notOnThisVersion,
        at: during.nameRange,
        "'\(method.selector)' is never called here, so it does nothing",
        help: "it is called in iOS \(method.since) and later"
      )
    }
  }
}
