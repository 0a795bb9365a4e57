internal import ScenarioRunner
internal import ScenarioSystem

/// An event stream that merges the streams of several shards, written from their results.
///
/// If it cannot be written, the reports are not affected.
final class MergedStream: RunEventConsumer {
  private(set) var problems: [ScenarioError] = []
  private var file: ReportOutput?
  private var encoder = EventEncoder()

  init(path: String) {
    do throws(ScenarioError) {
      file = try ReportOutput(path: Path(path), as: .json)
    } catch {
      problems = [error]
    }
  }

  func consume(_ event: RunEvent) {
    switch event {
    case .fileFinished(let result): for event in RunEvent.all(of: result) { write(event) }
    default: write(event)
    }
  }

  /// Writes an event; does nothing after an error.
  private func write(_ event: RunEvent) {
    guard let file else { return }
    do throws(ScenarioError) {
      try file.append(encoder.lines(of: event))
      if case .runEnded = event { try file.commit() }
    } catch {
      self.file = nil
      problems = [error]
    }
  }
}
