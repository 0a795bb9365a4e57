internal import ScenarioRunner
internal import ScenarioSystem

/// Runs scenario files in worker processes, and survives whatever they do.
///
/// A worker executes one case after the other. If it crashes, hangs or exits, its case is an error, and the rest
/// continues in a new worker. What the results of each case mean its schedule decides.
final class IsolatedRunner {
  private let jobs: Int
  private let request: WorkerRequest
  private let hasGroups: Bool
  private let onEvent: (RunEvent) -> Void
  private var reader: FileRunner<YAMLLoader>
  private var limit: FailureLimit
  private var schedule: any CaseSchedule

  private var files: FileQueue
  private var isAtEnd = false
  private var open: [OpenFile] = []
  private var workers: [Worker] = []

  /// Creates a runner of files.
  init(_ request: RunRequest, _ configuration: RunConfiguration, _ files: FileQueue) {
    self.files = files
    jobs = configuration.jobs
    // Bazel ends a test with all its processes by their group.
    hasGroups = Environment.value("BAZEL_TEST") == nil
    limit = FailureLimit(configuration.failureLimit)
    onEvent = configuration.onEvent ?? { _ in }
    reader = FileRunner(loader: YAMLLoader(set: request.variables), configuration: configuration)
    schedule =
      request.provesDeterminism
      ? ProofSchedule(keepsTraces: configuration.keepsTraces)
      : TrialSchedule(jobs: jobs, retries: configuration.retries)
    var common = WorkerRequest()
    common.variables = request.variables
    common.rounds = configuration.rounds
    common.withTraces = configuration.keepsTraces || schedule.needsTraces
    self.request = common
  }

  /// Runs all files, and emits the result of each, in their order.
  ///
  /// - Throws: `.worker`, if a worker cannot be started, or ends before it can execute anything.
  func run(_ emit: (FileResult) -> Void) throws(ScenarioError) {
    repeat {
      readAhead()
      if let reason = limit.reason { abandon(reason) } else { try assign() }
      emitFinished(emit)
      guard !open.isEmpty else { continue }
      Worker.wait(for: workers)
      try takeNews()
    } while !open.isEmpty || !isAtEnd
  }

  // MARK: - Files

  private func readAhead() {
    while !isAtEnd, open.count < schedule.filesAhead {
      guard let entry = files.next() else {
        isAtEnd = true
        return
      }
      let prepared = reader.prepare(entry, leavingOut: limit.reason)
      // What may still be left out is an event when that is known.
      let file = OpenFile(prepared, notify: limit.isSet ? { _ in } : onEvent)
      open.append(file)
      schedule.add(file)
    }
  }

  private func emitFinished(_ emit: (FileResult) -> Void) {
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

  private func assign() throws(ScenarioError) {
    while workers.count(where: { $0.job != nil }) < jobs, let job = schedule.next() {
      let idle = job.isAlone ? nil : workers.first { $0.job == nil }
      let worker: Worker
      if let idle {
        worker = idle
      } else {
        worker = try Worker(request, inGroupOfItsOwn: hasGroups)
        workers.append(worker)
      }
      worker.begin(job)
    }
  }

  private func takeNews() throws(ScenarioError) {
    for worker in workers {
      let job = worker.job
      for event in worker.news() {
        switch event {
        case .finished(let result, let file, let index):
          if let job { schedule.take(result, file, at: index, of: job) }
        case .died(let death):
          workers.removeAll { $0 === worker }
          schedule.take(death)
        case .exited(let reason):
          workers.removeAll { $0 === worker }
          // Where all is to end, workers end, too.
          if let reason, limit.reason == nil {
            throw ScenarioError(.worker, "a worker ended before it began: it \(reason)")
          }
        }
      }
      // A worker that executed a case alone is of no use for another such case, and may be damaged.
      if job?.isAlone == true, worker.job == nil { workers.removeAll { $0 === worker } }
    }
  }

  /// Ends what runs, and leaves the rest out.
  private func abandon(_ reason: String) {
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
