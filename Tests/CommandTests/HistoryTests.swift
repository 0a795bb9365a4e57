import Foundation
import Testing

/// What a run keeps for the next ones, and what these make of it.
@Suite(.timeLimit(.minutes(15))) struct HistoryTests {
  private func runCommand(
    _ arguments: String...,
    in workspace: Workspace
  ) async throws -> Command.Outcome {
    try await Command.start(arguments, in: workspace.folder, environment: Self.kept).outcome()
  }

  /// The tests of the command keep no history, unless they are about it.
  private static let kept = ["SCENARIO_RUN_HISTORY": ""]

  private func lines(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init)
  }

  @Test func onlyWhatFailedIsRunAgain() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.suite, "b.yaml": Sample.passing, "c.yaml": Sample.invalid,
    ])
    #expect(try await runCommand(".", in: workspace).status == 3)
    #expect(workspace.text(".scenario-run/.gitignore") == "*\n")
    let again = try await runCommand("--failed", ".", in: workspace)
    #expect(again.status == 3)
    #expect(again.output.contains("1 failed, 1 invalid, 0 passed"))
    let list = try await runCommand("list", "--failed", ".", in: workspace)
    #expect(list.output == "a.yaml:8: Two\n")
    // Fixed, it runs once more; then nothing is left.
    try workspace.write(Sample.suite.replacing("inactive", with: "active"), to: "a.yaml")
    try workspace.write(Sample.passing, to: "c.yaml")
    let edited = try await runCommand("--failed", ".", in: workspace)
    #expect(edited.status == 0)
    #expect(edited.output.contains("2 passed"))
    let none = try await runCommand("--failed", ".", in: workspace)
    #expect(none.status == 0)
    #expect(
      none.errors.contains("note: nothing that is selected failed in its last run: nothing was run")
    )
    #expect(none.output.contains("0 passed"))
  }

  @Test(arguments: [["--tag", "x", "a.yaml"], ["--filter", "A", "a.yaml"], ["a.yaml:2"]])
  func whatWasInvalidInANarrowedRunIsRunAgain(_ narrowed: [String]) async throws {
    let scenario =
      "scenario: A\nios: [4.0, 8.0]\ntags: [x]\nsteps: [{user: tap-icon, state: active}]\n"
    let workspace = try Workspace(["a.yaml": scenario])
    func run(_ arguments: [String]) async throws -> Command.Outcome {
      try await Command.start(arguments, in: workspace.folder, environment: Self.kept).outcome()
    }
    #expect(try await run(["a.yaml"]).status == 0)
    try workspace.write(scenario.replacing("active", with: "actve"), to: "a.yaml")
    #expect(try await run(narrowed).status == 3)
    try workspace.write(scenario, to: "a.yaml")
    let again = try await run(["--failed", "a.yaml"])
    #expect(again.status == 0)
    #expect(again.output.contains("2 passed"))
    let none = try await run(["--failed", "a.yaml"])
    #expect(none.status == 0)
    #expect(
      none.errors.contains("note: nothing that is selected failed in its last run: nothing was run")
    )
  }

  @Test func aHistoryWhoseLinesWereMovedIsIgnoredAndEverythingIsRun() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    #expect(try await runCommand(".", in: workspace).status == 1)
    let history = try #require(workspace.text(".scenario-run/history"))
    // The line of the failure becomes one of the other file, which has no such case.
    let failure = try #require(history.split(separator: "\n").first { $0.hasPrefix("failed") })
    var lines = history.split(separator: "\n").filter { $0 != failure }
    lines.insert(failure, at: lines.count - 1)
    try workspace.write(lines.joined(separator: "\n") + "\n", to: ".scenario-run/history")
    let again = try await runCommand("--failed", ".", in: workspace)
    #expect(again.status == 1)
    #expect(again.output.contains("1 failed, 1 passed"))
    #expect(again.errors.contains("warning: the history is ignored: "))
    #expect(
      try await runCommand("--failed", ".", in: workspace).output.contains("1 failed, 0 passed")
    )
  }

  @Test func aRunOfSomethingElseDoesNotHideWhatADamagedHistoryHeld() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    #expect(try await runCommand(".", in: workspace).status == 1)
    let history = try #require(workspace.text(".scenario-run/history"))
    try workspace.write(String(history.dropLast(3)), to: ".scenario-run/history")
    let other = try await runCommand("b.yaml", in: workspace)
    #expect(other.status == 0)
    #expect(other.errors.contains("warning: the history is ignored: "))
    let again = try await runCommand("--failed", ".", in: workspace)
    #expect(again.status == 1)
    #expect(again.output.contains("1 failed, 0 passed"))
  }

  @Test func whatLeavesNothingIsNamed() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    #expect(try await runCommand("a.yaml", in: workspace).status == 1)
    let tags = try await runCommand("--failed", "--tag", "smoke", "a.yaml", in: workspace)
    #expect(tags.status == 4)
    #expect(tags.errors.contains("no case matches --tag and --failed\n"))
    let other = try await runCommand("--failed", "a.yaml:4", in: workspace)
    #expect(other.status == 0, "another scenario of the file has failed")
    #expect(
      other.errors.contains(
        "note: nothing that is selected failed in its last run: nothing was run"
      )
    )
  }

  @Test func whatFailedAndIsGoneIsNamed() async throws {
    let workspace = try Workspace([
      "d/a.yaml": Sample.failing, "d/b.yaml": Sample.suite, "e.yaml": Sample.failing,
    ])
    #expect(try await runCommand(".", in: workspace).status == 1)
    try workspace.write(Sample.failing, to: "d/c.yaml")
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "d/a.yaml"))
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "e.yaml"))
    try workspace.write(
      Sample.suite.replacing("scenario: Two", with: "scenario: 2"),
      to: "d/b.yaml"
    )
    let run = try await runCommand("--failed", "d", in: workspace)
    #expect(run.status == 4)
    #expect(
      run.errors == """
        scenario-run: warning: 'd/a.yaml' failed in its last run, but no longer exists
        scenario-run: warning: 'Two' failed in its last run, but is no longer in 'd/b.yaml'
        scenario-run: error: no case matches --failed

        """
    )
    // A run of the whole file knows better.
    #expect(try await runCommand("d/b.yaml", in: workspace).status == 1)
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "d/b.yaml"))
    let again = try await runCommand("list", "--failed", ".", in: workspace)
    #expect(
      again.errors.matches(of: /warning: '(.*?)' failed/).map(\.1) == [
        "d/a.yaml", "d/b.yaml", "e.yaml",
      ]
    )
    #expect(again.errors.contains("no case matches --failed"))
    // So does one of the whole folder, unless it leaves something out.
    for narrowed in [["--tag", "slow", "."], ["d/c.yaml"], ["--failed", "."]] {
      _ = try await Command.start(narrowed, in: workspace.folder, environment: Self.kept).outcome()
    }
    #expect(
      try await runCommand("list", "--failed", ".", in: workspace).errors.contains("'d/b.yaml'")
    )
    _ = try await runCommand("d", in: workspace)
    let last = try await runCommand("list", "--failed", ".", in: workspace)
    #expect(last.errors.matches(of: /warning: '(.*?)' failed/).map(\.1) == ["e.yaml"])
  }

  @Test func whatARunDidNotComeToHasNotPassed() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b.yaml": Sample.passing])
    #expect(try await runCommand("a.yaml:4", in: workspace).status == 0)
    let run = try await runCommand(".", "--fail-fast", in: workspace)
    #expect(run.output.contains("1 failed, 2 interrupted, 2 passed"), "\(run.output)")
    let list = try await runCommand("list", "--failed", ".", in: workspace)
    #expect(list.output == "a.yaml:8: Two\na.yaml:11: Three\nb.yaml:1: Launch\n")
    // Whatever passed before may fail now.
    try workspace.write(Sample.failing, to: "0.yaml")
    #expect(try await runCommand("b.yaml", in: workspace).status == 0)
    #expect(try await runCommand(".", "--fail-fast", in: workspace).status == 1)
    let less = try await runCommand("list", "--failed", ".", in: workspace)
    #expect(
      less.output == """
        0.yaml:1: Wrong state
        a.yaml:4: One [iOS 4.0]
        a.yaml:4: One [iOS 8.0]
        a.yaml:8: Two
        a.yaml:11: Three
        b.yaml:1: Launch

        """
    )
  }

  @Test func withoutAHistoryAllIsRun() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await runCommand("--failed", "a.yaml", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed"))
    #expect(run.errors.contains("note: there is no history yet, so all cases are run"))
  }

  @Test func aDamagedHistoryIsIgnoredWithANoteAndReplaced() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.failing, ".scenario-run/history": "scenario-run history 2\nrubbish\n",
    ])
    let run = try await runCommand("--failed", "a.yaml", in: workspace)
    #expect(run.status == 1)
    #expect(run.errors.contains("warning: the history is ignored: '"))
    #expect(run.errors.contains("is damaged"))
    let again = try await runCommand("--failed", "a.yaml", in: workspace)
    #expect(again.errors == "")
    #expect(again.output.contains("1 failed"))
  }

  @Test func filesThatFailedComeFirstAndReportsStayByPath() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.passing, "b.yaml": Sample.failing, "c.yaml": Sample.passing,
    ])
    _ = try await runCommand(".", in: workspace)
    let run = try await runCommand(
      "--order",
      "failed-first",
      ".",
      "--junit",
      "r.xml",
      in: workspace
    )
    let places = lines(run.output).compactMap { $0.firstMatch(of: /^(  ok|FAIL)  (.)\.yaml/)?.2 }
    #expect(places == ["b", "a", "c"])
    let report = try #require(workspace.text("r.xml"))
    #expect(report.matches(of: /<testsuite [^>]*name="(.)\.yaml"/).map(\.1) == ["a", "b", "c"])
  }

  @Test func theSlowestComesFirst() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.passing])
    let history = """
      scenario-run history 2
      file\t100000\t1\ta.yaml
      passed\t10\tLaunch
      file\t100000\t1\tb.yaml
      passed\t11\tLaunch
      end\t2\t
      """
    // FNV-1a of all that comes before it.
    let sum = history.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(sum, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    try workspace.write("\(history)\(padding)\(digits)\n", to: ".scenario-run/history")
    let run = try await runCommand("--order", "slowest-first", ".", in: workspace)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("  ok  b.yaml"))
  }

  @Test func aHistoryLiesAtTheRootOfTheProject() async throws {
    let workspace = try Workspace(["x/y/a.yaml": Sample.failing, "b.yaml": Sample.failing])
    try workspace.createFolder(".git")
    let inner = workspace.folder.appending(path: "x/y")
    _ = try await Command.start(["a.yaml", "../../b.yaml"], in: inner, environment: Self.kept)
      .outcome()
    #expect(workspace.names == [".git", ".scenario-run", "b.yaml", "x"])
    let list = try await runCommand("list", "--failed", ".", in: workspace)
    #expect(list.output == "b.yaml:1: Wrong state\nx/y/a.yaml:1: Wrong state\n")
    let within = try await Command.start(
      ["list", "--failed", "a.yaml"],
      in: inner,
      environment: Self.kept
    ).outcome()
    #expect(within.output == "a.yaml:1: Wrong state\n")
  }

  @Test func aFolderOfItsOwnAndNone() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing])
    _ = try await runCommand("a.yaml", "--history", "off", in: workspace)
    #expect(workspace.names == ["a.yaml"])
    _ = try await runCommand("a.yaml", "--history", "kept/here", in: workspace)
    #expect(workspace.names == ["a.yaml", "kept"])
    #expect(workspace.text("kept/here/.gitignore") == nil)
    let run = try await runCommand("list", ".", "--failed", "--history", "kept/here", in: workspace)
    #expect(run.output == "a.yaml:1: Wrong state\n")
    let off = try await runCommand("a.yaml", "--failed", "--history", "off", in: workspace)
    #expect(off.status == 2)
  }

  @Test func aRunContinuesWithoutAHistoryThatWasNotRequested() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, ".scenario-run": "a file"])
    let run = try await runCommand("a.yaml", in: workspace)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let list = try await runCommand("list", "--failed", "a.yaml", in: workspace)
    #expect(list.errors.contains("there is no history yet"))
  }

  @Test func whereTheRequestedHistoryCannotBeKeptNothingIsRun() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await runCommand("a.yaml", "--history", "a.yaml/x", in: workspace)
    #expect(run.status == 5)
    #expect(run.output == "")
    #expect(
      run.errors.contains(
        "error: the results of this run cannot be recorded: cannot create the folder 'a.yaml/x'"
      )
    )
    #expect(run.errors.contains("to run without recording them: --history off\n"))
  }
}
