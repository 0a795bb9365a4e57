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
    missing: MissingLines? = nil,
    printsAll: Bool = false,
    paint: Paint
  ) -> String {
    switch outcome {
    case .possible(let explanation):
      self.text(of: explanation, missing, printsAll: printsAll, paint)
    case .impossible(let line, let steps, let terms, let isExhaustive):
      text(
        of: recording.lines[line],
        Problem(steps, terms, isExhaustive, explanations, missing),
        printsAll: printsAll,
        paint
      )
    }
  }

  /// Why a line is impossible.
  private struct Problem {
    let steps: [RecordingStep]
    let terms: [Term]
    let isExhaustive: Bool
    let explanations: SwitchExplanations
    let missing: MissingLines?

    init(
      _ steps: [RecordingStep],
      _ terms: [Term],
      _ isExhaustive: Bool,
      _ explanations: SwitchExplanations,
      _ missing: MissingLines?
    ) {
      (self.steps, self.terms, self.isExhaustive) = (steps, terms, isExhaustive)
      (self.explanations, self.missing) = (explanations, missing)
    }
  }

  /// Returns why a recording is impossible, without its path, for a message at the line.
  func message(
    of outcome: RecordingOutcome,
    _ explanations: SwitchExplanations,
    _ missing: MissingLines?
  ) -> String {
    guard case .impossible(let line, let steps, let terms, let isExhaustive) = outcome else {
      return ""
    }
    let found = recording.lines[line]
    return "\(VisibleText.of(name(of: found))) is impossible here on \(environmentText)\n"
      + reasons(
        found,
        Problem(steps, terms, isExhaustive, explanations, missing),
        printsAll: false
      ).dropLast()
  }

  private func text(
    of explanation: RecordingExplanation,
    _ missing: MissingLines?,
    printsAll: Bool,
    _ paint: Paint
  ) -> String {
    let condition = condition(of: explanation)
    var text =
      "\(VisibleText.of(path)): \(paint("possible", .success)) on \(environmentText)\(condition), by these actions:\n"
      + rows(explanation.steps, printsAll: printsAll)
    if let (location, other) = difference(of: explanation) {
      text += "as probable, \(location):\n" + rows(other, printsAll: printsAll)
    }
    if let missing { text += "or " + self.text(of: missing) }
    return text + ends + call(in: explanation.steps) + assumptions
  }

  /// Returns the steps of the other explanation that differ, and where; nil if there is none.
  private func difference(
    of explanation: RecordingExplanation
  ) -> (location: String, steps: [RecordingStep])? {
    guard let other = explanation.other else { return nil }
    let (steps, rest) = (explanation.steps, zip(explanation.steps, other))
    let start = rest.prefix { $0.move == $1.move && $0.lines == $1.lines }.count
    let end = zip(steps[start...].reversed(), other[start...].reversed())
      .prefix { $0.move == $1.move && $0.lines == $1.lines }.count
    let different = Array(other[start..<(other.count - end)])
    guard !different.isEmpty, start < steps.count - end else { return nil }
    let first = VisibleText.of(steps[start].move.text)
    return ("in place of '\(first)'", different)
  }

  /// Returns why a line is impossible: what matters first, and only the last actions before it.
  private func text(
    of found: Recording.Line,
    _ problem: Problem,
    printsAll: Bool,
    _ paint: Paint
  ) -> String {
    "\(VisibleText.of(path)):\(found.number): \(paint("error:", .error)) \(VisibleText.of(name(of: found))) is impossible here on \(environmentText)\n"
      + reasons(found, problem, printsAll: printsAll)
  }

  private func reasons(
    _ found: Recording.Line,
    _ problem: Problem,
    printsAll: Bool
  ) -> String {
    let explanations = problem.explanations
    var text = ""
    if let reason = reason(against: found) {
      text += reason
    } else {
      text +=
        problem.terms.isEmpty
        ? "no recorded call is possible here\n"
        : "possible here: \(Self.list(problem.terms.map(name)))\n"
      if let missing = problem.missing { text += self.text(of: missing) }
      if !recording.absent.isEmpty {
        let names = Self.list(recording.absent.map(\.word).sorted())
        text += "not in the recording, and therefore taken as not called: \(names)\n"
      }
      if isOfSecondWindow(found) {
        text += "an app has several windows only on an iPad: if it was one, add --device ipad\n"
      }
      if !problem.isExhaustive { text += "other actions might lead there: \(Self.givenUp)\n" }
    }
    text += explanations.all.prefix(Self.mostExplanations).map(self.text).joined()
    let others = explanations.all.count - Self.mostExplanations
    if others > 0 { text += "and with \(others) other values of switches\n" }
    if !explanations.areComplete {
      text += "other values of switches might allow it, too: \(Self.givenUp)\n"
    }
    text += assumptions
    guard !problem.steps.isEmpty else { return text }
    let last = problem.steps.suffix(printsAll ? problem.steps.count : Self.mostSteps)
    let earlier = problem.steps.count - last.count
    text += earlier > 0 ? "after \(earlier) actions and these:\n" : "after these actions:\n"
    return text + rows(Array(last), printsAll: true)
  }

  /// Returns whether a line is about another scene that connects, which is possible on an iPad.
  private func isOfSecondWindow(_ line: Recording.Line) -> Bool {
    let connecting: [Term] = [.call(.configurationForConnecting), .call(.sceneWillConnect)]
    return environment.device.model != .ipad && environment.os >= OSVersion(13)
      && line.terms.contains(where: connecting.contains)
      && recording.lines.contains { $0.number < line.number && $0.mayBe(.term(connecting[1])) }
  }

  /// The number of names that a line lists.
  static let mostNames = 8
  /// The number of switches that are named.
  private static let mostExplanations = 5
  /// The number of actions that are printed before an impossible line, so that all of it fits on a screen.
  private static let mostSteps = 8

  static func list(_ names: [String]) -> String {
    let rest = names.count - mostNames
    return names.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) others" : "")
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

  /// The number of actions that are printed of the first and the last ones of many.
  private static let (mostFirst, mostLast) = (10, 3)

  /// Returns the actions, with the lines that each leads to; of many, the first and the last ones.
  private func rows(_ steps: [RecordingStep], printsAll: Bool) -> String {
    let others = steps.count - Self.mostFirst - Self.mostLast
    guard others > 1, !printsAll else { return rows(steps[...]) }
    return rows(steps.prefix(Self.mostFirst))
      + "  … \(others) more actions; -v prints all\n" + rows(steps.suffix(Self.mostLast))
  }

  private func rows(_ steps: ArraySlice<RecordingStep>) -> String {
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
      "\(line.word.map { "'\($0)', " } ?? "")\(([term] + line.others).map(\.word).joined(separator: " or "))\(line.scene.map { " of the scene \($0)" } ?? "")"
        + (line.reads.map { " in the state \($0.word)" } ?? "")
    case .processStarted: "the start of a process"
    case .processEnded:
      "the end of the process" + (line.end.map { " (\($0.word))" } ?? "")
    case .gap: "a gap"
    }
  }
}
