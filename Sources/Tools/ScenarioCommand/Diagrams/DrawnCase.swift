@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The case that `graph` draws.
struct DrawnCase {
  /// The file, `PATH:LINE`, or a line that `list` prints.
  var path: String
  /// The name of the case, or a part of it; nil for the first case.
  var caseName: String?
  /// Variables that override those of the file.
  var variables: [String: String] = [:]
  /// The language of names; nil for that of the file.
  var names: NameSpelling?
  /// The number of the first step to draw; earlier steps are run but not drawn.
  var firstStep = 1

  /// The result of running the case.
  struct Result {
    let file: FileResult
    /// The position of the case in the file.
    let index: Int
    /// The number of cases from which it was chosen.
    let count: Int

    /// The result of the case.
    var caseResult: CaseResult { file.cases[index] }
  }

  /// Returns the diagram.
  ///
  /// - Throws: The error that the command prints if the file or case does not exist, or the case is not run.
  func diagram() throws(ScenarioError) -> SequenceDiagram {
    try diagram(of: try run(try selectedFiles()))
  }

  /// Returns the selected files, of which there must be exactly one.
  func selectedFiles() throws(ScenarioError) -> SelectedFiles {
    try SelectedFiles([path], without: .gitignore, variables: variables)
  }

  /// Runs the selected file, and finds the case.
  func run(_ selected: SelectedFiles) throws(ScenarioError) -> Result {
    var configuration = RunConfiguration()
    configuration.keepsTraces = true
    configuration.makeApp = CommandContext.current.makeApp
    configuration.selection.locations = selected.caseLocations
    let entries = selected.files.entries
    guard entries.count == 1 else {
      throw ScenarioError.usage(
        "'\(path)' contains \(entries.count) files; only one can be drawn",
        help: "name one of them; 'scenario-run list \(ShellText.path("\(path)"))' lists their cases"
      )
    }
    let loader = YAMLLoader.ofCommand(variables: variables)
    var results: [FileResult] = []
    Runner(loader: loader, configuration: configuration).run(entries) { results.append($0) }
    guard let file = results.first else {
      throw ScenarioError.nothingSelected("no case is selected in '\(path)'")
    }
    if let problem = file.problem { throw problem }
    return try findCase(in: file)
  }

  /// Returns the diagram of a case that was run.
  func diagram(of result: Result) throws(ScenarioError) -> SequenceDiagram {
    var spelling = ResultSpelling(names)
    let record = spelling.written(result.caseResult)
    guard let trace = record.trace else {
      throw ScenarioError.nothingSelected(
        "'\(record.name)' was not run: \(record.reason)",
        help: "choose another case with --case"
      )
    }
    let count = trace.steps.count
    guard firstStep >= 1 else {
      throw ScenarioError.usage("there is no step \(firstStep): steps are numbered from 1")
    }
    guard firstStep <= max(count, 1) else {
      throw ScenarioError.usage(
        "there is no step \(firstStep): '\(record.name)' has \(count) step\(count == 1 ? "" : "s")"
      )
    }
    return SequenceDiagram(record, trace, of: result.file.path.description, from: firstStep)
  }

  /// Finds the case to draw; an exact match of the requested name takes precedence over a name that contains it.
  private func findCase(in file: FileResult) throws(ScenarioError) -> Result {
    let names = file.cases.map(\.name)
    var found = Array(names.indices)
    if let caseName {
      found = names.indices.filter { names[$0] == caseName }
      if found.isEmpty { found = names.indices.filter { names[$0].contains(caseName) } }
    }
    guard let first = found.first else {
      let meant = Suggestion.nearest(to: caseName ?? "", in: names).map { "did you mean '\($0)'?" }
      throw ScenarioError.nothingSelected(
        caseName.map { "no case of '\(path)' has '\($0)' in its name" } ?? "'\(path)' has no case",
        help: meant ?? "see 'scenario-run list \(ShellText.path("\(path)"))'"
      )
    }
    return Result(file: file, index: first, count: found.count)
  }
}
