internal import LifecycleCore
internal import ScenarioRunner

/// What happened in the steps of all cases; equal steps are written once, since most are the same as an earlier one.
struct HTMLSteps {
  var tables = HTMLTables()
  /// The numbers of steps by what is written.
  private var numbers: [[UInt8]: Int] = [:]
  private var lines: [UInt8] = []

  /// The number of a step, which begins so long after `time`.
  mutating func number(of step: StepRecord, from time: VirtualTime) -> Int {
    var json = JSONWriter()
    write(step, from: time, to: &json)
    if let number = numbers[json.bytes] { return number }
    let number = numbers.count
    numbers[json.bytes] = number
    HTMLLine.append("S", json.bytes[...], to: &lines)
    return number
  }

  /// Moves the lines that are not written yet.
  mutating func drain(into sink: inout [UInt8]) {
    sink += lines
    lines.removeAll(keepingCapacity: true)
  }

  // MARK: - The text

  /// Writes `[words, gap, length, app, scene, entries, causes]`; causes are `[rule, parent]`.
  private mutating func write(
    _ step: StepRecord,
    from time: VirtualTime,
    to json: inout JSONWriter
  ) {
    json.openList()
    json.text(step.words)
    json.number((step.start - time).milliseconds)
    json.number((step.end - step.start).milliseconds)
    json.number(step.state.rawValue)
    json.number(step.scene.rawValue)
    json.openList()
    for entry in step.trace.entries { write(entry, to: &json) }
    json.closeList()
    json.openList()
    for cause in step.trace.causes {
      json.openList()
      json.number(tables.number(of: cause.rule))
      json.number(cause.parent)
      json.closeList()
    }
    json.closeList()
    json.closeList()
  }

  /// Writes `[time, kind, text, state that is read, cause, length, arguments]`; the last two only if needed.
  private mutating func write(_ entry: EntryRecord, to json: inout JSONWriter) {
    json.openList()
    json.number(entry.time.milliseconds)
    json.number(Self.number(of: entry))
    // The names of tasks are the user's own, and are not in the table of words.
    if entry.kind == .tasks {
      json.text(entry.text)
    } else {
      json.number(tables.number(of: entry.text))
    }
    json.number(entry.reads.map { Int($0.rawValue) } ?? -1)
    json.number(entry.cause)
    if entry.duration != nil || !entry.details.all.isEmpty {
      json.number(entry.duration?.milliseconds ?? 0)
      json.list(entry.details.all) { $0.write($1) }
    }
    json.closeList()
  }

  /// The place of a kind in the page's `KINDS`, where each list of effects is a kind of its own.
  private static func number(of entry: EntryRecord) -> Int {
    switch entry.kind {
    case .calls: 0
    case .notifications: 1
    case .states: 2
    case .scenes: 3
    case .tasks: 4
    case .userActions: 5
    case .systemActions: 6
    case .appActions: 7
    case .terminations: 9
    case .events: 12
    case .views: 13
    default:
      switch lists[entry.text] {
      case .objects: 10
      case .threads: 11
      default: 8
      }
    }
  }

  private static let lists = Dictionary(
    SystemEffect.allCases.map { ($0.word, $0.kind) },
    uniquingKeysWith: { first, _ in first }
  )
}

extension JSONWriter {
  fileprivate mutating func write(_ detail: DetailRecord) {
    openList()
    text(detail.name)
    switch detail.value {
    case .text(let value): text(value)
    case .list(let values): texts(values)
    case .mapping(let pairs): pairs.write(to: &self)
    }
    closeList()
  }
}
