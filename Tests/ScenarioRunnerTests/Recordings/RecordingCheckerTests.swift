import LifecycleCore
import ScenarioLanguage
import Testing

@testable import ScenarioRunner

/// Recordings of what the model itself does are possible, and most changes make them impossible.
@Suite struct RecordingCheckerTests {
  /// A story: actions of the user and the system in an environment.
  struct Story: Sendable, CustomTestStringConvertible {
    var os: OSVersion
    var lifeCycle: AppDescription.LifeCycle
    var actions: [Action]

    var testDescription: String {
      "iOS \(os), \(lifeCycle.rawValue): \(actions.map(\.kind.word).joined(separator: ", "))"
    }

    /// The recording of all calls; a recorder implements every method.
    func recording() -> Recording {
      var environment = SimulationEnvironment(os: os)
      environment.app.lifeCycle = lifeCycle
      let simulator = Simulator(
        environment,
        app: ScriptedApp(AppScript(implementing: Self.methods))
      )
      for action in actions { #expect(simulator.perform(action)) }
      var recording = Recording()
      recording.lifeCycle = lifeCycle
      recording.beginsWithLaunch = true
      recording.complete = Set(Self.methods.map { .call($0) })
      let calls = simulator.trace.entries.filter { $0.term.kind == .calls }
      recording.lines = calls.enumerated().map { index, entry in
        .init(number: index + 1, event: .term(entry.term), reads: entry.reads)
      }
      return recording
    }

    private static let methods = DelegateMethod.allCases
  }

  private static let icon = Action(.tapIcon)
  private static let home = Action(.pressHome)
  private static let url = Action(.openURL, [.text("notes://new"), .absent])

  static let stories: [Story] = [
    Story(os: OSVersion(8), lifeCycle: .appDelegate, actions: [icon, home, icon]),
    Story(os: OSVersion(12), lifeCycle: .appDelegate, actions: [url, home, url]),
    Story(os: OSVersion(17), lifeCycle: .scenes, actions: [icon, home, icon]),
    Story(os: OSVersion(27), lifeCycle: .scenes, actions: [url, home, url]),
    Story(
      os: OSVersion(26),
      lifeCycle: .scenes,
      actions: [icon, Action(.incomingCall), Action(.declineCall), Action(.lock), Action(.unlock)]
    ),
  ]

  private func outcome(_ recording: Recording, _ story: Story) -> RecordingOutcome {
    let environment = RecordingChecker.environment(of: recording, on: story.os)
    return RecordingChecker(recording, in: environment, budget: 4_000).outcome()
  }

  @Test(arguments: stories) func whatTheModelDoesIsPossible(_ story: Story) throws {
    let recording = story.recording()
    #expect(recording.lines.count > 5)
    guard case .possible(let steps) = outcome(recording, story) else {
      Issue.record("a possible recording was called impossible")
      return
    }
    #expect(steps.last?.lines.upperBound == recording.lines.count)
  }

  /// Calls without which a recording is possible, too: the user tapped the icon, or the session existed before.
  private static let optional: Set<Recording.Event> = [
    .term(.call(.openURLOptions)), .term(.call(.sceneOpenURLContexts)),
    .term(.call(.configurationForConnecting)),
  ]

  /// A missing last line cannot be noticed, since a recording may end at any time.
  @Test(arguments: stories) func aMissingCallIsNoticedAtTheNextLine(_ story: Story) {
    let recording = story.recording()
    for index in recording.lines.indices.dropLast() {
      var shorter = recording
      let missing = shorter.lines.remove(at: index)
      if Self.optional.contains(missing.event) { continue }
      guard case .impossible(let line, _, let possible, _) = outcome(shorter, story) else {
        Issue.record("\(missing.event) is missing at \(index), and nothing was noticed")
        continue
      }
      #expect(line == index)
      #expect(possible.contains { .term($0) == missing.event }, "line \(index)")
    }
  }

  @Test(arguments: stories) func aCallThatOccursTwiceIsNoticed(_ story: Story) {
    let recording = story.recording()
    for index in recording.lines.indices {
      var longer = recording
      longer.lines.insert(longer.lines[index], at: index)
      guard case .impossible(let line, _, _, _) = outcome(longer, story) else {
        Issue.record("\(longer.lines[index].event) occurs twice at \(index)")
        continue
      }
      #expect(line == index + 1)
    }
  }
}
