internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

/// Writes what happened, step by step.
struct TraceText {
  let paint: Paint

  func lines(_ record: PlayedCase) -> [String] {
    zip(record.steps, record.plan).flatMap { mark, step in
      [paint("      \(mark.start)  \(step.words)", .strong)]
        + record.trace.entries[mark.entries].compactMap { line($0, in: record.trace) }
        + ["        → \(mark.standing.state.word)"]
    }
  }

  private func line(_ entry: TraceEntry, in trace: Trace) -> String? {
    let reads = entry.reads.map { "  @\($0.word)" } ?? ""
    let text: String
    switch entry.event {
    case .call(let method, _): text = "call    \(method.selector)\(reads)\(details(entry, trace))"
    case .notification(let name): text = "note    \(name.name)"
    case .state(let state): text = "state   \(state.word)"
    case .scene(let state): text = "scene   \(state.word)"
    case .expiration(let index): text = "expire  \(DisplayWidth.visible(trace.texts[Int(index)]))"
    case .effect(let effect, _):
      text = "\(effect.list.label)  \(effect.word)\(details(entry, trace))"
    case .termination(let reason): text = "end     \(reason.word): \(reason.summary)"
    case .action(let index):
      let action = trace.actions[Int(index)]
      guard action.kind.actor == .app else { return nil }
      text = "app     \(action.kind.word)"
    }
    return "        \(paint("\(entry.time)", .faint))  \(text)"
  }

  /// The names of what a call or an effect was given.
  private func details(_ entry: TraceEntry, _ trace: Trace) -> String {
    let values = trace.details[entry.details ?? 0].values
    let given = values.map(\.key.word).sorted().joined(separator: ", ")
    return given.isEmpty ? "" : "  (\(given))"
  }
}

extension EffectList {
  /// What stands before its effects, six letters wide.
  fileprivate var label: String {
    switch self {
    case .effects: "effect"
    case .objects: "object"
    }
  }
}
