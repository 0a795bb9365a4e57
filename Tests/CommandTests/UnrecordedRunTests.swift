import Foundation
import Testing

/// Runs that could not record their results: an older history does not answer for them.
@Suite(.timeLimit(.minutes(15))) struct UnrecordedRunTests {
  /// The tests of the command keep no history, unless they are about it.
  private static let kept = ["SCENARIO_RUN_HISTORY": ""]

  private func run(_ arguments: String..., in place: Playground) async throws -> Command.Outcome {
    try await Command.start(arguments, in: place.folder, environment: Self.kept).outcome()
  }

  private func shell(_ line: String, in place: Playground) async throws -> Command.Outcome {
    try await Command.shell(
      "SCENARIO_RUN_HISTORY=; export SCENARIO_RUN_HISTORY; \(line)",
      in: place.folder
    )
  }

  /// A project whose history is green, in which a file has failed since.
  private func brokenProject(history: String? = nil) async throws -> Playground {
    let place = try Playground(["a.yaml": Sample.passing, "b.yaml": Sample.passing])
    let option = history.map { ["--history", $0] } ?? []
    let first = try await Command.start(
      ["."] + option,
      in: place.folder,
      environment: Self.kept
    ).outcome()
    try #require(first.status == 0)
    try place.write(Sample.failing, to: "a.yaml")
    return place
  }

  private static func markers(in folder: URL, _ history: String = ".scenario-run") -> [String] {
    let path = folder.appending(path: history).path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasPrefix("unrecorded-") }
  }

  /// Checks that each command with `--failed` is refused, and that the printed command makes it work again.
  private func expectRefusal(
    in place: Playground,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for command in [["--failed", "."], ["list", "--failed", "."], ["check", "--failed", "."]] {
      let refused = try await Command.start(command, in: place.folder, environment: Self.kept)
        .outcome()
      #expect(refused.status == 5, sourceLocation: sourceLocation)
      #expect(refused.output == "", sourceLocation: sourceLocation)
      #expect(
        refused.errors.contains("what failed in it is not known"),
        "\(refused.errors)",
        sourceLocation: sourceLocation
      )
    }
    let refused = try await run("--failed", ".", in: place)
    let fix = try #require(
      refused.errors.firstMatch(of: /run without --failed: scenario-run (.*)\n/)
    )
    let fixed = try await shell("exec $run \(fix.1)", in: place)
    #expect(fixed.status == 1, sourceLocation: sourceLocation)
    #expect(Self.markers(in: place.folder) == [], sourceLocation: sourceLocation)
    let failed = try await run("list", "--failed", ".", in: place)
    #expect(failed.output == "a.yaml:1: Wrong state\n", sourceLocation: sourceLocation)
  }

  /// Starts a run that would last, and ends it by a signal.
  private func endRun(by signal: Int32, in place: Playground) async throws {
    let folder = place.folder
    let run = try Command.start(
      [".", "--repeat", "1000000"],
      in: folder,
      environment: Self.kept
    )
    run.send(signal) { !Self.markers(in: folder).isEmpty }
    #expect(await run.outcome().status == 128 + signal)
  }

  @Test func aRunThatWasKilled() async throws {
    let place = try await brokenProject()
    try await endRun(by: SIGKILL, in: place)
    try await expectRefusal(in: place)
  }

  @Test func aRunWhoseResultsCannotBeWritten() async throws {
    let place = try await brokenProject()
    let run = try await shell("ulimit -f 0; exec $run .", in: place)
    #expect(run.status == 5)
    #expect(run.output == "")
    #expect(run.errors.contains("the results of this run cannot be recorded: cannot write '"))
    try await expectRefusal(in: place)
  }

  @Test func aRunThatCannotReadAFolder() async throws {
    let place = try await brokenProject()
    try place.write(Sample.passing, to: "d/c.yaml")
    // Unlike missing permissions, a list that is too large stops everybody.
    try place.write("", to: "d/.gitignore")
    let list = place.folder.appending(path: "d/.gitignore")
    #expect(truncate(list.path(percentEncoded: false), 1 << 30) == 0)
    let run = try await run(".", in: place)
    #expect(run.status == 5, "\(run.output)\(run.errors)")
    #expect(Self.markers(in: place.folder).count == 1)
    try FileManager.default.removeItem(at: list)
    try await expectRefusal(in: place)
  }

  @Test func theHistoryCannotBeReplacedAtTheEnd() async throws {
    let place = try await brokenProject(history: "h")
    try FileManager.default.removeItem(at: place.folder.appending(path: "h/history"))
    try place.createFolder("h/history/full")
    let run = try await run(".", "--history", "h", in: place)
    #expect(run.status == 5)
    #expect(run.output.contains("1 failed, 1 passed"))
    #expect(run.errors.contains("the results of this run cannot be recorded: "))
    #expect(Self.markers(in: place.folder, "h").count == 1)
    let refused = try await self.run("--failed", ".", "--history", "h", in: place)
    #expect(refused.errors.contains("run without --failed: scenario-run --history h .\n"))
  }

  @Test func whatRunsAfterItMakesTheRestCountAsFailed() async throws {
    let place = try await brokenProject()
    try place.write("", to: ".scenario-run/unrecorded-2147483647")
    try place.write("", to: ".scenario-run/unrecorded-2147483646-2")
    #expect(try await run("b.yaml", in: place).status == 0)
    #expect(Self.markers(in: place.folder) == [])
    let failed = try await run("list", "--failed", ".", in: place)
    #expect(failed.output == "a.yaml:1: Wrong state\n")
  }

  @Test func aRunOfWhatFailedLeavesItFailedWhateverBecomesOfIt() async throws {
    let place = try await brokenProject()
    #expect(try await run(".", in: place).status == 1)
    let unwritable = try await shell("ulimit -f 0; exec $run --failed .", in: place)
    #expect(unwritable.status == 5)
    #expect(Self.markers(in: place.folder) == [])
    let killed = try Command.start(
      ["--failed", ".", "--repeat", "1000000", "--events", "e.jsonl"],
      in: place.folder,
      environment: Self.kept
    )
    let events = place.folder.appending(path: "e.jsonl").path(percentEncoded: false)
    killed.send(SIGKILL) { FileManager.default.fileExists(atPath: events) }
    _ = await killed.outcome()
    #expect(Self.markers(in: place.folder) == [])
    #expect(try await run("list", "--failed", ".", in: place).output == "a.yaml:1: Wrong state\n")
  }

  @Test func anInterruptedRunIsRecorded() async throws {
    let place = try await brokenProject()
    try await endRun(by: SIGINT, in: place)
    #expect(Self.markers(in: place.folder) == [])
    let failed = try await run("list", "--failed", ".", in: place)
    #expect(failed.output.contains("b.yaml:1: Launch\n"))
  }

  @Test func whileAnotherRunIsInProgressItIsNotKnownWhatFailed() async throws {
    let place = try await brokenProject()
    try place.write(Sample.passing, to: "c.yaml")
    let running = try Command.start(
      ["b.yaml", "--repeat", "1000000"],
      in: place.folder,
      environment: Self.kept
    )
    while Self.markers(in: place.folder).isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    let refused = try await run("--failed", ".", in: place)
    #expect(refused.status == 5)
    #expect(refused.errors.contains("another run is in progress"))
    // It takes nothing from the history of the others, nor they from it.
    #expect(try await run("a.yaml", in: place).status == 1)
    #expect(Self.markers(in: place.folder).count == 1)
    running.send(SIGINT)
    _ = await running.outcome()
    #expect(Self.markers(in: place.folder) == [])
    let failed = try await run("list", "--failed", ".", in: place)
    #expect(failed.output == "a.yaml:1: Wrong state\nb.yaml:1: Launch\n")
  }

  @Test func aWatchThatCannotRecordItsResultsEnds() async throws {
    let place = try await brokenProject()
    let watch = try await shell("ulimit -f 0; exec $run . --watch", in: place)
    #expect(watch.status == 5)
    #expect(watch.errors.contains("to run without recording them: --history off"))
  }

  @Test func withoutAHistoryNothingStands() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await shell("ulimit -f 0; exec $run .", in: place)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(Self.markers(in: place.folder) == [])
    let off = try await shell("ulimit -f 0; exec $run . --history off", in: place)
    #expect(off.status == 0)
  }

  @Test func aMergeOfShardsThatAreNotWhole() async throws {
    let place = try await brokenProject()
    _ = try await run(".", "--shard", "1/2", "--events", "1.jsonl", in: place)
    #expect(try await run("merge", "1.jsonl", in: place).status == 5)
    try await expectRefusal(in: place)
  }
}
