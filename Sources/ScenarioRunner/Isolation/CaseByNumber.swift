public import ScenarioLanguage
public import ScenarioSystem

/// Plays single cases of files by their numbers, as a worker is told to.
public struct CaseByNumber<Loader: ScenarioLoader> {
  private var loader: Loader
  private var runner: CaseRunner
  private let fileLimit: Int
  private var path: Path = ""
  private var plans: [(plan: Plan, warnings: [Diagnostic])] = []
  private var source = SourceFile(path: "", bytes: [])
  private var lines = SourceFile(path: "", bytes: []).lineTable()

  /// Creates a player that keeps what happened, and says each round and each step by its number before it plays it.
  public init(
    loader: Loader,
    configuration: RunConfiguration,
    fileLimit: Int,
    onRound: @escaping (Int) -> Void,
    onStep: @escaping (Int) -> Void
  ) {
    self.loader = loader
    self.fileLimit = fileLimit
    runner = CaseRunner(
      configuration,
      keepsRecords: configuration.keepsRecords,
      onRound: onRound,
      onStep: onStep
    )
  }

  /// Reads a file, unless it is the one that was read last.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  public mutating func open(_ path: Path, as display: Path) throws(ScenarioError) {
    guard path != self.path else { return }
    let bytes = try FileReader.read(path: path, as: display, limit: fileLimit)
    let file = loader.load(SourceFile(display, at: path, bytes: bytes))
    plans = file.scenarios.filter(\.isValid).flatMap { scenario in
      scenario.plans.map { ($0, scenario.diagnostics) }
    }
    source = file.source
    lines = source.lineTable()
    self.path = path
  }

  /// Plays a case of the file, and returns what came of it, with the file and its lines; nil where it has no case of
  /// that number.
  public mutating func play(
    _ number: Int
  ) -> (result: CaseResult, source: SourceFile, lines: LineTable)? {
    guard plans.indices.contains(number) else { return nil }
    let (plan, warnings) = plans[number]
    var result = CaseResult(plan)
    runner.play(plan, warnings: warnings, into: &result)
    return (result, source, lines)
  }
}
