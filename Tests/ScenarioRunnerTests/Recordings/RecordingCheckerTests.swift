import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import Testing

@testable import ScenarioAnalysis
@_spi(Package) @testable import ScenarioRunner

/// Recordings of what the model itself does are possible, and most changes make them impossible.
@Suite struct RecordingCheckerTests {
  /// Actions of the user and the system in an environment.
  struct ActionSequence: Sendable, CustomTestStringConvertible {
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

  static let sequences: [ActionSequence] = [
    ActionSequence(os: OSVersion(8), lifeCycle: .appDelegate, actions: [icon, home, icon]),
    ActionSequence(os: OSVersion(12), lifeCycle: .appDelegate, actions: [url, home, url]),
    ActionSequence(os: OSVersion(17), lifeCycle: .scenes, actions: [icon, home, icon]),
    ActionSequence(os: OSVersion(27), lifeCycle: .scenes, actions: [url, home, url]),
    ActionSequence(
      os: OSVersion(26),
      lifeCycle: .scenes,
      actions: [icon, Action(.incomingCall), Action(.declineCall), Action(.lock), Action(.unlock)]
    ),
  ]

  private func checker(of recording: Recording, _ sequence: ActionSequence) -> RecordingChecker {
    let environment = RecordingChecker.environment(of: recording, on: sequence.os)
    return RecordingChecker(recording, in: environment, budget: 1_000)
  }

  @Test(arguments: sequences) func whatTheModelDoesIsPossible(_ sequence: ActionSequence) throws {
    let recording = sequence.recording()
    #expect(recording.lines.count > 5)
    guard case .possible(let explanation) = checker(of: recording, sequence).outcome() else {
      Issue.record("a possible recording was called impossible")
      return
    }
    #expect(explanation.steps.last?.lines.upperBound == recording.lines.count)
  }

  /// Calls without which a recording is possible, too: the user tapped the icon, or the session existed before.
  private static let optional: Set<Recording.Event> = [
    .term(.call(.openURLOptions)), .term(.call(.sceneOpenURLContexts)),
    .term(.call(.configurationForConnecting)),
  ]

  /// A missing last line cannot be noticed, since a recording may end at any time.
  @Test(arguments: sequences) func aMissingCallIsNoticedAtTheNextLine(_ sequence: ActionSequence) {
    let recording = sequence.recording()
    let checker = checker(of: recording, sequence)
    for index in recording.lines.indices.dropLast() {
      var shorter = recording.lines
      let missing = shorter.remove(at: index)
      if Self.optional.contains(missing.event) { continue }
      guard case .impossible(let line, _, let possible, _) = checker.outcome(on: shorter) else {
        Issue.record("\(missing.event) is missing at \(index), and nothing was noticed")
        continue
      }
      #expect(line == index)
      #expect(possible.contains { .term($0) == missing.event }, "line \(index)")
    }
  }

  @Test(arguments: sequences) func aCallThatOccursTwiceIsNoticed(_ sequence: ActionSequence) {
    let recording = sequence.recording()
    let checker = checker(of: recording, sequence)
    for index in recording.lines.indices {
      var longer = recording.lines
      longer.insert(longer[index], at: index)
      guard case .impossible(let line, _, _, _) = checker.outcome(on: longer) else {
        Issue.record("\(longer[index].event) occurs twice at \(index)")
        continue
      }
      #expect(line == index + 1)
    }
  }

  // MARK: - Impossible lines

  /// The recording of a sequence without its second call.
  private func impossibleRecording(_ sequence: ActionSequence) -> Recording {
    var recording = sequence.recording()
    recording.lines.remove(at: 1)
    return recording
  }

  @Test(arguments: sequences) func aSearchThatIsGivenUpSaysSo(_ sequence: ActionSequence) {
    let recording = impossibleRecording(sequence)
    let environment = RecordingChecker.environment(of: recording, on: sequence.os)
    let report = RecordingReport(recording, in: environment, path: "device.log")
    for (budget, isComplete) in [(20, false), (RecordingChecker.budget, true)] {
      let checker = RecordingChecker(recording, in: environment, budget: budget)
      let outcome = checker.outcome()
      guard case .impossible(_, _, _, let isExhaustive) = outcome else {
        Issue.record("an impossible recording was called possible")
        return
      }
      #expect(isExhaustive == isComplete)
      // Each line may take the budget, besides the moves that lead to the first one.
      if !isComplete { #expect(checker.graph.cost < budget * recording.lines.count + 50) }
      let text = report.text(of: outcome, paint: Paint(isColored: false))
      let message = "other actions might lead there: the search was given up"
      #expect(text.contains(message) != isComplete)
    }
  }

  @Test func switchesWithWhichALineIsPossibleAreFound() throws {
    let text = """
      {"trace":1,"ios":"16.0","begins":"launch","complete":["sceneDidEnterBackground:"]}
      {"call":"application:didFinishLaunchingWithOptions:"}
      {"call":"scene:willConnectToSession:options:"}
      {"call":"sceneWillEnterForeground:"}
      {"call":"sceneDidBecomeActive:"}
      {"call":"sceneWillResignActive:"}
      {"call":"sceneDidDisconnect:"}
      """
    let recording = try RecordingReader.read(Array(text.utf8))
    let environment = RecordingChecker.environment(of: recording, on: OSVersion(16))
    let checker = RecordingChecker(recording, in: environment)
    let explanations = SwitchExplanations(of: checker.outcome(), by: checker)
    #expect(explanations.all.map(\.modelSwitch) == [.sceneKill, .sceneKill, .ghostSceneOnKill])
    #expect(explanations.areComplete)
    let hurried = RecordingChecker(recording, in: environment, budget: 200)
    let outcome = hurried.outcome()
    let some = SwitchExplanations(of: outcome, by: hurried)
    #expect(!some.areComplete)
    let answer = RecordingReport(recording, in: environment, path: "device.jsonl")
      .text(of: outcome, some, paint: Paint(isColored: false))
    let message = "other values of switches might allow it, too: the search was given up"
    #expect(answer.contains(message))
  }

  /// Another value of a switch is tried in a graph that shares what the value does not influence.
  @Test(arguments: sequences) func aSharedGraphHasTheSameAnswers(_ sequence: ActionSequence) {
    let recording = impossibleRecording(sequence)
    let environment = RecordingChecker.environment(of: recording, on: sequence.os)
    let checker = RecordingChecker(recording, in: environment)
    let outcome = checker.outcome()
    let explanations = SwitchExplanations(of: outcome, by: checker)
    #expect(explanations.areComplete)
    guard case .impossible(let line, _, _, _) = outcome else { return }
    var generator = SplitMix(seed: 5)
    let all = ProcessInfo.processInfo.environment["SCENARIO_TEST_ALL"] == "1"
    let conditions = Profile.book(of: environment).rules.flatMap(\.choices).map(\.modelSwitch)
    let items = ModelSwitch.allCases.filter(conditions.contains).shuffled(using: &generator)
    for item in items.prefix(all ? items.count : 1) {
      let words = if case .word(let words) = item.type { words.count } else { 2 }
      for value in 0..<Int64(words) {
        var changed = environment
        changed.choices[item] = value
        let other = RecordingChecker(recording, in: changed)
        let lines = Array(recording.lines[...line])
        let isPossible = if case .possible = other.outcome(on: lines) { true } else { false }
        let text = item.text(of: value)
        let isNamed = explanations.all.contains { $0.modelSwitch == item && $0.value == text }
        #expect(isNamed == isPossible, "\(item.name): \(text)")
      }
    }
  }
}
