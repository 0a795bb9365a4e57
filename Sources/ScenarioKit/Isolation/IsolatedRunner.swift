internal import ScenarioEvents
internal import ScenarioRunner
internal import ScenarioSystem

/// Runs scenario files in worker processes, and outlives whatever they do.
///
/// A worker plays one case after the other. If it crashes, hangs or goes away, the case in flight is an error, and
/// the rest goes on in a new worker. What becomes of each case its schedule decides.
final class IsolatedRunner {
  private let jobs: Int
  private let rounds: Int
  private let orders: [WorkerOrder]
  private let hasGroups: Bool
  private let tellStream: (CaseRecord, String) -> Void
  private var planner: FilePlanner<YAMLLoader>
  private var listener: (any RunListener)?
  private var limit: FailureLimit
  private var schedule: any CaseSchedule

  private var files: FileQueue
  private var isAtEnd = false
  private var open: [OpenFile] = []
  private var workers: [Worker] = []

  /// Creates a runner of files; each attempt at a case is told at once, with the path of its file.
  init(
    _ request: RunRequest,
    _ configuration: RunConfiguration,
    _ files: FileQueue,
    tell: @escaping (CaseRecord, String) -> Void
  ) {
    self.files = files
    jobs = configuration.jobs
    rounds = configuration.rounds
    tellStream = tell
    // Bazel ends a test with all its processes by their group.
    hasGroups = Environment.value("BAZEL_TEST") == nil
    let limit = FailureLimit(configuration.failureLimit)
    self.limit = limit
    listener = configuration.makeListener?()
    planner = FilePlanner(
      loader: YAMLLoader(set: request.variables),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    let wantsTraces = configuration.keepsRecords || listener?.wantsRecords == true
    if request.provesDeterminism {
      schedule = ProofSchedule(keepsTraces: wantsTraces)
    } else {
      schedule = TrialSchedule(jobs: jobs, retries: configuration.retries) { record, file in
        // What may still be left out is told of when that is known.
        if !limit.isSet { tell(record, "\(file.planned.result.path)") }
      }
    }
    var orders = request.variables.map { WorkerOrder.set(name: $0.key, text: $0.value) }
    if configuration.rounds > 1 { orders.append(.rounds(configuration.rounds)) }
    if wantsTraces || schedule.needsTraces { orders.append(.traces) }
    self.orders = orders
  }

  /// Runs all files, and hands out what came of each, in their order.
  ///
  /// - Throws: `.worker`, if a worker cannot be started, or ends before it can play anything.
  func run(_ emit: (FileResult, FileRecord) -> Void) throws(ScenarioError) {
    repeat {
      planAhead()
      if let reason = limit.reason { abandon(reason) } else { try assign() }
      emitFinished(emit)
      guard !open.isEmpty else { continue }
      Worker.wait(for: workers)
      try hear()
    } while !open.isEmpty || !isAtEnd
  }

  // MARK: - Files

  private func planAhead() {
    while !isAtEnd, open.count < schedule.filesAhead {
      guard let entry = files.next() else {
        isAtEnd = true
        return
      }
      let planned = planner.plan(entry, leavingOut: limit.reason)
      let isLate = limit.isSet
      let tell = tellStream
      let file = OpenFile(planned) { record in
        if !isLate { tell(record, "\(planned.result.path)") }
      }
      open.append(file)
      if !isLate { tellBeginning(of: planned) }
      schedule.add(file)
    }
  }

  private func tellBeginning(of planned: PlannedFile) {
    defer { listener?.flush() }
    let result = planned.result
    if let problem = result.problem {
      listener?.fileUnreadable(result.path, problem)
      return
    }
    guard let source = result.source else { return }
    listener?.fileStarted(source, source.lineTable(), cases: planned.planned)
    let playable = Set(planned.playable.map(\.index))
    for index in result.cases.indices where !playable.contains(index) {
      listener?.caseFinished(result.cases[index], at: index, of: source)
    }
  }

  private func emitFinished(_ emit: (FileResult, FileRecord) -> Void) {
    while let file = open.first, file.isFinished {
      open.removeFirst()
      var (result, record) = file.outcome
      if limit.isSet {
        limit.apply(to: &result)
        record.leaveOut(what: result)
        tellLate(result, record)
      }
      emit(result, record)
    }
  }

  /// Tells of a file when it is known whether it was within the limit of failures.
  private func tellLate(_ result: FileResult, _ record: FileRecord) {
    defer { listener?.flush() }
    if let problem = result.problem {
      listener?.fileUnreadable(result.path, problem)
      return
    }
    guard let source = result.source else { return }
    listener?.fileStarted(source, source.lineTable(), cases: record.planned)
    for record in record.cases {
      for count in record.earlier.indices {
        var attempt = record.earlier[count]
        attempt.earlier = Array(record.earlier[..<count])
        tellStream(attempt, "\(result.path)")
      }
      tellStream(record, "\(result.path)")
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
        worker = try Worker(orders, inGroupOfItsOwn: hasGroups)
        workers.append(worker)
      }
      worker.begin(job)
    }
  }

  private func hear() throws(ScenarioError) {
    for worker in workers {
      let job = worker.job
      for event in worker.news() {
        switch event {
        case .played(let record, let file, let position):
          if let job { schedule.take(record, file, at: position, of: job) }
        case .died(let death):
          workers.removeAll { $0 === worker }
          schedule.take(death)
        case .gone(let reason):
          workers.removeAll { $0 === worker }
          // Where all is to end, it was told so, too.
          if let reason, limit.reason == nil {
            throw ScenarioError(.worker, "a worker ended before it began: it \(reason)")
          }
        }
      }
      // Whoever has played a case alone is no good for another such case, and may not be well.
      if job?.isAlone == true, worker.job == nil { workers.removeAll { $0 === worker } }
    }
  }

  /// Ends what runs, and leaves the rest out.
  private func abandon(_ reason: String) {
    schedule.clear()
    for worker in workers {
      guard let (file, position, round, step) = worker.inFlight, file.isOpen(position) else {
        continue
      }
      let reason =
        round > 1
        ? StopSign.reason(reason, after: round - 1, of: rounds) : "\(reason) in step \(step)"
      file.finish(position, file.record(of: position, .interrupted(reason)))
    }
    workers.removeAll()
    for file in open {
      for position in file.planned.playable.indices where file.isOpen(position) {
        file.finish(position, file.record(of: position, .interrupted(reason)))
      }
    }
  }
}

extension FileRecord {
  /// Leaves out what came after too many failures.
  fileprivate mutating func leaveOut(what result: FileResult) {
    let plain = FileRecord(result)
    guard plain.cases.count == cases.count, plain.cases.first?.name == cases.first?.name else {
      self = plain
      return
    }
    for index in cases.indices where plain.cases[index].outcome == .interrupted {
      cases[index] = plain.cases[index]
    }
  }
}
