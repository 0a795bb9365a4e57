internal import ScenarioLanguage
public import ScenarioRunner
internal import ScenarioSystem

/// A worker: executes the cases that are requested and reports their results, until nothing more is requested.
public struct WorkerSession {
  private let makeApp: AppMaker?

  /// The argument that makes the program a worker; it is not a subcommand, which would take a word from the paths.
  public static let argument = "--as-a-worker"

  /// Creates a worker that uses these apps; nil for those that the scenarios describe.
  public init(makeApp: AppMaker?) { self.makeApp = makeApp }

  /// Works until nothing more is requested, and returns the status with which the worker ends.
  public func run() -> Int32 {
    do throws(ScenarioError) {
      work(try WorkerChannel())
      return 0
    } catch {
      // The run reports what a worker wrote that could not begin.
      let stream = StandardStream(.error)
      try? stream.write("\(error)\n".utf8)
      try? stream.flush()
      return error.code.exitStatus
    }
  }

  private func work(_ channel: consuming WorkerChannel) {
    var channel = channel
    var cases: CaseByNumber<YAMLLoader>?
    channel.tell(WorkerEvent(.ready).line)
    while let line = channel.nextLine() {
      let output = channel
      // The reader begins a new stream with each request, too.
      var encoder = EventEncoder()
      do throws(ScenarioError) {
        let request = try Self.request(line)
        var runner = cases ?? makeRunner(request) { output.tell($0.line) }
        let display = Path(request.display)
        try runner.open(Path(request.path), as: display)
        for number in request.cases {
          channel.tell(WorkerEvent(.caseStarted, number: number).line)
          guard let result = runner.run(number) else {
            throw ScenarioError(.worker, "'\(display)' was changed while it was run")
          }
          channel.tell(encoder.lines(of: .caseFinished(result, of: display)))
        }
        cases = runner
        channel.tell(WorkerEvent(.done).line)
      } catch {
        channel.tell(WorkerEvent(.refused, reason: "\(error)").line)
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

  private func makeRunner(
    _ request: WorkerRequest,
    _ notify: @escaping (WorkerEvent) -> Void
  ) -> CaseByNumber<YAMLLoader> {
    var configuration = RunConfiguration()
    configuration.makeApp = makeApp
    configuration.isTimed = true
    configuration.rounds = request.rounds
    configuration.keepsTraces = request.withTraces
    return CaseByNumber(
      loader: YAMLLoader(set: request.variables),
      configuration: configuration,
      onRound: { notify(WorkerEvent(.round, number: $0)) },
      onStep: { notify(WorkerEvent(.step, number: $0)) }
    )
  }
}
