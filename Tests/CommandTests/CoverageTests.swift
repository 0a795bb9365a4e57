import Foundation
@_spi(Package) import LifecycleCore
import Testing

@Suite(.timeLimit(.minutes(15))) struct CoverageTests {
  private static let covering = """
    suite: Home
    ios: [4.0, 8.0]
    scenarios:
      - scenario: Home sends the app away
        covers: [F66, F67]
        steps:
          - user: tap-icon
          - user: press-home
            state: background
      - scenario: Home \"kills\" the app
        ios: 8.0
        covers: [F66]
        steps:
          - user: tap-icon
          - user: press-home
            state: not-running
    """

  @Test func printsForEachStatementTheScenariosThatCoverIt() async throws {
    let workspace = try Workspace(["a.yaml": Self.covering])
    let run = try await Command.run("coverage", "a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
           F66.3  covered by 2 scenarios, not all of which passed
                  passed  a.yaml:4: Home sends the app away (2 cases)
                  failed  a.yaml:10: Home "kills" the app
           F67.1  covered by 1 scenario
                  passed  a.yaml:4: Home sends the app away (2 cases)

        """
      )
    )
    #expect(run.output.contains("   F11.1  advice\n"))
    #expect(run.output.contains("  F152.1  not covered\n"))
    #expect(run.output.contains("  F117.1  not covered\n"))
    #expect(run.output.contains("\n  Figure 2-5: 0 of "))
    let advice = Behavior.all.flatMap(\.statements).count(where: \.isAdvice)
    #expect(run.output.hasSuffix("\(advice) more are advice, 2 more are not observable\n"))
  }

  @Test func printsJSON() async throws {
    let workspace = try Workspace(["a.yaml": Self.covering])
    let run = try await Command.run("coverage", "--json", "a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    let coverage = try JSONDecoder().decode(JSONCoverage.self, from: Data(run.output.utf8))
    #expect(coverage.version == 2)
    #expect(coverage.statements.count == Behavior.all.flatMap(\.statements).count)
    let home = try #require(coverage.statements.first { $0.statement == "F66.1" })
    #expect(home.behavior == "F66" && home.scope == "core")
    #expect(home.sources.contains { $0.document == "2010" && $0.section == "Figure 2-4" })
    #expect(home.status == "failed")
    #expect(home.scenarios.map(\.line) == [4, 10])
    #expect(home.scenarios.map(\.cases) == [2, 1])
    #expect(home.scenarios.map(\.outcome) == ["passed", "failed"])
    #expect(home.scenarios.last?.name == "Home \"kills\" the app")
  }

  private struct JSONCoverage: Decodable {
    struct Statement: Decodable {
      var statement: String
      var behavior: String
      var area: String
      var scope: String
      var text: String
      var sources: [Source]
      var status: String
      var scenarios: [Scenario]
    }

    struct Source: Decodable {
      var document: String
      var section: String
    }

    struct Scenario: Decodable {
      var file: String
      var line: Int
      var name: String
      var cases: Int
      var outcome: String
    }

    var version: Int
    var statements: [Statement]
  }

  @Test func invalidFilesAreReportedAsInARun() async throws {
    let workspace = try Workspace(["a.yaml": "scenario: x\nios: 8.0\nsteps:\n  - user: tap-icn\n"])
    let run = try await Command.run("coverage", "a.yaml", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("unknown user action 'tap-icn'"))
    let missing = try await Command.run("coverage", "b.yaml", in: workspace.folder)
    #expect(missing.status == 2)
    #expect(missing.output == "")
  }

  @Test func casesThatCannotBeRunProveNothing() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.invalid])
    let run = try await Command.run("coverage", "--prove", ".", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("b.yaml:4:11: error: unknown user action 'tap-icn'"))
    #expect(run.output.contains("mutants killed"))
    let missing = workspace.folder.appending(path: "c.yaml")
    try FileManager.default.createSymbolicLink(
      at: missing,
      withDestinationURL: workspace.folder.appending(path: "gone")
    )
    let unread = try await Command.run("coverage", "--prove", ".", in: workspace.folder)
    #expect(unread.status == 5)
    #expect(unread.errors.contains("cannot read 'c.yaml'"))
  }

  @Test func provesSingleStatements() async throws {
    let file = """
      scenario: The user locks the device
      ios: 8.0
      covers: [F42.2]
      steps:
        - user: tap-icon
        - system: incoming-call
          calls: [applicationWillResignActive]
          state: inactive
      """
    let workspace = try Workspace(["a.yaml": file])
    let run = try await Command.run(
      "coverage",
      "--prove",
      "--statement",
      "F42.2",
      "a.yaml",
      in: workspace.folder
    )
    #expect(run.status == 1)
    #expect(run.output.contains("F42.2, opposite "))
    #expect(run.output.hasPrefix("F42.2"), "no mutant is tested")
    let unknown = try await Command.run(
      "coverage",
      "--prove",
      "--statement",
      "F0",
      "a.yaml",
      in: workspace.folder
    )
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("docs/behaviors.md has no statement 'F0'"))
    let alone = try await Command.run(
      "coverage",
      "--statement",
      "F42",
      "a.yaml",
      in: workspace.folder
    )
    #expect(alone.status == 2)
    #expect(alone.errors.contains("--statement needs --prove"))
  }

  @Test func provesHowMuchOfTheModelIsMissed() async throws {
    let workspace = try Workspace(["a.yaml": Self.covering])
    let run = try await Command.run("coverage", "--prove", "a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.contains(": survived\n"))
    #expect(
      run.errors.contains(
        "'a.yaml: Home \"kills\" the app' fails even without a mutation, so it cannot detect any"
      )
    )
    let alone = try await Command.run("coverage", "--prove", "-j1", "a.yaml", in: workspace.folder)
    #expect(alone.output == run.output && alone.errors == run.errors, "the jobs change nothing")
    let json = try await Command.run(
      "coverage",
      "--prove",
      "--json",
      "a.yaml",
      in: workspace.folder
    )
    #expect(json.status == 1)
    #expect(json.output.contains(#""failing": ["a.yaml: Home"#))
  }
}
