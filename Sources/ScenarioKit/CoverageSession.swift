internal import ScenarioLanguage
internal import ScenarioReports
public import ScenarioRunner
public import ScenarioSystem

/// One run of `coverage`: plays scenarios and prints which behaviours of the documents they cover.
public struct CoverageSession {
  private let paths: [String]
  private let asJSON: Bool
  private let proves: Bool
  private let color: Terminal.ColorMode

  /// Creates a session for the scenarios under the paths; one that `proves` asks of every rule whether they notice its loss.
  public init(paths: [String], asJSON: Bool, proves: Bool, color: Terminal.ColorMode) {
    self.paths = paths
    self.asJSON = asJSON
    self.proves = proves
    self.color = color
  }

  /// Plays, prints, and returns the status with which the command ends: that of a run of the same scenarios.
  public func run() async -> Int32 {
    var request = RunRequest(paths: paths, purpose: .run)
    request.color = color
    request.style = .quiet
    let screen = Screen(request)
    do throws(ScenarioError) {
      return try await proves ? prove(screen) : run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  private func run(_ screen: Screen) async throws(ScenarioError) -> Int32 {
    var configuration = RunConfiguration()
    let chosen = try ChosenFiles(paths)
    configuration.jobs = Processors.count
    configuration.wantsLines = true
    configuration.selection.spots = chosen.spots
    Interrupt.install()
    var coverage = Coverage()
    var counts = Counts()
    let runner = Runner(
      loader: YAMLLoader(),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    try await runner.run(chosen.files) { (file) throws(ScenarioError) in
      counts.add(file)
      coverage.add(file)
      screen.complain(file)
    }
    if let signal = Interrupt.received { return 128 + signal }
    let text = CoverageText(coverage, paint: screen.paint)
    screen.print(asJSON ? text.json : text.text)
    if let problem = screen.problem { throw problem }
    return counts.exitStatus
  }

  /// Changes every rule in every way, and prints what no scenario noticed.
  private func prove(_ screen: Screen) async throws(ScenarioError) -> Int32 {
    var proof = RuleProof()
    try proof.load(paths)
    let text = ProofText(
      findings: proof.findings(),
      claims: proof.emptyClaims(),
      idle: proof.idleValues(),
      paint: screen.paint
    )
    screen.print(text.text)
    return text.isProven ? 0 : 1
  }
}

extension RuleProof {
  /// Adds every case of the scenarios under the paths.
  public mutating func load(_ paths: [String]) throws(ScenarioError) {
    var loader = YAMLLoader()
    for entry in try ChosenFiles(paths).files {
      guard case .file(let path) = entry else { continue }
      let bytes = try FileReader.read(
        path: path.path,
        as: path.display,
        limit: YAMLLoader.fileLimit
      )
      let file = loader.load(SourceFile(path: path.display, bytes: bytes))
      for plan in file.scenarios.flatMap(\.plans) { add(plan, of: path.display) }
    }
  }
}
