@_spi(Package) import LifecycleCore
import TestSupport
import Testing

/// Drives a simulator through actions, and compares its trace with expected lines.
struct SimulatorDriver {
  let simulator: Simulator

  init(
    _ os: OSVersion,
    scenes: Bool = false,
    app: RecordingApp = RecordingApp(),
    _ change: (inout SimulationEnvironment) -> Void = { _ in }
  ) {
    var environment = SimulationEnvironment(os: os)
    if scenes { environment.app.lifeCycle = .scenes }
    change(&environment)
    simulator = Simulator(environment, app: app)
  }

  /// The same, with the app in front and active.
  static func active(
    _ os: OSVersion,
    scenes: Bool = false,
    app: RecordingApp = RecordingApp(),
    _ change: (inout SimulationEnvironment) -> Void = { _ in }
  ) -> SimulatorDriver {
    let driver = SimulatorDriver(os, scenes: scenes, app: app, change)
    driver.at(0, Action(.tapIcon))
    return driver
  }

  /// Lets time pass until so many seconds after the start, then acts.
  func at(
    _ seconds: Int64,
    _ action: Action? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    simulator.wait(.seconds(seconds) - simulator.now)
    guard let action else { return }
    #expect(
      simulator.perform(action),
      "\(action.kind.word) is not possible: \(simulator.situation)",
      sourceLocation: sourceLocation
    )
  }

  func at(
    _ seconds: Int64,
    _ kind: ActionKind,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    at(seconds, Action(kind), sourceLocation: sourceLocation)
  }

  /// Compares what happened from so many seconds on with the lines of a worked trace.
  func expect(
    from seconds: Int64 = 0,
    _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let trace = simulator.trace
    let actual = trace.entries.filter { $0.time >= .seconds(seconds) }
      .compactMap { trace.line($0) }.joined(separator: "\n")
    if actual == expected { return }
    let message = Difference(expected: expected, actual: actual).text
    Issue.record("\(message)\nthe whole trace:\n\(actual)", sourceLocation: sourceLocation)
  }
}

extension Trace {
  /// A line for an entry: when, what, and what the app reads in a call; nil for what only the system does.
  func line(_ entry: TraceEntry) -> String? {
    let reads = entry.reads.map { " @\($0.word)" } ?? ""
    let text: String? =
      switch entry.term {
      case .call(let method): "call \(method.selector)\(reads)\(given(entry))"
      case .notification(let name): "note \(name.name)"
      case .state(let state): "state \(state.word)"
      case .scene(let state): "scene \(state.word)"
      case .task: "expiration of\(given(entry).replacing(" name:", with: ""))\(reads)"
      case .action(let kind): "\(kind.actor) \(kind.word)"
      case .viewCall(let method): "view \(method.selector)\(given(entry))\(reads)"
      case .effect: nil
      case .termination(let reason): "end \(reason.word)"
      default: "\(entry.term.kind.noun) \(entry.term.word)\(given(entry))"
      }
    return text.map { "\(entry.time) \($0)" }
  }

  /// Every entry as a line, what only the system does included.
  var lines: [String] { entries.map { line($0) ?? "\($0.time) \($0.term)" } }

  private func given(_ entry: TraceEntry) -> String {
    guard let details = details(of: entry), !details.isEmpty else { return "" }
    let pairs = details.items.map { item in
      let argument = item.detail
      return switch item.value {
      case .text(let text): "\(argument.word): \(text)"
      case .list(let list): "\(argument.word): \(list)"
      case .mapping(let mapping):
        "\(argument.word): \(mapping.map { "\($0.key): \($0.value)" }.sorted())"
      }
    }
    return " \(pairs.sorted().joined(separator: ", "))"
  }
}
