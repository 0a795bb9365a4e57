public import ScenarioSystem

/// Executes single cases of files by their numbers, as a worker is requested to.
public struct CaseByNumber<Loader: ScenarioLoader> {
  private var files: FileRunner<Loader>
  private var cases: CaseRunner
  private var file = PreparedFile(result: FileResult(path: ""))

  /// Creates a runner that reports each round and each step by its number before it is executed.
  public init(
    loader: Loader,
    configuration: RunConfiguration,
    onRound: @escaping (Int) -> Void,
    onStep: @escaping (Int) -> Void
  ) {
    files = FileRunner(loader: loader, configuration: configuration)
    cases = CaseRunner(configuration, onRound: onRound, onStep: onStep)
  }

  /// Reads a file, unless it is the one that was read last.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  public mutating func open(_ path: Path, as display: Path) throws(ScenarioError) {
    guard path != file.location else { return }
    let file = files.prepare(path, as: display)
    if let problem = file.result.problem { throw problem }
    self.file = file
  }

  /// Executes a case of the file; nil where it has no case of that number.
  public mutating func run(_ number: Int) -> CaseResult? {
    guard let item = file.executable.first(where: { $0.number == number }) else { return nil }
    let planned = file.result.cases[item.position]
    return cases.run(item.plan, planned, warnings: item.warnings, in: file.context)
  }
}
