public import LifecycleCore

/// All that happened when a case was executed: what a timeline shows.
public struct TraceRecord: Hashable, Sendable {
  /// The steps that were executed, those of `finally` last.
  public var steps: [StepRecord] = []

  /// Everything that happened, in order, with times from the beginning of the case.
  public var entries: [EntryRecord] { steps.flatMap(\.entries) }
}

/// One step: what was done, what happened, and the state at its end.
public struct StepRecord: Hashable, Sendable {
  /// The action as the language writes it, `user: press-home`.
  public var words = ""
  /// The file that contains it, if that is not the case's own.
  public var path: String?
  /// Its line, counted from 1.
  public var line = 1
  /// When it began.
  public var start = VirtualTime.zero
  /// When it ended.
  public var end = VirtualTime.zero
  /// The state of the app at its end.
  public var state = AppState.notRunning
  /// The state of the scene at its end.
  public var scene = SceneState.unattached
  /// Whether it is one of `finally`.
  public var isFinal = false
  /// Whether its action was possible: only a step of `finally` is skipped.
  public var wasPossible = true
  /// Whether its expectations were evaluated: not those of a step after the one at which the scenario stopped.
  public var wasEvaluated = true
  /// What happened in it.
  public var trace = StepTrace.empty
  /// The number of its trace in the stream that is written or read; nil where nothing happened.
  var traceNumber: Int?

  /// What happened in it, with times from the beginning of the case.
  public var entries: [EntryRecord] {
    trace.entries.map { entry in
      var entry = entry
      entry.time = start + entry.time
      return entry
    }
  }

  /// Whether all is the same but for the number of its trace.
  public static func == (one: StepRecord, other: StepRecord) -> Bool {
    one.words == other.words && one.path == other.path && one.line == other.line
      && one.start == other.start && one.end == other.end && one.state == other.state
      && one.scene == other.scene && one.isFinal == other.isFinal
      && one.wasPossible == other.wasPossible && one.wasEvaluated == other.wasEvaluated
      && one.trace == other.trace
  }

  /// Feeds the words and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(line)
  }
}

/// What happened in a step, with times from its beginning; steps that happened alike share it.
public final class StepTrace: Hashable, Sendable {
  /// Everything that happened, in order.
  public let entries: [EntryRecord]
  /// The rules that were applied; an entry names the one that caused it by its index here.
  public let causes: [CauseRecord]

  /// What happened in a step in which nothing did.
  public static let empty = StepTrace(entries: [])

  /// Creates a trace from its parts.
  public init(entries: [EntryRecord], causes: [CauseRecord] = []) {
    self.entries = entries
    self.causes = causes
  }

  /// A key for what is known of this very trace, whose contents nobody looks at again.
  package struct Identity: Hashable, Sendable {
    let trace: StepTrace

    /// Whether both are of one trace.
    package static func == (one: Identity, other: Identity) -> Bool { one.trace === other.trace }

    /// Feeds which trace it is.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trace)) }
  }

  /// The key of this very trace.
  package var identity: Identity { Identity(trace: self) }

  /// Whether the same happened in both.
  public static func == (one: StepTrace, other: StepTrace) -> Bool {
    one === other || one.entries == other.entries && one.causes == other.causes
  }

  /// Feeds what happened.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// The rules that led to an entry, the one that began it all first.
  public func rules(of entry: EntryRecord) -> [RuleRecord] {
    var found: [RuleRecord] = []
    var cause = entry.cause
    // A stream may contain a cycle; no chain is longer than the list.
    while causes.indices.contains(cause), found.count < causes.count {
      found.append(causes[cause].rule)
      cause = causes[cause].parent
    }
    return found.reversed()
  }
}

/// A rule that was applied, and the one that triggered it.
public struct CauseRecord: Hashable, Sendable {
  /// The rule.
  public var rule: RuleRecord
  /// The cause that triggered it, by its index in the step's causes; -1 for an action or a timer.
  public var parent: Int
}

// MARK: - Fields

extension StepRecord {
  /// The step after another, if nothing happens and no time passes.
  init(after last: StepRecord?) {
    guard let last else { return }
    (start, end, state, scene) = (last.end, last.end, last.state, last.scene)
  }

  mutating func code(
    _ coder: inout some FieldCoder,
    default last: StepRecord
  ) throws(JSONError) {
    try coder.field("words", &words)
    try coder.field("path", &path, default: nil)
    try coder.field("line", &line)
    let former = start
    try coder.field("from", &start, default: last.start)
    // What a reader does not find is where the step begins.
    if start != former { end = start }
    try coder.field("to", &end, default: start)
    try coder.field("state", &state, default: last.state)
    try coder.field("scene", &scene, default: last.scene)
    try coder.field("finally", &isFinal, default: false)
    try coder.field("possible", &wasPossible, default: true)
    try coder.field("evaluated", &wasEvaluated, default: true)
    try coder.field("trace", &traceNumber, default: nil)
  }
}

extension EntryRecord {
  /// The entry after another, at the same time and by the same cause.
  init(after last: EntryRecord?) {
    self.init(time: last?.time ?? .zero, kind: .effects, text: "")
    (reads, cause) = (last?.reads, last?.cause ?? -1)
  }

  mutating func code(
    _ coder: inout some FieldCoder,
    default last: EntryRecord
  ) throws(JSONError) {
    var key = EntryKey(kind: kind)
    try coder.field(keyedBy: &key, &text)
    kind = key.kind
    try coder.field("at", &time, default: last.time)
    try coder.field("reads", &reads, default: last.reads)
    try coder.field("cause", &cause, default: last.cause)
    try coder.field("takes", &duration, default: nil)
    try coder.field("given", &details, default: DetailRecord.List())
  }
}

/// The key of an entry in the stream, which says its kind.
private struct EntryKey: RawRepresentable {
  var kind: TermKind

  init(kind: TermKind) { self.kind = kind }

  init?(rawValue: String) {
    guard let kind = TermKind.recorded[rawValue] else { return nil }
    self.kind = kind
  }

  var rawValue: String { kind.recordWord }
}

extension TermKind {
  /// The first kind of each word of a record.
  fileprivate static let recorded = Dictionary(
    allCases.map { ($0.recordWord, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The kind as which a record has it.
  var recorded: TermKind { self == .objects || self == .threads ? .effects : self }
}
