@_spi(Package) import LifecycleCore
import ScenarioAnalysis
import ScenarioApp
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import Testing

/// An app in Swift that saves its draft two seconds after it has entered the background: a kill before that loses it.
@MainActor @Suite struct AppKillTests {
  private static let path = #filePath.replacing("KillTests.swift", with: "Scenarios/notes.yaml")

  /// Runs the scenarios of the app, and kills it in a state.
  private func run(killedIn state: AppState) throws -> FileResult {
    var configuration = RunConfiguration()
    configuration.makeApp = notes.makeApp
    configuration.killStates = [state]
    var results: [FileResult] = []
    let files = try ScenarioFiles(arguments: [Path(Self.path)], without: .none)
    Runner(loader: YAMLLoader(customWords: notes.words), configuration: configuration)
      .run(files) { results.append($0) }
    return try #require(results.first)
  }

  @Test func aKillInTheBackgroundLosesTheDraft() throws {
    let result = try #require(try run(killedIn: .background).cases.first)
    #expect(result.outcome == .failed)
    let messages = result.failures.map(\.message)
    #expect(
      messages.contains(
        "killed (background) and opened again: the app's 'draft' is '', expected 'hello'"
      ),
      "\(messages)"
    )
    #expect(result.kills == 1)
  }

  @Test func aSuspendedAppHasSavedTheDraft() throws {
    let result = try #require(try run(killedIn: .suspended).cases.first)
    // What the app notes for itself is new in each process, and a step expects it.
    #expect(!result.failures.map(\.message).contains { $0.contains("'draft'") })
    #expect(result.failures.map(\.message).contains { $0.contains("'log'") })
  }

  @Test func walksFindTheShortestWayToLoseTheDraft() throws {
    let text = """
      scenario: Notes
      ios: 12.0
      app: {life-cycle: app-delegate}
      survives: [draft]
      steps:
      - app: {type: hello}
        expect: {app: {draft: hello}}
      """
    var loader = YAMLLoader(customWords: notes.words)
    let file = loader.load(SourceFile(path: "notes.yaml", bytes: Array(text.utf8)))
    let plan = try #require(file.scenarios.first?.plans.first)
    let start = WalkStart(plan.withoutSteps(invariants: [], survivors: []), file.source)
    let walks = Walks(
      from: [start],
      scenarios: [plan],
      words: notes.words,
      seed: 1,
      length: 30,
      app: notes.makeApp,
      loadPlan: { _ in nil }
    )
    var exploration = Exploration(walks)
    try exploration.walk(1..<150, jobs: 1)
    let findings = try exploration.findings(jobs: 1)
    let lost = try #require(findings.first { $0.message.contains("'draft' is ''") })
    let steps = lost.generatedScenario.text.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect((5...6).contains(steps.count), "\(lost.generatedScenario.text)")
    #expect(exploration.coverage.pairCount > exploration.coverage.count)
  }
}
