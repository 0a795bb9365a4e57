@_spi(Package) package import LifecycleCore
internal import ScenarioReports

/// What was found about a recording on one version of iOS.
package struct RecordingResult {
  /// The version.
  package let os: OSVersion
  /// The report.
  package let report: RecordingReport
  /// Whether it is possible, and by which actions.
  package let outcome: RecordingOutcome
  /// What checked it.
  let checker: RecordingChecker

  /// Checks a recording on a version: with the life cycle of the app, or if it is not known, with the other one if the
  /// recording is not possible with the more probable one.
  package init(_ recording: Recording, on os: OSVersion, path: String) {
    self.init(ofKnown: recording, on: os, path: path)
    guard !isPossible, os >= OSVersion(13), !recording.isLifeCycleKnown else { return }
    var other = recording
    other.lifeCycle = recording.assumedLifeCycle(on: os) == .scenes ? .appDelegate : .scenes
    let result = RecordingResult(ofKnown: other, on: os, path: path)
    if result.isPossible { self = result }
  }

  private init(ofKnown recording: Recording, on os: OSVersion, path: String) {
    let environment = RecordingChecker.environment(of: recording, on: os)
    checker = RecordingChecker(recording, in: environment)
    self.os = os
    report = RecordingReport(recording, in: environment, path: path)
    outcome = checker.outcome()
  }

  /// Whether the recording is possible.
  package var isPossible: Bool { if case .possible = outcome { true } else { false } }

  /// The lines that are missing before one that is impossible without them, which takes some searches.
  package var missing: MissingLines? { MissingLines(outcome, by: checker) }

  /// The switches with which an impossible line is possible, which takes a search for each.
  package var explanations: SwitchExplanations { SwitchExplanations(of: outcome, by: checker) }

  /// Returns on which of several versions a recording is possible, and where it is impossible on the others.
  package static func text(of results: [RecordingResult], path: String) -> String {
    let possible = results.filter(\.isPossible).map { "\($0.os)" }
    let others = results.compactMap { result -> String? in
      guard case .impossible(let line, _, _, _) = result.outcome else { return nil }
      return "\(result.os) (line \(result.report.recording.lines[line].number))"
    }
    let name = VisibleText.of(path)
    return
      (possible.isEmpty ? "" : "\(name): possible on iOS \(possible.joined(separator: ", "))\n")
      + (others.isEmpty ? "" : "\(name): impossible on iOS \(others.joined(separator: ", "))\n")
  }
}
