public import ScenarioSystem

/// Runs scenario files and hands out their results in the order of the files, however many jobs work.
public struct Runner<Loader: ScenarioLoader>: Sendable {
  private let loader: Loader
  private let configuration: RunConfiguration
  private let fileLimit: Int

  /// Creates a runner; a file of more than `fileLimit` bytes is read so far that the loader can say so.
  public init(loader: Loader, configuration: RunConfiguration, fileLimit: Int) {
    self.loader = loader
    self.configuration = configuration
    self.fileLimit = fileLimit
  }

  /// Works through the files; after a signal, or too many failures, what is left is told of and not played.
  public func run(
    _ files: some Sequence<ScenarioFiles.Entry>,
    emit: (FileResult) -> Void
  ) {
    var limit = FailureLimit(configuration.failureLimit)
    let stop = limit.stop
    guard stop != nil else { return run(files, stop, emit) }
    // What a worker runs ahead of the limit was never played, so that it is told of here and not before.
    var listener = configuration.makeListener?()
    run(files, stop) { file in
      var file = file
      limit.apply(to: &file)
      listener?.hear(file)
      listener?.flush()
      emit(file)
    }
  }

  private func run(
    _ files: some Sequence<ScenarioFiles.Entry>,
    _ stop: StopSign?,
    _ emit: (FileResult) -> Void
  ) {
    if configuration.jobs <= 1 {
      runInLine(files, stop, emit)
    } else {
      runInParallel(files, stop, emit)
    }
  }

  private func runInLine(
    _ files: some Sequence<ScenarioFiles.Entry>,
    _ stop: StopSign?,
    _ emit: (FileResult) -> Void
  ) {
    var files = files.makeIterator()
    var worker = makeWorker(stop)
    while let chunk = Self.chunk(of: &files, FileBatch<Loader>.count) {
      worker.work(on: chunk, emit: emit)
    }
  }

  /// Chunks of files go to the jobs; a chunk that is done early waits for those before it.
  ///
  /// The threads are our own: those of Swift's tasks are waited for forever where the system allows none.
  private func runInParallel(
    _ files: some Sequence<ScenarioFiles.Entry>,
    _ stop: StopSign?,
    _ emit: (FileResult) -> Void
  ) {
    let crew = WorkCrew(configuration.jobs) { (chunk: Chunk<Loader>) -> FinishedChunk<Loader> in
      let start = Clock.monotonicNanoseconds()
      let results = chunk.worker.results(of: chunk.entries)
      let time = Clock.monotonicNanoseconds() - start
      return FinishedChunk(number: chunk.number, results: results, time: time, worker: chunk.worker)
    }
    defer { crew.end() }
    // Where no thread can be had, the one that is here does the work.
    guard crew.count > 0 else { return runInLine(files, stop, emit) }
    var files = files.makeIterator()
    var size = ChunkSize()
    var order = ChunkOrder<[FileResult]>(jobs: crew.count)
    var idle: [ChunkWorker<Loader>] = []
    func begin() {
      while order.mayBegin, let entries = Self.chunk(of: &files, size.files) {
        let worker = idle.popLast() ?? ChunkWorker(makeWorker(stop))
        crew.begin(Chunk(number: order.begin(), entries: entries, worker: worker))
      }
    }
    begin()
    while order.isRunning {
      let chunk = crew.next()
      idle.append(chunk.worker)
      size.adapt(to: chunk.results.count, in: chunk.time)
      order.end(chunk.number, chunk.results)
      // Before anything is handed out: nobody waits for that.
      begin()
      while let results = order.next() {
        // By index: a result is not copied for it.
        for index in results.indices { emit(results[index]) }
      }
      begin()
    }
  }

  /// The next files, which are read together; nil at the end.
  private static func chunk(
    of files: inout some IteratorProtocol<ScenarioFiles.Entry>,
    _ size: Int
  ) -> [ScenarioFiles.Entry]? {
    var chunk: [ScenarioFiles.Entry] = []
    chunk.reserveCapacity(size)
    while chunk.count < size, let entry = files.next() { chunk.append(entry) }
    return chunk.isEmpty ? nil : chunk
  }

  private func makeWorker(_ stop: StopSign?) -> FileWorker<Loader> {
    var configuration = configuration
    if stop != nil, configuration.makeListener != nil {
      configuration.makeListener = nil
      configuration.keepsRecords = true
      configuration.wantsLines = true
    }
    return FileWorker(
      loader: loader,
      configuration: configuration,
      fileLimit: fileLimit,
      stop: stop
    )
  }
}

/// A worker that goes from chunk to chunk, and keeps what it remembers.
private final class ChunkWorker<Loader: ScenarioLoader> {
  private var worker: FileWorker<Loader>

  init(_ worker: FileWorker<Loader>) { self.worker = worker }

  func results(of chunk: [ScenarioFiles.Entry]) -> [FileResult] { worker.results(of: chunk) }
}

/// Files that a job works on together, and who does it.
private struct Chunk<Loader: ScenarioLoader> {
  var number: Int
  var entries: [ScenarioFiles.Entry]
  var worker: ChunkWorker<Loader>
}

/// What came of the files of a chunk, and how long they took, in nanoseconds.
private struct FinishedChunk<Loader: ScenarioLoader> {
  var number: Int
  var results: [FileResult]
  var time: UInt64
  /// Who has worked on it, and is free now.
  var worker: ChunkWorker<Loader>
}
