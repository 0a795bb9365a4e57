@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioJSON
@_spi(Package) package import ScenarioLanguage
internal import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// The documents of `trace --format json`, described by `docs/trace.schema.json`.
package enum RecordingJSON {
  /// Returns the document about a recording that was compared with a scenario.
  package static func comparison(_ comparison: RecordingComparison) -> String {
    let explained = comparison.explained
    let steps = comparison.steps.map { step in
      JSONValue.object([
        ("step", .text(step.title)), ("terms", .list(step.terms.map(\.json))),
      ])
    }
    return document(
      "comparison",
      [
        ("name", .text(explained.plan.name)), ("environment", explained.environment.json),
        ("differences", .number("\(comparison.differenceCount)")), ("steps", .list(steps)),
        ("problem", explained.problem?.json ?? .null),
        ("ignoredNames", .list(comparison.ignoredNames.map(\.json))),
      ]
    )
  }

  /// Returns the document about the steps of scenarios, to be performed on a device.
  package static func checkList(of plans: [Plan]) -> String {
    let scenarios = plans.map { plan in
      JSONValue.object([
        ("name", .text(plan.scenario.name)), ("environment", plan.environment.json),
        ("passcode", .flag(plan.environment.device.passcode)),
        (
          "steps",
          .list(
            plan.steps.compactMap(\.move).map { move in
              ["step": .text(move.text), "summary": .text(move.summary)]
            }
          )
        ),
      ])
    }
    return document("steps", [("scenarios", .list(scenarios))])
  }

  /// Returns the document about crash reports.
  package static func crashes(_ crashes: [JSONValue], in path: String) -> String {
    document("crash", [("path", .text(path)), ("crashes", .list(crashes))])
  }

  static func document(_ kind: String, _ pairs: [(key: String, value: JSONValue)]) -> String {
    JSONFormat.trace.document([("kind", .text(kind))] + pairs)
  }
}

extension RecordingMove {
  fileprivate var summary: String {
    switch self {
    case .wait(let time): "\(time) pass"
    case .action(let action): "\(action.kind.actor.rawValue) \(action.kind.summary)"
    }
  }
}

extension RecordingComparison.ComparedTerm {
  fileprivate var json: JSONValue {
    let side =
      switch side {
      case .both: "both"
      case .modelOnly: "model"
      case .deviceOnly: "device"
      }
    return [
      "name": .text(term.word), "side": .text(side),
      "line": line.map { .number("\($0)") } ?? .null,
    ]
  }
}

extension RecordingReport {
  /// Returns the outcome with the moves that explain the recording as JSON.
  package func json(
    of outcome: RecordingOutcome,
    _ explanations: SwitchExplanations = SwitchExplanations(),
    missing: MissingLines? = nil,
    on results: [RecordingResult] = [],
    crashes: [JSONValue] = []
  ) -> String {
    var pairs: [(key: String, value: JSONValue)] = [
      ("path", .text(path)), ("environment", environment.json),
    ]
    switch outcome {
    case .possible(let explanation):
      pairs += [
        ("possible", true), ("onlyWithoutPrinting", .texts(explanation.unprinted.map(\.word))),
        (
          "onlyWithLaunchBefore",
          .list(explanation.assumedLaunches.map { .number("\(recording.lines[$0].number)") })
        ),
        ("steps", .list(explanation.steps.map(json))),
        ("otherSteps", explanation.other.map { .list($0.map(json)) } ?? .null),
        ("impossible", .null),
      ]
    case .impossible(let line, let steps, let terms, let isExhaustive):
      let found = recording.lines[line]
      let problem: JSONValue = [
        "line": .number("\(found.number)"), "name": .text(name(of: found)),
        "reason": reason(against: found).map { .text(String($0.dropLast())) } ?? .null,
        "possibleHere": .texts(terms.map(\.word)), "exhaustive": .flag(isExhaustive),
        "switches": .list(explanations.all.map(\.json)),
        "switchesAreComplete": .flag(explanations.areComplete),
      ]
      pairs += [
        ("possible", false), ("onlyWithoutPrinting", .texts([])), ("onlyWithLaunchBefore", []),
        ("steps", .list(steps.map(json))), ("otherSteps", .null), ("impossible", problem),
      ]
    }
    pairs += [
      (
        "versionLine",
        recording.statedVersions.count == 1 && environment.os == recording.ios
          ? .number("\(recording.statedVersions[0].line)") : .null
      ), ("process", recording.process.map { .text($0.name) } ?? .null),
      ("otherProcesses", .texts(recording.process?.others.map(\.name) ?? [])),
      ("missing", missing.map { self.json($0) } ?? .null),
      (
        "ends",
        .list(recording.lines.filter { $0.event == .processEnded }.map { self.json(ofEnd: $0) })
      ),
      (
        "versions",
        .list(results.map { ["ios": .text("\($0.os)"), "possible": .flag($0.isPossible)] })
      ), ("dialects", .texts(recording.dialects)),
      ("unreadLines", .list(recording.unreadNames.map(\.json))),
      ("ignoredNames", .list(recording.ignoredNames.map(\.json))),
      ("assumesOnlyRecordedMethods", .flag(recording.assumesOnlyRecordedMethods)),
      ("crashes", .list(crashes)),
    ]
    return RecordingJSON.document("recording", pairs)
  }

  private func json(_ missing: MissingLines) -> JSONValue {
    [
      "before": .number("\(recording.lines[missing.line].number)"),
      "names": .texts(missing.terms.map(\.word)),
      "words": .texts(missing.terms.map { recording.words[$0] ?? $0.word }),
    ]
  }

  private func json(ofEnd line: Recording.Line) -> JSONValue {
    [
      "line": .number("\(line.number)"), "word": line.word.map { .text($0) } ?? .null,
      "reason": line.end.map { .text($0.word) } ?? .null,
    ]
  }

  private func json(_ step: RecordingStep) -> JSONValue {
    [
      "step": .text(step.move.text), "state": .text(step.state.word),
      "lines": .list(recording.lines[step.lines].map { .number("\($0.number)") }),
    ]
  }
}

extension Recording.IgnoredNames {
  fileprivate var json: JSONValue {
    ["line": .number("\(line)"), "names": .texts(terms.map(\.word))]
  }
}

extension Recording.UnreadName {
  /// Why the line is not read, as the end of "'word' is not read: …".
  package var explanation: String {
    switch reason {
    case .similar(let method):
      "only the whole name is, such as '\(method.selector)' or '\(method.swiftName)'"
    case .partOfName: "it is a longer name than that of a call"
    case .alone: "the line that is printed right after it, for the same notification, is missing"
    case .foreign(let system): "it is of \(system), and the life cycle of iOS is another one"
    }
  }

  /// What is to be reported about the line.
  package var message: String {
    let fact = if case .alone = reason { "stands alone" } else { "is not read" }
    return "'\(VisibleText.of(word))' \(fact): \(explanation)"
  }

  fileprivate var json: JSONValue {
    ["line": .number("\(line)"), "word": .text(word), "reason": .text(explanation)]
  }
}

extension SwitchExplanation {
  fileprivate var json: JSONValue {
    [
      "name": .text(modelSwitch.name), "value": .text(value), "explainsAll": .flag(explainsAll),
      "sources": .texts(sources),
    ]
  }
}
