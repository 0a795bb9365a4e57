@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// Runs cases one at a time in a worker process, for test frameworks in which each case is a test of its own.
///
/// The process is started for the first case, and runs all others, too. A case during which it crashes, hangs or exits
/// has an error, and is run once more, alone in a new worker, to find out whether an earlier case is the cause.
package final class CaseWorker {
  /// The time until a worker must be ready, in nanoseconds: the test program may be large, and the machine busy.
  private static let startingLimit: UInt64 = 60_000_000_000

  private let arguments: [String]
  private let variables: [String]
  private let request: WorkerRequest
  private var worker: Worker?

  /// Creates a runner whose workers are this program; the worker process ends with this object.
  ///
  /// - Parameters:
  ///   - arguments: The arguments with which this program is started, including its name.
  ///   - variables: Environment variables, each as `NAME=VALUE`, by which it knows that it must run a `WorkerSession`.
  ///   - loader: What has read the cases.
  package init(
    _ arguments: [String],
    adding variables: [String],
    loader: some ScenarioLoader
  ) {
    self.arguments = arguments
    self.variables = variables
    var request = WorkerRequest()
    request.variables = loader.variables
    (request.actions, request.probes) = (loader.customWords.actions, loader.customWords.probes)
    // Nobody reads the traces of cases that passed, and most of the time would be spent on them.
    (request.withTraces, request.dropsPassedTraces) = (true, true)
    self.request = request
  }

  /// Runs a case.
  ///
  /// - Returns: The result of its file with this case alone, and the end of what the app has written, unless the result
  ///   contains that.
  /// - Throws: `.worker`, if a worker cannot be started, or terminates before it can execute a case.
  package func run(
    _ prepared: PreparedCase
  ) throws(ScenarioError) -> (file: FileResult, output: String) {
    guard let file = prepared.fileAlone else {
      var file = FileResult(path: prepared.path)
      file.cases = [prepared.planned]
      return (file, "")
    }
    let (end, output) = try attempt(file)
    var result = end.result
    result.processFailure?.nameFatalError()
    if end.terminatedWorker, !end.wasAlone, let second = try? attempt(file).end {
      result.noteAttemptAlone(second.result)
    }
    if let step = result.processFailure?.step.flatMap({ file.executable[0].plan.step($0) }) {
      result.excerpt = file.context.excerpt(step.activityRange)
    }
    var whole = file.result
    whole.cases = [result]
    return (whole, result.processFailure == nil ? output : "")
  }

  private func attempt(
    _ file: PreparedFile
  ) throws(ScenarioError) -> (end: CaseEnd, output: String) {
    let worker = try currentWorker()
    worker.begin(WorkerJob(file: RunningFile(file) { _ in }, cases: [0]))
    var end: CaseEnd?
    // The worker is ready for the next case only after it has said so.
    while !worker.hasEnded, end == nil || worker.job != nil {
      Worker.wait(for: [worker])
      for event in worker.readEvents() {
        if case .caseEnded(let caseEnd) = event { end = end ?? caseEnd }
      }
    }
    let output = worker.caseOutput
    if worker.hasEnded { self.worker = nil }
    guard let end else { throw ScenarioError(.worker, "a worker terminated between two cases") }
    return (end, output)
  }

  /// Returns the worker, and starts one if there is none.
  private func currentWorker() throws(ScenarioError) -> Worker {
    if let worker { return worker }
    let started = try Worker(arguments, request, adding: variables, keepsOutput: true)
    // What the test library prints until then belongs to no case.
    let deadline = Clock.monotonicNanoseconds() + Self.startingLimit
    while !started.isReady {
      Worker.wait(for: [started])
      for case .exited(let reason) in started.readEvents() {
        let end = reason.map { "it \($0)" } ?? "it crashed"
        throw ScenarioError(.worker, "a worker terminated before it was ready: \(end)")
      }
      if !started.isReady, Clock.monotonicNanoseconds() > deadline {
        throw ScenarioError(.worker, "a worker was not ready in time")
      }
    }
    worker = started
    return started
  }
}

extension PreparedCase {
  /// The file with this case alone; nil if the case cannot be executed.
  fileprivate var fileAlone: PreparedFile? {
    guard var item else { return nil }
    item.position = 0
    var file = PreparedFile(location: location, result: FileResult(path: path))
    file.result.cases = [planned]
    file.executable = [item]
    file.context = context
    return file
  }
}

extension ProcessFailure {
  /// Adds the error of Swift's runtime to the message: a stack trace may follow it, of which only the end is shown.
  fileprivate mutating func nameFatalError() {
    if type == "crash", let error = Self.fatalError(in: output) { message += ": \(error)" }
  }

  /// Returns the beginning of the last line in which Swift's runtime writes why the process crashes; nil without one.
  package static func fatalError(in output: String) -> Substring? {
    output.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") }?.prefix(200)
  }
}
