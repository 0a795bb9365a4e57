public import ScenarioLanguage
public import ScenarioSystem

/// Runs scenario files in worker processes, and survives whatever they do.
///
/// A worker executes one case after the other. If it crashes, hangs or exits, its case is an error, and the rest
/// continues in a new worker. A worker is this program, started with `workerArguments`, which must then run a
/// `WorkerSession`.
public struct IsolatedRunner<Loader: ScenarioLoader> {
  private let jobs: Int
  private let workerArguments: [String]
  private let request: WorkerRequest
  private let hasGroups: Bool
  private let onEvent: (RunEvent) -> Void
  private var reader: FileRunner<Loader>
  private var limit: FailureLimit
  private var schedule: any CaseSchedule

  /// The files that have not been read.
  private var files: ArraySlice<ScenarioFiles.Entry> = []
  private var open: [OpenFile] = []
  private var workers: [Worker] = []

  /// Creates a runner of the files that the loader reads.
  ///
  /// - Parameters:
  ///   - loader: Reads the files here; that of a worker is set to its variables.
  ///   - configuration: As for a `Runner`; its app is not used, but that of the worker.
  ///   - workerArguments: The arguments of this program, its name first, with which it is a worker.
  ///   - provesDeterminism: Whether each case is executed twice, in a worker that has executed others and in a fresh one.
  public init(
    loader: Loader,
    configuration: RunConfiguration,
    workerArguments: [String],
    provesDeterminism: Bool = false
  ) {
    jobs = configuration.jobs
    self.workerArguments = workerArguments
    // Bazel ends a test with all its processes by their group.
    hasGroups = Environment.value("BAZEL_TEST") == nil
    limit = FailureLimit(configuration.failureLimit)
    onEvent = configuration.onEvent ?? { _ in }
    reader = FileRunner(loader: loader, configuration: configuration)
    schedule =
      provesDeterminism
      ? ProofSchedule(keepsTraces: configuration.keepsTraces)
      : TrialSchedule(jobs: jobs, retries: configuration.retries)
    var common = WorkerRequest()
    common.variables = loader.variables
    common.rounds = configuration.rounds
    common.withTraces = configuration.keepsTraces || schedule.needsTraces
    self.request = common
  }

  /// Runs the files, and emits the result of each, in their order.
  ///
  /// - Throws: `.worker`, if a worker cannot be started, or ends before it can execute anything.
  public mutating func run(
    _ files: some Sequence<ScenarioFiles.Entry>,
    emit: (FileResult) -> Void
  ) throws(ScenarioError) {
    self.files = Array(files)[...]
    repeat {
      readAhead()
      if let reason = limit.reason { abandon(reason) } else { try assign() }
      emitFinished(emit)
      guard !open.isEmpty else { continue }
      Worker.wait(for: workers)
      try readEvents()
    } while !open.isEmpty || !self.files.isEmpty
  }

  // MARK: - Files

  private mutating func readAhead() {
    while open.count < schedule.filesAhead, let entry = files.popFirst() {
      let prepared = reader.prepare(entry, leavingOut: limit.reason)
      // What may still be left out is an event when that is known.
      let file = OpenFile(prepared, notify: limit.isSet ? { _ in } : onEvent)
      open.append(file)
      schedule.add(file)
    }
  }

  private mutating func emitFinished(_ emit: (FileResult) -> Void) {
    while let file = open.first, file.hasEnded {
      open.removeFirst()
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
        worker = try Worker(workerArguments, request, inGroupOfItsOwn: hasGroups)
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
        case .caseEnded(let end): schedule.take(end)
        // When the run is cancelled, workers end, too.
        case .exited(let reason?) where limit.reason == nil:
          throw ScenarioError(.worker, "a worker terminated before it was ready: it \(reason)")
        case .exited: break
        }
      }
      // A worker that executed a case alone is of no use for another such case, and may be damaged.
      if worker.hasEnded || wasAlone && worker.job == nil { workers.removeAll { $0 === worker } }
    }
  }

  /// Ends what runs, and leaves the rest out.
  private mutating func abandon(_ reason: String) {
    schedule.clear()
    for worker in workers {
      guard let (file, index, round, step) = worker.inFlight, file.isOpen(index) else { continue }
      file.interrupt(
        index,
        round > 1
          ? Cancellation.reason(reason, after: round - 1, of: request.rounds)
          : "\(reason) in step \(step)"
      )
    }
    workers.removeAll()
    for file in open {
      for index in file.prepared.executable.indices where file.isOpen(index) {
        file.interrupt(index, reason)
      }
    }
  }
}
