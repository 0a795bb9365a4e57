@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// Performs actions in the environment that the options of `repl` choose.
struct ReplEnvironment {
  /// What actions cause, and those of them that were performed last.
  struct Run {
    var explained: ExplainedCase
    var firstStep = 0
  }

  private let options: EnvironmentOptions
  private let methods: MethodSet
  private let change: EnvironmentChange
  private let makeApp = CommandContext.current.makeApp

  /// Creates the environment.
  ///
  /// - Returns: The environment; nil after printing why no scenario has it.
  /// - Throws: `.usage` for an unknown method.
  init?(_ options: EnvironmentOptions, _ console: Console) throws(ScenarioError) {
    self.options = options
    methods = try MethodSet(selectors: options.implements)
    guard let change = try options.change(options.described, console) else { return nil }
    self.change = change
  }

  /// Performs an action after others.
  ///
  /// - Returns: What they cause; nil after printing why the last one is not possible.
  /// - Throws: `.usage` for an unknown action.
  func perform(
    _ actions: [String],
    after earlier: [String],
    _ console: Console
  ) throws(ScenarioError) -> Run? {
    let document = try ActionDocument(
      after: earlier,
      then: actions,
      in: options.described,
      options.appFile
    )
    guard let cases = ExplainableCases.compile(document, console),
      let plan = cases.changing(change, implementing: methods).first
    else { return nil }
    var explainer = CaseExplainer(cases.source, includesEffects: false, makeApp: makeApp)
    let explained = explainer.explain(plan)
    if let problem = explained.problem {
      console.printProblem(document.located(problem.diagnostic), of: explained, explainer)
      return nil
    }
    return Run(explained: explained, firstStep: document.firstStep(of: explained.plan))
  }

  /// Returns the actions that are possible after those of a run.
  func possibleActions(after run: Run) -> [ActionKind] {
    run.explained.possibleActions(makeApp)
  }

  /// Returns the scenario with the actions of a run.
  ///
  /// - Throws: `.usage` if a file describes the app, of which the scenario could have a part only.
  func scenario(
    _ actions: [String],
    of run: Run,
    name: String
  ) throws(ScenarioError)
    -> FirstScenario
  {
    guard options.appFile == nil else {
      throw ScenarioError.usage(
        "':save' cannot write the app of '--app-file'",
        help: "':steps' prints the steps"
      )
    }
    let (environment, script) = (run.explained.plan.environment, run.explained.plan.script)
    var app: [String] = []
    if let sdk = options.described.sdk { app.append("sdk: \(sdk)") }
    let lifeCycle = environment.app.lifeCycle
    if options.described.lifeCycle == .swiftUI {
      app.append("life-cycle: swiftui")
    } else if lifeCycle != .effective(nil, on: environment.os, sdk: environment.app.sdk) {
      app.append("life-cycle: \(lifeCycle.rawValue)")
    }
    if options.implements.contains("all") {
      app.append("implements: all")
    } else if !methods.isEmpty {
      // A file must not list a method that its life cycle never calls.
      let callable = script.implemented.intersection(.callable(with: lifeCycle))
        .intersection(.callable(in: environment.app))
      let spelling = run.explained.plan.spelling
      let names = DelegateMethod.allCases.filter(callable.has).map {
        Term.call($0).name(in: spelling)
      }
      app.append("implements: [\(names.joined(separator: ", "))]")
    }
    var lines: [String] = []
    if let device = options.described.device { lines.append("device: \(device.rawValue)") }
    if !app.isEmpty { lines.append("app: { \(app.joined(separator: ", ")) }") }
    let switches = options.described.modelKeys.map(\.text).joined(separator: ", ")
    if !switches.isEmpty { lines.append("model: { \(switches) }") }
    return FirstScenario(name: name, ios: "\(environment.os)", environment: lines, actions: actions)
  }
}
