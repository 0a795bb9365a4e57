import Foundation
import TestSupport
import Testing

/// `--kill-each-step`: what the app under test loses when its process ends without notice.
@Suite(.timeLimit(.minutes(15)), .enabled(if: Command.hasPython)) struct KillTests {
  private static let fixtures = Golden.root.appending(path: "Tests/Fixtures/app")

  private func run(_ mode: String, _ options: String...) async throws -> Command.Outcome {
    try await Command.start(
      ["--app", "\(Command.python) drafts.py \(mode)", "drafts.yaml"] + options,
      in: Self.fixtures
    ).outcome()
  }

  @Test(arguments: [[], ["--isolate"]])
  func aLostDraftIsAFailureAtTheStep(_ options: [String]) async throws {
    let run = try await Command.start(
      ["--app", "\(Command.python) drafts.py", "drafts.yaml", "--kill-each-step"] + options,
      in: Self.fixtures
    ).outcome()
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("step 3 of 4, user: press-home"), "\(run.output)")
    #expect(
      run.output.contains(
        "killed (background) and opened again: the app's 'draft' is '', expected 'hello'; "
          + "also after step 4"
      ),
      "\(run.output)"
    )
    #expect(!run.output.contains("launches"))
    #expect(run.output.contains("--kill-each-step"))
    #expect(run.errors.contains("the app was killed 2 times"))
  }

  @Test func withoutKillsTheCasePasses() async throws {
    #expect(try await run("forget").status == 0)
  }

  @Test func aFixedAppLosesNothing() async throws {
    let run = try await run("fixed", "--kill-each-step")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func theStatesOfKillsCanBeChosen() async throws {
    let active = try await run("fixed", "--kill-each-step", "--kill-in", "active")
    #expect(active.output.contains("killed (active) and opened again"), "\(active.output)")
    let inactive = try await run("forget", "--kill-each-step", "--kill-in", "inactive")
    #expect(inactive.status == 4)
    #expect(inactive.errors.contains("nothing was killed"), "\(inactive.errors)")
    let wrong = try await run("fixed", "--kill-each-step", "--kill-in", "activ")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'active'?"), "\(wrong.errors)")
  }

  /// What ends a line, a text or a comment in YAML.
  @Test(arguments: [
    "hello\\nskip: not now #", "a\\r\\nskip: b", "\\u2028skip: b", "\\u0085skip: b", "a #b", "a: b",
    "'", "\\\"", "\\\\",
    " a ", "\\uFEFF", "\\0", "\\t", "- a", "$${a}",
  ])
  func aFindingIsReadAsItWasFoundWhateverTheAppHolds(_ text: String) async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: "Typed: \(text)"
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
      - app: {type: "\(text)"}
        expect: {app: {draft: "\(text)"}}
      - user: press-home
      """
    ])
    let program = Self.fixtures.appending(path: "drafts.py").path(percentEncoded: false)
    let app = ["--app", "\(Command.python) '\(program)'"]
    let found = try await Command.start(
      app + ["--kill-each-step", "--write-findings", "found", "a.yaml"],
      in: workspace.folder
    ).outcome()
    #expect(found.status == 1, "\(found.output)\(found.errors)")
    #expect(found.errors.contains("note: written: found/"), "\(found.errors)")
    let again = try await Command.start(app + ["found"], in: workspace.folder).outcome()
    #expect(again.status == 1, "\(again.output)\(again.errors)")
    #expect(again.output.contains("1 failed, 0 passed"), "\(again.output)")
  }

  @Test func withoutSurvivesTheProbesOfTheStepsAreCompared() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: A draft is typed
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
      - app: {type: hello}
        expect: {app: {launches: 1}}
      - user: press-home
      """
    ])
    let program = Self.fixtures.appending(path: "drafts.py").path(percentEncoded: false)
    let run = try await Command.run(
      "--app",
      "\(Command.python) '\(program)'",
      "--kill-each-step",
      "a.yaml",
      in: workspace.folder
    )
    #expect(run.output.contains("the app's 'launches' is 2, expected 1"), "\(run.output)")
    #expect(!run.output.contains("'draft'"))
  }

  @Test func aCrashAtTheNextLaunchIsAnError() async throws {
    let run = try await run("crash", "--kill-each-step")
    #expect(run.status == 1)
    #expect(run.output.contains("the app exited with status 3"), "\(run.output)")
  }

  @Test func eachFindingIsAScenarioThatFails() async throws {
    let workspace = try Workspace()
    let folder = workspace.folder.appending(path: "found").path(percentEncoded: false)
    let found = try await run("forget", "--kill-each-step", "--write-findings", folder)
    #expect(found.status == 1)
    let name = "found/draft-survives-step-3-of-a-draft-is-typed.yaml"
    let text = try #require(workspace.text(name), "\(found.errors)")
    #expect(text.contains("- system: { terminate-app: resource-overuse }"), "\(text)")
    let again = try await Command.run(
      "--app",
      "\(Command.python) drafts.py",
      folder,
      in: Self.fixtures
    )
    #expect(again.status == 1)
    #expect(again.output.contains("the app's 'draft' is '', expected 'hello'"), "\(again.output)")
    let fixed = try await Command.run(
      "--app",
      "\(Command.python) drafts.py fixed",
      folder,
      in: Self.fixtures
    )
    #expect(fixed.status == 0, "\(fixed.output)")
    // A second run has nothing to write, unless another scenario has the name of the file.
    let same = try await run("forget", "--kill-each-step", "--write-findings", folder)
    #expect(same.errors.contains("has this scenario already"), "\(same.errors)")
    #expect(!same.errors.contains("written:"))
    try workspace.write("scenario: mine\n", to: name)
    _ = try await run("forget", "--kill-each-step", "--write-findings", folder)
    #expect(workspace.text(name) == "scenario: mine\n")
    #expect(workspace.text(name.replacing(".yaml", with: "-2.yaml")) == text)
  }

  @Test(arguments: [[], ["--kill-each-step"]])
  func aProbeThatCannotBeReadDoesNotSurvive(_ options: [String]) async throws {
    let workspace = try Workspace([
      ".scenario-run.yaml": "app-actions: [type]\napp-probes: [draft, ghost]\n",
      "a.yaml": """
      scenario: A probe that the app does not have
      ios: 12.0
      app: {life-cycle: app-delegate}
      survives: [ghost]
      steps:
      - user: tap-icon
        state: active
      - user: press-home
      - wait: 60s
      - system: low-memory
        state: not-running
      - user: tap-icon
      """,
    ])
    let program = Self.fixtures.appending(path: "drafts.py").path(percentEncoded: false)
    let run = try await Command.start(
      ["--app", "\(Command.python) '\(program)' fixed", "a.yaml"] + options,
      in: workspace.folder
    ).outcome()
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("the app has no probe 'ghost'"), "\(run.output)")
  }

  @Test func killsAfterWhichNothingIsComparedAreNoted() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: No probe
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
      - app: {type: hello}
      - user: press-home
        state: background
      """
    ])
    let program = Self.fixtures.appending(path: "drafts.py").path(percentEncoded: false)
    let command = ["--app", "\(Command.python) '\(program)'", "--kill-each-step", "a.yaml"]
    let run = try await Command.start(command, in: workspace.folder).outcome()
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.contains("killed once, without comparing a value"), "\(run.errors)")
  }

  @Test func aKnownIssueCanBeWhatAKillLoses() async throws {
    let workspace = try Workspace()
    let scenario = try String(
      contentsOf: Self.fixtures.appending(path: "drafts.yaml"),
      encoding: .utf8
    )
    try workspace.write("known-issue: it loses drafts\n" + scenario, to: "a.yaml")
    let program = Self.fixtures.appending(path: "drafts.py").path(percentEncoded: false)
    for (mode, status) in [("forget", Int32(0)), ("fixed", 1)] {
      let run = try await Command.run(
        "--app",
        "\(Command.python) '\(program)' \(mode)",
        "--kill-each-step",
        "--write-findings",
        "found",
        "a.yaml",
        in: workspace.folder
      )
      #expect(run.status == status, "\(run.output)\(run.errors)")
      #expect(!run.errors.contains("written:"))
    }
  }

  @Test func theModelAloneHasNothingToLose() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("--kill-each-step", "a.yaml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--kill-each-step needs an app under test"), "\(run.errors)")
    for option in ["--kill-in", "--write-findings"] {
      let alone = try await Command.run(option, "active", "a.yaml", in: workspace.folder)
      #expect(alone.status == 2)
      #expect(alone.errors.contains("\(option) needs --kill-each-step"), "\(alone.errors)")
    }
  }

  /// With scenes, the process of an app that the user opens is in the background at first.
  @Test(arguments: ["ios: 12.0\napp: {life-cycle: app-delegate}", "ios: 26.0\napp: {}"])
  func survivesChecksTheKillsOfAScenario(_ environment: String) async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: A draft is typed
      \(environment)
      survives: [draft]
      steps:
      - user: tap-icon
      - app: {type: hello}
      - user: press-home
      - wait: 20s
      - system: low-memory
      - user: tap-icon
      """,
      "unknown.yaml": """
      scenario: x
      ios: 12.0
      survives: [drafts]
      steps:
      - user: tap-icon
        state: active
      """,
    ])
    let program = Self.fixtures.appending(path: "drafts.py").path(percentEncoded: false)
    func run(_ mode: String, _ file: String) async throws -> Command.Outcome {
      try await Command.run(
        "--app",
        "\(Command.python) '\(program)' \(mode)",
        file,
        in: workspace.folder
      )
    }
    let lost = try await run("forget", "a.yaml")
    #expect(lost.status == 1)
    #expect(lost.output.contains("a.yaml:4:12"), "\(lost.output)")
    #expect(
      lost.output.contains(
        "the app's 'draft' is '' after the launch, expected 'hello' as before its process ended"
      )
    )
    #expect(try await run("fixed", "a.yaml").status == 0)
    let unknown = try await run("fixed", "unknown.yaml")
    #expect(unknown.status == 3)
    #expect(unknown.output.contains("unknown probe 'drafts'"), "\(unknown.output)")
    let without = try await Command.run("a.yaml", in: workspace.folder)
    #expect(without.status == 3)
  }
}

extension Command {
  /// Python without the packages of the machine: to look for them takes longer than what an app of the tests does.
  static let python = "python3 -S"

  /// Whether apps in Python can be run.
  static let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
}
