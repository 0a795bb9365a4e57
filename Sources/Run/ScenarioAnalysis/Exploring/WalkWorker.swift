@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioRunner
internal import ScenarioSystem

/// What a worker of an exploration has answered to a request.
struct WalkAnswer {
  /// The end of a request.
  enum End {
    case answered(WalkMessage)
    /// The process of the worker ended.
    case failed(AppFault)
  }

  /// The index of the environment.
  var start = 0
  /// The numbers of the steps that were performed or, at last, tried.
  var steps: [Int] = []
  var end = End.answered(WalkMessage())
}

/// A worker process of an exploration, which one thread at a time uses.
final class WalkWorker: @unchecked Sendable {
  /// The time limit until the first step, in nanoseconds: the worker reads files first.
  private static let readingLimit: UInt64 = 30_000_000_000

  private let process: WorkerProcess
  private var isReady = false

  /// Starts a worker.
  init(_ arguments: [String]) throws(ScenarioError) {
    process = try WorkerProcess(arguments)
  }

  /// Sends a request, and waits for the answer or the end of the process.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - limit: Returns the nanoseconds that steps may take in the environment with an index.
  /// - Returns: The answer; the worker cannot be used after a fault.
  /// - Throws: `.worker`, if the process ends before it is ready, or answers with something else.
  func answer(
    to request: WalkRequest,
    limit: (Int) -> UInt64
  ) throws(ScenarioError) -> WalkAnswer {
    var answer = WalkAnswer()
    var time = Self.readingLimit
    var deadline = Clock.monotonicNanoseconds() + time
    if isReady { process.forgetOutput() }
    process.send(request.line)
    while true {
      WorkerProcess.wait(for: [process], milliseconds: 50)
      let update = process.read()
      for line in update.lines {
        let message = try Self.message(line)
        switch message.kind {
        case .ready: isReady = true
        case .begin:
          answer.start = message.number
          time = limit(message.number)
          deadline = Clock.monotonicNanoseconds() + time
        case .step:
          answer.steps.removeLast(max(0, answer.steps.count - message.count))
          answer.steps.append(message.number)
        case .done, .notReproduced:
          answer.end = .answered(message)
          return answer
        }
      }
      if let ending = update.ending {
        guard isReady else { throw notReady(ending) }
        answer.end = .failed(fault(ending))
        return answer
      }
      if Clock.monotonicNanoseconds() >= deadline {
        process.kill()
        let seconds = time / 1_000_000_000
        answer.end = .failed(AppFault(.hang, "the app hung and was terminated after \(seconds) s"))
        return answer
      }
    }
  }

  private static func message(_ line: ArraySlice<UInt8>) throws(ScenarioError) -> WalkMessage {
    do throws(JSONError) {
      return try WalkMessage(line: line)
    } catch {
      throw ScenarioError(.worker, "worker protocol error: \(error.message)")
    }
  }

  private func notReady(_ ending: ProcessEnding) -> ScenarioError {
    let reason = [ending.description, process.output].filter { !$0.isEmpty }
    return ScenarioError(
      .worker,
      "a worker terminated before it was ready: it \(reason.joined(separator: ", and wrote: "))"
    )
  }

  private func fault(_ ending: ProcessEnding) -> AppFault {
    let output = process.output
    guard case .signal(let number, _) = ending else {
      return AppFault(.exit, "the app \(ending.description)", output: output)
    }
    // It names the place, so that crashes at two places are two findings.
    let error = ProcessFailure.fatalError(in: output).map { ": \($0)" } ?? ""
    let message = "the app \(ending.description)" + error
    return AppFault(.crash, message, signal: number, output: output)
  }
}
