internal import LifecycleCore

/// What an invariant looks at: all that happened in a run, and the app that it happened to.
///
/// A class, since each point refers to it.
final class InvariantRun {
  /// The app, and what its delegate implements; all invariants of a case share it.
  final class Subject: Sendable {
    let world: WorldDescription
    let script: AppScript

    init(world: WorldDescription, script: AppScript) {
      self.world = world
      self.script = script
    }
  }

  let subject: Subject
  let observation: Observation

  init(subject: Subject, observation: Observation) {
    self.subject = subject
    self.observation = observation
  }

  /// An entry of the trace, and the current state there.
  struct Point {
    let run: InvariantRun
    var entry: TraceEntry
    var state = AppState.notRunning
    /// The state before this one.
    var formerState = AppState.notRunning
    /// Whether the process has been active.
    var wasActive = false
    /// Whether the app was called because it will be inactive, and is still active.
    var isResigning = false

    /// Goes on to the next entry.
    fileprivate mutating func pass(_ next: TraceEntry) {
      entry = next
      switch next.term {
      case .state(let new):
        formerState = state
        state = new
        if new == .notRunning { wasActive = false }
        if new == .active { wasActive = true }
        isResigning = false
      case .call(.willResignActive), .call(.sceneWillResignActive),
        .notification(.willResignActive):
        isResigning = state == .active
      default: break
      }
    }

    /// Whether the app is inactive since an interruption, or on its way out of the foreground.
    var isInterrupted: Bool { state == .inactive && formerState == .active }
    /// Whether the process is on its way to the front for the first time.
    var isLaunching: Bool { state == .inactive && !wasActive }
    /// When it is, since the run began.
    var time: VirtualTime { run.time(of: entry) }

    /// The action that is performed here.
    var action: Action? { run.observation.trace.action(of: entry) }

    /// The effect that happens here.
    var effect: SystemEffect? { if case .effect(let effect) = entry.term { effect } else { nil } }

    /// Whether the app comes into the state here.
    func enters(_ state: AppState) -> Bool { entry.term == .state(state) }

    /// Whether the process goes away here for that reason.
    func ends(_ reason: TerminationReason) -> Bool { entry.term == .termination(reason) }

    /// A detail of the effect.
    func text(_ detail: Detail) -> String? {
      let details = run.observation.trace.details[entry.details ?? 0]
      return if case .text(let text) = details[detail] { text } else { nil }
    }

    /// A list among the details of the effect.
    func list(_ detail: Detail) -> [String] {
      let details = run.observation.trace.details[entry.details ?? 0]
      return if case .list(let list) = details[detail] { list } else { [] }
    }

    /// That the effect, the action or the call happens here, in words.
    func violation(_ message: String, missing: ActionKind? = nil) -> Violation {
      Violation(message: "\(message) at \(time)", entry: entry, missing: missing)
    }
  }

  /// When an entry was recorded, since the run began.
  func time(of entry: TraceEntry) -> VirtualTime { entry.time - observation.start }

  private var entries: ArraySlice<TraceEntry> { observation.trace.entries[observation.entries] }

  /// What happened in one process after the other, each up to its termination, and what came after the last of them.
  var processes: [Process] {
    var processes: [Process] = []
    var rest = entries
    while let end = rest.firstIndex(where: { $0.term.kind == .terminations }) {
      processes.append(Process(run: self, entries: rest[...end]))
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? processes : processes + [Process(run: self, entries: rest)]
  }

  /// All that happened, whatever processes there were.
  var whole: Process { Process(run: self, entries: entries) }

  /// What happened in one process: nothing that the app did is left in the next one.
  ///
  /// As a sequence it goes through the trace, and knows at each entry what state the app is in.
  struct Process: Sequence, IteratorProtocol {
    let run: InvariantRun
    private var entries: ArraySlice<TraceEntry>
    private var point: Point?

    fileprivate init(run: InvariantRun, entries: ArraySlice<TraceEntry>) {
      self.run = run
      self.entries = entries
    }

    /// The first violation that a closure finds; it is handed each point without a copy.
    func firstViolation(_ violation: (Point) -> Violation?) -> Violation? {
      guard let first = entries.first else { return nil }
      var point = Point(run: run, entry: first)
      for entry in entries {
        point.pass(entry)
        if let violation = violation(point) { return violation }
      }
      return nil
    }

    mutating func next() -> Point? {
      guard let entry = entries.popFirst() else { return nil }
      if point == nil { point = Point(run: run, entry: entry) }
      point?.pass(entry)
      return point
    }
  }
}

/// What an app did, or did not do, against an invariant.
struct Violation {
  /// The headline of the failure, without the name of the invariant.
  var message: String
  /// Where it shows; nil for what the description of the app shows.
  var entry: TraceEntry?
  /// What the app did not do, where that is the violation.
  var missing: ActionKind?
}
