internal import LifecycleCore

extension JSONBytes {
  /// Writes the keys of a trace into the object of its case.
  mutating func write(_ trace: TraceRecord) {
    key("steps")
    openList()
    // Each entry says what is other than in the one before it: most of what happens does so at one time.
    var last = EntryRecord.beforeAll
    for step in trace.steps { write(step, trace, &last) }
    closeList()
    key("causes")
    openList()
    for cause in trace.causes {
      openList()
      number(Int64(cause.rule))
      number(Int64(cause.parent))
      closeList()
    }
    closeList()
  }

  private mutating func write(
    _ step: StepRecord,
    _ trace: TraceRecord,
    _ last: inout EntryRecord.Setting
  ) {
    openObject()
    pair("words", step.words)
    if let path = step.path { pair("path", path) }
    key("line")
    number(Int64(step.line))
    key("from")
    number(step.start.milliseconds)
    key("to")
    number(step.end.milliseconds)
    key("state")
    word(step.state.word)
    key("scene")
    word(step.scene.word)
    if step.isFinal {
      key("finally")
      flag(true)
    }
    if !step.wasPossible {
      key("possible")
      flag(false)
    }
    key("trace")
    openList()
    for index in step.entries { write(index, of: trace.entries, after: &last) }
    closeList()
    closeObject()
  }

  /// Writes an entry; field by field, since one that is handed in would be copied.
  private mutating func write(
    _ index: Int,
    of entries: [EntryRecord],
    after last: inout EntryRecord.Setting
  ) {
    openObject()
    let kind = entries[index].kind
    key(kind.key)
    // The name of a task is the app's own; all else is a word of the vocabulary.
    if kind == .expiration { text(entries[index].text) } else { word(entries[index].text) }
    let setting = entries[index].setting
    if setting.time != last.time {
      key("at")
      number(setting.time.milliseconds)
    }
    if setting.reads != last.reads {
      key("reads")
      if let reads = setting.reads { word(reads.word) } else { null() }
    }
    if setting.cause != last.cause {
      key("cause")
      number(Int64(setting.cause))
    }
    last = setting
    if let duration = entries[index].duration {
      key("takes")
      number(duration.milliseconds)
    }
    if !entries[index].details.isEmpty { write(entries[index].details) }
    closeObject()
  }

  /// The names of details are words of the vocabulary, but keys that are no literals: they are texts here.
  private mutating func write(_ details: [DetailRecord]) {
    key("given")
    openObject()
    for detail in details {
      key(text: detail.name)
      switch detail.value {
      case .text(let text): self.text(text)
      case .list(let texts): self.texts(texts)
      case .mapping(let pairs):
        openObject()
        for (name, text) in pairs.sorted(by: { $0.key < $1.key }) {
          key(text: name)
          self.text(text)
        }
        closeObject()
      }
    }
    closeObject()
  }

  /// Writes a key that may hold anything; its value follows.
  ///
  /// It has a label of its own, or it would take every literal for a text.
  private mutating func key(text name: String) {
    text(name)
    colon()
  }
}

extension EntryRecord.Kind {
  fileprivate var key: StaticString {
    switch self {
    case .call: "call"
    case .notification: "notification"
    case .state: "state"
    case .scene: "scene"
    case .expiration: "expiration"
    case .user: "user"
    case .system: "system"
    case .app: "app"
    case .effect: "effect"
    case .event: "event"
    case .view: "view"
    case .termination: "termination"
    }
  }
}
