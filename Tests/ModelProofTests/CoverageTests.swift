import ScenarioKit
import Testing

/// Whether every behaviour that the model has is shown by a scenario.
@Suite("The coverage of the behaviours") struct CoverageTests {
  private static let coverage = Task {
    var configuration = RunConfiguration()
    configuration.wantsLines = true
    let runner = Runner(
      loader: YAMLLoader(),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    var coverage = Coverage()
    try runner.run(ScenarioFiles(arguments: ["Scenarios"])) { coverage.add($0) }
    return coverage
  }

  @Test("A behaviour is covered and passes", arguments: Behaviour.all.map(\.name))
  func isCovered(_ name: String) async throws {
    let behaviour = try #require(Behaviour.named(name))
    let status = try await Self.coverage.value.status(of: behaviour)
    // What an app does of what it is advised to do can be shown, and need not be.
    let wanted: [Coverage.Status] = behaviour.scope == .doc ? [.advice, .passed] : [.passed]
    #expect(wanted.contains(status))
  }
}
