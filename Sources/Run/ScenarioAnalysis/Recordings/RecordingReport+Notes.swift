@_spi(Package) internal import LifecycleCore
internal import ScenarioReports

/// What an answer depends on, and what else the log says.
extension RecordingReport {
  /// Returns what must be the case without being in the recording; empty if all that happens is.
  func condition(of explanation: RecordingExplanation) -> String {
    let launches = explanation.assumedLaunches.map { "\(recording.lines[$0].number)" }
    let names = explanation.unprinted.map(name).joined(separator: ", ")
    var conditions: [String] = []
    if !launches.isEmpty {
      conditions.append(
        "the app was launched again before \(launches.count == 1 ? "line" : "lines") "
          + "\(Self.list(launches)), for which the log has no line"
      )
    }
    if !names.isEmpty { conditions.append("the app does not print \(names)") }
    return conditions.isEmpty ? "" : " only if \(conditions.joined(separator: ", and "))"
  }

  /// Returns which lines are missing, with the line before which they are.
  func text(of missing: MissingLines) -> String {
    let verb = missing.terms.count == 1 ? "is" : "are"
    return
      "\(Self.list(missing.terms.map(name))) \(verb) missing before line \(recording.lines[missing.line].number)\n"
  }

  /// The lines that say that the process ended, each with the reason.
  var ends: String {
    recording.lines.filter { $0.event == .processEnded && $0.word != nil }.prefix(Self.mostNames)
      .map { line in
        let reason = line.end == .memory ? " for its memory" : ""
        return
          "line \(line.number): the process ended\(reason), as '\(VisibleText.of(line.word ?? ""))' says\n"
      }.joined()
  }

  /// What the answer is about because the log says so: the version, and the process.
  var assumptions: String {
    var text = ""
    if recording.statedVersions.count == 1, environment.os == recording.ios {
      text += "line \(recording.statedVersions[0].line) names iOS \(environment.os)\n"
    }
    if let process = recording.process {
      let others = process.others.prefix(Self.mostNames).map { other in
        "\(other.lines) of \(VisibleText.of(other.name))"
      }
      text +=
        "the lines of \(VisibleText.of(process.name)) are read, not \(others.joined(separator: ", ")); --app NAME chooses\n"
    }
    return text
  }

  /// Returns why a call is among the actions, if the log mentions one.
  func call(in steps: [RecordingStep]) -> String {
    guard let line = recording.lineOfCall, steps.contains(where: \.move.isCall) else { return "" }
    let style =
      environment.os < OSVersion(14)
      ? "" : "; it rang on the whole screen, not in a banner (call-style: full-screen)"
    return "line \(line) mentions a call\(style)\n"
  }

  /// Returns the name of a call or notification, after the word that the log or its framework has for it.
  func name(of term: Term) -> String {
    recording.words[term].map { "'\($0)' (\(term.word))" } ?? term.word
  }
}
