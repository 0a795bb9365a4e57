public import LifecycleCore
internal import ScenarioLanguage

/// Decides whether a recording is possible: whether any actions of the user and the system lead to its lines.
///
/// It searches the model from a few initial situations. The app implements exactly the recorded methods, and does
/// nothing in them.
public struct RecordingChecker {
  private let recording: Recording
  private let world: WorldDescription
  private let graph: SituationGraph
  private let budget: Int

  /// Creates a checker for a world; `budget` is the maximum number of moves to perform for one line.
  public init(_ recording: Recording, in world: WorldDescription, budget: Int = 40_000) {
    self.recording = recording
    self.world = world
    self.budget = budget
    graph = SituationGraph(
      world,
      observed: recording.observed,
      comparesOptions: recording.lines.contains { $0.options != nil }
    )
  }

  /// Returns the world of a recording, on a version of iOS that it may not name itself.
  public static func world(of recording: Recording, on os: OSVersion) -> WorldDescription {
    var world = WorldDescription(os: os)
    world.device = Device(model: recording.device ?? .iphone)
    world.app.sdk = recording.sdk
    world.app.lifeCycle = recording.assumedLifeCycle(on: os)
    world.device.passcode = recording.passcode ?? recording.mentionsProtectedData
    world.device.multitasking = recording.multitasking
    world.app.exitsOnSuspend = recording.exitsOnSuspend
    world.app.backgroundModes = Set(BackgroundMode.allCases)
    world.choices = recording.choices
    return world
  }

  /// Checks the recording.
  public func verdict() -> RecordingVerdict { verdict(on: recording.lines) }

  /// Checks other lines of the same app in the same world.
  package func verdict(on lines: [Recording.Line]) -> RecordingVerdict {
    for (index, line) in lines.enumerated() {
      if case .term(let term) = line.event, !canOccur(term) {
        return .impossible(line: index, after: [], possible: [], isExhaustive: true)
      }
    }
    var search = RecordingSearch(lines, graph)
    return search.verdict(from: setups, budget: budget)
  }

  /// Returns whether the life cycle and the version have a term at all.
  private func canOccur(_ term: Term) -> Bool {
    guard term.row.exists(on: world.os) else { return false }
    guard case .call(let method) = term else { return true }
    return MethodSet.callable(with: world.app.lifeCycle).has(method)
  }

  /// The moves after which a recording may begin: the first launch, a later one, and a running app.
  private var setups: [[RecordingMove]] {
    let launch = RecordingMove.action(Action(.tapIcon))
    let leave = [launch, .action(Action(.pressHome))]
    let suspended = leave + [.wait(.seconds(60))]
    let purged = suspended + [.action(Action(.lowMemory))]
    return [[], purged] + (recording.beginsWithLaunch ? [] : [[launch], leave, suspended])
  }
}
