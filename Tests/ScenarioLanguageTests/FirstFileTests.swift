@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

/// The first files of new users, under `Tests/FirstFiles`, as they were written.
@Suite struct FirstFileTests {
  private static let folder = "Tests/FirstFiles"

  @Test func `the outcomes of first files are recorded`() async throws {
    var lines: [String] = []
    for trial in ["first-trial", "second-trial", "third-trial", "fourth-trial"] {
      for fixture in Fixture.all(in: "\(Self.folder)/\(trial)") {
        let result = try await fixture.result()
        let error = result.diagnostics.first { $0.severity == .error }
        let outcome = error.map { "\($0.id): \($0.message)" } ?? "valid"
        lines.append("\(fixture.path.dropFirst(Self.folder.count + 1)): \(outcome)")
      }
    }
    Golden.compare(lines.joined(separator: "\n") + "\n", to: "\(Self.folder)/outcomes.txt")
  }

  @Test(arguments: Fixture.all(in: "\(folder)/corrected"))
  func `a first file passes after following the messages`(_ fixture: Fixture) async throws {
    let result = try await fixture.result()
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(result.counts.passed > 0)
    #expect(result.counts.failed == 0)
  }
}
