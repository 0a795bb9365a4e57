internal import LifecycleCore
internal import ScenarioEvents

extension JSONBytes {
  /// Writes what happened in a case, as short as it can be: it is most of the data.
  ///
  /// `steps` are `[words, line, path, from, to, app, scene, flags, entries]`, `causes` are `[rule, parent]`.
  mutating func write(_ trace: TraceRecord, _ tables: inout HTMLTables) {
    key("steps")
    openList()
    // A step counts its causes by itself, and the page those of the whole case.
    var causes = 0
    for step in trace.steps {
      write(step, causes, &tables)
      causes += step.trace.causes.count
    }
    closeList()
    key("causes")
    openList()
    causes = 0
    for step in trace.steps {
      for cause in step.trace.causes {
        openList()
        number(tables.number(ofRule: cause.rule, in: trace.rules))
        number(Int64(cause.parent < 0 ? -1 : causes + cause.parent))
        closeList()
      }
      causes += step.trace.causes.count
    }
    closeList()
  }

  private mutating func write(
    _ step: StepRecord,
    _ causes: Int,
    _ tables: inout HTMLTables
  ) {
    openList()
    text(step.words)
    number(Int64(step.line))
    if let path = step.path { text(path) } else { number(0) }
    number(step.start.milliseconds)
    number(step.end.milliseconds)
    number(Int64(step.state.rawValue))
    number(Int64(step.scene.rawValue))
    number((step.isFinal ? 1 : 0) + (step.wasPossible ? 0 : 2))
    openList()
    for entry in step.trace.entries { write(entry, after: step.start, causes, &tables) }
    closeList()
    closeList()
  }

  /// Writes `[time, kind, text, state that is read, cause, length, what was given]`; the last two only if needed.
  private mutating func write(
    _ entry: EntryRecord,
    after start: VirtualTime,
    _ causes: Int,
    _ tables: inout HTMLTables
  ) {
    openList()
    number((start + entry.time).milliseconds)
    number(Self.number(of: entry))
    // The names of tasks are the users' own, and without number.
    if entry.kind == .expiration { text(entry.text) } else { number(tables.number(of: entry.text)) }
    number(entry.reads.map { Int64($0.rawValue) } ?? -1)
    number(Int64(entry.cause < 0 ? -1 : causes + entry.cause))
    if entry.duration != nil || !entry.details.isEmpty {
      number(entry.duration?.milliseconds ?? 0)
      openList()
      for detail in entry.details { write(detail) }
      closeList()
    }
    closeList()
  }

  private mutating func write(_ detail: DetailRecord) {
    openList()
    text(detail.name)
    switch detail.value {
    case .text(let value): text(value)
    case .list(let values):
      openList()
      for value in values { text(value) }
      closeList()
    case .mapping(let pairs):
      openObject()
      for (name, value) in pairs.sorted(by: { $0.key < $1.key }) {
        text(name)
        colon()
        text(value)
      }
      closeObject()
    }
    closeList()
  }

  /// The place of a kind in the page's `KINDS`, where each list of effects is a kind of its own.
  private static func number(of entry: EntryRecord) -> Int64 {
    switch entry.kind {
    case .call: 0
    case .notification: 1
    case .state: 2
    case .scene: 3
    case .expiration: 4
    case .user: 5
    case .system: 6
    case .app: 7
    case .effect:
      switch lists[entry.text] ?? .effects {
      case .effects: 8
      case .objects: 10
      case .threads: 11
      }
    case .termination: 9
    case .event: 12
    case .view: 13
    }
  }

  private static let lists = Dictionary(
    SystemEffect.allCases.map { ($0.word, $0.list) },
    uniquingKeysWith: { first, _ in first }
  )
}
