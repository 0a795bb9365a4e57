@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) public import ScenarioLanguage
internal import ScenarioSystem

/// A worker of an `IsolatedRunner`: executes the cases of its requests until its process is terminated.
public struct WorkerSession<Loader: ScenarioLoader> {
  private var loader: Loader
  private let makeApp: AppMaker?
  /// The program that is the app under test; nil if there is none, or it was not needed yet.
  private var appPool: AppPool?

  /// Creates a worker; without `makeApp`, it uses the apps that the scenarios describe.
  public init(loader: Loader, makeApp: AppMaker?) {
    self.loader = loader
    self.makeApp = makeApp
  }

  /// Executes requests until the process is terminated; returns its exit status if it cannot begin.
  public mutating func run() -> Int32 {
    do throws(ScenarioError) {
      try serve()
    } catch {
      // The run reports the output of a worker that could not start.
      let stream = StandardStream(.error)
      try? stream.print("\(error)\n", as: .plain)
      try? stream.flush()
      return error.code.exitStatus
    }
  }

  private mutating func serve() throws(ScenarioError) -> Never {
    let channel = try WorkerChannel()
    var cases: RequestedCases<Loader>?
    channel.send(WorkerEvent(.ready).line)
    while true {
      do throws(ScenarioError) {
        let request = try Self.request(channel.nextLine())
        if request.cases.isEmpty {
          for error in appPool?.finish() ?? [] {
            channel.send(WorkerEvent(.appFailed, reason: error.message).line)
          }
          channel.send(WorkerEvent(.done).line)
          continue
        }
        var runner: RequestedCases<Loader>
        if let cases {
          runner = cases
        } else {
          runner = try makeRunner(request) { channel.send($0.line) }
        }
        try runner.run(request) { channel.send($0) }
        cases = runner
        channel.send(WorkerEvent(.done).line)
      } catch {
        channel.send(WorkerEvent(.refused, reason: "\(error)").line)
      }
    }
  }

  private static func request(_ line: [UInt8]) throws(ScenarioError) -> WorkerRequest {
    do throws(JSONError) {
      return try WorkerRequest(line: line[...])
    } catch {
      throw ScenarioError(.worker, "not a request: \(error.message)")
    }
  }

  private mutating func makeRunner(
    _ request: WorkerRequest,
    _ notify: @escaping (WorkerEvent) -> Void
  ) throws(ScenarioError) -> RequestedCases<Loader> {
    loader.variables = request.variables
    loader.customWords = CustomWords(actions: request.actions, probes: request.probes)
    var configuration = RunConfiguration()
    configuration.makeApp = makeApp
    if !request.app.isEmpty {
      let timeout = VirtualTime(milliseconds: Int64(request.appTimeout))
      let pool = try AppPool(AppCommand(request.app, timeout: timeout))
      appPool = pool
      configuration.makeApp = pool.makeApp
    }
    configuration.isTimed = true
    configuration.rounds = request.rounds
    configuration.killStates = Set(
      AppState.allCases.filter { request.killStates.contains($0.word) }
    )
    configuration.keepsTraces = request.withTraces
    return RequestedCases(
      files: FileRunner(loader: loader, configuration: configuration),
      cases: CaseRunner(
        configuration,
        onRound: { notify(WorkerEvent(.round, number: $0)) },
        onStep: { notify(WorkerEvent(.step, number: $0)) }
      )
    )
  }
}

/// Executes cases by their numbers; caches the file that was read last.
private struct RequestedCases<Loader: ScenarioLoader> {
  var files: FileRunner<Loader>
  var cases: CaseRunner
  var file = PreparedFile(result: FileResult(path: ""))

  /// Executes the cases of a request, and sends a message when each begins and finishes.
  mutating func run(
    _ request: WorkerRequest,
    _ send: ([UInt8]) -> Void
  ) throws(ScenarioError) {
    let (path, display) = (Path(request.path), Path(request.display))
    if path != file.location {
      let file = files.prepare(path, as: display)
      if let problem = file.result.problem { throw problem }
      self.file = file
    }
    // The decoder also starts a new stream with each request.
    var encoder = EventEncoder()
    for number in request.cases {
      send(WorkerEvent(.caseStarted, number: number).line)
      guard let item = file.executable.first(where: { $0.number == number }) else {
        throw ScenarioError(.worker, "'\(display)' was changed while it was run")
      }
      var result = file.result.cases[item.position]
      cases.run(item.plan, &result, warnings: item.warnings, in: file.context)
      if request.dropsPassedTraces, result.outcome == .passed { result.trace = nil }
      send(encoder.lines(of: .caseFinished(result, of: display)))
    }
  }
}
