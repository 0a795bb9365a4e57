internal import LifecycleCore
internal import ScenarioEvents

/// Writes what happened, step by step.
struct TraceText {
  let paint: Paint

  func lines(_ trace: TraceRecord) -> [String] {
    trace.steps.flatMap { step in
      [paint("      \(step.start)  \(step.words)", .strong)]
        + trace.entries[step.entries].compactMap { line($0) }
        + ["        → \(step.state.word)"]
    }
  }

  private func line(_ entry: EntryRecord) -> String? {
    let reads = entry.reads.map { "  @\($0.word)" } ?? ""
    let text: String
    switch entry.kind {
    case .call: text = "call    \(entry.text)\(reads)\(details(entry))"
    case .notification: text = "note    \(entry.text)"
    case .state: text = "state   \(entry.text)"
    case .scene: text = "scene   \(entry.text)"
    case .expiration: text = "expire  \(DisplayWidth.visible(entry.text))"
    case .effect:
      let list = SystemEffect.allCases.first { $0.word == entry.text }?.list ?? .effects
      text = "\(list.label)  \(entry.text)\(details(entry))"
    case .event: text = "event   \(entry.text)\(receiver(entry))"
    case .view: text = "view    \(entry.text)\(receiver(entry))"
    case .termination:
      let summary = TerminationReason.allCases.first { $0.word == entry.text }?.summary
      text = "end     \(entry.text)\(summary.map { ": \($0)" } ?? "")"
    case .app: text = "app     \(entry.text)"
    case .user, .system: return nil
    }
    return "        \(paint("\(entry.time)", .faint))  \(text)"
  }

  /// Who got it; an event that nobody handles is discarded.
  private func receiver(_ entry: EntryRecord) -> String {
    for detail in entry.details where detail.name == Detail.to.word {
      if case .text(let name) = detail.value { return "  to \(DisplayWidth.visible(name))" }
    }
    return "  discarded"
  }

  /// The names of what a call or an effect was given.
  private func details(_ entry: EntryRecord) -> String {
    let given = entry.details.map(\.name).joined(separator: ", ")
    return given.isEmpty ? "" : "  (\(given))"
  }
}

extension EffectList {
  /// What stands before its effects, six letters wide.
  fileprivate var label: String {
    switch self {
    case .effects: "effect"
    case .objects: "object"
    case .threads: "thread"
    }
  }
}
