internal import LifecycleCore
package import ScenarioLanguage
package import ScenarioSystem

/// Runs cases one at a time in a worker process, for test frameworks in which each case is a test of its own.
///
/// The process is started for the first case, and runs all others, too. A case during which it crashes, hangs or exits
/// has an error, and is run once more, alone in a new worker, to find out whether an earlier case is the cause.
package final class CaseWorker {
  private let arguments: [String]
  private let variables: [String]
  private let request: WorkerRequest
  private var worker: Worker?

  /// Creates a runner whose workers are this program.
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
    request.withTraces = true
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

  /// Ends the worker process; the next case starts another.
  package func stop() { worker = nil }

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
        switch event {
        case .caseEnded(let caseEnd): end = end ?? caseEnd
        case .exited(let reason?):
          self.worker = nil
          throw ScenarioError(.worker, "a worker terminated before it was ready: it \(reason)")
        case .exited: break
        }
      }
    }
    let output = worker.caseOutput
    if worker.hasEnded { self.worker = nil }
    guard let end else { throw ScenarioError(.worker, "a worker terminated between two cases") }
    return (end, output)
  }

  private func currentWorker() throws(ScenarioError) -> Worker {
    if let worker { return worker }
    // Bazel terminates a test with all its processes by their process group.
    let hasGroup = Environment.value("BAZEL_TEST") == nil
    let started = try Worker(
      arguments,
      request,
      adding: variables,
      inGroupOfItsOwn: hasGroup,
      keepsOutput: true
    )
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
