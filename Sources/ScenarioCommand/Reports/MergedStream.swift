internal import ScenarioRunner
internal import ScenarioSystem

/// The events of a run, written again from its results: one stream in the place of several.
///
/// One that cannot be written costs no report anything.
final class MergedStream: RunEventConsumer {
  private(set) var problems: [ScenarioError] = []
  private var file: ReportOutput?
  private var encoder = EventEncoder()

  init(path: String) {
    do throws(ScenarioError) {
      file = try ReportOutput(path: Path(path))
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

  /// Writes an event; after a failure nothing more is written.
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
