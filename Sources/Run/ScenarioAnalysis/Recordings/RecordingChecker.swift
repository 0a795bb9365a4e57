@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Decides whether a recording is possible: whether any actions of the user and the system lead to its lines.
///
/// It searches the model from a few initial situations. The app implements what its description says, or else exactly the
/// recorded methods, and does nothing in them.
package struct RecordingChecker {
  let recording: Recording
  let environment: SimulationEnvironment
  /// The maximum number of moves to perform for one line.
  let budget: Int
  let graph: SituationGraph

  /// The number of moves after which the search for one line is given up, which limits the time that it takes.
  package static let budget = 10_000

  /// Creates a checker for an environment; `budget` is the maximum number of moves to perform for one line.
  package init(
    _ recording: Recording,
    in environment: SimulationEnvironment,
    budget: Int = Self.budget
  ) {
    self.recording = recording
    self.environment = environment
    self.budget = budget
    graph = SituationGraph(
      environment,
      observed: recording.observed,
      unprinted: recording.unprinted,
      implemented: recording.app?.implemented,
      comparesOptions: recording.lines.contains { $0.options != nil },
      scenes: recording.scenes
    )
  }

  /// Creates a checker of the same recording with another value of a switch.
  init(_ other: RecordingChecker, with choice: SettingChoice) {
    recording = other.recording
    var environment = other.environment
    environment.choices[choice.modelSwitch] = choice.value
    self.environment = environment
    graph = SituationGraph(other.graph, with: choice)
    budget = other.budget
  }

  /// Returns the environment of a recording, on a version of iOS that it may not name itself.
  package static func environment(
    of recording: Recording,
    on os: OSVersion
  ) -> SimulationEnvironment {
    var environment = SimulationEnvironment(os: os)
    let model: Device.Model = recording.scenes.isEmpty ? .iphone : .ipad
    environment.device = Device(model: recording.device ?? model)
    environment.app.supportsMultipleScenes = !recording.scenes.isEmpty
    environment.app.sdk = recording.sdk
    environment.app.lifeCycle = recording.assumedLifeCycle(on: os)
    if environment.app.lifeCycle == .scenes {
      environment.app.swiftUI = recording.swiftUI ?? recording.apparentSwiftUI
    }
    environment.device.passcode = recording.passcode ?? recording.mentionsProtectedData
    environment.device.multitasking = recording.multitasking
    environment.app.exitsOnSuspend = recording.exitsOnSuspend
    environment.app.backgroundModes = Set(BackgroundMode.allCases)
    environment.choices = recording.choices
    if recording.lineOfCall != nil, os >= OSVersion(14), environment.choices[.callStyle] == nil {
      // Whether the call in the log rang in a banner, its lines show: they have no activation then.
      environment.choices[.callStyle] = ModelSwitch.callStyle.value(written: "full-screen")
    }
    guard let app = recording.app?.description else { return environment }
    environment.app.sdk = recording.sdk ?? app.sdk
    environment.app.swiftUI = app.swiftUI ?? environment.app.swiftUI
    environment.app.exitsOnSuspend = app.exitsOnSuspend
    environment.app.backgroundModes = app.backgroundModes
    environment.app.sceneConfigurations = app.sceneConfigurations
    return environment
  }

  /// Checks the recording.
  package func outcome() -> RecordingOutcome { outcome(on: recording.lines) }

  /// Checks other lines of the same app in the same environment.
  ///
  /// A launch without a line that shows it is assumed only if the lines are impossible otherwise.
  package func outcome(on lines: [Recording.Line]) -> RecordingOutcome {
    let evident = evidentOutcome(on: lines)
    guard case .impossible = evident, !recording.showsProcesses,
      case .possible(var explanation) = outcome(on: lines, .assumed)
    else { return evident }
    explanation.assumedLaunches = explanation.steps.compactMap { step in
      let line = step.lines.lowerBound
      return step.startsProcess && line < lines.count
        && !ProcessStarts.evident.areAllowed(before: line, of: lines) ? line : nil
    }
    return .possible(explanation)
  }

  /// Checks lines without assuming a launch that no line shows.
  func evidentOutcome(on lines: [Recording.Line]) -> RecordingOutcome {
    outcome(on: lines, recording.showsProcesses ? .recorded : .evident)
  }

  /// Checks lines, with starts of processes where they are allowed.
  private func outcome(on lines: [Recording.Line], _ starts: ProcessStarts) -> RecordingOutcome {
    for (index, line) in lines.enumerated() {
      if !line.terms.isEmpty, !line.terms.contains(where: canOccur) {
        return .impossible(line: index, after: [], possible: [], isExhaustive: true)
      }
    }
    var search = RecordingSearch(lines, graph, starts)
    return search.outcome(
      from: setups,
      beginsWithin: !recording.beginsWithLaunch,
      budget: budget
    )
  }

  /// Returns whether the version, the life cycle and the app have a term at all.
  private func canOccur(_ term: Term) -> Bool {
    guard term.row.exists(on: environment.os) else { return false }
    guard case .call(let method) = term else { return true }
    return MethodSet.callable(with: environment.app.lifeCycle).has(method)
      && recording.app?.implemented?.has(method) != false
  }

  /// The moves after which a recording may begin: the first launch, a later one, and a running app.
  private var setups: [[RecordingMove]] {
    [[]] + setups(opening: []) + (recording.scenes.isEmpty ? [] : setups(opening: openScenes))
  }

  private func setups(opening scenes: [String]) -> [[RecordingMove]] {
    let launch = [RecordingMove.action(Action(.tapIcon))] + scenes.map { .action(.opening($0)) }
    let leave = launch + [.action(Action(.pressHome))]
    let suspended = leave + [.wait(.seconds(60))]
    let purged = suspended + [.action(Action(.lowMemory))]
    return [purged] + (recording.beginsWithLaunch ? [] : [launch, leave, suspended])
  }

  /// The scenes besides the first one that exist before the first line: those that do not connect first.
  private var openScenes: [String] {
    recording.scenes.dropFirst().filter { name in
      let first = recording.lines.first { $0.scene == name }?.event
      return ![.term(.call(.configurationForConnecting)), .term(.call(.sceneWillConnect))]
        .contains(first)
    }
  }
}
