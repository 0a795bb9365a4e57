/// This program once more, as a process of its own that runs what could take ours along.
///
/// It receives requests on its standard input, and writes lines to a pipe of its own. What it writes to standard
/// output and standard error is kept apart, the last of it. It ends when this object does, or this process.
public final class WorkerProcess {
  /// How a worker ended.
  public typealias Ending = ProcessEnding

  /// What came from a worker.
  public struct News {
    /// Whole lines, without their line feeds.
    public var lines: [ArraySlice<UInt8>] = []
    /// How it ended, once it has.
    public var ending: Ending?
  }

  /// How much of its output is kept, in bytes.
  static let keptOutput = 8 << 10

  private let process: Int32
  /// Its standard input.
  private let input: Int32
  /// What it writes to the descriptor of its events.
  private let events: Int32
  /// Its standard output and standard error.
  private let outputPipe: Int32
  private let hasGroup: Bool
  private var unread: [UInt8] = []
  private var kept: [UInt8] = []
  private var eventsAreOpen = true
  private var outputIsOpen = true
  private var ending: Ending?

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program, its own name first.
  ///   - hasGroup: Whether it leads a process group of its own, which is ended with it.
  /// - Throws: `.worker`, if the operating system refuses.
  public init(_ arguments: [String], inGroupOfItsOwn hasGroup: Bool) throws(ScenarioError) {
    self.hasGroup = hasGroup
    // The backtrace of a crash takes seconds, and would pass for a hang.
    let variable = "SWIFT_BACKTRACE"
    let added = Environment.value(variable) == nil ? ["\(variable)=enable=no"] : []
    var pipes: [Platform.Pipe] = []
    defer { for pipe in pipes { try? Platform.closeFile(pipe.theirs) } }
    do throws(Platform.Failure) {
      for _ in 0..<3 { pipes.append(try Platform.Pipe(weWrite: pipes.isEmpty)) }
      process = try Platform.spawn(
        try Platform.ownProgram(),
        arguments,
        [pipes[0].theirs, pipes[2].theirs, pipes[2].theirs, pipes[1].theirs],
        adding: added,
        inGroupOfItsOwn: hasGroup
      )
    } catch {
      for pipe in pipes { try? Platform.closeFile(pipe.ours) }
      throw ScenarioError(.worker, "cannot start a worker: \(error.words)")
    }
    (input, events, outputPipe) = (pipes[0].ours, pipes[1].ours, pipes[2].ours)
    Platform.ignoreWriteSignals()
  }

  deinit {
    for descriptor in [input, events, outputPipe] { try? Platform.closeFile(descriptor) }
    guard ending == nil else { return }
    kill()
    // Nothing can refuse, but a disk that hangs may delay its end.
    for _ in 0..<1000 where Platform.ending(of: process) == nil { Clock.pause(milliseconds: 1) }
  }

  /// Tells the worker something; one that is gone hears nothing, which `read()` finds out.
  public func tell(_ bytes: [UInt8]) {
    try? Platform.writeAll(bytes.span.bytes, to: input)
  }

  /// Asks the worker, and all that it has started, to end.
  public func terminate() {
    Platform.send(Platform.terminateSignal, to: process, andItsGroup: hasGroup)
  }

  /// Ends the worker, and all that it has started, whatever they do.
  public func kill() {
    Platform.send(Platform.killSignal, to: process, andItsGroup: hasGroup)
  }

  /// Reads what has come since the last time, without waiting.
  public func read() -> News {
    if outputIsOpen { readOutput() }
    var news = News()
    if eventsAreOpen { news.lines = readLines() }
    // What it has started may hold its pipe open: the end of the pipe alone would not tell of its own.
    if !eventsAreOpen || news.lines.isEmpty { news.ending = end() }
    if news.ending != nil, eventsAreOpen {
      news.lines += readLines()
      eventsAreOpen = false
    }
    return news
  }

  /// The last of what it wrote to standard output and standard error since it was last forgotten.
  public var output: String {
    guard kept.count > Self.keptOutput else { return String(decoding: kept, as: UTF8.self) }
    let last = kept.suffix(Self.keptOutput)
    // A line that was cut is left out, unless there is no other.
    let lines = last.drop { $0 != UInt8(ascii: "\n") }
    return "…\(String(decoding: lines.count > 1 ? lines : last, as: UTF8.self))"
  }

  /// Forgets what was written so far.
  public func forgetOutput() {
    readOutput()
    kept.removeAll(keepingCapacity: true)
  }

  // MARK: -

  private func readLines() -> [ArraySlice<UInt8>] {
    eventsAreOpen = drain(events) { unread += $0 }
    guard let last = unread.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = unread[..<last].split(separator: UInt8(ascii: "\n"))
    unread.removeSubrange(...last)
    return lines
  }

  private func readOutput() {
    outputIsOpen = drain(outputPipe) { bytes in
      kept += bytes
      if kept.count > 64 * Self.keptOutput { kept.removeFirst(kept.count - 2 * Self.keptOutput) }
    }
  }

  /// Reads all that is there; false at the end.
  private func drain(_ descriptor: Int32, _ take: ([UInt8]) -> Void) -> Bool {
    // A worker that writes faster than it is read must not keep the others waiting.
    for _ in 0..<64 {
      do throws(Platform.Failure) {
        let bytes = try Platform.readBytes(descriptor, upTo: 64 << 10)
        if bytes.isEmpty { return false }
        take(bytes)
      } catch {
        return error.isWouldBlock
      }
    }
    return true
  }

  /// What it has started must not outlive it: the end of the leader is that of its group.
  private func end() -> Ending? {
    if let ending { return ending }
    ending = Platform.ending(of: process)
    guard ending != nil else { return nil }
    readOutput()
    if hasGroup { kill() }
    return ending
  }
}

extension WorkerProcess {
  /// Waits until one of the workers has something to tell, a signal comes, or the time is over.
  public static func wait(for workers: [WorkerProcess], milliseconds: Int) {
    var descriptors: [Int32] = []
    var isEnding = false
    for worker in workers {
      if worker.eventsAreOpen { descriptors.append(worker.events) } else { isEnding = true }
      if worker.outputIsOpen { descriptors.append(worker.outputPipe) }
    }
    // Between the end of its pipe and its own, a worker gives no sign.
    let time = isEnding ? min(milliseconds, 2) : milliseconds
    Platform.wait(for: descriptors, milliseconds: time)
  }
}
