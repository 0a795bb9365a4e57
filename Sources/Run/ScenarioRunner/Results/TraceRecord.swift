@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioJSON

/// The trace of a case, as a timeline shows it.
public struct TraceRecord: Hashable, Sendable {
  /// The executed steps, those of `finally` last.
  package var steps: [StepRecord] = []

  /// All entries in order, with times since the start of the case.
  public var entries: [EntryRecord] { steps.flatMap(\.entries) }
}

/// A step, its trace, and the state at its end.
package struct StepRecord: Hashable, Sendable {
  /// The step as written in the scenario, `user: press-home`.
  package var text = ""
  /// The file that contains the step, if it is not that of the case.
  package var path: String?
  /// The line of the step, counted from 1.
  package var line = 1
  /// When the step began.
  package var start = VirtualTime.zero
  /// When the step ended.
  package var end = VirtualTime.zero
  /// The state of the app at the end.
  package var state = AppState.notRunning
  /// The state of the scene at the end.
  package var scene = SceneState.unattached
  /// The states of the scenes at the end, by name, for an app that supports several.
  package var scenes = DetailRecord.List()
  /// Whether the step belongs to `finally`.
  package var isFinal = false
  /// Whether the action was possible; only a step of `finally` can be skipped.
  package var wasPossible = true
  /// Whether its expectations were evaluated; false after the step at which the scenario stopped.
  package var wasEvaluated = true
  /// The trace of the step.
  package var trace = StepTrace.empty
  /// The number of the trace in a stream; nil if the trace is empty.
  var traceNumber: Int?

  /// The entries of the step, with times since the start of the case.
  package var entries: [EntryRecord] {
    trace.entries.map { entry in
      var entry = entry
      entry.time = start + entry.time
      return entry
    }
  }

  /// Whether both are equal, except for the numbers of their traces.
  package static func == (one: StepRecord, other: StepRecord) -> Bool {
    one.text == other.text && one.path == other.path && one.line == other.line
      && one.start == other.start && one.end == other.end && one.state == other.state
      && one.scene == other.scene && one.scenes == other.scenes && one.isFinal == other.isFinal
      && one.wasPossible == other.wasPossible && one.wasEvaluated == other.wasEvaluated
      && one.trace == other.trace
  }

  /// Hashes the text and the line.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(line)
  }
}

extension [EntryRecord] {
  /// The entries of a step without its own action; those that the action consists of remain.
  package var withoutActionOfStep: [EntryRecord] {
    guard let own = firstIndex(where: { [.userActions, .systemActions].contains($0.kind) }) else {
      return self
    }
    var others = self
    others.remove(at: own)
    return others
  }
}

/// The trace of a step, with times since its start; equal steps share one trace.
package final class StepTrace: Hashable, Sendable {
  /// All entries, in order.
  package let entries: [EntryRecord]
  /// The applied rules; entries refer to them by index.
  package let causes: [CauseRecord]

  /// The trace of a step in which nothing happened.
  package static let empty = StepTrace(entries: [])

  /// Creates a trace from its parts.
  package init(entries: [EntryRecord], causes: [CauseRecord] = []) {
    self.entries = entries
    self.causes = causes
  }

  /// A key that identifies the object without comparing its contents.
  package struct Identity: Hashable, Sendable {
    let trace: StepTrace

    /// Whether both refer to the same object.
    package static func == (one: Identity, other: Identity) -> Bool { one.trace === other.trace }

    /// Hashes the identity of the object.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trace)) }
  }

  /// The key for this object.
  package var identity: Identity { Identity(trace: self) }

  /// Whether the contents are equal.
  package static func == (one: StepTrace, other: StepTrace) -> Bool {
    one === other || one.entries == other.entries && one.causes == other.causes
  }

  /// Hashes the entries.
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// Returns the rules that led to an entry, starting with the first one.
  package func rules(of entry: EntryRecord) -> [RuleRecord] {
    var found: [RuleRecord] = []
    var cause = entry.cause
    // The causes in a stream may form a cycle; no valid chain is longer than the list.
    while causes.indices.contains(cause), found.count < causes.count {
      found.append(causes[cause].rule)
      cause = causes[cause].parent
    }
    return found.reversed()
  }
}

/// An applied rule, and the cause that triggered it.
package struct CauseRecord: Hashable, Sendable {
  /// The rule.
  package var rule: RuleRecord
  /// The index of the triggering cause in the step's causes; -1 for an action or a timer.
  package var parent: Int
}

// MARK: - Fields

extension StepRecord: ListObject {
  /// The end of a step; in the next one nothing happens, and no time passes.
  package struct Defaults {
    var time = VirtualTime.zero
    var state = AppState.notRunning
    var scene = SceneState.unattached
    var scenes = DetailRecord.List()
  }

  /// The state before the first step.
  package static var first: Defaults { Defaults() }

  /// The state at the end of the step.
  package var next: Defaults {
    Defaults(time: end, state: state, scene: scene, scenes: scenes)
  }

  package init(_ last: Defaults) {
    (start, end, state, scene, scenes) =
      (last.time, last.time, last.state, last.scene, last.scenes)
  }

  package mutating func code(
    _ coder: inout some FieldCoder,
    _ last: Defaults
  ) throws(JSONError) {
    try coder.field("words", &text)
    try coder.field("path", &path, default: nil)
    try coder.field("line", &line)
    let former = start
    try coder.field("from", &start, default: last.time)
    // The default of the end is the start of the step.
    if start != former { end = start }
    try coder.field("to", &end, default: start)
    try coder.field("state", &state, default: last.state)
    try coder.field("scene", &scene, default: last.scene)
    try coder.field("scenes", &scenes, default: last.scenes)
    try coder.field("finally", &isFinal, default: false)
    try coder.field("possible", &wasPossible, default: true)
    try coder.field("evaluated", &wasEvaluated, default: true)
    try coder.field("trace", &traceNumber, default: nil)
  }
}
