internal import ScenarioLanguage
internal import ScenarioReports
public import ScenarioRunner
public import ScenarioSystem

/// One run of `coverage`: runs scenarios and prints which statements of the documents they cover.
public struct CoverageSession {
  private let paths: [String]
  private let exclusions: Exclusions
  private let asJSON: Bool
  private let proves: Bool
  private let color: Terminal.ColorMode

  /// Creates a session for the scenarios under the paths; one that `proves` asks of every rule whether they notice its loss.
  public init(
    paths: [String],
    exclusions: Exclusions = .gitignore,
    asJSON: Bool,
    proves: Bool,
    color: Terminal.ColorMode
  ) {
    self.paths = paths
    self.exclusions = exclusions
    self.asJSON = asJSON
    self.proves = proves
    self.color = color
  }

  /// Plays, prints, and returns the status with which the command ends: that of a run of the same scenarios.
  public func run() -> Int32 {
    var request = RunRequest(paths: paths, purpose: .run)
    request.color = color
    request.style = .quiet
    let screen = Screen(request)
    do throws(ScenarioError) {
      return try proves ? prove(screen) : run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  private func run(_ screen: Screen) throws(ScenarioError) -> Int32 {
    let chosen = try ChosenFiles(paths, without: exclusions)
    Interrupt.install()
    var counts = Counts()
    let coverage = Coverage(running: chosen) { file in
      counts.add(file)
      screen.complain(file)
    }
    if let signal = Interrupt.received { return 128 + signal }
    screen.say(notes: chosen.files.skippedNotes)
    let text = CoverageText(coverage, paint: screen.paint)
    screen.print(asJSON ? text.json : text.text)
    if let problem = screen.problem { throw problem }
    return counts.exitStatus
  }

  /// Changes every rule in every way, and prints what no scenario noticed.
  private func prove(_ screen: Screen) throws(ScenarioError) -> Int32 {
    var proof = RuleProof()
    var counts = Counts()
    let files = try ChosenFiles(paths, without: exclusions).files
    for file in proof.load(files) {
      counts.add(file)
      screen.complain(file)
    }
    screen.say(notes: files.skippedNotes)
    let text = ProofText(proof, paint: screen.paint)
    screen.print(text.text)
    for name in proof.failing { screen.say("it fails, and proves nothing: \(name)") }
    if let problem = screen.problem { throw problem }
    counts.passed = proof.caseCount
    counts.failed = proof.failing.count + (text.isProven ? 0 : 1)
    return counts.exitStatus
  }
}

extension RuleProof {
  /// Adds every case of the scenarios under the paths.
  ///
  /// - Returns: The files of which something could not be read or played, with what is wrong.
  /// - Throws: `.noSuchPath`, `.unreadable` or `.nothingSelected` for the paths themselves.
  public mutating func load(_ paths: [String]) throws(ScenarioError) -> [FileResult] {
    load(try ChosenFiles(paths, without: .gitignore).files)
  }

  fileprivate mutating func load(_ files: ScenarioFiles) -> [FileResult] {
    var loader = YAMLLoader()
    var troubled: [FileResult] = []
    for entry in files {
      var result: FileResult
      switch entry {
      case .failure(let error, let folder):
        result = FileResult(path: folder)
        result.problem = error
      case .file(let path): result = load(path, &loader)
      }
      if result.problem != nil || !result.cases.isEmpty { troubled.append(result) }
    }
    return troubled
  }

  /// Adds the cases of a file; returns what is wrong with it.
  private mutating func load(_ path: ScenarioPath, _ loader: inout YAMLLoader) -> FileResult {
    var result = FileResult(path: path.display)
    do throws(ScenarioError) {
      let file = loader.load(try SourceFile(reading: path))
      for plan in file.scenarios.flatMap(\.plans) { add(plan, of: path.display) }
      let scenarios = file.scenarios.filter { !$0.isValid }.map { ($0.info.name, $0.diagnostics) }
      for (name, diagnostics) in [(CaseResult.wholeFileName, file.diagnostics)] + scenarios
      where !diagnostics.isEmpty {
        var invalid = CaseResult(name: name, outcome: .invalid)
        let lines = file.source.lineTable()
        invalid.diagnostics = diagnostics.map { DiagnosticRecord($0, in: file.source, lines) }
        result.cases.append(invalid)
      }
    } catch {
      result.problem = error
    }
    return result
  }
}

extension Coverage {
  /// Runs the scenarios below the paths, and counts what they cover.
  package init(ofScenariosBelow paths: [String]) throws(ScenarioError) {
    self.init(running: try ChosenFiles(paths, without: .gitignore)) { _ in }
  }

  /// Runs the chosen scenarios, hands over the result of each file, and counts what they cover.
  fileprivate init(running chosen: ChosenFiles, _ take: (FileResult) -> Void) {
    self.init()
    var configuration = RunConfiguration()
    configuration.jobs = Processors.count
    configuration.selection.spots = chosen.spots
    let runner = Runner(loader: YAMLLoader(), configuration: configuration)
    runner.run(chosen.files) { file in
      add(file)
      take(file)
    }
  }
}
