internal import ScenarioEvents
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
  /// What the diagram is written in.
  public var format = DiagramFormat.svg
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

  private func run(_ screen: Screen) throws(ScenarioError) -> Int32 {
    let target = Path(output)
    let places = try ReportPaths([target])
    let chosen = try ChosenFiles([path], without: .gitignore, variables: variables)
    try places.spare(chosen.files.aliases, "a scenario file")
    let file = try result(of: chosen)
    if let problem = file.problem { throw problem }
    let drawn = try drawnCase(of: file, screen)
    let record = FileRecord(file, withTraces: true).cases[drawn]
    guard let diagram = SequenceDiagram(record, of: file.path.description) else {
      screen.complain(file)
      if record.outcome == .invalid { return Counts(record).exitStatus }
      throw ScenarioError(
        .nothingSelected,
        "'\(record.name)' is not run: \(record.reason)",
        help: "choose another case with --case"
      )
    }
    places.prepare()
    let report = try ReportOutput(path: target)
    try report.append(Array(format.text(of: diagram).utf8))
    try report.commit()
    if !record.outcome.isGood {
      screen.say("'\(record.name)' does not pass; the diagram shows what happened", as: "warning")
    }
    return Counts(record).exitStatus
  }

  /// Runs what was chosen of the file.
  private func result(of chosen: ChosenFiles) throws(ScenarioError) -> FileResult {
    var configuration = RunConfiguration()
    configuration.keepsRecords = true
    configuration.wantsLines = true
    configuration.selection.spots = chosen.spots
    let entries = Array(chosen.files)
    guard entries.count == 1 else {
      throw ScenarioError(
        .usage,
        "one file is drawn, and '\(path)' holds \(entries.count)",
        help: "name one of them; 'scenario-run list \(path)' shows their cases"
      )
    }
    let runner = Runner(
      loader: YAMLLoader(set: variables),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    var results: [FileResult] = []
    runner.run(entries) { results.append($0) }
    guard let file = results.first else {
      throw ScenarioError(.nothingSelected, "nothing is chosen in '\(path)'")
    }
    return file
  }

  /// The place of the case that is drawn: a name that is all that was asked for comes before one that contains it.
  private func drawnCase(of file: FileResult, _ screen: Screen) throws(ScenarioError) -> Int {
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
        caseName.map { "no case of '\(path)' is called '\($0)'" } ?? "'\(path)' has no case",
        help: meant ?? "see 'scenario-run list \(path)'"
      )
    }
    if found.count > 1 {
      screen.say(
        "drawing the first of \(found.count) cases, '\(names[first])'; --case chooses another, and "
          + "'scenario-run list \(path)' shows them",
        as: "note"
      )
    }
    return first
  }
}

extension Counts {
  /// What one case counts for.
  fileprivate init(_ record: CaseRecord) {
    self.init()
    var file = FileRecord(path: "")
    file.cases = [record]
    add(file)
  }
}
