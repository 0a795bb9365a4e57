@_spi(Package) internal import ScenarioJSON
internal import ScenarioSystem

/// A worker process, its current case, and its termination.
final class Worker {
  /// An event of a worker.
  enum Event {
    /// A case finished, or its worker terminated.
    case caseEnded(CaseEnd)
    /// The worker terminated between cases; the reason is set if it did so before it was ready.
    case exited(String?)
    /// The program that is the app failed after its last case, for this reason.
    case appFailed(String)
  }

  private let process: WorkerProcess
  private let request: WorkerRequest
  private var decoder = EventDecoder()
  private(set) var job: WorkerJob?
  /// Whether the process has terminated.
  private(set) var hasEnded = false
  /// Whether the process waits for requests, or executes one.
  private(set) var isReady = false
  /// Whether the program that is the app is being ended.
  private(set) var isEndingApp = false
  private var startedCaseCount = 0
  private var currentCase: Int?
  private var round = 0
  private var step: Int?
  private var deadline: UInt64?
  private var startTime: UInt64 = 0
  /// Why the worker was terminated, and when it is killed.
  private var termination: (failure: ProcessFailure, deadline: UInt64)?

  /// The time that a worker has to terminate.
  private static let terminationTime: UInt64 = 2_000_000_000
  /// The time limit for reading a file.
  private static let readingLimit: UInt64 = 30_000_000_000

  /// Whether the output of a case is kept until the next one begins.
  private let keepsOutput: Bool

  /// Starts a worker; `request` contains the fields that all requests share, `variables` what is added to its
  /// environment.
  init(
    _ arguments: [String],
    _ request: WorkerRequest,
    adding variables: [String] = [],
    keepsOutput: Bool = false
  ) throws(ScenarioError) {
    self.request = request
    self.keepsOutput = keepsOutput
    process = try WorkerProcess(arguments, adding: variables)
  }

  /// The end of what the worker has written since the last case began, if it keeps that.
  var caseOutput: String { process.currentOutput() }

  /// The case in progress, its round if there are several, and its step.
  var inFlight: (file: RunningFile, index: Int, round: Int, step: Int)? {
    guard let job, let currentCase else { return nil }
    return (job.file, currentCase, round, step ?? 1)
  }

  func begin(_ job: WorkerJob) {
    let file = job.file.prepared
    var request = self.request
    (request.path, request.display) = (file.location.text, file.result.path.text)
    request.cases = job.cases.map { file.executable[$0].number }
    self.job = job
    decoder = EventDecoder()
    deadline = Clock.monotonicNanoseconds() + Self.readingLimit
    startTime = Clock.monotonicNanoseconds()
    // A worker that cannot begin may have said why already.
    if isReady { process.forgetOutput() }
    process.send(request.line)
  }

  /// Ends the program that is the app, if there is one that was started; `isEndingApp` becomes false when it has ended.
  func endApp() {
    // It may not have reported yet that its job is done.
    guard !request.app.isEmpty, startedCaseCount > 0, !hasEnded, job?.cases.isEmpty ?? true else {
      return
    }
    isEndingApp = true
    startTime = Clock.monotonicNanoseconds()
    deadline = startTime + UInt64(request.appTimeout) * 1_000_000 + Self.readingLimit
    process.send(request.line)
  }

  /// Returns the events since the last call.
  func readEvents() -> [Event] {
    let update = process.read()
    var events: [Event] = []
    for line in update.lines { handle(line, &events) }
    if let ending = update.ending {
      hasEnded = true
      if isEndingApp { events.append(.appFailed("its worker \(ending) before the app had ended")) }
      isEndingApp = false
      events.append(finish(ending))
    } else {
      enforceDeadlines()
    }
    // Output from before the worker is ready may explain why it never will be.
    if isReady, currentCase == nil, update.ending == nil, !keepsOutput { process.forgetOutput() }
    return events
  }

  // MARK: - Messages

  private func handle(_ line: ArraySlice<UInt8>, _ events: inout [Event]) {
    do throws(JSONError) {
      if WorkerEvent.isLine(line) {
        try handle(try WorkerEvent(line: line), &events)
      } else if case .caseFinished(let result, _)? = try decoder.event(of: line) {
        handle(result, &events)
      }
    } catch {
      terminate(
        ProcessFailure(type: "internal", message: "worker protocol error: \(error.message)")
      )
    }
  }

  private func handle(_ event: WorkerEvent, _ events: inout [Event]) throws(JSONError) {
    switch event.kind {
    case .ready: isReady = true
    case .caseStarted:
      startedCaseCount += 1
      currentCase = job?.cases.first { job?.file.prepared.executable[$0].number == event.number }
      begin(round: 0)
    case .round: begin(round: event.number)
    case .step: step = event.number
    case .done where job?.cases.isEmpty == true:
      job = nil
      // The worker is ending the app, and has the time for that.
      if !isEndingApp { deadline = nil }
    case .done where job == nil && isEndingApp:
      isEndingApp = false
      deadline = nil
    case .appFailed: events.append(.appFailed(event.reason))
    case .done: throw JSONError(message: "it ended before its last case")
    case .refused: terminate(ProcessFailure(type: "internal", message: event.reason))
    }
  }

  /// Starts the time limit of a round: each round of a case has the full time.
  private func begin(round: Int) {
    self.round = round
    step = nil
    startTime = Clock.monotonicNanoseconds()
    if let currentCase, let job {
      deadline =
        startTime + job.file.prepared.executable[currentCase].timeLimit + CaseGuard.extraTime
    }
  }

  private func handle(_ result: CaseResult, _ events: inout [Event]) {
    guard let job, let index = currentCase, result.name == job.file.planned(index).name else {
      return terminate(
        ProcessFailure(type: "internal", message: "its file was modified in the meantime")
      )
    }
    var result = result
    result.index = job.file.planned(index).index
    self.job?.cases.removeAll { $0 == index }
    currentCase = nil
    step = nil
    deadline = Clock.monotonicNanoseconds() + Self.readingLimit
    events.append(
      .caseEnded(CaseEnd(file: job.file, index: index, result: result, wasAlone: job.isAlone))
    )
  }

  // MARK: - Termination

  /// Terminates the worker; the case in progress fails with this reason.
  private func terminate(_ failure: ProcessFailure) {
    guard termination == nil else { return }
    termination = (failure, Clock.monotonicNanoseconds() + Self.terminationTime)
    process.terminate()
  }

  private func enforceDeadlines() {
    let now = Clock.monotonicNanoseconds()
    if let termination {
      if now >= termination.deadline { process.kill() }
    } else if let deadline, now >= deadline {
      let seconds = (now - startTime) / 1_000_000_000
      terminate(
        ProcessFailure(
          type: "hang",
          message: currentCase == nil
            ? "its file took too long to be read" : "it hung and was terminated after \(seconds) s"
        )
      )
    }
  }

  private func finish(_ ending: WorkerProcess.Ending) -> Event {
    // No case is to blame if the program exits before it is ready. A signal is specific to this worker, and a
    // terminated worker already has its failure.
    if case .status = ending, !isReady, termination == nil {
      let reason = [ending.description, process.output].filter { !$0.isEmpty }
      return .exited(reason.joined(separator: ", and wrote: "))
    }
    guard let job, let index = currentCase ?? job.cases.first else { return .exited(nil) }
    var failure = termination?.failure ?? Self.failure(ending)
    failure.step = step
    failure.output = process.output
    var result = job.file.planned(index)
    result.outcome = .error
    result.processFailure = failure
    result.excerpt = job.file.prepared.excerpt(ofCase: index)
    if currentCase != nil { result.wallTime = Clock.monotonicNanoseconds() - startTime }
    return .caseEnded(
      CaseEnd(
        file: job.file,
        index: index,
        result: result,
        wasAlone: startedCaseCount <= 1,
        terminatedWorker: true,
        remainingCases: job.cases.filter { $0 != index }
      )
    )
  }

  private static func failure(_ ending: WorkerProcess.Ending) -> ProcessFailure {
    switch ending {
    case .status, .unknown:
      return ProcessFailure(type: "exit", message: "its process \(ending.description)")
    case .signal(let number, _):
      var failure = ProcessFailure(type: "crash", message: "its process \(ending.description)")
      failure.signal = number
      return failure
    }
  }

  /// Waits until a worker has output, a signal arrives, or deadlines must be checked.
  static func wait(for workers: [Worker]) {
    WorkerProcess.wait(for: workers.map(\.process), milliseconds: 50)
  }
}
