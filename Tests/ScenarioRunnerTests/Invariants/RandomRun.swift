@_spi(Package) @testable import LifecycleCore
@_spi(Package) @testable import ScenarioLanguage

/// A run of an app that does random things: in its methods, and between what the user and the system do.
struct RandomRun {
  let subject: InvariantRun.Subject
  let observation: Observation
  /// Everything that happened, in order.
  let events: [Event]

  /// An entry of the trace, with the state of the app.
  ///
  /// A class, since searches pass millions of events around.
  final class Event: Sendable {
    let index: Int
    let term: Term
    let time: VirtualTime
    let action: Action?
    let details: Details
    /// The state from here on, the one before it, and whether the process has been active.
    let state: AppState
    let previous: AppState
    let wasActive: Bool
    /// Whether the active app has been told that it will resign active.
    let isResigning: Bool
    /// The number of the process, which ends with its termination.
    let process: Int

    init(
      _ index: Int,
      of trace: Trace,
      state: AppState,
      previous: AppState,
      wasActive: Bool,
      isResigning: Bool,
      process: Int
    ) {
      let entry = trace.entries[index]
      self.index = index
      term = entry.term
      time = entry.time
      action = trace.action(of: entry)
      details = trace.details(of: entry) ?? Details()
      self.state = state
      self.previous = previous
      self.wasActive = wasActive
      self.isResigning = isResigning
      self.process = process
    }

    /// Whether an interruption, or the way out of the foreground, has made the app inactive.
    var isInterrupted: Bool { state == .inactive && previous == .active }

    var effect: SystemEffect? { if case .effect(let effect) = term { effect } else { nil } }

    func text(_ detail: Detail) -> String? {
      if case .text(let text)? = details[detail] { text } else { nil }
    }
  }

  /// The user and the system take the app through its states in these ways.
  private static let transitions: [ActionKind] = [
    .tapIcon, .pressHome, .lock, .unlock, .openNotificationCenter, .closeNotificationCenter,
    .openSwitcher, .removeFromSwitcher, .incomingCall, .acceptCall, .declineCall, .endCall,
    .showAlert, .dismissAlert, .cancelAppAlert, .lowMemory,
  ]
  private static let methods: [DelegateMethod] = [
    .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
    .willEnterForeground, .didReceiveMemoryWarning, .willTerminate,
  ]
  private static let sceneMethods: [DelegateMethod] = [
    .didFinishLaunching, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
    .sceneWillEnterForeground, .didReceiveMemoryWarning, .willTerminate,
  ]
  private static let waits: [VirtualTime] = [.seconds(1), .seconds(12), .seconds(700)]

  /// Runs an app that does what `topic` lists; the same number gives the same run.
  init(_ number: Int, about topic: InvariantTopic) {
    var random = SeededNumbers(number)
    var environment = SimulationEnvironment(os: random.below(3) == 0 ? OSVersion(13) : OSVersion(8))
    environment.device.passcode = true
    let hasScenes = environment.os >= OSVersion(13)
    environment.app.lifeCycle = hasScenes ? .scenes : .appDelegate
    topic.describe(&environment.app, &random)
    var during: [DelegateMethod: [Action]] = [:]
    for method in hasScenes ? Self.sceneMethods : Self.methods where random.below(3) == 0 {
      during[method] = (0...random.below(2)).map { _ in random.element(of: topic.actions) }
    }
    var implemented = MethodSet.all
    if topic.leavesOutMethods, random.below(2) == 0 {
      implemented.subtract(MethodSet(random.element(of: Self.methods + Self.sceneMethods)))
    }
    var script = AppScript(implemented: implemented, during: during, handlers: [:])
    script.listsMethods = random.below(2) == 0
    subject = InvariantRun.Subject(environment: environment, script: script)
    let simulator = Simulator(environment, app: ScriptedApp(script))
    if random.below(8) > 0 { _ = simulator.perform(Action(.tapIcon)) }
    for _ in 0..<6 + random.below(10) {
      switch random.below(5) {
      case 0: simulator.wait(random.element(of: Self.waits))
      case 1, 2:
        let action = random.element(of: topic.actions)
        if simulator.canPerform(action) { _ = simulator.perform(action) }
      default:
        let kinds = Self.transitions.filter { simulator.canPerform(Action($0)) }
        if let kind = kinds.isEmpty ? nil : random.element(of: kinds) {
          _ = simulator.perform(Action(kind))
        }
      }
    }
    observation = Observation(
      trace: simulator.trace,
      entries: simulator.trace.entries.indices,
      start: .zero,
      end: simulator.now,
      snapshot: simulator.snapshot
    )
    events = Self.events(of: simulator.trace)
  }

  private static func events(of trace: Trace) -> [Event] {
    var (state, previous) = (AppState.notRunning, AppState.notRunning)
    var (wasActive, isResigning) = (false, false)
    var process = 0
    var events: [Event] = []
    for (index, entry) in trace.entries.enumerated() {
      switch entry.term {
      case .state(let next):
        (previous, state) = (state, next)
        wasActive = next == .active || wasActive && next != .notRunning
        isResigning = false
      case .call(.willResignActive), .call(.sceneWillResignActive),
        .notification(.willResignActive):
        isResigning = state == .active
      default: break
      }
      events.append(
        Event(
          index,
          of: trace,
          state: state,
          previous: previous,
          wasActive: wasActive,
          isResigning: isResigning,
          process: process
        )
      )
      if case .termination = entry.term {
        process += 1
        (state, previous, wasActive) = (.notRunning, .notRunning, false)
      }
    }
    return events
  }

  /// Returns the last event of the process before an event that satisfies a condition.
  func last(before event: Event, where isMatch: (Event) -> Bool) -> Event? {
    var index = event.index
    while index > 0 {
      index -= 1
      let earlier = events[index]
      if earlier.process != event.process { return nil }
      if isMatch(earlier) { return earlier }
    }
    return nil
  }

  /// Returns the events of the process after an event.
  func after(_ event: Event) -> [Event] {
    events[(event.index + 1)...].filter { $0.process == event.process }
  }

  /// The names that the actions of the run have.
  var names: Set<String> { Set(events.compactMap { $0.action?.subject }) }

  /// The states that the app was in, and the changes between them.
  var transitions: Set<[AppState]> {
    Set(events.compactMap { if case .state = $0.term { [$0.previous, $0.state] } else { nil } })
  }

  /// The run in short, for a message.
  var text: String {
    events.map { event in
      let action = event.action.map { action in
        "\(action.kind.word)(\(action.arguments))"
      }
      return action ?? "\(event.term.written)\(event.text(.name).map { " \($0)" } ?? "")"
    }.joined(separator: ", ")
  }
}

/// What the app of a run does.
struct InvariantTopic: Sendable {
  let actions: [Action]
  var leavesOutMethods = false
  /// Describes the app, apart from what it does.
  var describe: @Sendable (inout AppDescription, inout SeededNumbers) -> Void = { _, _ in }
}

/// Random numbers that are the same in each run.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

extension Action {
  /// An action with the values of some of its parameters, as written in a scenario.
  static func with(
    _ kind: ActionKind,
    _ values: KeyValuePairs<String, ArgumentValue>
  ) -> Action {
    Action(
      kind,
      kind.parameters.map { parameter in
        values.first { $0.key == parameter.name }?.value ?? .absent
      }
    )
  }

  /// Keeps the thread busy for some milliseconds.
  static func work(_ milliseconds: Int64) -> Action {
    Action(.work, [.duration(VirtualTime(milliseconds: milliseconds))])
  }

  /// An action that names something.
  static func named(_ kind: ActionKind, _ name: String) -> Action { Action(kind, [.text(name)]) }
}
