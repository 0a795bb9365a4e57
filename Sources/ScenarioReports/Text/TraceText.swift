internal import LifecycleCore
internal import ScenarioRunner

/// Writes what happened, step by step.
struct TraceText {
  let paint: Paint

  func lines(_ trace: TraceRecord) -> [String] {
    trace.steps.flatMap { step in
      [paint("      \(step.start)  \(step.words)", .strong)]
        + step.entries.compactMap { line($0) }
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
    case .expiration: text = "expire  \(VisibleText.of(entry.text))"
    case .effect:
      let list = SystemEffect.allCases.first { $0.word == entry.text }?.kind ?? .effects
      text = "\(list.label)  \(entry.text)\(details(entry))"
    case .event: text = "event   \(entry.text)\(receiver(entry))"
    case .view: text = "view    \(entry.text)\(receiver(entry))"
    case .termination:
      let summary = TerminationReason.allCases.first { $0.word == entry.text }?.summary
      text = "end     \(entry.text)\(summary.map { ": \($0)" } ?? "")"
    case .app: text = "app     \(entry.text)\(details(entry))"
    case .user, .system: return nil
    }
    return "        \(paint("\(entry.time)", .faint))  \(text)"
  }

  /// Who got it; an event that nobody handles is discarded.
  private func receiver(_ entry: EntryRecord) -> String {
    entry.receiver.map { "  to \(VisibleText.of($0))" } ?? "  discarded"
  }

  /// What a call, an effect or an action was given.
  private func details(_ entry: EntryRecord) -> String {
    let given = entry.given.joined(separator: ", ")
    return given.isEmpty ? "" : "  \(VisibleText.of(given))"
  }
}

extension EntryRecord {
  /// What it was given, as people read it: the main thing alone, and others behind their names.
  var given: [String] {
    let main = kind == .app ? Self.mainParameters[text] : Detail.name.word
    return details.all.map { detail in
      let value = detail.value.words
      return detail.name == main ? value : "\(detail.name) \(value)"
    }
  }

  /// For each action of an app the name of its first argument.
  private static let mainParameters = Dictionary(
    ActionKind.allCases.compactMap { kind in
      kind.actor == .app ? kind.parameters.first.map { (kind.word, $0.name) } : nil
    },
    uniquingKeysWith: { first, _ in first }
  )
}

extension Details.Value {
  /// The value on one line; a text that is no plain word stands in quotes.
  fileprivate var words: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .list(let texts): "[\(texts.map(Self.quoted).joined(separator: ", "))]"
    case .mapping(let pairs):
      "{\(pairs.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.quoted($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.isPlain() ? text : "\"\(text)\""
  }
}

extension TermKind {
  /// What stands before its effects, six letters wide.
  fileprivate var label: String {
    switch self {
    case .objects: "object"
    case .threads: "thread"
    default: "effect"
    }
  }
}
