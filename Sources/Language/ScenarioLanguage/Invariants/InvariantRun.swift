@_spi(Package) internal import LifecycleCore

/// The input of an invariant: the events of a run, and the app.
///
/// A class, since each point refers to it.
final class InvariantRun {
  /// The app and its script, shared by all invariants of a case.
  final class Subject: Sendable {
    let environment: SimulationEnvironment
    let script: AppScript

    init(environment: SimulationEnvironment, script: AppScript) {
      self.environment = environment
      self.script = script
    }
  }

  let subject: Subject
  let observation: Observation

  init(subject: Subject, observation: Observation) {
    self.subject = subject
    self.observation = observation
  }

  /// An entry of the trace, and the state of the app at that point.
  struct Point {
    let run: InvariantRun
    var entry: TraceEntry
    var state = AppState.notRunning
    /// The previous state.
    var previousState = AppState.notRunning
    /// Whether the process has been active.
    var wasActive = false
    /// Whether the app was notified that it will resign active, and is still active.
    var isResigning = false

    /// Advances to the next entry.
    fileprivate mutating func advance(to next: TraceEntry) {
      entry = next
      switch next.term {
      case .state(let new):
        previousState = state
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

    /// Whether the app is inactive because of an interruption, or is leaving the foreground.
    var isInterrupted: Bool { state == .inactive && previousState == .active }
    /// Whether the process is entering the foreground for the first time.
    var isLaunching: Bool { state == .inactive && !wasActive }
    /// The time since the run began.
    var time: VirtualTime { run.time(of: entry) }

    /// The action that is performed at this point.
    var action: Action? { run.observation.trace.action(of: entry) }

    /// The effect that happens at this point.
    var effect: SystemEffect? { if case .effect(let effect) = entry.term { effect } else { nil } }

    /// Returns whether the app enters the state at this point.
    func enters(_ state: AppState) -> Bool { entry.term == .state(state) }

    /// Returns whether the process is terminated at this point for that reason.
    func terminates(for reason: TerminationReason) -> Bool { entry.term == .termination(reason) }

    /// Returns a detail of the effect.
    func text(_ detail: Detail) -> String? {
      let details = run.observation.trace.details[entry.details ?? 0]
      return if case .text(let text) = details[detail] { text } else { nil }
    }

    /// Returns a detail of the effect that is a list.
    func list(_ detail: Detail) -> [String] {
      let details = run.observation.trace.details[entry.details ?? 0]
      return if case .list(let list) = details[detail] { list } else { [] }
    }

    /// Returns a violation at this point; its time is added to the message.
    func violation(_ message: String, missing: ActionKind? = nil) -> Violation {
      Violation(message: "\(message) at \(time)", entry: entry, missing: missing)
    }
  }

  /// Counts a point; returns whether the comparison has not been stopped.
  fileprivate var mayContinue: Bool { (try? observation.budget.spend(1)) != nil }

  /// Returns the time of an entry since the run began.
  func time(of entry: TraceEntry) -> VirtualTime { entry.time - observation.start }

  private var entries: ArraySlice<TraceEntry> { observation.trace.entries[observation.entries] }

  /// The processes of the run, each up to its termination, and the entries after the last termination.
  var processes: [Process] {
    var processes: [Process] = []
    var rest = entries
    while let end = rest.firstIndex(where: { $0.term.kind == .terminations }) {
      processes.append(Process(run: self, entries: rest[...end]))
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? processes : processes + [Process(run: self, entries: rest)]
  }

  /// All entries of the run, as if of one process.
  var allEntries: Process { Process(run: self, entries: entries) }

  /// The events of one process; nothing that the app did carries over to the next process.
  ///
  /// As a sequence, it contains the points of the trace with the state of the app at each.
  struct Process: Sequence, IteratorProtocol {
    let run: InvariantRun
    private var entries: ArraySlice<TraceEntry>
    private var point: Point?

    fileprivate init(run: InvariantRun, entries: ArraySlice<TraceEntry>) {
      self.run = run
      self.entries = entries
    }

    /// Returns the first violation that a closure finds; each point is passed without a copy.
    func firstViolation(_ violation: (Point) -> Violation?) -> Violation? {
      guard let first = entries.first else { return nil }
      var point = Point(run: run, entry: first)
      for entry in entries {
        if !run.mayContinue { return nil }
        point.advance(to: entry)
        if let violation = violation(point) { return violation }
      }
      return nil
    }

    mutating func next() -> Point? {
      guard run.mayContinue, let entry = entries.popFirst() else { return nil }
      if point == nil { point = Point(run: run, entry: entry) }
      point?.advance(to: entry)
      return point
    }
  }
}

/// A violation of an invariant.
struct Violation {
  /// The headline of the failure, without the name of the invariant.
  var message: String
  /// The entry that shows the violation; nil if the description of the app shows it.
  var entry: TraceEntry?
  /// The action that the app failed to perform, if that is the violation.
  var missing: ActionKind?
}
