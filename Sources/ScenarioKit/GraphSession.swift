public import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `graph`: draws what happens in a case.
public struct GraphSession {
  /// The file, `PATH:LINE` or a line of `list`.
  public var path: String
  /// The name of the case, or a part of it; nil for the first.
  public var caseName: String?
  /// Variables that are set over those of the file.
  public var variables: [String: String] = [:]
  /// Those of them that the configuration sets, which the file need not have.
  public var projectVariables: Set<String> = []
  /// The first step that is drawn, from 1; those before it are run.
  public var firstStep = 1
  /// What the diagram is written in; nil for what the name of the output says.
  public var format: DiagramFormat?
  /// The file to write; `-` is standard output.
  public var output = "-"

  /// Creates a session that draws the first case of a file.
  public init(path: String) { self.path = path }

  /// Draws the case, and returns the status with which the command ends: that of a run of it.
  public func run() -> Int32 {
    let screen = Screen(RunRequest(paths: [path], purpose: .list))
    do throws(ScenarioError) {
      return try run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  /// The diagram, for programs.
  ///
  /// - Throws: What the command would say: that there is no such file or case, or that it is not run.
  public func diagram() throws(ScenarioError) -> SequenceDiagram {
    let file = try result(of: try chosenFiles())
    return try diagram(of: file, at: try place(in: file).first)
  }

  private func run(_ screen: Screen) throws(ScenarioError) -> Int32 {
    let target = Path(output)
    let places = try ReportPaths([target], of: .diagram)
    let chosen = try chosenFiles()
    try places.spare(chosen.files.aliases, "a scenario file")
    let file = try result(of: chosen)
    let (first, count) = try place(in: file)
    if file.cases[first].outcome == .invalid {
      screen.complain(file)
      // What is written to standard error is held back until something else is printed.
      screen.print("")
      return exitStatus(of: file.cases[first])
    }
    try checkVariables(of: file)
    let diagram = try diagram(of: file, at: first)
    if count > 1 {
      screen.say(
        "drawing the first of \(count) cases, '\(diagram.title)'; --case chooses another, and "
          + "'scenario-run list \(path)' shows them",
        as: "note"
      )
    }
    places.prepare()
    let report = try ReportOutput(path: target)
    let text = (format ?? DiagramFormat(ofFile: output)).text(of: diagram)
    try report.append(Array(text.utf8))
    try report.commit()
    let status = exitStatus(of: file.cases[first])
    if status != 0 {
      screen.say("'\(diagram.title)' does not pass: this is what happened", as: "warning")
    }
    return status
  }

  /// Refuses a variable that the file does not have, as a run does.
  private func checkVariables(of file: FileResult) throws(ScenarioError) {
    let idle = Set(variables.keys).subtracting(projectVariables).subtracting(
      file.facts.usedVariables
    )
    if let name = idle.min() { throw ScenarioError.unknownVariable(name) }
  }

  private func chosenFiles() throws(ScenarioError) -> ChosenFiles {
    try ChosenFiles([path], without: .gitignore, variables: variables)
  }

  private func diagram(of file: FileResult, at index: Int) throws(ScenarioError) -> SequenceDiagram
  {
    let record = file.cases[index]
    guard let trace = record.trace else {
      throw ScenarioError(
        .nothingSelected,
        "'\(record.name)' is not run: \(record.reason)",
        help: "choose another case with --case"
      )
    }
    let count = trace.steps.count
    guard firstStep >= 1 else {
      throw ScenarioError(.usage, "there is no step \(firstStep): steps are counted from 1")
    }
    guard firstStep <= max(count, 1) else {
      throw ScenarioError(
        .usage,
        "there is no step \(firstStep): '\(record.name)' has \(count) step\(count == 1 ? "" : "s")"
      )
    }
    return SequenceDiagram(record, trace, of: file.path.description, from: firstStep)
  }

  /// Runs what was chosen of the file.
  private func result(of chosen: ChosenFiles) throws(ScenarioError) -> FileResult {
    var configuration = RunConfiguration()
    configuration.keepsTraces = true
    configuration.selection.spots = chosen.spots
    let entries = Array(chosen.files)
    guard entries.count == 1 else {
      throw ScenarioError(
        .usage,
        "one file is drawn, and '\(path)' holds \(entries.count)",
        help: "name one of them; 'scenario-run list \(path)' shows their cases"
      )
    }
    let runner = Runner(loader: YAMLLoader(set: variables), configuration: configuration)
    var results: [FileResult] = []
    runner.run(entries) { results.append($0) }
    guard let file = results.first else {
      throw ScenarioError(.nothingSelected, "nothing is chosen in '\(path)'")
    }
    if let problem = file.problem { throw problem }
    return file
  }

  /// The case that is drawn, and how many it was chosen from: a name that is all that was asked for comes before one
  /// that contains it.
  private func place(in file: FileResult) throws(ScenarioError) -> (first: Int, count: Int) {
    let names = file.cases.map(\.name)
    var found = Array(names.indices)
    if let caseName {
      found = names.indices.filter { names[$0] == caseName }
      if found.isEmpty { found = names.indices.filter { names[$0].contains(caseName) } }
    }
    guard let first = found.first else {
      let meant = Suggestion.nearest(to: caseName ?? "", in: names).map { "did you mean '\($0)'?" }
      throw ScenarioError(
        .nothingSelected,
        caseName.map { "no case of '\(path)' has '\($0)' in its name" } ?? "'\(path)' has no case",
        help: meant ?? "see 'scenario-run list \(path)'"
      )
    }
    return (first, found.count)
  }

  /// The status with which a run of one case ends.
  private func exitStatus(of result: CaseResult) -> Int32 {
    var counts = Counts()
    counts.add(result)
    return counts.exitStatus
  }
}
