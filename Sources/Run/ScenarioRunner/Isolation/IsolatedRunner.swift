@_spi(Package) internal import LifecycleCore
@_spi(Package) public import ScenarioLanguage
public import ScenarioSystem

/// Runs scenario files in worker processes, so that crashes and hangs of a case do not affect other cases.
///
/// A worker executes one case after the other. If it crashes, hangs or exits, that case has an error, and a new worker
/// continues with the rest. A worker is this program, started with `workerArguments`, which must then run a
/// `WorkerSession`.
public struct IsolatedRunner<Loader: ScenarioLoader> {
  private let jobs: Int
  private let workerArguments: [String]
  private let request: WorkerRequest
  private let onEvent: (RunEvent) -> Void
  private var reader: FileRunner<Loader>
  private var limit: FailureLimit
  private var schedule: any CaseSchedule

  /// The files that have not been read.
  private var files: ArraySlice<ScenarioFiles.Entry> = []
  private var runningFiles: [RunningFile] = []
  private var workers: [Worker] = []
  /// What is wrong with how the programs ended that are the app under test, after the last case of each.
  package private(set) var appProblems: [ScenarioError] = []

  /// Creates a runner for files that the loader reads.
  ///
  /// - Parameters:
  ///   - loader: Reads the files in this process; workers use its variables.
  ///   - configuration: The configuration as for a `Runner`; the app is created by the worker instead.
  ///   - workerArguments: The arguments that start this program as a worker, including its name.
  ///   - provesDeterminism: Whether each case is executed twice: in a used worker and in a new one.
  public init(
    loader: Loader,
    configuration: RunConfiguration,
    workerArguments: [String],
    provesDeterminism: Bool = false
  ) {
    jobs = configuration.jobs
    self.workerArguments = workerArguments
    limit = FailureLimit(configuration.failureLimit)
    onEvent = configuration.onEvent ?? { _ in }
    reader = FileRunner(loader: loader, configuration: configuration)
    schedule =
      provesDeterminism
      ? DeterminismSchedule(keepsTraces: configuration.keepsTraces)
      : RetrySchedule(jobs: jobs, retries: configuration.retries)
    var common = WorkerRequest()
    common.variables = loader.variables
    if let app = configuration.appCommand {
      (common.app, common.appTimeout) = (app.command, Int(app.timeout.milliseconds))
    }
    (common.actions, common.probes) = (loader.customWords.actions, loader.customWords.probes)
    common.rounds = configuration.rounds
    common.killStates = configuration.killStates.map(\.word).sorted()
    common.withTraces = configuration.keepsTraces || schedule.needsTraces
    self.request = common
  }

  /// Runs the files, and emits their results in order.
  ///
  /// - Throws: `.worker`, if a worker cannot be started, or terminates before it can execute a case.
  public mutating func run(
    _ files: some Sequence<ScenarioFiles.Entry>,
    emit: (FileResult) -> Void
  ) throws(ScenarioError) {
    self.files = Array(files)[...]
    repeat {
      readAhead()
      if let reason = limit.reason { interruptAll(reason) } else { try assign() }
      emitFinished(emit)
      guard !runningFiles.isEmpty else { continue }
      Worker.wait(for: workers)
      try readEvents()
    } while !runningFiles.isEmpty || !self.files.isEmpty
    endApps(of: workers)
  }

  // MARK: - Files

  private mutating func readAhead() {
    while runningFiles.count < schedule.filesAhead, let entry = files.popFirst() {
      let prepared = reader.prepare(entry, leavingOut: limit.reason)
      // With a failure limit, cases may still be removed, so their events are sent later.
      let file = RunningFile(prepared, notify: limit.isSet ? { _ in } : onEvent)
      runningFiles.append(file)
      schedule.add(file)
    }
  }

  private mutating func emitFinished(_ emit: (FileResult) -> Void) {
    while let file = runningFiles.first, file.hasEnded {
      runningFiles.removeFirst()
      var result = file.result
      if limit.isSet {
        limit.apply(to: &result)
        RunEvent.all(of: result).forEach(onEvent)
      }
      emit(result)
    }
  }

  // MARK: - Workers

  private mutating func assign() throws(ScenarioError) {
    while workers.count(where: { $0.job != nil }) < jobs, let job = schedule.next() {
      let idle = job.isAlone ? nil : workers.first { $0.job == nil }
      let worker: Worker
      if let idle {
        worker = idle
      } else {
        worker = try Worker(workerArguments, request)
        workers.append(worker)
      }
      worker.begin(job)
    }
  }

  private mutating func readEvents() throws(ScenarioError) {
    for worker in workers {
      let wasAlone = worker.job?.isAlone == true
      for event in worker.readEvents() {
        switch event {
        case .caseEnded(let end): schedule.handle(end)
        // Workers also terminate if the run is cancelled.
        case .exited(let reason?) where limit.reason == nil:
          throw ScenarioError(.worker, "a worker terminated before it was ready: it \(reason)")
        case .exited: break
        case .appFailed(let reason): appProblems.append(ScenarioError(.app, reason))
        }
      }
      // A worker that executed a case alone cannot be used for another such case, and may be damaged.
      if worker.hasEnded || wasAlone && worker.job == nil {
        workers.removeAll { $0 === worker }
        endApps(of: [worker])
      }
    }
  }

  /// Ends the programs that are the app under test, and collects what is wrong with how they end.
  private mutating func endApps(of workers: [Worker]) {
    if limit.reason == nil { for worker in workers { worker.endApp() } }
    while workers.contains(where: \.isEndingApp), !Interrupt.isRequested {
      Worker.wait(for: workers)
      for worker in workers {
        for case .appFailed(let reason) in worker.readEvents() {
          appProblems.append(ScenarioError(.app, reason))
        }
      }
    }
  }

  /// Terminates the workers, and marks unfinished cases as interrupted.
  private mutating func interruptAll(_ reason: String) {
    schedule.clear()
    for worker in workers {
      guard let (file, index, round, step) = worker.inFlight, file.isPending(index) else {
        continue
      }
      file.interrupt(
        index,
        round > 1
          ? Cancellation.reason(reason, after: round - 1, of: request.rounds)
          : "\(reason) in step \(step)"
      )
    }
    workers.removeAll()
    for file in runningFiles {
      for index in file.prepared.executable.indices where file.isPending(index) {
        file.interrupt(index, reason)
      }
    }
  }
}
