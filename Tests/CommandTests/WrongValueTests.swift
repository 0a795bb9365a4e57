import Foundation
import Testing

/// What is said of a value that an option cannot have.
@Suite(.timeLimit(.minutes(15))) struct WrongValueTests {
  @Test(arguments: [
    ("--shard", "3/2", "expected NUMBER/COUNT, such as 2/7"),
    ("--report", "html", "expected FORMAT:FILE, such as html:report.html"),
    ("--report", "hmtl:x", "unknown format 'hmtl'; did you mean 'html'?"),
    ("--run-timeout", "5", "expected a number and a unit, such as 500ms"),
    ("--set", "kind", "expected NAME=TEXT"),
  ])
  func aWrongValueIsReportedWithAValidOne(
    _ option: String,
    _ value: String,
    _ help: String
  ) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", option, value, in: workspace.folder)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("scenario-run: error: The value '\(value)' is invalid for '\(option)")
    )
    #expect(run.errors.contains(help), "\(run.errors)")
  }

  @Test(arguments: [
    (["--ios", "12"], "unknown option '--ios'; a scenario sets it in its file, with 'ios: 18.0'"),
    (["--sdk=26"], "with 'app: { sdk: … }'"),
    (["--job", "2"], "Did you mean '--jobs'?"),
  ])
  func anOptionOfAnotherSubcommandIsExplained(_ options: [String], _ help: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.start(["a.yaml"] + options, in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(help), "\(run.errors)")
  }

  @Test func aVariableIsOnlyComparedByWhatIsItsOwn() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    func errors(_ name: String) async throws -> String {
      try await Command.start(["a.yaml"], in: workspace.folder, environment: [name: "1"]).outcome()
        .errors
    }
    #expect(try await errors("SCENARIO_RUN_FOO") == "")
    #expect(try await errors("SCENARIO_RUN_JOB").contains("did you mean SCENARIO_RUN_JOBS?"))
  }

  @Test func helpOnASubcommandThatThereIsNot() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("help", "chek", in: workspace.folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "scenario-run: error: unknown subcommand 'chek'; did you mean 'check'?\n"
    )
    #expect(run.output == "")
  }

  @Test func aSubcommandWithoutAPathShowsItsOwnUse() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("check", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("for example: scenario-run check Scenarios/; "))
    #expect(run.errors.contains("Usage: scenario-run check [<options>] [<path> ...]"))
  }

  @Test func aPlaceAsADiagnosticNamesItIsTheScenarioOfItsLine() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.run("list", "a.yaml:11:5", in: workspace.folder)
    #expect(run.output == "a.yaml:11: Three\n")
    #expect(try await Command.run("a.yaml:11:5:7", in: workspace.folder).status == 2)
  }
}
