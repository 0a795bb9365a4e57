/// This program in a child process, so that a crash does not affect the parent.
///
/// It receives requests on standard input, and writes events to a separate pipe. The end of its standard output and
/// standard error is kept. It terminates when this object is deallocated, or when the parent process terminates.
package final class WorkerProcess {
  /// The termination of a worker.
  package typealias Ending = ProcessEnding

  /// New lines of a worker, and its termination.
  package struct Update {
    /// The complete lines, without their line feeds.
    package var lines: [ArraySlice<UInt8>] = []
    /// How the worker terminated; nil while it is running.
    package var ending: Ending?
  }

  private let process: Int32
  /// The pipe to its standard input.
  private let input: Int32
  /// The pipe for its events.
  private let events: Int32
  /// The pipe from its standard output and standard error.
  private let outputPipe: Int32
  private let hasGroup: Bool
  private let mark = ProcessMark()
  private var unread: [UInt8] = []
  private var recentOutput = RecentOutput()
  private var eventsAreOpen = true
  private var outputIsOpen = true
  private var ending: Ending?

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program, including its name.
  ///   - variables: Additional environment variables, each as `NAME=VALUE`.
  /// - Throws: `.worker`, if the operating system refuses.
  package init(
    _ arguments: [String],
    adding variables: [String] = []
  ) throws(ScenarioError) {
    // Bazel terminates a test with all its processes by their process group.
    hasGroup = ProcessEnvironment.value("BAZEL_TEST") == nil
    // The backtrace of a crash takes seconds, which would look like a hang.
    let variable = "SWIFT_BACKTRACE"
    let added = ProcessEnvironment.value(variable) == nil ? ["\(variable)=enable=no"] : []
    var pipes: [Platform.Pipe] = []
    defer { for pipe in pipes { try? Platform.closeFile(pipe.childEnd) } }
    do throws(Platform.Failure) {
      for _ in 0..<3 { pipes.append(try Platform.Pipe(parentWrites: pipes.isEmpty)) }
      process = try Platform.spawn(
        try Platform.ownExecutablePath(),
        arguments,
        [pipes[0].childEnd, pipes[2].childEnd, pipes[2].childEnd, pipes[1].childEnd],
        adding: added + variables + [mark.variable],
        inGroupOfItsOwn: hasGroup
      )
    } catch {
      for pipe in pipes { try? Platform.closeFile(pipe.parentEnd) }
      throw ScenarioError(.worker, "cannot start a worker: \(error.reason)")
    }
    (input, events, outputPipe) = (pipes[0].parentEnd, pipes[1].parentEnd, pipes[2].parentEnd)
    Platform.ignoreWriteSignals()
  }

  deinit {
    for descriptor in [input, events, outputPipe] { try? Platform.closeFile(descriptor) }
    guard ending == nil else { return }
    kill()
    // A kill cannot be refused, but a hanging disk may delay it.
    for _ in 0..<1000 where Platform.ending(of: process) == nil { Clock.pause(milliseconds: 1) }
  }

  /// Sends bytes to the worker; if it has terminated, `read()` reports that.
  package func send(_ bytes: [UInt8]) {
    try? Platform.writeAll(bytes[...], to: input)
  }

  /// Asks the worker, and all processes that it has started, to terminate.
  package func terminate() {
    Platform.send(Platform.terminateSignal, to: process, andItsGroup: hasGroup)
  }

  /// Kills the worker, and all processes that it has started.
  package func kill() {
    // First, while the parents of those processes are known.
    mark.kill(process)
    Platform.send(Platform.killSignal, to: process, andItsGroup: hasGroup)
  }

  /// Reads new events, without waiting.
  package func read() -> Update {
    if outputIsOpen { readOutput() }
    var update = Update()
    if eventsAreOpen { update.lines = readLines() }
    // Its child processes may keep the pipe open, so the end of the pipe alone does not show its termination.
    if !eventsAreOpen || update.lines.isEmpty { update.ending = end() }
    if update.ending != nil, eventsAreOpen {
      update.lines += readLines()
      eventsAreOpen = false
    }
    return update
  }

  /// The end of its standard output and standard error since the last call of `forgetOutput()`.
  package var output: String { recentOutput.text }

  /// Reads the output that is available, and returns the end of it since the last call of `forgetOutput()`.
  package func currentOutput() -> String {
    readOutput()
    return recentOutput.text
  }

  /// Discards the output so far.
  package func forgetOutput() {
    readOutput()
    recentOutput.removeAll()
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
    outputIsOpen = drain(outputPipe) { recentOutput.append($0) }
  }

  /// Reads the available bytes; returns false at the end.
  private func drain(_ descriptor: Int32, _ append: ([UInt8]) -> Void) -> Bool {
    // A worker that writes faster than it is read must not block the others.
    for _ in 0..<64 {
      do throws(Platform.Failure) {
        let bytes = try Platform.readBytes(descriptor, upTo: 64 << 10)
        if bytes.isEmpty { return false }
        append(bytes)
      } catch {
        return error.isWouldBlock
      }
    }
    return true
  }

  /// Returns how the worker terminated, and kills what it has started: child processes must not outlive it.
  private func end() -> Ending? {
    if let ending { return ending }
    ending = Platform.ending(of: process)
    guard ending != nil else { return nil }
    readOutput()
    if hasGroup { Platform.send(Platform.killSignal, to: process, andItsGroup: true) }
    mark.kill(nil)
    return ending
  }
}

extension WorkerProcess {
  /// Waits until a worker writes or terminates, a signal arrives, or the time is over.
  package static func wait(for workers: [WorkerProcess], milliseconds: Int) {
    var descriptors: [Int32] = []
    var isEnding = false
    for worker in workers {
      if worker.eventsAreOpen { descriptors.append(worker.events) } else { isEnding = true }
      if worker.outputIsOpen { descriptors.append(worker.outputPipe) }
    }
    // A worker gives no signal between closing its pipe and terminating.
    let time = isEnding ? min(milliseconds, 2) : milliseconds
    Platform.wait(for: descriptors, milliseconds: time)
  }
}
