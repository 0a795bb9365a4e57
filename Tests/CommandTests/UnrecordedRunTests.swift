import Foundation
import Testing

/// Runs that could not record their results: an older history does not answer for them.
@Suite(.timeLimit(.minutes(15))) struct UnrecordedRunTests {
  /// The tests of the command keep no history, unless they are about it.
  private static let kept = ["SCENARIO_RUN_HISTORY": ""]

  private func run(_ arguments: String..., in workspace: Workspace) async throws -> Command.Outcome
  {
    try await Command.start(arguments, in: workspace.folder, environment: Self.kept).outcome()
  }

  private func shell(_ line: String, in workspace: Workspace) async throws -> Command.Outcome {
    try await Command.shell(
      "SCENARIO_RUN_HISTORY=; export SCENARIO_RUN_HISTORY; \(line)",
      in: workspace.folder
    )
  }

  /// A project whose history is green, in which a file has failed since.
  private func brokenProject(history: String? = nil) async throws -> Workspace {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.passing])
    let option = history.map { ["--history", $0] } ?? []
    let first = try await Command.start(
      ["."] + option,
      in: workspace.folder,
      environment: Self.kept
    ).outcome()
    try #require(first.status == 0)
    try workspace.write(Sample.failing, to: "a.yaml")
    return workspace
  }

  private static func markers(in folder: URL, _ history: String = ".scenario-run") -> [String] {
    let path = folder.appending(path: history).path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasPrefix("unrecorded-") }
  }

  /// Checks that each command with `--failed` is refused, and that the printed command makes it work again.
  private func expectRefusal(
    in workspace: Workspace,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for command in [["--failed", "."], ["list", "--failed", "."], ["check", "--failed", "."]] {
      let refused = try await Command.start(command, in: workspace.folder, environment: Self.kept)
        .outcome()
      #expect(refused.status == 5, sourceLocation: sourceLocation)
      #expect(refused.output == "", sourceLocation: sourceLocation)
      #expect(
        refused.errors.contains("what failed in it is not known"),
        "\(refused.errors)",
        sourceLocation: sourceLocation
      )
    }
    let refused = try await run("--failed", ".", in: workspace)
    let fix = try #require(
      refused.errors.firstMatch(of: /run without --failed: scenario-run (.*)\n/)
    )
    let fixed = try await shell("exec $run \(fix.1)", in: workspace)
    #expect(fixed.status == 1, sourceLocation: sourceLocation)
    #expect(Self.markers(in: workspace.folder) == [], sourceLocation: sourceLocation)
    let failed = try await run("list", "--failed", ".", in: workspace)
    #expect(failed.output == "a.yaml:1: Wrong state\n", sourceLocation: sourceLocation)
  }

  /// Starts a run that would last, and ends it by a signal.
  private func endRun(by signal: Int32, in workspace: Workspace) async throws {
    let folder = workspace.folder
    let run = try Command.start(
      [".", "--repeat", "1000000"],
      in: folder,
      environment: Self.kept
    )
    run.send(signal) { !Self.markers(in: folder).isEmpty }
    #expect(await run.outcome().status == 128 + signal)
  }

  @Test func aRunThatWasKilled() async throws {
    let workspace = try await brokenProject()
    try await endRun(by: SIGKILL, in: workspace)
    try await expectRefusal(in: workspace)
  }

  @Test func aRunWhoseResultsCannotBeWritten() async throws {
    let workspace = try await brokenProject()
    let run = try await shell("ulimit -f 0; exec $run .", in: workspace)
    #expect(run.status == 5)
    #expect(run.output == "")
    #expect(run.errors.contains("the results of this run cannot be recorded: cannot write '"))
    try await expectRefusal(in: workspace)
  }

  @Test func aRunThatCannotReadAFolder() async throws {
    let workspace = try await brokenProject()
    try workspace.write(Sample.passing, to: "d/c.yaml")
    // Unlike missing permissions, a list that is too large stops everybody.
    try workspace.write("", to: "d/.gitignore")
    let list = workspace.folder.appending(path: "d/.gitignore")
    #expect(truncate(list.path(percentEncoded: false), 1 << 30) == 0)
    let run = try await run(".", in: workspace)
    #expect(run.status == 5, "\(run.output)\(run.errors)")
    #expect(Self.markers(in: workspace.folder).count == 1)
    try FileManager.default.removeItem(at: list)
    try await expectRefusal(in: workspace)
  }

  @Test func theHistoryCannotBeReplacedAtTheEnd() async throws {
    let workspace = try await brokenProject(history: "h")
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "h/history"))
    try workspace.createFolder("h/history/full")
    let run = try await run(".", "--history", "h", in: workspace)
    #expect(run.status == 5)
    #expect(run.output.contains("1 failed, 1 passed"))
    #expect(run.errors.contains("the results of this run cannot be recorded: "))
    #expect(Self.markers(in: workspace.folder, "h").count == 1)
    let refused = try await self.run("--failed", ".", "--history", "h", in: workspace)
    #expect(refused.errors.contains("run without --failed: scenario-run --history h .\n"))
  }

  @Test func whatRunsAfterItMakesTheRestCountAsFailed() async throws {
    let workspace = try await brokenProject()
    try workspace.write("", to: ".scenario-run/unrecorded-2147483647")
    try workspace.write("", to: ".scenario-run/unrecorded-2147483646-2")
    #expect(try await run("b.yaml", in: workspace).status == 0)
    #expect(Self.markers(in: workspace.folder) == [])
    let failed = try await run("list", "--failed", ".", in: workspace)
    #expect(failed.output == "a.yaml:1: Wrong state\n")
  }

  @Test func aRunOfFailedCasesThatIsCutShortLeavesThemFailed() async throws {
    let workspace = try await brokenProject()
    #expect(try await run(".", in: workspace).status == 1)
    let unwritable = try await shell("ulimit -f 0; exec $run --failed .", in: workspace)
    #expect(unwritable.status == 5)
    #expect(Self.markers(in: workspace.folder) == [])
    let killed = try Command.start(
      ["--failed", ".", "--repeat", "1000000", "--events", "e.jsonl"],
      in: workspace.folder,
      environment: Self.kept
    )
    let events = workspace.folder.appending(path: "e.jsonl").path(percentEncoded: false)
    killed.send(SIGKILL) { FileManager.default.fileExists(atPath: events) }
    _ = await killed.outcome()
    #expect(Self.markers(in: workspace.folder) == [])
    #expect(
      try await run("list", "--failed", ".", in: workspace).output == "a.yaml:1: Wrong state\n"
    )
  }

  @Test func anInterruptedRunIsRecorded() async throws {
    let workspace = try await brokenProject()
    try await endRun(by: SIGINT, in: workspace)
    #expect(Self.markers(in: workspace.folder) == [])
    let failed = try await run("list", "--failed", ".", in: workspace)
    #expect(failed.output.contains("b.yaml:1: Launch\n"))
  }

  @Test func whileAnotherRunIsInProgressItIsNotKnownWhatFailed() async throws {
    let workspace = try await brokenProject()
    try workspace.write(Sample.passing, to: "c.yaml")
    let running = try Command.start(
      ["b.yaml", "--repeat", "1000000"],
      in: workspace.folder,
      environment: Self.kept
    )
    while Self.markers(in: workspace.folder).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
    let refused = try await run("--failed", ".", in: workspace)
    #expect(refused.status == 5)
    #expect(refused.errors.contains("another run is in progress"))
    // It takes nothing from the history of the others, nor they from it.
    #expect(try await run("a.yaml", in: workspace).status == 1)
    #expect(Self.markers(in: workspace.folder).count == 1)
    running.send(SIGINT)
    _ = await running.outcome()
    #expect(Self.markers(in: workspace.folder) == [])
    let failed = try await run("list", "--failed", ".", in: workspace)
    #expect(failed.output == "a.yaml:1: Wrong state\nb.yaml:1: Launch\n")
  }

  @Test func aWatchThatCannotRecordItsResultsEnds() async throws {
    let workspace = try await brokenProject()
    let watch = try await shell("ulimit -f 0; exec $run . --watch", in: workspace)
    #expect(watch.status == 5)
    #expect(watch.errors.contains("to run without recording them: --history off"))
  }

  @Test func withoutAHistoryThereIsNoMarker() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await shell("ulimit -f 0; exec $run .", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(Self.markers(in: workspace.folder) == [])
    let off = try await shell("ulimit -f 0; exec $run . --history off", in: workspace)
    #expect(off.status == 0)
  }

  @Test func aMergeOfShardsThatAreNotWhole() async throws {
    let workspace = try await brokenProject()
    _ = try await run(".", "--shard", "1/2", "--events", "1.jsonl", in: workspace)
    #expect(try await run("merge", "1.jsonl", in: workspace).status == 5)
    try await expectRefusal(in: workspace)
  }
}
