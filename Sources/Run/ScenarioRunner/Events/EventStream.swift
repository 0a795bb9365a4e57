package import ScenarioSystem
internal import Synchronization

/// Writes the event stream of a run to its file.
///
/// Each event is passed to the operating system immediately, so that a crash of a later case does not lose it.
package final class EventStream: Sendable {
  private let file: LineFile
  private let encoder: Mutex<EventEncoder>

  /// Creates a stream and replaces an existing file at the path.
  ///
  /// - Parameters:
  ///   - path: Where the stream is written.
  ///   - withTraces: Whether the stream contains the trace of each case.
  ///   - start: The run's description.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package init(path: Path, withTraces: Bool, _ start: RunStart) throws(ScenarioError) {
    file = try LineFile(path: path)
    encoder = Mutex(EventEncoder(withTraces: withTraces))
    consume(.runStarted(start))
  }

  /// Writes an event; thread-safe.
  package func consume(_ event: RunEvent) {
    encoder.withLock { encoder in
      let lines = encoder.lines(of: event)
      if !lines.isEmpty { file.append(lines[...]) }
    }
  }

  /// Writes the end of the run and closes the stream; returns the error if writing failed.
  package func finish(_ end: RunEnd) -> ScenarioError? {
    consume(.runEnded(end))
    file.close()
    return file.problem
  }
}
