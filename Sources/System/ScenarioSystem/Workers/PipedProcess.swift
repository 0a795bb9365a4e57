/// A program with which one line after the other is exchanged, over its standard input and output.
///
/// What it has started ends with it: on Linux all processes, elsewhere those of its process group. The end of its
/// standard error is kept.
package final class PipedProcess {
  /// The result of waiting for a line.
  package enum Reading {
    /// A line, without its line feed.
    case line([UInt8])
    /// No line came in time.
    case timeout
    /// A line is longer than allowed.
    case tooLong
    /// The program closed its standard output, but has not ended.
    case closed
    /// The program ended.
    case ended(ProcessEnding)
  }

  /// The largest number of bytes in a line.
  package static let maximumLine = 4 << 20

  private let process: Int32
  private let mark = ProcessMark()
  private let (input, output, errors): (Int32, Int32, Int32)
  private var unread: [UInt8] = []
  /// The number of unread bytes without a line feed.
  private var searched = 0
  private var recentErrors = RecentOutput()
  private var (inputIsOpen, outputIsOpen, errorsAreOpen) = (true, true, true)
  /// What it had started when its standard input was closed.
  private var family = ProcessMark.Family()
  /// How it ended; nil if that has not been noticed.
  package private(set) var ending: ProcessEnding?

  /// Starts a program.
  ///
  /// - Parameter command: The program and its arguments, in the syntax of the shell.
  /// - Throws: `.worker`, if the operating system refuses.
  package init(_ command: String) throws(ScenarioError) {
    // A shell that stays between would hide how the program ends.
    let isSimple = !command.contains { "=;&|<>()$`\n".contains($0) }
    var pipes: [Platform.Pipe] = []
    defer { for pipe in pipes { try? Platform.closeFile(pipe.childEnd) } }
    do throws(Platform.Failure) {
      for _ in 0..<3 { pipes.append(try Platform.Pipe(parentWrites: pipes.isEmpty)) }
      try Platform.makeNonBlocking(pipes[0].parentEnd)
      process = try Platform.spawn(
        "/bin/sh",
        ["sh", "-c", isSimple ? "exec \(command)" : command],
        pipes.map(\.childEnd),
        adding: [mark.variable],
        inGroupOfItsOwn: true
      )
    } catch {
      for pipe in pipes { try? Platform.closeFile(pipe.parentEnd) }
      throw ScenarioError(.worker, "cannot start '\(command)': \(error.reason)")
    }
    (input, output, errors) = (pipes[0].parentEnd, pipes[1].parentEnd, pipes[2].parentEnd)
    Platform.ignoreWriteSignals()
  }

  deinit {
    closeInput()
    kill()
    for descriptor in [output, errors] { try? Platform.closeFile(descriptor) }
  }

  /// Sends bytes; returns false if the program does not read them in time.
  ///
  /// Its end is reported by the next reading.
  package func send(_ bytes: [UInt8], until deadline: UInt64) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty, inputIsOpen {
      do throws(Platform.Failure) {
        rest.removeFirst(try Platform.writeSome(rest, to: input))
      } catch {
        // Otherwise nobody reads any more.
        guard error.isWouldBlock else { return true }
        guard Clock.monotonicNanoseconds() < deadline else { return false }
        readErrors()
        Clock.pause(milliseconds: 1)
      }
    }
    return true
  }

  /// Waits for the next line.
  package func readLine(until deadline: UInt64) -> Reading {
    while true {
      if let line = takeLine() { return .line(line) }
      if unread.count > Self.maximumLine { return .tooLong }
      readErrors()
      if readOutput() { continue }
      if let ending = end() {
        // What it wrote at last.
        _ = readOutput()
        return takeLine().map { .line($0) } ?? .ended(ending)
      }
      let now = Clock.monotonicNanoseconds()
      if now >= deadline { return outputIsOpen ? .timeout : .closed }
      let milliseconds = Int((deadline - now) / 1_000_000) + 1
      // A process that its program started may keep the pipes open, so that its end is not noticed by them.
      let descriptors = (outputIsOpen ? [output] : []) + (errorsAreOpen ? [errors] : [])
      Platform.wait(for: descriptors, milliseconds: min(milliseconds, outputIsOpen ? 20 : 2))
    }
  }

  /// The beginning of what the program has written and nobody has read; nil if it has written nothing.
  package func unreadOutput() -> String? {
    _ = readOutput()
    return unread.isEmpty ? nil : String(decoding: unread.prefix(200), as: UTF8.self)
  }

  /// The end of its standard error since `forgetErrors()`.
  package var errorOutput: String {
    readErrors()
    return recentErrors.text
  }

  /// Discards its standard error so far.
  package func forgetErrors() {
    readErrors()
    recentErrors.removeAll()
  }

  /// Closes its standard input, and returns how it ends; nil if it does not end in time, or the run is interrupted.
  package func finish(until deadline: UInt64) -> ProcessEnding? {
    closeInput()
    while Clock.monotonicNanoseconds() < deadline, !Interrupt.isRequested {
      readErrors()
      _ = readOutput()
      unread.removeAll(keepingCapacity: true)
      if let ending = end() { return ending }
      Clock.pause(milliseconds: 2)
    }
    return nil
  }

  /// Kills it, and all processes that it has started.
  package func kill() {
    guard ending == nil else { return }
    // First, while the parents of those processes are known.
    mark.kill(process)
    Platform.send(Platform.killSignal, to: process, andItsGroup: true)
    // A kill cannot be refused, but a hanging disk may delay it.
    for _ in 0..<1000 where end() == nil { Clock.pause(milliseconds: 1) }
  }

  // MARK: -

  private func takeLine() -> [UInt8]? {
    guard let end = unread.firstIndex(of: UInt8(ascii: "\n"), from: searched) else {
      searched = unread.count
      return nil
    }
    let line = Array(unread[..<end])
    unread.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Reads what is available; returns whether there was anything.
  private func readOutput() -> Bool {
    guard outputIsOpen, unread.count <= Self.maximumLine else { return false }
    do throws(Platform.Failure) {
      let bytes = try Platform.readBytes(output, upTo: 64 << 10)
      if bytes.isEmpty { outputIsOpen = false }
      unread += bytes
      return !bytes.isEmpty
    } catch {
      if !error.isWouldBlock { outputIsOpen = false }
      return false
    }
  }

  private func readErrors() {
    // A program that writes faster than it is read must not stop this one.
    for _ in 0..<64 where errorsAreOpen {
      do throws(Platform.Failure) {
        let bytes = try Platform.readBytes(errors, upTo: 64 << 10)
        if bytes.isEmpty { errorsAreOpen = false }
        recentErrors.append(bytes)
      } catch {
        if !error.isWouldBlock { errorsAreOpen = false }
        return
      }
    }
  }

  /// Closes its standard input, at which it is to exit.
  package func closeInput() {
    guard inputIsOpen else { return }
    inputIsOpen = false
    if ending == nil { family = mark.family(of: process) }
    try? Platform.closeFile(input)
  }

  /// Returns how the program ended, and kills what it has started; nil while it is running.
  private func end() -> ProcessEnding? {
    if let ending { return ending }
    ending = Platform.ending(of: process)
    guard ending != nil else { return nil }
    Platform.send(Platform.killSignal, to: process, andItsGroup: true)
    mark.kill(nil, and: family)
    readErrors()
    return ending
  }
}
