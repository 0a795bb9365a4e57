@_spi(Package) public import ScenarioLanguage
public import ScenarioSystem

/// Runs scenario files in parallel, and emits their results in the order of the files.
public struct Runner<Loader: ScenarioLoader>: Sendable {
  private let loader: Loader
  private let configuration: RunConfiguration

  /// Creates a runner for files that the loader reads.
  public init(loader: Loader, configuration: RunConfiguration) {
    self.loader = loader
    self.configuration = configuration
  }

  /// Runs the files; after an interruption or too many failures, the remaining cases are marked as interrupted.
  public func run(
    _ files: some Sequence<ScenarioFiles.Entry>,
    emit: (FileResult) -> Void
  ) {
    // The private methods have no other type of sequence, whose iterator would be looked up at each start.
    let files = Array(files)
    guard configuration.failureLimit != nil else { return run(files, nil, emit) }
    var limit = FailureLimit(configuration.failureLimit)
    // Jobs may run ahead of the limit, so events are sent in order afterwards.
    run(files, limit.cancellation) { file in
      var file = file
      limit.apply(to: &file)
      if let onEvent = configuration.onEvent { RunEvent.all(of: file).forEach(onEvent) }
      emit(file)
    }
  }

  private func runSequentially(
    _ files: [ScenarioFiles.Entry],
    _ cancellation: Cancellation?,
    _ emit: (FileResult) -> Void
  ) {
    var runner = makeFileRunner(cancellation)
    for entry in files { emit(runner.run(entry)) }
  }

  /// Runs files in parallel; the results of later files wait for those of earlier ones.
  ///
  /// It uses its own threads: Swift tasks would wait forever if the system allows no threads.
  private func run(
    _ files: [ScenarioFiles.Entry],
    _ cancellation: Cancellation?,
    _ emit: (FileResult) -> Void
  ) {
    guard configuration.jobs > 1 else { return runSequentially(files, cancellation, emit) }
    let analyses = SharedAnalyses()
    let pool = ThreadPool(configuration.jobs) {
      // Each thread has a runner, which reuses its caches.
      var runner = makeFileRunner(cancellation, analyses)
      return { (job: Job) in (number: job.number, file: runner.run(job.entry)) }
    }
    defer { pool.shutDown() }
    // If the system allows no threads, this one does the work.
    guard pool.count > 0 else { return runSequentially(files, cancellation, emit) }
    var files = files.makeIterator()
    var order = OrderedResults<FileResult>(jobs: pool.count)
    func begin() {
      while order.canBegin, let entry = files.next() {
        pool.submit(Job(number: order.begin(), entry: entry))
      }
    }
    begin()
    while order.isRunning {
      for result in pool.nextResults() { order.end(result.number, result.file) }
      // Before emitting, so that no job is idle meanwhile.
      begin()
      while let file = order.next() { emit(file) }
      begin()
      // Results are collected while the threads have files to run: being woken for each would interrupt a thread.
      Clock.pause(milliseconds: order.pause)
    }
  }

  private func makeFileRunner(
    _ cancellation: Cancellation?,
    _ analyses: SharedAnalyses = SharedAnalyses()
  ) -> FileRunner<Loader> {
    var configuration = configuration
    if cancellation != nil { configuration.onEvent = nil }
    return FileRunner(
      loader: loader,
      configuration: configuration,
      cancellation: cancellation,
      analyses: analyses
    )
  }
}

/// A file to run, and its number in the order of the files.
private struct Job {
  let number: Int
  let entry: ScenarioFiles.Entry
}

/// Collects results of parallel jobs, and returns them in the order in which the jobs began.
struct OrderedResults<Result> {
  /// The maximum number of waiting results per job.
  private static var limit: Int { 64 }
  /// The maximum number of jobs per thread that have begun, of which one is in progress: a thread that waits for each next
  /// one is switched twice.
  private static var begun: Int { 32 }

  private let jobs: Int
  private var (started, running, emitted) = (0, 0, 0)
  private var waiting: [Int: Result] = [:]

  init(jobs: Int) { self.jobs = jobs }

  /// Whether another job may begin.
  var canBegin: Bool { running < jobs * Self.begun && waiting.count < jobs * Self.limit }

  /// The milliseconds for which the threads have enough jobs: a quarter of one for each that waits, since few take less.
  var pause: Int { running <= jobs ? 0 : min(max(1, (running - jobs) / jobs / 4), 4) }

  /// Whether a job has begun but not ended.
  var isRunning: Bool { running > 0 }

  /// Begins a job, and returns its number.
  mutating func begin() -> Int {
    defer { started += 1 }
    running += 1
    return started
  }

  /// Ends a job with its result.
  mutating func end(_ number: Int, _ result: Result) {
    running -= 1
    waiting[number] = result
  }

  /// Returns the next result in order; nil if it is not available yet.
  mutating func next() -> Result? {
    guard let result = waiting.removeValue(forKey: emitted) else { return nil }
    emitted += 1
    return result
  }
}
