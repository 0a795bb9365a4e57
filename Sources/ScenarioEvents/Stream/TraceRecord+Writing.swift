internal import LifecycleCore

extension JSONBytes {
  /// Writes the steps of a case; of what happened in each, the number under which it is told, -1 for nothing.
  mutating func write(_ steps: [StepRecord], traces: [Int]) {
    key("steps")
    openList()
    // Each step says what is other than it was left by the one before.
    let before = StepRecord()
    var (time, state, scene) = (before.end, before.state, before.scene)
    for index in steps.indices {
      let step = steps[index]
      openObject()
      pair("words", step.words)
      if let path = step.path { pair("path", path) }
      key("line")
      number(Int64(step.line))
      if step.start != time {
        key("from")
        number(step.start.milliseconds)
      }
      if step.end != step.start {
        key("to")
        number(step.end.milliseconds)
      }
      if step.state != state {
        key("state")
        word(step.state.word)
      }
      if step.scene != scene {
        key("scene")
        word(step.scene.word)
      }
      (time, state, scene) = (step.end, step.state, step.scene)
      if step.isFinal {
        key("finally")
        flag(true)
      }
      if !step.wasPossible {
        key("possible")
        flag(false)
      }
      if !step.wasEvaluated {
        key("evaluated")
        flag(false)
      }
      if traces[index] >= 0 {
        key("trace")
        number(Int64(traces[index]))
      }
      closeObject()
    }
    closeList()
  }

  /// Writes the keys of what happened in a step; the object is open.
  mutating func write(_ trace: StepTrace) {
    key("entries")
    openList()
    // Each entry says what is other than in the one before it: most of what happens does so at one time.
    var last = EntryRecord.beforeAll
    for entry in trace.entries {
      write(entry, after: last)
      last = entry.setting
    }
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

  private mutating func write(_ entry: EntryRecord, after last: EntryRecord.Setting) {
    openObject()
    key(entry.kind.key)
    text(entry.text)
    if entry.time != last.time {
      key("at")
      number(entry.time.milliseconds)
    }
    if entry.reads != last.reads {
      key("reads")
      if let reads = entry.reads { word(reads.word) } else { null() }
    }
    if entry.cause != last.cause {
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
