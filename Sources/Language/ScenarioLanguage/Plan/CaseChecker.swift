@_spi(Package) internal import LifecycleCore

/// Finds expectations that the OS version or the app of a case cannot meet.
struct CaseChecker {
  private let plan: Plan
  let row: PlanRow
  let book: RuleBook
  private let context: CaseContext
  /// The diagnostics so far.
  var diagnostics: Diagnostic.List

  /// Adds the diagnostics of a plan that was made from a row of the examples.
  static func check(_ plan: Plan, _ row: PlanRow, into diagnostics: inout Diagnostic.List) {
    var checker = CaseChecker(plan, row, diagnostics)
    checker.check()
    diagnostics = checker.diagnostics
  }

  private init(_ plan: Plan, _ row: PlanRow, _ diagnostics: Diagnostic.List) {
    self.plan = plan
    self.row = row
    book = Profile.book(of: plan.environment)
    context = CaseContext(
      os: plan.environment.os,
      implemented: plan.script.implemented,
      lifeCycle: plan.environment.app.lifeCycle,
      swiftUI: plan.environment.app.swiftUI,
      lifeCycleOrigin: row.decoded.setup.app.lifeCycleOrigin,
      versions: row.decoded.setup.ios?.values ?? [],
      impossibleScenes: row.impossibleScenes,
      names: row.names
    )
    self.diagnostics = diagnostics
  }

  var environment: SimulationEnvironment { plan.environment }
  /// The app as the scenario describes it.
  var app: AppSetup { row.decoded.setup.app }
  /// The names that the case defines.
  var names: CaseNames { row.names }

  /// Returns whether the scenario names a method.
  func isNamed(_ method: DelegateMethod) -> Bool { row.decoded.namedMethods.has(method) }

  /// Whether the app's code keeps a completion handler, or that of a background session may be kept for it.
  var mayKeepHandlers: Bool {
    func mayKeep(_ action: Action) -> Bool {
      switch action.kind {
      case .keepCompletionHandler, .startTransfer, .createBackgroundSession: true
      default: false
      }
    }
    return row.code.contains { $0.action.withDeferredActions.contains(where: mayKeep) }
      || plan.steps.contains { $0.action.map(mayKeep) ?? false }
  }

  /// Returns how to add a value to a list of the app.
  func help(adding value: String, to values: [String], of key: DescribedKey) -> Diagnostic.Help {
    key.help(adding: value, to: values, isDescribed: app.describedKeys.contains(key))
  }

  private mutating func check() {
    check(plan.steps)
    check(plan.finally)
    check(plan.runExpectations)
    for objection in row.decoded.setup.app.launch.diagnostics(on: environment.os) {
      diagnostics.addOnce(objection)
    }
    checkObjects()
    checkDeploymentTarget()
    checkDevice()
    checkSwiftUI()
    checkMissingClasses()
    for during in row.decoded.setup.app.during {
      if !context.implemented.has(during.name) {
        diagnostics.addOnce(.notCalled(during.name, at: during.nameRange, in: context))
      }
    }
    for (action, range) in row.code { check(action, at: range) }
  }

  private mutating func check(_ steps: [Step]) {
    // By index, here and below, to avoid copying steps and expectations.
    for index in steps.indices {
      check(steps[index].expectations)
      if case .action(let action) = steps[index].activity {
        check(action, at: steps[index].activityRange)
        // Few steps are copied for it.
        if action.kind == .openURL || action.kind == .openUniversalLink {
          checkLink(of: action, in: steps[index])
        }
      }
    }
  }

  private mutating func check(_ expectations: [any Expectation]) {
    for index in expectations.indices {
      for objection in expectations[index].diagnostics(in: context) {
        diagnostics.addOnce(objection)
      }
    }
  }
}
