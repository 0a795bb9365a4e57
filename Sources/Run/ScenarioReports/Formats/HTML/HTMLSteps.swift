@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// Values that the data refers to by number, in the order of their first occurrence.
struct Numbering<Value: Hashable> {
  private(set) var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Returns the number of a value.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = all.count
    all.append(value)
    return all.count - 1
  }
}

/// The steps of all cases; equal steps are written once, since most steps repeat an earlier one.
struct HTMLSteps {
  /// The data that identifies a step.
  private struct Step: Hashable {
    var text: ExactText
    /// The time between the end of the previous step and the start of this one.
    var gap: VirtualTime
    var length: VirtualTime
    var state: AppState
    var scene: SceneState
    var trace: StepTrace.Identity

    /// Hashes the properties that tell most steps apart, without the text.
    func hash(into hasher: inout Hasher) {
      hasher.combine(trace)
      hasher.combine(length)
    }
  }

  /// The terms of the vocabulary.
  var terms = Numbering<ExactText>()
  /// The rules.
  var rules = Numbering<RuleRecord>()
  /// The number of each step that has been encoded.
  private var stepNumbers: [Step: Int] = [:]
  /// The encoded steps: different threads may create equal traces separately.
  private var steps = Numbering<JSONBytes>()
  private var lines: [UInt8] = []

  /// Writes the steps of a case: `[number, line, flags, path]`; flags and path are optional.
  mutating func write(_ trace: TraceRecord, to json: inout JSONWriter) {
    var time = VirtualTime.zero
    json.key("steps")
    json.openList()
    for step in trace.steps {
      json.openList()
      // A stream from another program may have a gap, which belongs to the step.
      json.number(number(of: step, from: time))
      time = step.end
      json.number(step.line)
      let flags =
        (step.isFinal ? 1 : 0) + (step.wasPossible ? 0 : 2) + (step.wasEvaluated ? 0 : 4)
      if flags != 0 || step.path != nil { json.number(flags) }
      if let path = step.path { json.text(path) }
      json.closeList()
    }
    json.closeList()
  }

  /// Returns the number of a step; `time` is the end of the previous step.
  private mutating func number(of record: StepRecord, from time: VirtualTime) -> Int {
    let step = Step(
      text: ExactText(record.text),
      gap: record.start - time,
      length: record.end - record.start,
      state: record.state,
      scene: record.scene,
      trace: record.trace.identity
    )
    if let number = stepNumbers[step] { return number }
    var json = JSONWriter()
    write(step, record.trace, to: &json)
    let bytes = json.bytes
    let (count, number) = (steps.all.count, steps.number(of: JSONBytes(bytes)))
    if number == count { lines.appendLine("S", bytes) }
    stepNumbers[step] = number
    return number
  }

  /// Moves the pending lines to the sink.
  mutating func drain(into sink: inout [UInt8]) {
    sink += lines
    lines.removeAll(keepingCapacity: true)
  }

  // MARK: - Encoding

  /// Writes `[text, gap, length, app, scene, entries, causes]`; causes are `[rule, parent]`.
  private mutating func write(_ step: Step, _ trace: StepTrace, to json: inout JSONWriter) {
    json.openList()
    json.text(step.text.text)
    json.number(step.gap.milliseconds)
    json.number(step.length.milliseconds)
    json.number(Int(step.state.rawValue))
    json.number(Int(step.scene.rawValue))
    json.list(trace.entries) { write($1, to: &$0) }
    json.list(trace.causes) { json, cause in
      json.openList()
      json.number(rules.number(of: cause.rule))
      json.number(cause.parent)
      json.closeList()
    }
    json.closeList()
  }

  /// Writes `[time, kind, text, reads, cause, length, arguments]`; the last two are optional.
  private mutating func write(_ entry: EntryRecord, to json: inout JSONWriter) {
    json.openList()
    json.number(entry.time.milliseconds)
    json.number(Self.number(of: entry))
    // Names of tasks are not part of the vocabulary.
    if entry.kind == .tasks {
      json.text(entry.text)
    } else {
      json.number(terms.number(of: ExactText(entry.text)))
    }
    json.number(entry.reads.map { Int($0.rawValue) } ?? -1)
    json.number(entry.cause)
    if entry.duration != nil || !entry.details.all.isEmpty {
      json.number(entry.duration?.milliseconds ?? 0)
      json.list(entry.details.all) { $0.write($1) }
    }
    json.closeList()
  }

  /// Returns the index of a kind in the page's `KINDS`, which has several kinds of effects.
  private static func number(of entry: EntryRecord) -> Int {
    switch entry.kind {
    case .calls: 0
    case .notifications: 1
    case .states: 2
    case .scenes: 3
    case .tasks: 4
    case .userActions: 5
    case .systemActions: 6
    case .appActions, .customActions: 7
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

extension [UInt8] {
  /// Appends a line of data: a letter and a JSON value.
  ///
  /// Each `<`, which occurs only in strings, is escaped, so that the data cannot close its HTML element.
  mutating func appendLine(_ letter: Character, _ json: [UInt8]) {
    self += letter.utf8
    json.withUnsafeBufferPointer { json in
      var start = 0
      for index in json.indices where json[index] == UInt8(ascii: "<") {
        append(contentsOf: json[start..<index])
        append(contentsOf: #"\u003c"#.utf8)
        start = index + 1
      }
      append(contentsOf: json[start...])
    }
    append(UInt8(ascii: "\n"))
  }
}
