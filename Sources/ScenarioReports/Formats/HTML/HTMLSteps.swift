internal import LifecycleCore
internal import ScenarioEvents
internal import ScenarioLanguage

/// What happened in the steps of all cases; equal steps are written once, since most are the same as an earlier one.
struct HTMLSteps {
  /// What determines the text of a step; its trace by identity, not by its contents.
  private struct Key: Hashable {
    let words: ExactText
    let trace: ObjectIdentifier
    let gap: Int64
    let length: Int64
    let state: AppState
    let scene: SceneState
  }

  var tables = HTMLTables()
  /// A trace is retained, so that its identity is not reused.
  private var known: [Key: (trace: StepTrace, number: Int64)] = [:]
  /// The numbers by text: rules of different versions may be the same.
  private var written: [[UInt8]: Int64] = [:]
  /// The size of `written` in bytes.
  private var size = 0
  private var next: Int64 = 0
  private var json = JSONBytes()
  private var lines: [UInt8] = []

  /// The maximum of `size`; after that steps are written again, with new numbers.
  private static let limit = 16 << 20

  /// The number of a step; `time` is the end of the previous one.
  mutating func number(
    of step: StepRecord,
    from time: VirtualTime,
    in rules: RuleTable
  ) -> Int64 {
    let key = Key(
      words: ExactText(step.words),
      trace: step.trace.identity,
      gap: (step.start - time).milliseconds,
      length: (step.end - step.start).milliseconds,
      state: step.state,
      scene: step.scene
    )
    if let number = known[key]?.number { return number }
    write(key, step.trace, rules)
    let text = Array(json.written)
    json.removeAll()
    if size > Self.limit {
      known.removeAll()
      written.removeAll()
      size = 0
    }
    size += text.count
    let number = written[text] ?? add(text)
    known[key] = (step.trace, number)
    return number
  }

  private mutating func add(_ text: [UInt8]) -> Int64 {
    let number = next
    next += 1
    written[text] = number
    HTMLLine.append("S", text[...], to: &lines)
    return number
  }

  /// Appends the lines that are not written yet.
  mutating func drain(into sink: inout [UInt8]) {
    sink += lines
    lines.removeAll(keepingCapacity: true)
  }

  // MARK: - The text

  /// Writes `[words, gap, length, app, scene, entries, causes]`; causes are `[rule, parent]`.
  private mutating func write(_ step: Key, _ trace: StepTrace, _ rules: RuleTable) {
    json.openList()
    json.text(step.words.text)
    json.number(step.gap)
    json.number(step.length)
    json.number(Int64(step.state.rawValue))
    json.number(Int64(step.scene.rawValue))
    json.openList()
    for entry in trace.entries { write(entry) }
    json.closeList()
    json.openList()
    for cause in trace.causes {
      json.openList()
      json.number(tables.number(ofRule: cause.rule, in: rules))
      json.number(Int64(cause.parent))
      json.closeList()
    }
    json.closeList()
    json.closeList()
  }

  /// Writes `[time, kind, text, state that is read, cause, length, arguments]`; the last two only if needed.
  private mutating func write(_ entry: EntryRecord) {
    json.openList()
    json.number(entry.time.milliseconds)
    json.number(Self.number(of: entry))
    // The names of tasks are the user's own, and are not in the table of words.
    if entry.kind == .expiration {
      json.text(entry.text)
    } else {
      json.number(tables.number(of: entry.text))
    }
    json.number(entry.reads.map { Int64($0.rawValue) } ?? -1)
    json.number(Int64(entry.cause))
    if entry.duration != nil || !entry.details.isEmpty {
      json.number(entry.duration?.milliseconds ?? 0)
      json.openList()
      for detail in entry.details { json.write(detail) }
      json.closeList()
    }
    json.closeList()
  }

  /// The index of a kind in the page's `KINDS`, where each list of effects is a kind of its own.
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
      case .objects: 10
      case .threads: 11
      default: 8
      }
    case .termination: 9
    case .event: 12
    case .view: 13
    }
  }

  private static let lists = Dictionary(
    SystemEffect.allCases.map { ($0.word, $0.kind) },
    uniquingKeysWith: { first, _ in first }
  )
}

extension JSONBytes {
  fileprivate mutating func write(_ detail: DetailRecord) {
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
}
