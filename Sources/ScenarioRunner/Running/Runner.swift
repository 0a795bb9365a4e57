public import ScenarioLanguage
public import ScenarioSystem

/// Runs scenario files and emits their results in the order of the files, however many jobs there are.
public struct Runner<Loader: ScenarioLoader>: Sendable {
  private let loader: Loader
  private let configuration: RunConfiguration

  /// Creates a runner of the files that the loader reads.
  public init(loader: Loader, configuration: RunConfiguration) {
    self.loader = loader
    self.configuration = configuration
  }

  /// Runs the files; after a signal, or too many failures, the rest is reported and not run.
  public func run(
    _ files: some Sequence<ScenarioFiles.Entry>,
    emit: (FileResult) -> Void
  ) {
    guard configuration.failureLimit != nil else { return run(files, nil, emit) }
    var limit = FailureLimit(configuration.failureLimit)
    // What a job runs ahead of the limit does not count, so its events wait for their turn.
    run(files, limit.cancellation) { file in
      var file = file
      limit.apply(to: &file)
      if let onEvent = configuration.onEvent { RunEvent.all(of: file).forEach(onEvent) }
      emit(file)
    }
  }

  private func runInLine(
    _ files: some Sequence<ScenarioFiles.Entry>,
    _ cancellation: Cancellation?,
    _ emit: (FileResult) -> Void
  ) {
    var runner = makeFileRunner(cancellation)
    for entry in files { emit(runner.run(entry)) }
  }

  /// Files go to the jobs; one that is done early waits for those before it.
  ///
  /// The threads are our own: those of Swift's tasks are waited for forever where the system allows none.
  private func run(
    _ files: some Sequence<ScenarioFiles.Entry>,
    _ cancellation: Cancellation?,
    _ emit: (FileResult) -> Void
  ) {
    guard configuration.jobs > 1 else { return runInLine(files, cancellation, emit) }
    let crew = ThreadPool(configuration.jobs) { (job: Job<Loader>) -> Job<Loader> in
      job.run()
      return job
    }
    defer { crew.end() }
    // Where no thread can be had, the one that is here does the work.
    guard crew.count > 0 else { return runInLine(files, cancellation, emit) }
    var files = files.makeIterator()
    var order = OrderedResults<FileResult>(jobs: crew.count)
    var idle: [Job<Loader>] = []
    func begin() {
      while order.mayBegin, let entry = files.next() {
        let job = idle.popLast() ?? Job(makeFileRunner(cancellation))
        (job.number, job.entry) = (order.begin(), entry)
        crew.begin(job)
      }
    }
    begin()
    while order.isRunning {
      let job = crew.next()
      if let result = job.takeResult() { order.end(job.number, result) }
      idle.append(job)
      // Before anything is emitted: no job waits for that.
      begin()
      while let result = order.next() { emit(result) }
      begin()
    }
  }

  private func makeFileRunner(_ cancellation: Cancellation?) -> FileRunner<Loader> {
    var configuration = configuration
    if cancellation != nil { configuration.onEvent = nil }
    return FileRunner(loader: loader, configuration: configuration, cancellation: cancellation)
  }
}

/// Runs one file after the other, and keeps what it remembers.
private final class Job<Loader: ScenarioLoader> {
  var number = 0
  var entry: ScenarioFiles.Entry?
  private var runner: FileRunner<Loader>
  private var result: FileResult?

  init(_ runner: FileRunner<Loader>) { self.runner = runner }

  func run() { result = entry.map { runner.run($0) } }

  func takeResult() -> FileResult? {
    defer { result = nil }
    return result
  }
}

/// Results of jobs that run at the same time, in the order in which the jobs began.
struct OrderedResults<Result> {
  /// How many results may wait, for each job, for one before them that takes long.
  private static var limit: Int { 32 }

  private let jobs: Int
  private var (started, running, emitted) = (0, 0, 0)
  private var waiting: [Int: Result] = [:]

  init(jobs: Int) { self.jobs = jobs }

  /// Whether a job is free, and not too many results wait.
  var mayBegin: Bool { running < jobs && waiting.count < jobs * Self.limit }

  /// Whether a job has begun that has not ended.
  var isRunning: Bool { running > 0 }

  /// Begins a job, and returns its number.
  mutating func begin() -> Int {
    defer { started += 1 }
    running += 1
    return started
  }

  /// Ends a job.
  mutating func end(_ number: Int, _ result: Result) {
    running -= 1
    waiting[number] = result
  }

  /// The result whose turn it is; nil while those before it are not there.
  mutating func next() -> Result? {
    guard let result = waiting.removeValue(forKey: emitted) else { return nil }
    emitted += 1
    return result
  }
}
