import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct VariableTests {
  private static let scenario = """
    include: [common/launches.yaml]
    scenario: Leaving
    ios: ${version}
    variables: { version: 8.0, out: press-home }
    steps:
      - use: launch
      - user: ${out}
        state: background
    """
  private static let library = """
    fragments:
      launch:
        - user: tap-icon
          state: ${launched}
    """

  @Test func aVariableOfTheCommandLineGoesOverThoseOfTheFile() async throws {
    let workspace = try Workspace([
      "a.yaml": Self.scenario, "common/launches.yaml": Self.library,
    ])
    let lacking = try await Command.run("a.yaml", in: workspace.folder)
    #expect(lacking.status == 3)
    #expect(
      lacking.output.contains("common/launches.yaml:4:14: error: unknown variable 'launched'")
    )
    let given = try await Command.run("--set", "launched=active", "a.yaml", in: workspace.folder)
    #expect(given.status == 0)
    // Before iOS 5 locking leaves the app where it is.
    let other = ["--set", "launched=active", "--set", "version=4.0", "--set", "out=lock", "a.yaml"]
    let run = try await Command.start(other, in: workspace.folder).outcome()
    #expect(run.status == 1)
    #expect(run.output.contains("state is inactive, expected background"))
  }

  @Test(arguments: [
    ["run", "a.yaml"], ["list", "a.yaml"], ["bless", "a.yaml"], ["explain", "a.yaml:1"],
    ["diff", "a.yaml", "--ios", "8", "--ios", "13"], ["graph", "a.yaml"],
    ["explain", "--after", "tap-icon", "lock"],
  ])
  func aVariableThatNoFileHasIsAnError(_ command: [String]) async throws {
    let text = """
      scenario: Leaving
      ios: 8.0
      variables: { out: press-home }
      steps:
        - user: tap-icon
        - user: ${out}
          state: active

      """
    let workspace = try Workspace(["a.yaml": text])
    let run = try await Command.start(
      command + ["--set", "uot=lock"],
      in: workspace.folder,
      environment: ["CI": ""]
    ).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains("--set uot: no scenario has a variable with that name"))
    #expect(workspace.text("a.yaml") == text)
  }

  @Test func aLineOfAListWithVariablesCanBePassedBack() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: Launch ${where}
      ios: 8.0
      steps:
        - user: tap-icon
          state: active

      """
    ])
    let list = try await Command.run("list", "a.yaml", "--set", "where=there", in: workspace.folder)
    #expect(list.output == "a.yaml:1: Launch there\n")
    let line = String(list.output.dropLast())
    let run = try await Command.run(line, "--set", "where=there", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed"))
    #expect(try await Command.run(line, in: workspace.folder).status == 4)
  }

  @Test func aVariableThatNoFileHasIsWrongUsage() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("--set", "nobody=knows", "a.yaml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--set nobody: no scenario has a variable with that name"))
    let malformed = try await Command.run("--set", "nobody", "a.yaml", in: workspace.folder)
    #expect(malformed.status == 2)
  }

  @Test func whatAFragmentOrARowDefinesCannotBeSet() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      fragments:
        launch:
          parameters: [state]
          steps:
            - user: tap-icon
              state: ${state}
      scenario: Launch
      ios: 8.0
      examples:
        here: {name: active}
      steps:
        - use: {fragment: launch, with: {state: "${name}"}}

      """
    ])
    for name in ["state", "name"] {
      let run = try await Command.run("--set", "\(name)=x", "a.yaml", in: workspace.folder)
      #expect(run.status == 2, "\(run.output)")
      #expect(run.errors.contains("--set \(name): no scenario has"), "\(run.errors)")
    }
  }

  @Test func whatIsWrongInAnIncludedFileHasItsPath() async throws {
    let workspace = try Workspace([
      "b/a.yaml": Self.scenario.replacing("common/", with: "../common/"),
      "common/launches.yaml": Self.library.replacing("${launched}", with: "inactive"),
      ".scenario-run.yaml": "",
    ])
    let run = try await Command.run("b", in: workspace.folder)
    #expect(run.status == 1)
    #expect(
      run.output.contains("common/launches.yaml:4:14: failed: state is active, expected inactive")
    )
    #expect(run.output.contains("    4 |       state: inactive"))
    let elsewhere = try await Command.run("a.yaml", in: workspace.folder.appending(path: "b"))
    #expect(elsewhere.status == 1)
    #expect(elsewhere.output.contains("../common/launches.yaml:4:14: failed"))
  }
}
