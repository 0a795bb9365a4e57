public import ScenarioSystem
internal import Synchronization

/// The stream of a run on its way to its file.
///
/// Each event is passed to the operating system at once, so that it survives whatever the next case does.
public final class EventStream: Sendable {
  private let file: LineFile
  private let encoder: Mutex<EventEncoder>

  /// Begins a stream in place of what is at the path.
  ///
  /// - Parameters:
  ///   - path: Where the stream is written.
  ///   - withTraces: Whether it contains all that happened in each case.
  ///   - start: What is known of the run.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(path: Path, withTraces: Bool, _ start: RunStart) throws(ScenarioError) {
    file = try LineFile(path: path)
    encoder = Mutex(EventEncoder(withTraces: withTraces))
    consume(.runStarted(start))
  }

  /// Writes an event; several threads may.
  public func consume(_ event: RunEvent) {
    encoder.withLock { encoder in
      let lines = encoder.lines(of: event)
      if !lines.isEmpty { file.append(lines[...]) }
    }
  }

  /// Ends the stream, and returns why it could not be written, if that is so.
  public func finish(_ end: RunEnd) -> ScenarioError? {
    consume(.runEnded(end))
    file.close()
    return file.problem
  }
}
