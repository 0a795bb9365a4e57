internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// Runs the cases of a suite in a worker process: the test program, which is started once more with a variable that
/// names the suite, and becomes a worker where it creates that suite.
@MainActor package final class SuiteWorker {
  /// The environment variable of a worker.
  nonisolated private static let variable = "SCENARIO_RUN_SUITE_WORKER"

  /// What this process is a worker for; nil if it is none.
  nonisolated package static let requestedName = ProcessEnvironment.value(variable)

  /// The number of worker processes that wait for the next case of their suite.
  private static let maximumCount = 8

  /// The suites with a worker process, the one that was used last at the end.
  private static var running: [SuiteWorker] = []

  nonisolated private let app: any AppSource
  nonisolated private let variables: [String: String]
  private var process: CaseWorker?
  private var isBroken = false

  nonisolated init(app: any AppSource, variables: [String: String]) {
    (self.app, self.variables) = (app, variables)
  }

  /// Runs a case: in a worker process that reaches the suite by a test, or in this process without one.
  func run(_ prepared: PreparedCase, by start: WorkerStart?) -> FileResult {
    guard let start, !isBroken else { return runHere(prepared) }
    do throws(ScenarioError) {
      let (file, output) = try process(start).run(prepared)
      Self.write(output, to: .output)
      return file
    } catch {
      isBroken = true
      let message =
        "scenario-run: warning: the scenarios of '\(app.name)' run in the process of the tests, "
        + "where a crash ends all tests: \(error.message)\n"
      Self.write(message, to: .error)
      return runHere(prepared)
    }
  }

  private func runHere(_ prepared: PreparedCase) -> FileResult {
    prepared.run(app: app.makeApp, keepsTrace: true)
  }

  private func process(_ start: WorkerStart) -> CaseWorker {
    Self.running.removeAll { $0 === self }
    if Self.running.count >= Self.maximumCount {
      let oldest = Self.running.removeFirst()
      oldest.process = nil
    }
    Self.running.append(self)
    if let process { return process }
    let process = CaseWorker(
      start.arguments,
      adding: ["\(Self.variable)=\(start.name)"],
      loader: YAMLLoader(variables: variables, customWords: app.words)
    )
    self.process = process
    return process
  }

  private static func write(_ text: String, to channel: StandardStream.Channel) {
    guard !text.isEmpty else { return }
    let stream = StandardStream(channel)
    try? stream.write(text.utf8)
    try? stream.flush()
  }

  // MARK: - Worker side

  /// Runs cases as the other process requests, and exits.
  nonisolated package func serve() -> Never {
    CurrentProcess.writeLinesAtOnce()
    let app = app
    MainThread.run {
      var session = WorkerSession(loader: YAMLLoader(), makeApp: app.makeApp)
      CurrentProcess.end(with: session.run())
    }
    CurrentProcess.end(with: 0)
  }

  /// Ends a worker that has run past the suite.
  static func endWithoutSuite() -> Never {
    write("the suite is not created when the arguments of the test are evaluated\n", to: .error)
    CurrentProcess.end(with: 5)
  }
}
