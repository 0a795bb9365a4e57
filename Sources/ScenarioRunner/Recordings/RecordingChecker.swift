public import LifecycleCore
internal import ScenarioLanguage

/// Decides whether a recording is possible: whether any actions of the user and the system lead to its lines.
///
/// It searches the model from a few initial situations. The app implements exactly the recorded methods, and does
/// nothing in them.
public struct RecordingChecker {
  /// An action of the search, or a time that passes.
  public enum Move: Hashable, Sendable {
    /// An action of the user or the system.
    case action(Action)
    /// Nothing happens for a while.
    case wait(VirtualTime)
  }

  /// A move, and the lines that it explains.
  public struct Step: Sendable {
    /// The move.
    public var move: Move
    /// The indices of its lines in the recording.
    public var lines: Range<Int>
    /// The state of the app after it.
    public var state: AppState
  }

  /// The result of checking a recording.
  public enum Verdict: Sendable {
    /// The recording is possible; these moves lead to it.
    case possible([Step])
    /// No moves lead to the line with this index: after these moves the model allows only other terms.
    ///
    /// The search is not exhaustive if it was given up after `budget` situations.
    case impossible(line: Int, after: [Step], possible: [Term], isExhaustive: Bool)
  }

  private let recording: Recording
  private let world: WorldDescription
  private let observed: Set<Term>
  private let script: AppScript
  private let budget: Int

  /// Creates a checker for a world; `budget` is the maximum number of situations to examine.
  public init(_ recording: Recording, in world: WorldDescription, budget: Int = 1_000) {
    self.recording = recording
    self.world = world
    self.budget = budget
    observed = recording.observed
    let methods = observed.compactMap { term in
      if case .call(let method) = term { method } else { nil }
    }
    script = AppScript(implementing: methods)
  }

  /// Returns the world of a recording, on a version of iOS that it may not name itself.
  public static func world(of recording: Recording, on os: OSVersion) -> WorldDescription {
    var world = WorldDescription(os: os)
    world.device = Device(model: recording.device ?? .iphone)
    world.app.sdk = recording.sdk
    world.app.lifeCycle = recording.assumedLifeCycle(on: os)
    world.app.backgroundModes = Set(BackgroundMode.allCases)
    return world
  }

  // MARK: - Search

  /// A sequence of moves that explains the lines before an index.
  private struct Candidate {
    var steps: [Step]
    var position: Int
    /// The number of moves since the last explained line.
    var silentMoves = 0
  }

  /// The maximum number of moves in a row that explain no line.
  private static let maximumSilentMoves = 3

  /// Checks the recording.
  public func verdict() -> Verdict {
    var search = Search(recording.lines)
    for setup in setups { search.add(Candidate(steps: setup, position: 0), situation: []) }
    var examined = 0
    while let candidate = search.next() {
      if candidate.position == recording.lines.count { return .possible(candidate.steps) }
      examined += 1
      if examined > budget { break }
      expand(candidate, &search)
    }
    return .impossible(
      line: search.failure.line,
      after: search.failure.steps,
      possible: search.failure.possible.sorted { $0.number < $1.number },
      isExhaustive: examined <= budget
    )
  }

  /// The situations in which a recording may begin, as moves that explain nothing.
  private var setups: [[Step]] {
    let launch = Move.action(Action(.tapIcon))
    let leave = Move.action(Action(.pressHome))
    let wait = Move.wait(.seconds(60))
    let all: [[Move]] =
      recording.beginsWithLaunch ? [[]] : [[], [launch], [launch, leave], [launch, leave, wait]]
    return all.map { moves in moves.map { Step(move: $0, lines: 0..<0, state: .notRunning) } }
  }

  private func expand(_ candidate: Candidate, _ search: inout Search) {
    let (simulator, _) = replay(candidate.steps)
    for move in moves(from: simulator) {
      let (next, first) = replay(candidate.steps, then: move)
      guard let first else { continue }
      let entries = next.trace.entries[first...]
      let match = search.match(entries, of: candidate, observed: observed, world: world)
      guard let end = match else { continue }
      var longer = candidate
      longer.steps.append(Step(move: move, lines: candidate.position..<end, state: next.state))
      longer.silentMoves = end > candidate.position ? 0 : candidate.silentMoves + 1
      longer.position = end
      guard longer.silentMoves <= Self.maximumSilentMoves else { continue }
      search.add(longer, situation: situation(of: next))
    }
  }

  /// Performs moves with a new simulator; the index of the first entry of the last move is nil if it is impossible.
  private func replay(_ steps: [Step], then move: Move? = nil) -> (Simulator, Int?) {
    let simulator = Simulator(world, app: ScriptedApp(script))
    for step in steps { _ = Self.perform(step.move, simulator) }
    let first = simulator.traceCount
    guard let move, Self.perform(move, simulator) else { return (simulator, nil) }
    return (simulator, first)
  }

  private static func perform(_ move: Move, _ simulator: Simulator) -> Bool {
    switch move {
    case .action(let action): return simulator.perform(action)
    case .wait(let time):
      simulator.wait(time)
      return true
    }
  }

  private func moves(from simulator: Simulator) -> [Move] {
    simulator.possibleActions().filter { $0.actor != .app && $0.changesLifeCycle }
      .flatMap { kind in Action.samples(of: kind).map { .action($0) } }
      + [.wait(.seconds(10)), .wait(.seconds(700))]
  }

  /// What tells two situations of the search apart.
  private func situation(of simulator: Simulator) -> [Int] {
    let snapshot = simulator.snapshot
    return [
      Int(snapshot.state.rawValue), Int(snapshot.scene.rawValue), snapshot.front.hashValue,
      snapshot.cover.hashValue,
    ] + simulator.possibleActions().map { Int($0.rawValue) }
  }

  /// The candidates that are still to be examined: those that explain most lines with the fewest moves first.
  private struct Search {
    private let lines: [Recording.Line]
    private var queue: [Candidate] = []
    private var known: Set<[Int]> = []
    /// The furthest line that could not be explained, the moves before it, and what was possible instead.
    private(set) var failure = (line: 0, steps: [Step](), possible: Set<Term>())

    init(_ lines: [Recording.Line]) { self.lines = lines }

    mutating func add(_ candidate: Candidate, situation: [Int]) {
      let key = [candidate.position] + situation
      guard situation.isEmpty || known.insert(key).inserted else { return }
      queue.append(candidate)
    }

    mutating func next() -> Candidate? {
      let best = queue.indices.max {
        let (a, b) = (queue[$0], queue[$1])
        return (a.position, b.silentMoves, b.steps.count) < (
          b.position, a.silentMoves, a.steps.count
        )
      }
      return best.map { queue.remove(at: $0) }
    }

    /// Returns the index after the lines that the entries explain; nil if they contradict the recording.
    mutating func match(
      _ entries: ArraySlice<TraceEntry>,
      of candidate: Candidate,
      observed: Set<Term>,
      world: WorldDescription
    ) -> Int? {
      var position = candidate.position
      var isRunning = candidate.steps.last.map { $0.state != .notRunning } ?? false
      for entry in entries {
        var event = Recording.Event.term(entry.term)
        switch entry.term {
        case .state where !isRunning:
          isRunning = true
          event = .processStarted
        case .termination:
          isRunning = false
          event = .processEnded
        default: break
        }
        let isLine = position < lines.count && lines[position].event == event
        if isLine, lines[position].reads == nil || lines[position].reads == entry.reads {
          position += 1
          continue
        }
        guard case .term(let term) = event, observed.contains(term) else { continue }
        // Nothing is known after the last line, or where lines are missing.
        if position == lines.count { return position }
        if lines[position].event == .gap { continue }
        fail(at: position, candidate, insteadOf: term)
        return nil
      }
      while position < lines.count, lines[position].event == .gap { position += 1 }
      if position == candidate.position, position < lines.count {
        fail(at: position, candidate, insteadOf: nil)
      }
      return position
    }

    private mutating func fail(at line: Int, _ candidate: Candidate, insteadOf term: Term?) {
      if line > failure.line { failure = (line, candidate.steps, []) }
      if failure.line == line {
        if failure.steps.isEmpty { failure.steps = candidate.steps }
        if let term { failure.possible.insert(term) }
      }
    }
  }
}

extension ActionKind {
  /// Whether the action can lead to calls without an interface that the scenario describes.
  fileprivate var changesLifeCycle: Bool {
    switch self {
    case .tap, .doubleTap, .touchAndHold, .twoFingerTap, .swipe, .flick, .drag, .pinch,
      .putFingerDown, .moveFinger, .liftFinger, .shake, .typeText, .connectKeyboard,
      .disconnectKeyboard, .tapBackButton, .selectTab, .remoteControl, .sensor, .moveIcon,
      .tearDownSockets, .claimSharedResource, .copyInOtherApp, .scaleDisplay, .buildAndRun,
      .resetDevice, .install, .changeLocale, .openDocumentElsewhere, .finishScreen:
      false
    default: true
    }
  }
}

extension Action {
  /// Returns the action with each combination of required arguments that may lead to different calls.
  fileprivate static func samples(of kind: ActionKind) -> [Action] {
    var samples: [[ArgumentValue]] = [[]]
    for parameter in kind.parameters {
      let values: [ArgumentValue] =
        switch parameter.type {
        case .word(let words):
          words.indices.map { .word($0) } + (parameter.isRequired ? [] : [.absent])
        case _ where !parameter.isRequired: [.absent]
        case .duration: [.duration(.seconds(1))]
        case .integer: [.integer(1)]
        case .flag: [.flag(true)]
        case .actions: [.actions([])]
        default: [.text("example")]
        }
      samples = samples.flatMap { sample in values.map { sample + [$0] } }
    }
    return samples.map { Action(kind, $0) }
  }
}
