@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage
package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// The comparison of a recording with a scenario, and the check list for making such a recording, as text.
package struct RecordingComparisonText {
  private let paint: Paint

  /// Creates a formatter with colors.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the steps with what each side did in them.
  package func text(of comparison: RecordingComparison) -> String {
    let explained = comparison.explained
    let name = VisibleText.of(explained.plan.scenario.name)
    var text = "\(paint(name, .strong)): \(explained.environment.title)\n"
    for (index, step) in comparison.steps.enumerated() {
      text += "\n\(index + 1)  \(paint(step.title, .strong))\n"
      for term in step.terms { text += "\(line(of: term))\n" }
    }
    if let problem = explained.problem {
      text += "\n\(problem.step): \(VisibleText.of(problem.diagnostic.message))\n"
    }
    let count = comparison.differenceCount
    return text
      + (count == 0
        ? "\nthe device did what the model does\n"
        : "\n\(count) difference\(count == 1 ? "" : "s"): < only in the model  > only on the device\n")
  }

  private func line(of term: RecordingComparison.ComparedTerm) -> String {
    let location = term.line.map { "  line \($0)" } ?? ""
    return switch term.side {
    case .both: "     \(term.term.word)\(paint(location, .faint))"
    case .modelOnly: paint("   < \(term.term.word)", .warning)
    case .deviceOnly: paint("   > \(term.term.word)\(location)", .warning)
    }
  }

  /// Returns the steps of cases to perform by hand, with boxes to tick.
  package static func checkList(of plans: [Plan]) -> String {
    plans.map { plan in
      let environment = plan.environment
      let lifeCycle = environment.os >= OSVersion(13) ? ", \(environment.app.lifeCycle.phrase)" : ""
      var text = """
        \(VisibleText.of(plan.scenario.name))
          \(environment.device.model.rawValue), iOS \(environment.os)\(lifeCycle)\(environment.device.passcode ? ", with a passcode" : "")
          Remove the app from the switcher, and delete its last recording.

        """
      for (index, move) in plan.steps.compactMap(\.move).enumerated() {
        text += "  [ ] \(index + 1)  \(VisibleText.of(move.text))\(note(on: move))\n"
      }
      return text + "  [ ]    Copy the recording from the device.\n"
    }
    .joined(separator: "\n")
  }

  private static func note(on move: RecordingMove) -> String {
    guard case .action(let action) = move else { return "" }
    let actor =
      switch action.kind.actor {
      case .user: "the user"
      case .system: "make this happen:"
      case .app: "the app"
      }
    return "\n         \(actor) \(action.kind.summary)"
  }
}

extension Step {
  /// The step as a move of a recording; nil for one that only checks something.
  var move: RecordingMove? {
    switch activity {
    case .action(let action): .action(action)
    case .wait(let time): .wait(time)
    case .check, .custom: nil
    }
  }
}
