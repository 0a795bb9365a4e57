internal import LifecycleCore

extension JSONBytes {
  /// Writes the keys of a trace into the object of its case.
  mutating func write(_ trace: TraceRecord) {
    key("steps")
    openList()
    for step in trace.steps { write(step, trace) }
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

  private mutating func write(_ step: StepRecord, _ trace: TraceRecord) {
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
    for index in step.entries { write(trace.entries[index]) }
    closeList()
    closeObject()
  }

  private mutating func write(_ entry: EntryRecord) {
    openObject()
    key("at")
    number(entry.time.milliseconds)
    switch entry.kind {
    case .call:
      key("call")
      word(entry.text)
    case .notification:
      key("notification")
      word(entry.text)
    case .state:
      key("state")
      word(entry.text)
    case .scene:
      key("scene")
      word(entry.text)
    case .expiration: pair("expiration", entry.text)
    case .user:
      key("user")
      word(entry.text)
    case .system:
      key("system")
      word(entry.text)
    case .app:
      key("app")
      word(entry.text)
    case .effect:
      key("effect")
      word(entry.text)
    case .event:
      key("event")
      word(entry.text)
    case .view:
      key("view")
      word(entry.text)
    case .termination:
      key("termination")
      word(entry.text)
    }
    if let reads = entry.reads {
      key("reads")
      word(reads.word)
    }
    if entry.cause >= 0 {
      key("cause")
      number(Int64(entry.cause))
    }
    if let duration = entry.duration {
      key("takes")
      number(duration.milliseconds)
    }
    if !entry.details.isEmpty { write(entry.details) }
    closeObject()
  }

  /// The names of details are words of the vocabulary, but keys that are no literals: they are texts here.
  private mutating func write(_ details: [DetailRecord]) {
    key("given")
    openObject()
    for detail in details {
      key(detail.name)
      switch detail.value {
      case .text(let text): self.text(text)
      case .list(let texts): self.texts(texts)
      case .mapping(let pairs):
        openObject()
        for (name, text) in pairs.sorted(by: { $0.key < $1.key }) {
          key(name)
          self.text(text)
        }
        closeObject()
      }
    }
    closeObject()
  }

  /// Writes a key that may hold anything; its value follows.
  private mutating func key(_ name: String) {
    text(name)
    colon()
  }
}
