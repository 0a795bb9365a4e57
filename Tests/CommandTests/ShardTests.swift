import Foundation
import TestSupport
import Testing

/// A run that several machines share, and its parts joined.
@Suite(.timeLimit(.minutes(15))) struct ShardTests {
  /// Files of all sorts: some with many cases, some invalid.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for number in 0..<24 {
      let text = [Sample.passing, Sample.suite, Sample.failing, Sample.suite][number % 4]
      try workspace.write(text, to: "d/\(number).yaml")
    }
    try workspace.write(Sample.invalid, to: "d/invalid.yaml")
    let versions = "[4.0, 4.2, 5.0, 6.0, 7.0, 8.0, 9.0]"
    let scenarios = (0..<20).map { number in
      "  - {scenario: S\(number), ios: \(versions), steps: [{user: tap-icon, state: active}]}\n"
    }
    try workspace.write("suite: Large\nscenarios:\n\(scenarios.joined())", to: "d/large.yaml")
    return workspace
  }

  private func withoutTimes(_ text: String) -> String {
    text.replacing(/time="[0-9.]+"/, with: "").replacing(/timestamp="[^"]+"/, with: "")
      .replacing(/in [0-9.]+ s/, with: "")
  }

  private func runShards(_ workspace: Workspace, over count: Int) async throws {
    for number in 1...count {
      let run = try await Command.run(
        "d",
        "--shard",
        "\(number)/\(count)",
        "--events",
        "\(number).jsonl",
        in: workspace.folder
      )
      #expect([0, 1, 3].contains(run.status))
      #expect(run.errors.contains("note: shard \(number)/\(count) has "))
      #expect(run.errors.contains("balanced by count: the history has no times for them"))
    }
  }

  @Test func theShardsTogetherAreTheWholeRun() async throws {
    let workspace = try workspace()
    let whole = try await Command.run(
      "d",
      "--junit",
      "whole.xml",
      "--events",
      "whole.jsonl",
      in: workspace.folder
    )
    #expect(whole.status == 3)
    try await runShards(workspace, over: 5)
    let streams = (1...5).map { "\($0).jsonl" }
    let arguments =
      ["merge"] + streams.reversed() + ["--junit", "merged.xml", "--events", "m.jsonl"]
    let merged = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(merged.status == 3)
    #expect(withoutTimes(merged.output) == withoutTimes(whole.output))
    let reports = try ["whole.xml", "merged.xml"].map {
      withoutTimes(try #require(workspace.text($0)))
    }
    #expect(reports[0] == reports[1])
    // The events of the whole run are those of a run.
    _ = try await Command.run(
      "report",
      "--from",
      "m.jsonl",
      "--junit",
      "again.xml",
      in: workspace.folder
    )
    #expect(withoutTimes(try #require(workspace.text("again.xml"))) == reports[0])
    let parts = try streams.map { try #require(workspace.text($0)) }
    let shares = parts.map { $0.ranges(of: "\"event\":\"case-finished\"").count }
    #expect(shares.reduce(0, +) == reports[0].ranges(of: "<testcase ").count)
    #expect(shares.allSatisfy { $0 > 0 })
  }

  @Test(arguments: [1, 2])
  func invalidCasesOfAValidFileArePlanned(_ invalid: Int) async throws {
    let steps = "\n  ios: 8.0\n  steps: [{user: tap-icn, state: active}]"
    let scenarios = (1...invalid).map { "- scenario: typo \($0)\(steps)" }
    let workspace = try Workspace([
      "d/a.yaml": "suite: s\nscenarios:\n\(scenarios.joined(separator: "\n"))\n"
        + "- scenario: fine\n  ios: 8.0\n  steps: [{user: tap-icon, state: active}]\n"
    ])
    try await runShards(workspace, over: 2)
    let merged = try await Command.start(
      ["merge", "1.jsonl", "2.jsonl", "--junit", "merged.xml"],
      in: workspace.folder
    ).outcome()
    #expect(merged.status == 3, "\(merged.errors)")
    #expect(merged.output.contains("\(invalid) invalid, 1 passed"), "\(merged.output)")
    #expect(workspace.text("merged.xml") != nil)
  }

  @Test func aSetThatIsNotWholeIsRefused() async throws {
    let workspace = try workspace()
    try await runShards(workspace, over: 3)
    func merge(_ streams: String...) async throws -> String {
      let arguments = ["merge"] + streams + ["--junit", "merged.xml"]
      let run = try await Command.start(arguments, in: workspace.folder).outcome()
      #expect(run.status == 5)
      #expect(workspace.text("merged.xml") == nil)
      return run.errors
    }
    #expect(try await merge("1.jsonl", "3.jsonl").contains("error: shard 2/3 is missing"))
    #expect(try await merge("1.jsonl").contains("error: shards 2/3, 3/3 are missing"))
    try workspace.write(try #require(workspace.text("2.jsonl")), to: "copy.jsonl")
    let twice = try await merge("1.jsonl", "2.jsonl", "3.jsonl", "copy.jsonl")
    #expect(twice.contains("copy.jsonl:1: shard 2/3 is a duplicate of that in '2.jsonl'"))
    let lines = try #require(workspace.text("2.jsonl")).split(separator: "\n")
    try workspace.write(lines.dropLast().joined(separator: "\n") + "\n", to: "torn.jsonl")
    let torn = try await merge("1.jsonl", "torn.jsonl", "3.jsonl")
    #expect(torn.contains("shard 2/3 in 'torn.jsonl' did not finish"))
    try workspace.write(
      lines.filter { !$0.contains("\"case\":0") }.joined(separator: "\n") + "\n",
      to: "less.jsonl"
    )
    #expect(try await merge("1.jsonl", "less.jsonl", "3.jsonl").contains("did not finish"))
    try workspace.write(Sample.passing, to: "x.yaml")
    _ = try await Command.run("x.yaml", "--events", "plain.jsonl", in: workspace.folder)
    #expect(
      try await merge("1.jsonl", "plain.jsonl").contains(
        "'plain.jsonl' was written without --shard"
      )
    )
    _ = try await Command.run("d", "--shard", "2/4", "--events", "4.jsonl", in: workspace.folder)
    #expect(
      try await merge("1.jsonl", "4.jsonl").contains(
        "4.jsonl:1: shard 2/4 is one of 4 shards, but that in '1.jsonl' is one of 3"
      )
    )
    try workspace.write(Sample.passing, to: "d/2.yaml")
    _ = try await Command.run(
      "d",
      "--shard",
      "2/3",
      "--events",
      "other.jsonl",
      in: workspace.folder
    )
    let other = try await merge("1.jsonl", "other.jsonl", "3.jsonl")
    #expect(other.contains("other.jsonl:1: shard 2/3 ran other cases than that in '1.jsonl'"))
    #expect(try await merge("gone.jsonl").contains("cannot read 'gone.jsonl'"))
    let otherProgram = (workspace.text("2.jsonl") ?? "").replacingOccurrences(
      of: "\"program\":\"scenario-run ",
      with: "\"program\":\"scenario-run 9."
    )
    try workspace.write(otherProgram, to: "stranger.jsonl")
    #expect(
      try await merge("1.jsonl", "stranger.jsonl", "3.jsonl").contains(
        "stranger.jsonl:1: shard 2/3 was run by 'scenario-run 9."
      )
    )
    let part = try await Command.run(
      "report",
      "--from",
      "1.jsonl",
      "--from",
      "3.jsonl",
      "--junit",
      "part.xml",
      in: workspace.folder
    )
    #expect(part.status == 5)
    #expect(part.errors.contains("this is not the whole run: shard 2/3 is missing"))
    #expect(workspace.text("part.xml")?.contains("the run itself") == true)
    let alone = try await Command.run("report", "--from", "1.jsonl", in: workspace.folder)
    #expect(alone.status == 3, "\(alone.errors)")
    #expect(!alone.errors.contains("the whole run"))
  }

  @Test(arguments: [
    ["--set", "x=2"], ["--prove-determinism"], ["--isolate"], ["--retries", "2"],
    ["--repeat", "2"],
  ])
  func shardsThatRanWithOtherOptionsAreRefused(_ options: [String]) async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.passing + "  - wait: ${x}s\n    state: active\nvariables: {x: 1}\n",
      "b.yaml": Sample.passing,
    ])
    func run(_ number: Int, _ options: [String]) async throws {
      let shard = ["a.yaml", "b.yaml", "--shard", "\(number)/2", "--events", "\(number).jsonl"]
      _ = try await Command.start(shard + options, in: workspace.folder).outcome()
    }
    try await run(1, options)
    try await run(2, options)
    let same = try await Command.run("merge", "1.jsonl", "2.jsonl", in: workspace.folder)
    #expect(same.status == 0, "\(same.errors)")
    try await run(2, [])
    let other = try await Command.run("merge", "1.jsonl", "2.jsonl", in: workspace.folder)
    #expect(other.status == 5)
    #expect(
      other.errors.contains(
        "shard 2/2 was run without options, but that in '1.jsonl' with \(options.joined(separator: " ")); "
          + "all shards must run with the same options"
      ),
      "\(other.errors)"
    )
  }

  @Test(.enabled(if: Command.hasPython))
  func shardsOfWhichOneRanWithAnAppAreRefused() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.passing])
    let app = Golden.root.appending(path: "Tests/Fixtures/app/drafts.py").path(
      percentEncoded: false
    )
    _ = try await Command.run(
      "a.yaml",
      "b.yaml",
      "--shard",
      "1/2",
      "--events",
      "1.jsonl",
      "--app",
      "\(Command.python) '\(app)'",
      in: workspace.folder
    )
    _ = try await Command.run(
      "a.yaml",
      "b.yaml",
      "--shard",
      "2/2",
      "--events",
      "2.jsonl",
      in: workspace.folder
    )
    let merged = try await Command.run("merge", "1.jsonl", "2.jsonl", in: workspace.folder)
    #expect(merged.status == 5)
    #expect(merged.errors.contains("with an app"), "\(merged.errors)")
  }

  @Test func shardsThatWerePlannedByDifferentTimesAreRefused() async throws {
    let workspace = try workspace()
    _ = try await Command.run("d", "--history", "kept", in: workspace.folder)
    for (number, history) in [(1, "kept"), (2, "off")] {
      _ = try await Command.run(
        "d",
        "--shard",
        "\(number)/2",
        "--events",
        "\(number).jsonl",
        "--history",
        history,
        in: workspace.folder
      )
    }
    let run = try await Command.run("merge", "1.jsonl", "2.jsonl", in: workspace.folder)
    #expect(run.status == 5)
    #expect(
      run.errors.contains(
        "2.jsonl:1: shard 2/2 was planned with other times than that in '1.jsonl'"
      )
    )
  }

  @Test func mergingKeepsTheTimesForTheNextRun() async throws {
    let workspace = try workspace()
    try await runShards(workspace, over: 2)
    _ = try await Command.run(
      "merge",
      "1.jsonl",
      "2.jsonl",
      "--history",
      "kept",
      in: workspace.folder
    )
    let next = try await Command.run(
      "d",
      "--shard",
      "1/2",
      "--history",
      "kept",
      in: workspace.folder
    )
    #expect(next.errors.contains("cases, balanced by their recorded times\n"))
    let failed = try await Command.run(
      "list",
      "d",
      "--failed",
      "--history",
      "kept",
      in: workspace.folder
    )
    #expect(failed.output.contains("d/1.yaml:8: Two"))
    #expect(!failed.output.contains("large"))
  }

  @Test func moreShardsThanCases() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let empty = try await Command.run("a.yaml", "--shard", "2/3", in: workspace.folder)
    #expect(empty.status == 0)
    #expect(empty.errors.contains("there are fewer cases than shards: nothing was run"))
    let none = try await Command.run(
      "a.yaml",
      "--shard",
      "2/3",
      "--filter",
      "nonsense",
      in: workspace.folder
    )
    #expect(none.status == 4)
  }

  @Test func whatOtherShardsHaveIsNotMissed() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.failing])
    for number in 1...2 {
      let run = try await Command.run(
        "a.yaml",
        "b.yaml",
        "--shard",
        "\(number)/2",
        "--tag",
        "smoke or slow",
        "--expect-count",
        "2",
        in: workspace.folder
      )
      #expect(run.status == number - 1)
      #expect(!run.errors.contains("has the tag"))
    }
  }

  @Test(arguments: ["0/3", "4/3", "x", "1", "1/2/3"])
  func anInvalidShardIsRefused(_ text: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    #expect(try await Command.run("a.yaml", "--shard", text, in: workspace.folder).status == 2)
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "2/3"),
    (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"], "2/3"),
    (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "1/3"),
    (["GTEST_SHARD_INDEX": "2", "GTEST_TOTAL_SHARDS": "3"], "3/3"),
    (["SYSTEM_JOBPOSITIONINPHASE": "3", "SYSTEM_TOTALJOBSINPHASE": "3"], "3/3"),
    (["CI_NODE_TOTAL": "1"], "1/1"),
  ])
  func theVariablesOfTheCISystem(_ variables: [String: String], _ shard: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.start(
      ["a.yaml", "--shard", "auto"],
      in: workspace.folder,
      environment: variables
    ).outcome()
    #expect(run.errors.contains("note: shard \(shard) has "), "\(run.errors)")
  }

  @Test func withoutVariablesThereIsNoAutomaticShard() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let none = try await Command.start(
      ["a.yaml", "--shard", "auto"],
      in: workspace.folder,
      environment: ["CI_NODE_TOTAL": ""]
    ).outcome()
    #expect(none.status == 2)
    #expect(none.errors.contains("no CI system defines the shard"))
    let half = try await Command.start(
      ["a.yaml", "--shard", "auto"],
      in: workspace.folder,
      environment: ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"]
    ).outcome()
    #expect(half.status == 2)
    #expect(half.errors.contains("CI_NODE_INDEX '4' and CI_NODE_TOTAL '3' are not a valid shard"))
  }
}
