import Foundation
import Testing

/// What a run keeps for the next ones, and what these make of it.
@Suite(.timeLimit(.minutes(15))) struct HistoryTests {
  private func play(_ arguments: String..., in place: Playground) async throws -> Command.Outcome {
    try await Command.start(arguments, in: place.folder, environment: Self.kept).outcome()
  }

  /// The tests of the command keep no history, unless they are about it.
  private static let kept = ["SCENARIO_RUN_HISTORY": ""]

  private func lines(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init)
  }

  @Test func onlyWhatFailedIsRunAgain() async throws {
    let place = try Playground([
      "a.yaml": Sample.suite, "b.yaml": Sample.passing, "c.yaml": Sample.invalid,
    ])
    #expect(try await play(".", in: place).status == 3)
    #expect(place.text(".scenario-run/.gitignore") == "*\n")
    let again = try await play("--failed", ".", in: place)
    #expect(again.status == 3)
    #expect(again.output.contains("1 failed, 1 invalid, 0 passed"))
    let list = try await play("list", "--failed", ".", in: place)
    #expect(list.output == "a.yaml:8: Two\n")
    // Fixed, it runs once more; then nothing is left.
    try place.write(Sample.suite.replacing("inactive", with: "active"), to: "a.yaml")
    try place.write(Sample.passing, to: "c.yaml")
    let edited = try await play("--failed", ".", in: place)
    #expect(edited.status == 0)
    #expect(edited.output.contains("2 passed"))
    let none = try await play("--failed", ".", in: place)
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
    let place = try Playground(["a.yaml": scenario])
    func run(_ arguments: [String]) async throws -> Command.Outcome {
      try await Command.start(arguments, in: place.folder, environment: Self.kept).outcome()
    }
    #expect(try await run(["a.yaml"]).status == 0)
    try place.write(scenario.replacing("active", with: "actve"), to: "a.yaml")
    #expect(try await run(narrowed).status == 3)
    try place.write(scenario, to: "a.yaml")
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
    let place = try Playground(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    #expect(try await play(".", in: place).status == 1)
    let history = try #require(place.text(".scenario-run/history"))
    // The line of the failure becomes one of the other file, which has no such case.
    let failure = try #require(history.split(separator: "\n").first { $0.hasPrefix("failed") })
    var lines = history.split(separator: "\n").filter { $0 != failure }
    lines.insert(failure, at: lines.count - 1)
    try place.write(lines.joined(separator: "\n") + "\n", to: ".scenario-run/history")
    let again = try await play("--failed", ".", in: place)
    #expect(again.status == 1)
    #expect(again.output.contains("1 failed, 1 passed"))
    #expect(again.errors.contains("warning: the history is ignored: "))
    #expect(try await play("--failed", ".", in: place).output.contains("1 failed, 0 passed"))
  }

  @Test func aRunOfSomethingElseDoesNotHideWhatADamagedHistoryHeld() async throws {
    let place = try Playground(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    #expect(try await play(".", in: place).status == 1)
    let history = try #require(place.text(".scenario-run/history"))
    try place.write(String(history.dropLast(3)), to: ".scenario-run/history")
    let other = try await play("b.yaml", in: place)
    #expect(other.status == 0)
    #expect(other.errors.contains("warning: the history is ignored: "))
    let again = try await play("--failed", ".", in: place)
    #expect(again.status == 1)
    #expect(again.output.contains("1 failed, 0 passed"))
  }

  @Test func whatLeavesNothingIsNamed() async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    #expect(try await play("a.yaml", in: place).status == 1)
    let tags = try await play("--failed", "--tag", "smoke", "a.yaml", in: place)
    #expect(tags.status == 4)
    #expect(tags.errors.contains("no case matches --tag and --failed\n"))
    let other = try await play("--failed", "a.yaml:4", in: place)
    #expect(other.status == 0, "another scenario of the file has failed")
    #expect(
      other.errors.contains(
        "note: nothing that is selected failed in its last run: nothing was run"
      )
    )
  }

  @Test func whatFailedAndIsGoneIsNamed() async throws {
    let place = try Playground([
      "d/a.yaml": Sample.failing, "d/b.yaml": Sample.suite, "e.yaml": Sample.failing,
    ])
    #expect(try await play(".", in: place).status == 1)
    try place.write(Sample.failing, to: "d/c.yaml")
    try FileManager.default.removeItem(at: place.folder.appending(path: "d/a.yaml"))
    try FileManager.default.removeItem(at: place.folder.appending(path: "e.yaml"))
    try place.write(Sample.suite.replacing("scenario: Two", with: "scenario: 2"), to: "d/b.yaml")
    let run = try await play("--failed", "d", in: place)
    #expect(run.status == 4)
    #expect(
      run.errors == """
        scenario-run: warning: 'd/a.yaml' failed in its last run, but no longer exists
        scenario-run: warning: 'Two' failed in its last run, but is no longer in 'd/b.yaml'
        scenario-run: error: no case matches --failed

        """
    )
    // A run of the whole file knows better.
    #expect(try await play("d/b.yaml", in: place).status == 1)
    try FileManager.default.removeItem(at: place.folder.appending(path: "d/b.yaml"))
    let again = try await play("list", "--failed", ".", in: place)
    #expect(
      again.errors.matches(of: /warning: '(.*?)' failed/).map(\.1) == [
        "d/a.yaml", "d/b.yaml", "e.yaml",
      ]
    )
    #expect(again.errors.contains("no case matches --failed"))
    // So does one of the whole folder, unless it leaves something out.
    for narrowed in [["--tag", "slow", "."], ["d/c.yaml"], ["--failed", "."]] {
      _ = try await Command.start(narrowed, in: place.folder, environment: Self.kept).outcome()
    }
    #expect(try await play("list", "--failed", ".", in: place).errors.contains("'d/b.yaml'"))
    _ = try await play("d", in: place)
    let last = try await play("list", "--failed", ".", in: place)
    #expect(last.errors.matches(of: /warning: '(.*?)' failed/).map(\.1) == ["e.yaml"])
  }

  @Test func whatARunDidNotComeToHasNotPassed() async throws {
    let place = try Playground(["a.yaml": Sample.suite, "b.yaml": Sample.passing])
    #expect(try await play("a.yaml:4", in: place).status == 0)
    let run = try await play(".", "--fail-fast", in: place)
    #expect(run.output.contains("1 failed, 2 interrupted, 2 passed"), "\(run.output)")
    let list = try await play("list", "--failed", ".", in: place)
    #expect(list.output == "a.yaml:8: Two\na.yaml:11: Three\nb.yaml:1: Launch\n")
    // Whatever passed before may fail now.
    try place.write(Sample.failing, to: "0.yaml")
    #expect(try await play("b.yaml", in: place).status == 0)
    #expect(try await play(".", "--fail-fast", in: place).status == 1)
    let less = try await play("list", "--failed", ".", in: place)
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
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await play("--failed", "a.yaml", in: place)
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed"))
    #expect(run.errors.contains("note: there is no history yet, so all cases are run"))
  }

  @Test func aDamagedHistoryIsIgnoredWithANoteAndReplaced() async throws {
    let place = try Playground([
      "a.yaml": Sample.failing, ".scenario-run/history": "scenario-run history 2\nrubbish\n",
    ])
    let run = try await play("--failed", "a.yaml", in: place)
    #expect(run.status == 1)
    #expect(run.errors.contains("warning: the history is ignored: '"))
    #expect(run.errors.contains("is damaged"))
    let again = try await play("--failed", "a.yaml", in: place)
    #expect(again.errors == "")
    #expect(again.output.contains("1 failed"))
  }

  @Test func filesThatFailedComeFirstAndReportsStayByPath() async throws {
    let place = try Playground([
      "a.yaml": Sample.passing, "b.yaml": Sample.failing, "c.yaml": Sample.passing,
    ])
    _ = try await play(".", in: place)
    let run = try await play("--order", "failed-first", ".", "--junit", "r.xml", in: place)
    let places = lines(run.output).compactMap { $0.firstMatch(of: /^(  ok|FAIL)  (.)\.yaml/)?.2 }
    #expect(places == ["b", "a", "c"])
    let report = try #require(place.text("r.xml"))
    #expect(report.matches(of: /<testsuite [^>]*name="(.)\.yaml"/).map(\.1) == ["a", "b", "c"])
  }

  @Test func theSlowestComesFirst() async throws {
    let place = try Playground(["a.yaml": Sample.passing, "b.yaml": Sample.passing])
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
    try place.write("\(history)\(padding)\(digits)\n", to: ".scenario-run/history")
    let run = try await play("--order", "slowest-first", ".", in: place)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("  ok  b.yaml"))
  }

  @Test func aHistoryLiesAtTheRootOfTheProject() async throws {
    let place = try Playground(["x/y/a.yaml": Sample.failing, "b.yaml": Sample.failing])
    try place.createFolder(".git")
    let inner = place.folder.appending(path: "x/y")
    _ = try await Command.start(["a.yaml", "../../b.yaml"], in: inner, environment: Self.kept)
      .outcome()
    #expect(place.names == [".git", ".scenario-run", "b.yaml", "x"])
    let list = try await play("list", "--failed", ".", in: place)
    #expect(list.output == "b.yaml:1: Wrong state\nx/y/a.yaml:1: Wrong state\n")
    let within = try await Command.start(
      ["list", "--failed", "a.yaml"],
      in: inner,
      environment: Self.kept
    ).outcome()
    #expect(within.output == "a.yaml:1: Wrong state\n")
  }

  @Test func aFolderOfItsOwnAndNone() async throws {
    let place = try Playground(["a.yaml": Sample.failing])
    _ = try await play("a.yaml", "--history", "off", in: place)
    #expect(place.names == ["a.yaml"])
    _ = try await play("a.yaml", "--history", "kept/here", in: place)
    #expect(place.names == ["a.yaml", "kept"])
    #expect(place.text("kept/here/.gitignore") == nil)
    let run = try await play("list", ".", "--failed", "--history", "kept/here", in: place)
    #expect(run.output == "a.yaml:1: Wrong state\n")
    let off = try await play("a.yaml", "--failed", "--history", "off", in: place)
    #expect(off.status == 2)
  }

  @Test func whereNoHistoryWasRequestedAndNoneCanBeKeptTheRunGoesOn() async throws {
    let place = try Playground(["a.yaml": Sample.passing, ".scenario-run": "a file"])
    let run = try await play("a.yaml", in: place)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let list = try await play("list", "--failed", "a.yaml", in: place)
    #expect(list.errors.contains("there is no history yet"))
  }

  @Test func whereTheRequestedHistoryCannotBeKeptNothingIsRun() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await play("a.yaml", "--history", "a.yaml/x", in: place)
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
