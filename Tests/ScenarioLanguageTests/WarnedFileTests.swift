import Foundation
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

/// Files that can be run but not as they are meant, under `Tests/Fixtures/warned`, and what `check` says of each.
@Suite struct WarnedFileTests {
  static let folder = "Tests/Fixtures/warned"
  static let fixtures = Fixture.all(in: folder)

  @Test(arguments: fixtures)
  func saysWhatIsNotAsItIsMeant(_ fixture: Fixture) async throws {
    let result = try await fixture.result(of: .check)
    #expect(result.problem == nil)
    #expect(result.counts.invalid == 0, "a fixture that is invalid itself")
    Golden.compare(Fixture.text(result, passed: "valid"), to: fixture.goldenPath)
  }

  /// What a lint finds is in files of its own.
  @Test func saysWhatALintFinds() async throws {
    let fixture = Fixture("\(Self.folder)/lint.yaml")
    let findings = try await fixture.findings()
    Golden.compare(
      findings.map { Fixture.text($0, passed: "valid") }.joined(),
      to: "\(Self.folder)/lint.findings"
    )
    #expect(try await Fixture("\(Self.folder)/nothing-is-wrong.yaml").findings().isEmpty)
  }

  @Test func aRunShowsAWarningWithWhatFailedAndNowhereElse() async throws {
    let result = try await Fixture("\(Self.folder)/impossible-expectation.yaml").result()
    for result in result.cases {
      if result.outcome == .failed {
        #expect(!result.diagnostics.isEmpty, "\(result.name)")
      } else {
        #expect(result.diagnostics.isEmpty, "\(result.name)")
      }
    }
    #expect(result.counts.warnings == 0)
    #expect(result.counts.failed == result.cases.count, "what no app could meet was met")
    let text = Fixture.text(result)
    let failure = try #require(text.range(of: "failed: state is background, expected suspended"))
    let warning = try #require(text.range(of: "warning: the state cannot be suspended"))
    #expect(failure.upperBound < warning.lowerBound)
  }

  @Test func noScenarioOfTheRepositoryIsWarned() async throws {
    var configuration = RunConfiguration()
    configuration.purpose = .check
    let runner = Runner(loader: YAMLLoader(), configuration: configuration)
    let files = try ScenarioFiles(
      arguments: ["Scenarios"],
      workingDirectory: Path(Golden.root.path(percentEncoded: false))
    )
    var counts = Counts()
    runner.run(files) { file in
      counts.add(file)
      if !file.warnings.isEmpty { Issue.record("\(Fixture.text(file))") }
    }
    #expect(counts.cases > 100)
    #expect(counts.warnings == 0)
  }
}
