public import LifecycleCore
internal import ScenarioLanguage

/// Decides whether a recording is possible: whether any actions of the user and the system lead to its lines.
///
/// The search begins in a few initial situations. The app implements exactly the recorded methods, which do nothing.
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
    /// The search is not exhaustive if it was given up after `budget` moves.
    case impossible(line: Int, after: [Step], possible: [Term], isExhaustive: Bool)
  }

  private let recording: Recording
  private let world: WorldDescription
  private let observed: Set<Term>
  private let script: AppScript
  private let budget: Int

  /// Creates a checker for a world; `budget` is the maximum number of moves to perform for one line.
  public init(_ recording: Recording, in world: WorldDescription, budget: Int = 40_000) {
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

  /// A sequence of moves that explains the lines before an index, and the moves to try next.
  private struct Candidate {
    var steps: [Step]
    var position: Int
    /// The number of moves since the last explained line.
    var silentMoves = 0
    /// The number of moves that explain no line or are uncommon: simple explanations are preferred.
    var penalty = 0
    /// The moves that were not tried yet; nil before the first try.
    var untried: ArraySlice<Move>?
    /// A simulator in this situation, for the first try: all others perform the steps again.
    var simulator: Simulator?
  }

  /// The maximum number of moves in a row that explain no line.
  private static let maximumSilentMoves = 3

  /// Checks the recording.
  public func verdict() -> Verdict {
    for (index, line) in recording.lines.enumerated() {
      if case .term(let term) = line.event, !canOccur(term) {
        return .impossible(line: index, after: [], possible: [], isExhaustive: true)
      }
    }
    var search = Search(recording.lines)
    for setup in setups { search.add(setup, situation: []) }
    var cost = 0
    while let candidate = search.next() {
      if candidate.position == recording.lines.count { return .possible(candidate.steps) }
      let before = search.failure.line
      cost += expand(candidate, &search)
      if search.failure.line > before { cost = 0 }
      if cost > budget { break }
    }
    return .impossible(
      line: search.failure.line,
      after: search.failure.steps,
      possible: search.failure.possible.sorted { $0.number < $1.number },
      isExhaustive: cost <= budget
    )
  }

  /// Returns whether the life cycle and the version have a term at all.
  private func canOccur(_ term: Term) -> Bool {
    guard term.row.exists(on: world.os) else { return false }
    guard case .call(let method) = term else { return true }
    return MethodSet.callable(with: world.app.lifeCycle).has(method)
  }

  /// The situations in which a recording may begin: the first launch, a later one, and a running app.
  private var setups: [Candidate] {
    let launch = Move.action(Action(.tapIcon))
    let leave = [launch, .action(Action(.pressHome))]
    let suspended = leave + [.wait(.seconds(60))]
    let purged = suspended + [.action(Action(.lowMemory))]
    let all = [[], purged] + (recording.beginsWithLaunch ? [] : [[launch], leave, suspended])
    return all.map { moves in
      let simulator = Simulator(world, app: ScriptedApp(script))
      let steps = moves.map { move in
        _ = Self.perform(move, simulator)
        return Step(move: move, lines: 0..<0, state: simulator.state)
      }
      return Candidate(steps: steps, position: 0, simulator: simulator)
    }
  }

  /// Tries moves until one explains lines; returns the number of moves that were performed.
  private func expand(_ candidate: Candidate, _ search: inout Search) -> Int {
    var cost = 0
    var current = candidate.simulator
    let moves =
      candidate.untried ?? moves(from: current ?? self.simulator(after: candidate.steps))[...]
    for index in moves.indices {
      let simulator = current ?? self.simulator(after: candidate.steps)
      cost += current == nil ? candidate.steps.count + 1 : 1
      current = nil
      let first = simulator.traceCount
      guard Self.perform(moves[index], simulator),
        let end = search.match(
          simulator.trace.entries[first...],
          of: candidate,
          observed: observed
        )
      else { continue }
      var longer = Candidate(steps: candidate.steps, position: end, simulator: simulator)
      let lines = candidate.position..<end
      longer.steps.append(Step(move: moves[index], lines: lines, state: simulator.state))
      longer.silentMoves = lines.isEmpty ? candidate.silentMoves + 1 : 0
      longer.penalty = candidate.penalty + (lines.isEmpty || !moves[index].isCommon ? 1 : 0)
      guard longer.silentMoves <= Self.maximumSilentMoves else { continue }
      search.add(longer, situation: situation(of: simulator))
      guard !lines.isEmpty else { continue }
      // The other moves are tried only if this one leads nowhere.
      var rest = candidate
      rest.simulator = nil
      rest.untried = moves[(index + 1)...]
      search.add(rest, situation: [])
      break
    }
    return cost
  }

  private func simulator(after steps: [Step]) -> Simulator {
    let simulator = Simulator(world, app: ScriptedApp(script))
    for step in steps { _ = Self.perform(step.move, simulator) }
    return simulator
  }

  private static func perform(_ move: Move, _ simulator: Simulator) -> Bool {
    switch move {
    case .action(let action): return simulator.perform(action)
    case .wait(let time):
      simulator.wait(time)
      return true
    }
  }

  /// The possible moves, the most common ones first.
  private func moves(from simulator: Simulator) -> [Move] {
    let possible = simulator.possibleActions().filter { $0.actor != .app && $0.changesLifeCycle }
    let common = ActionKind.common.filter(possible.contains)
    return (common + possible.filter { !common.contains($0) })
      .flatMap { kind in Action.samples(of: kind).map { .action($0) } }
      + [.wait(.seconds(10)), .wait(.seconds(700))]
  }

  /// The properties in which the situations of the search differ.
  private func situation(of simulator: Simulator) -> [Int] {
    let snapshot = simulator.snapshot
    return [
      Int(snapshot.state.rawValue), Int(snapshot.scene.rawValue), snapshot.front.hashValue,
      snapshot.cover.hashValue,
    ] + simulator.possibleActions().map { Int($0.rawValue) }
  }

  /// The candidates that are still to be examined: those with the smallest penalty that explain most lines first.
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
        (queue[$1].penalty, queue[$0].position) < (queue[$0].penalty, queue[$1].position)
      }
      return best.map { queue.remove(at: $0) }
    }

    /// Returns the index after the lines that the entries explain; nil if they contradict the recording.
    mutating func match(
      _ entries: ArraySlice<TraceEntry>,
      of candidate: Candidate,
      observed: Set<Term>
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
      if line == failure.line, let term { failure.possible.insert(term) }
    }
  }
}

extension RecordingChecker.Move {
  /// Whether the move is in most recordings.
  fileprivate var isCommon: Bool {
    if case .action(let action) = self { ActionKind.common.contains(action.kind) } else { true }
  }
}

extension ActionKind {
  /// The actions that most recordings consist of.
  fileprivate static let common: [ActionKind] = [
    .tapIcon, .pressHome, .openURL, .lock, .unlock, .openSwitcher, .chooseApp, .incomingCall,
    .declineCall, .tapNotification,
  ]

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
