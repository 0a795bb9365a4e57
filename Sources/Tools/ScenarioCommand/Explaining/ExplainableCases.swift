@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The cases that `explain` and `diff` run: those of a file, or one of actions on the command line.
struct ExplainableCases {
  /// The cases.
  var plans: [Plan]
  /// The file, or the document of the actions.
  let source: SourceFile
  /// The actions of the command line; nil for a file.
  var document: ActionDocument?

  /// Reads the selected cases of a file.
  ///
  /// - Returns: The cases; nil after printing the errors of a case.
  /// - Throws: The error of a path that does not exist or cannot be read, or of a variable that the file does not have.
  static func read(
    _ path: String,
    _ variables: VariableOptions?,
    _ console: Console
  ) throws(ScenarioError) -> ExplainableCases? {
    let selected = try SelectedFiles(
      [path],
      without: .gitignore,
      variables: variables?.values ?? [:]
    )
    let entries = selected.files.entries
    guard entries.count == 1 else {
      throw ScenarioError.usage(
        "'\(path)' contains \(entries.count) files; only one can be explained",
        help: "name one of them"
      )
    }
    var selection = Selection()
    selection.locations = selected.caseLocations
    let loader = YAMLLoader.ofCommand(variables: variables?.values ?? [:])
    let file = try ExplainedFile(entries[0], selection, loader)
    if file.isInvalid {
      console.printErrors(of: file.result)
      // Errors are buffered until something is printed to standard output.
      console.print("")
      return nil
    }
    try variables?.check { file.result.facts.usedVariables }
    guard !file.plans.isEmpty else {
      throw ScenarioError.nothingSelected("no case is selected in '\(path)'")
    }
    return ExplainableCases(plans: file.plans, source: file.source)
  }

  /// Compiles actions of the command line.
  ///
  /// - Returns: The case; nil after printing what is wrong with an argument.
  static func compile(_ document: ActionDocument, _ console: Console) -> ExplainableCases? {
    do throws(ActionDocument.Problem) {
      let plan = try document.plan()
      return ExplainableCases(
        plans: [plan],
        source: SourceFile(path: "actions", bytes: []),
        document: document
      )
    } catch {
      console.printErrors(error.diagnostics, in: error.source, error.spelling)
      return nil
    }
  }

  /// Returns the cases in a changed environment, with apps that also implement some methods.
  ///
  /// Cases that do not differ there occur once.
  func changing(_ change: EnvironmentChange, implementing methods: MethodSet) -> [Plan] {
    unique(plans.map { $0.changing(change).implementing(methods) })
  }

  /// Removes cases that have the environments and the actions of an earlier one, once their environments are changed.
  func unique(_ plans: [Plan], _ changed: (Plan) -> [Plan] = { [$0] }) -> [Plan] {
    struct Key: Hashable {
      var scenario: Int32
      var environments: [SimulationEnvironment]
      var activities: [Step.Activity]
    }
    var seen: Set<Key> = []
    return plans.filter { plan in
      let key = Key(
        scenario: plan.scenario.range.start,
        environments: changed(plan).map(\.environment),
        activities: plan.steps.map(\.activity)
      )
      return seen.insert(key).inserted
    }
  }
}

extension EnvironmentOptions {
  /// Returns what the options change in a case, on the first or the second of two sides.
  ///
  /// - Returns: The change; nil after printing why a scenario cannot have these values.
  func change(
    _ side: DescribedEnvironment,
    _ console: Console
  ) throws(ScenarioError)
    -> EnvironmentChange?
  {
    let document = try ActionDocument(after: [], then: [], in: side)
    return ExplainableCases.compile(document, console).map { side.change(as: $0.plans[0]) }
  }

  /// Throws an error if a file describes the app, since a scenario does.
  func requireNoAppFile() throws(ScenarioError) {
    guard appFile == nil else {
      throw ScenarioError.usage(
        "--app-file cannot be used with a scenario file, which describes its app"
      )
    }
  }
}
