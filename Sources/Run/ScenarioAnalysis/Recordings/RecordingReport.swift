@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
package import ScenarioReports

/// The result of checking a recording, as text and as a scenario.
package struct RecordingReport {
  let recording: Recording
  let environment: SimulationEnvironment
  let path: String

  /// Creates the report of a recording that was checked in an environment.
  package init(_ recording: Recording, in environment: SimulationEnvironment, path: String) {
    self.recording = recording
    self.environment = environment
    self.path = path
  }

  private var environmentText: String {
    let lifeCycle =
      environment.os < OSVersion(13)
      ? "" : environment.app.lifeCycle == .scenes ? " with scenes" : " without scenes"
    return "iOS \(environment.os)\(lifeCycle)"
  }

  /// Returns the outcome with the moves that explain the recording, and the switches with which an impossible line is
  /// possible.
  package func text(
    of outcome: RecordingOutcome,
    _ explanations: SwitchExplanations = SwitchExplanations(),
    paint: Paint
  ) -> String {
    switch outcome {
    case .possible(let steps):
      return
        "\(VisibleText.of(path)): \(paint("possible", .success)) on \(environmentText), by these actions:\n"
        + rows(steps)
    case .impossible(let line, let steps, let terms, let isExhaustive):
      let found = recording.lines[line]
      var text =
        "\(VisibleText.of(path)):\(found.number): \(paint("error:", .error)) \(VisibleText.of(name(of: found))) is impossible here on \(environmentText)\n"
      if !steps.isEmpty { text += "after these actions:\n\(rows(steps))" }
      var explanationText = explanations.all.map(self.text).joined()
      if !explanations.areComplete {
        explanationText += "other values of switches might allow it, too: \(Self.givenUp)\n"
      }
      if let reason = reason(against: found) { return text + reason + explanationText }
      text +=
        terms.isEmpty
        ? "no recorded call is possible here\n"
        : "possible here: \(terms.map(\.word).joined(separator: ", "))\n"
      if !recording.absent.isEmpty {
        let names = recording.absent.map(\.word).sorted().joined(separator: ", ")
        text += "not in the recording, and therefore taken as not called: \(names)\n"
      }
      if !isExhaustive {
        text += "other actions might lead there: \(Self.givenUp)\n"
      }
      return text + explanationText
    }
  }

  private static let givenUp = "the search was given up, since it would have taken too long"

  private func text(of explanation: SwitchExplanation) -> String {
    let part = explanation.explainsAll ? "the recording is possible" : "this line is possible"
    let sources =
      explanation.sources.isEmpty ? "" : " (\(explanation.sources.joined(separator: "; ")))"
    return "with \(explanation.modelSwitch.name): \(explanation.value) \(part)\(sources)\n"
  }

  /// Returns why a line is impossible whatever happened before; nil if it is not.
  func reason(against line: Recording.Line) -> String? {
    guard case .term(let term) = line.event else { return nil }
    if !term.row.exists(on: environment.os) { return "it exists from iOS \(term.row.since)\n" }
    guard case .call(let method) = term else { return nil }
    guard !MethodSet.callable(with: environment.app.lifeCycle).has(method) else {
      return recording.app?.implemented?.has(method) == false
        ? "the app does not implement it\n" : nil
    }
    let hasScenes = environment.app.lifeCycle == .scenes
    let instead = hasScenes ? method.sceneCounterpart : method.appCounterpart
    let hint = instead.map { "; \($0.selector) is called instead" } ?? ""
    return "it is never called in an app \(hasScenes ? "with" : "without") scenes\(hint)\n"
  }

  private func rows(_ steps: [RecordingStep]) -> String {
    steps.map { step in
      let lines = recording.lines[step.lines].map(\.number)
      let location = lines.first.map { first in
        first == lines.last ? "  line \(first)" : "  lines \(first)-\(lines.last ?? first)"
      }
      return "  \(VisibleText.of(step.move.text))\(location ?? "")\n"
    }.joined()
  }

  func name(of line: Recording.Line) -> String {
    switch line.event {
    case .term(let term):
      "\(term.word)\(line.scene.map { " of the scene \($0)" } ?? "")"
        + (line.reads.map { " in the state \($0.word)" } ?? "")
    case .processStarted: "the start of a process"
    case .processEnded: "the end of the process"
    case .gap: "a gap"
    }
  }
}
