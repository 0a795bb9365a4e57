import Foundation
import ScenarioCommand
import Testing

/// Options from the environment and from `.scenario-run.yaml`.
@Suite(.timeLimit(.minutes(15))) struct ConfigurationTests {
  private func workspace(_ configuration: String) throws -> Workspace {
    try Workspace([
      ".scenario-run.yaml": configuration, "a.yaml": Sample.suite, "b/c.yaml": Sample.passing,
    ])
  }

  private func run(
    _ arguments: String...,
    in workspace: Workspace,
    environment: [String: String] = [:]
  ) async throws -> Command.Outcome {
    try await Command.start(arguments, in: workspace.folder, environment: environment).outcome()
  }

  @Test(arguments: ["gone.yaml", ".scenario-run.yaml", "gone/x", "/gone"])
  func aConfigurationThatIsABrokenLinkIsAnError(_ target: String) async throws {
    let workspace = try Workspace([
      "outer/inner/a.yaml": Sample.passing, "outer/.scenario-run.yaml": "",
    ])
    let folder = workspace.folder.appending(path: "outer/inner")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: ".scenario-run.yaml").path(percentEncoded: false),
      withDestinationPath: target
    )
    for arguments in [["a.yaml"], ["list", "a.yaml"], ["check", "a.yaml"]] {
      let run = try await Command.start(arguments, in: folder).outcome()
      #expect(run.status == 2, "\(run.output)")
      #expect(run.output == "")
      #expect(run.errors.contains("cannot read '.scenario-run.yaml'"), "\(run.errors)")
    }
  }

  @Test func theConfigurationSetsOptionsAndPaths() async throws {
    let workspace = try workspace(
      """
      paths: [b]
      junit: report.xml
      quiet: true

      """
    )
    let run = try await run(in: workspace)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1 passed in "))
    #expect(workspace.text("report.xml") != nil)
    let named = try await self.run("list", "a.yaml:11", in: workspace)
    #expect(named.output == "a.yaml:11: Three\n", "what is named is run, and no other path")
  }

  @Test func theNearestPlaceDecides() async throws {
    let workspace = try workspace(
      """
      paths: .
      filter: Two
      profiles:
        three: {filter: Three}
      """
    )
    #expect(try await run("list", in: workspace).output == "a.yaml:8: Two\n")
    #expect(
      try await run("list", "--profile", "three", in: workspace).output == "a.yaml:11: Three\n"
    )
    let variables = ["SCENARIO_RUN_PROFILE": "three"]
    #expect(
      try await run("list", in: workspace, environment: variables).output == "a.yaml:11: Three\n"
    )
    let both = try await run(
      "list",
      "--profile=three",
      in: workspace,
      environment: ["SCENARIO_RUN_FILTER": "Launch"]
    )
    #expect(both.output == "b/c.yaml:1: Launch\n")
    let typed = try await run(
      "list",
      "--filter",
      "iOS 4",
      in: workspace,
      environment: ["SCENARIO_RUN_FILTER": "Launch"]
    )
    #expect(typed.output == "a.yaml:4: One [iOS 4.0]\n")
  }

  @Test func aListOfANearerPlaceTakesThePlaceOfTheOther() async throws {
    let workspace = try workspace("report: [\"junit:one.xml\", \"junit:two.xml\"]\n")
    _ = try await run("b", in: workspace)
    #expect(workspace.names.filter { $0.hasSuffix(".xml") } == ["one.xml", "two.xml"])
    _ = try await run(
      "b",
      in: workspace,
      environment: ["SCENARIO_RUN_REPORT": "junit:3.xml,junit:4.xml"]
    )
    #expect(workspace.names.filter { $0.hasSuffix(".xml") }.count == 4)
    _ = try await run("b", "--report", "junit:5.xml", in: workspace)
    #expect(workspace.names.filter { $0.hasSuffix(".xml") }.count == 5)
  }

  @Test func aFlagOfTheEnvironmentCanSayNo() async throws {
    let workspace = try workspace("quiet: true\n")
    #expect(!(try await run("b", in: workspace).output.contains("ok")))
    let loud = try await run("b", in: workspace, environment: ["SCENARIO_RUN_QUIET": "false"])
    #expect(loud.output.contains("  ok  b/c.yaml"))
    // Of two that exclude each other the nearer one holds.
    #expect(try await run("-v", "b", in: workspace).output.contains("user: tap-icon"))
    let wrong = try await run("b", in: workspace, environment: ["SCENARIO_RUN_QUIET": "maybe"])
    #expect(wrong.status == 2)
    #expect(
      wrong.errors
        == "scenario-run: error: SCENARIO_RUN_QUIET: 'maybe' is not a Boolean; write true or false\n"
    )
  }

  @Test func variablesOfScenariosAreSetByName() async throws {
    let text = """
      scenario: Launch
      ios: 8.0
      variables: {how: tap-icon}
      steps:
        - user: "${how}"
          state: active

      """
    let workspace = try workspace("set: {how: press-home}\n")
    try workspace.write(text, to: "v.yaml")
    #expect(try await run("v.yaml", in: workspace).status == 3)
    #expect(try await run("v.yaml", "--set", "how=tap-icon", in: workspace).status == 0)
  }

  @Test func notEveryFileNeedsAVariableOfTheProject() async throws {
    let workspace = try workspace("set: {pause: 1s}\n")
    #expect(try await run("b", in: workspace).status == 0)
    let typed = try await run("b", "--set", "pause=1s", in: workspace)
    #expect(typed.status == 2)
    #expect(typed.errors.contains("--set pause: no scenario has a variable with that name"))
    let variable = try await Command.start(
      ["b"],
      in: workspace.folder,
      environment: ["SCENARIO_RUN_SET": "rest=1s"]
    ).outcome()
    #expect(variable.status == 0, "\(variable.errors)")
  }

  @Test func pathsAreRelativeToTheConfiguration() async throws {
    let workspace = try workspace(
      "paths: b\njunit: out.xml\nreport: \"junit:more.xml\"\nhistory: kept\n"
    )
    try workspace.createFolder("deep/er")
    let run = try await Command.start(
      [],
      in: workspace.folder.appending(path: "deep/er"),
      environment: ["SCENARIO_RUN_HISTORY": ""]
    ).outcome()
    #expect(run.status == 0)
    #expect(run.output.contains("../../b/c.yaml"))
    #expect(
      workspace.names == [
        ".scenario-run.yaml", "a.yaml", "b", "deep", "kept", "more.xml", "out.xml",
      ]
    )
  }

  @Test func subcommandsIgnoreOptionsThatTheyDoNotHave() async throws {
    let workspace = try workspace("junit: r.xml\nquiet: true\njobs: 2\n")
    #expect(try await run("list", "b", in: workspace).status == 0)
    #expect(try await run("check", "b", in: workspace).status == 0)
    #expect(try await run("coverage", "b", in: workspace).status == 0)
  }

  @Test(arguments: [
    (
      "junti: r.xml\n", "1:1: error: unknown key 'junti' in the configuration [unknown-key]",
      "did you mean 'junit'?"
    ),
    (
      "profiles:\n  ci: {paths: a, qiet: true}\n",
      "2:18: error: unknown key 'qiet' in the profile 'ci'", "'quiet'"
    ),
    (
      "press-home: true\n", "1:1: error: unknown key 'press-home' in the configuration",
      "possible here: "
    ),
    ("quiet: ja\n", "1:8: error: 'ja' is not a Boolean [wrong-type]", "write true or false"),
    ("jobs: many\n", "1:7: error: 'many' cannot be used for 'jobs' [wrong-type]", "'many'"),
    ("jobs: 0\n", "1:7: error: '0' cannot be used for 'jobs'", "a number from 1 to 1024"),
    ("jobs: [1, 2]\n", "1:7: error: expected a value, found a list", ""),
    (
      "report: [\"junit:a\", \"nonsense:b\"]\n", "1:9: error: 'junit:a, nonsense:b' cannot be used",
      ""
    ),
    ("jobs: 1\njobs: 2\n", "2:1: error:", "[duplicate-key]"),
    ("[\n", "1:1: error:", "[yaml-syntax]"),
    ("- paths\n", "1:1: error: the configuration must be a mapping of keys and values", ""),
    ("jobs: 1\n---\njobs: 2\n", "3:1: error: a configuration is one document", ""),
    ("filter:\n", "1:", "missing value: expected"),
    ("shard: 3/2\n", "1:8: error:", "expected NUMBER/COUNT"),
    ("report: html\n", "1:9: error:", "expected FORMAT:FILE"),
    ("run-timeout: 5\n", "1:14: error:", "expected a number and a unit"),
    ("set: kind=voip\n", "1:6: error:", "'set' must be a mapping of keys and values"),
    (
      "quiet: true\nverbose: true\n", "2:10: error:",
      "--quiet and --verbose cannot be used together"
    ),
  ])
  func whatIsWrongInTheConfigurationHasItsPlace(
    _ text: String,
    _ message: String,
    _ help: String
  ) async throws {
    let workspace = try workspace(text)
    let run = try await run("b", in: workspace)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(".scenario-run.yaml:\(message)"), "\(run.errors)")
    #expect(help.isEmpty || run.errors.contains(help), "\(run.errors)")
    // Help is there all the same.
    #expect(try await self.run("--help", in: workspace).status == 0)
  }

  @Test func aMistakeOnTheCommandLineIsItsOwn() async throws {
    let workspace = try workspace("jobs: 2\n")
    let run = try await run("b", "--jobs", "many", in: workspace)
    #expect(run.status == 2)
    #expect(!run.errors.contains(".yaml"))
    let variable = try await self.run(
      "b",
      in: workspace,
      environment: ["SCENARIO_RUN_JOBS": "many"]
    )
    #expect(variable.status == 2)
    #expect(
      variable.errors.hasPrefix("scenario-run: error: SCENARIO_RUN_JOBS: 'many' cannot be used; ")
    )
  }

  @Test func whatIsWrongByItselfIsNotBlamedOnTheConfiguration() async throws {
    let workspace = try workspace("junit: r.xml\nprofiles: {ci: {junit: ci.xml}}\n")
    let run = try await run("merge", "1.jsonl", "--profile", "ci", "--frob", in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("scenario-run: error: Unknown option '--frob'"), "\(run.errors)")
    #expect(try await self.run("merge", "1.jsonl", "--profile", "ci", in: workspace).status == 5)
  }

  @Test func theConfiguredNumberOfCasesIsThatOfTheConfiguredPaths() async throws {
    let workspace = try workspace("paths: [a.yaml, b]\nexpect-count: 9\n")
    let all = try await run(in: workspace)
    #expect(all.errors.contains("--expect-count: the number of cases is "), "\(all.errors)")
    for narrower in [["b"], ["b/c.yaml:1"], ["--filter", "e"], ["--expect-count", "1", "b"]] {
      let run = try await Command.start(narrower, in: workspace.folder).outcome()
      #expect(!run.errors.contains("--expect-count"), "\(narrower): \(run.errors)")
    }
    let stated = try await run("--expect-count", "9", "b", in: workspace)
    #expect(stated.status == 6)
    // Who sets the variable for a run knows what it selects.
    let variable = ["SCENARIO_RUN_EXPECT_COUNT": "8"]
    let selected = try await run("--filter", "e", "b", in: workspace, environment: variable)
    #expect(selected.errors.contains("expected 8"), "\(selected.errors)")
  }

  @Test func anUnknownProfileNamesThoseThatThereAre() async throws {
    let workspace = try workspace("profiles: {nightly: {quiet: true}, ci: {}}\n")
    let near = try await run("b", "--profile", "nightl", in: workspace)
    #expect(near.status == 2)
    let message = "unknown profile 'nightl' in '.scenario-run.yaml'; did you mean 'nightly'?"
    #expect(near.errors.contains(message))
    let far = try await run("b", "--profile", "x", in: workspace)
    #expect(far.errors.contains("available: ci, nightly"))
    let none = try Workspace(["a.yaml": Sample.passing])
    let missing = try await run("a.yaml", "--profile", "ci", in: none)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("profiles belong in .scenario-run.yaml"))
  }

  @Test func anEmptyConfigurationMarksTheRoot() async throws {
    let workspace = try workspace("")
    let run = try await Command.start(
      ["c.yaml"],
      in: workspace.folder.appending(path: "b"),
      environment: ["SCENARIO_RUN_HISTORY": ""]
    ).outcome()
    #expect(run.status == 0)
    #expect(workspace.names.contains(".scenario-run"))
  }

  @Test func aConfigurationOfAnotherNameIsReported() async throws {
    let workspace = try Workspace([".scenario-run.yml": "quiet: true\n", "a.yaml": Sample.passing])
    let run = try await run("a.yaml", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("  ok  a.yaml"))
    let warning =
      "scenario-run: warning: '.scenario-run.yml' is ignored; rename it to .scenario-run.yaml\n"
    #expect(run.errors == warning)
    try workspace.write("", to: ".scenario-run.yaml")
    #expect(try await self.run("a.yaml", in: workspace).errors == "")
  }

  @Test func aMisspelledVariableIsReported() async throws {
    let workspace = try workspace("")
    let run = try await run("b", in: workspace, environment: ["SCENARIO_RUN_JUNT": "r.xml"])
    #expect(run.status == 0)
    #expect(
      run.errors
        == "scenario-run: warning: unknown variable SCENARIO_RUN_JUNT; did you mean SCENARIO_RUN_JUNIT?\n"
    )
  }
}
