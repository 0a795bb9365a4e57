@_spi(Package) package import LifecycleCore
package import ScenarioRunner

/// Formats a trace, step by step.
package struct TraceText {
  package let paint: Paint

  package func lines(_ trace: TraceRecord) -> [String] {
    trace.steps.flatMap { step in
      [paint("      \(step.start)  \(step.text)", .strong)]
        + step.entries.withoutActionOfStep.map { line($0) }
        + ["        → \(step.state.word)\(step.scenesPhrase)"]
    }
  }

  private func line(_ entry: EntryRecord) -> String {
    "        \(paint("\(entry.time)", .faint))  \(Self.text(of: entry))"
  }

  /// Returns an entry without its time, such as `state   active`.
  ///
  /// The arguments, and the state that the app reads, are optional.
  package static func text(of entry: EntryRecord, withDetails: Bool = true) -> String {
    let reads = withDetails ? entry.reads.map { "  @\($0.word)" } ?? "" : ""
    func details(_ entry: EntryRecord) -> String { withDetails ? self.details(entry) : "" }
    let text: String
    switch entry.kind {
    case .calls: text = "call    \(entry.text)\(reads)\(details(entry))"
    case .notifications: text = "note    \(entry.text)\(details(entry))"
    case .states: text = "state   \(entry.text)"
    case .scenes: text = "scene   \(entry.text)\(details(entry))"
    case .tasks:
      // The text of an expiration is the task's name.
      let isEvent = TaskEvent.allCases.contains { $0.word == entry.text }
      text = "\(isEvent ? "task" : "expire")  \(VisibleText.of(entry.text))"
    case .events: text = "event   \(entry.text)\(receiver(entry))"
    case .views: text = "view    \(entry.text)\(receiver(entry))"
    case .terminations:
      let summary = TerminationReason.allCases.first { $0.word == entry.text }?.summary
      text = "end     \(entry.text)\(summary.map { ": \($0)" } ?? "")"
    case .appActions, .customActions: text = "app     \(entry.text)\(details(entry))"
    case .userActions: text = "user    \(entry.text)\(details(entry))"
    case .systemActions: text = "system  \(entry.text)\(details(entry))"
    default:
      let kind = SystemEffect.allCases.first { $0.word == entry.text }?.kind ?? entry.kind
      text = "\(kind.label)  \(entry.text)\(details(entry))"
    }
    return text
  }

  /// Returns the receiver; an event without a receiver is discarded.
  private static func receiver(_ entry: EntryRecord) -> String {
    entry.receiver.map { "  to \(VisibleText.of($0))" } ?? "  discarded"
  }

  /// Returns the arguments of a call, an effect or an action.
  private static func details(_ entry: EntryRecord) -> String {
    let given = entry.given.joined(separator: ", ")
    return given.isEmpty ? "" : "  \(VisibleText.of(given))"
  }
}

extension StepRecord {
  /// The states of the scenes after that of the app: `, main background`; empty for an app with one scene.
  var scenesPhrase: String {
    scenes.all.map { ", \($0.name) \($0.value.text)" }.joined()
  }

  /// The state at the end of the step, with that of the scene or the scenes if there is one.
  package var endPhrase: String {
    if !scenes.all.isEmpty { return "\(state.word)\(scenesPhrase)" }
    return scene == .unattached ? state.word : "\(state.word), scene \(scene.word)"
  }
}

extension EntryRecord {
  /// The arguments as text: the main argument as its value, others with their names.
  package var given: [String] {
    let main =
      kind == .appActions ? Self.mainParameters[text] ?? Detail.text.word : Detail.name.word
    return details.all.map { detail in
      let value = detail.value.text
      return detail.name == main ? value : "\(detail.name) \(value)"
    }
  }

  /// The name of the first argument of each app action.
  private static let mainParameters = Dictionary(
    ActionKind.allCases.compactMap { kind in
      kind.actor == .app ? kind.parameters.first.map { (kind.word, $0.name) } : nil
    },
    uniquingKeysWith: { first, _ in first }
  )
}

extension Details.Value {
  /// The value on one line; strings are in quotes unless they are plain words.
  fileprivate var text: String {
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
  /// The label before an entry of the kind, six characters wide.
  fileprivate var label: String {
    switch self {
    case .objects: "object"
    case .threads: "thread"
    default: recordWord + String(repeating: " ", count: max(0, 6 - recordWord.count))
    }
  }
}

extension EntryRecord {
  /// The receiver of an event or of a call to a view controller; nil if it is discarded.
  package var receiver: String? { text(of: .to) }

  /// The text of an argument; nil if the entry has none, or it is not a text.
  package func text(of detail: Detail) -> String? {
    for given in details.all where given.name == detail.word {
      if case .text(let text) = given.value { return text }
    }
    return nil
  }
}
