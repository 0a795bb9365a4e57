import Foundation
import Testing

/// Attempts, rounds, and what ends a run early.
@Suite(.timeLimit(.minutes(15))) struct RetryTests {
  @Test(arguments: [
    ["--retries", "-1"], ["--repeat", "0"], ["--max-fail", "0"], ["--run-timeout", "soon"],
    ["--fail-fast", "--max-fail", "2"], ["--retries", "1", "--repeat", "2"], ["--fail-on-flaky"],
    ["--prove-determinism", "--retries", "1"],
  ])
  func optionsThatMakeNoSenseAreWrongUse(_ arguments: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.start(["a.yaml"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  @Test(arguments: [[], ["--isolate"]])
  func aCaseThatPassesAtALaterAttemptIsFlaky(_ more: [String]) async throws {
    func run(_ options: [String]) async throws -> Command.Outcome {
      let workspace = try Workspace(["a.yaml": Self.moody("fail-twice")])
      try workspace.createFolder("attempts")
      return try await Command.start(
        ["a.yaml", "--junit", "r.xml", "--events", "e.jsonl"] + options + more,
        in: workspace.folder,
        environment: [
          "ATTEMPTS": workspace.folder.appending(path: "attempts").path(percentEncoded: false)
        ],
        program: Command.faultyProgram
      ).outcome()
    }
    let never = try await run([])
    #expect(never.status == 1)
    #expect(never.output.contains("1 failed, 0 passed"))
    let tooFew = try await run(["--retries", "1"])
    #expect(tooFew.status == 1)
    let enough = try await run(["--retries", "2"])
    #expect(enough.status == 0)
    #expect(enough.output.contains("flaky  The app is moody, passed on attempt 3"))
    #expect(enough.output.contains("1 passed (1 flaky)"))
    let strict = try await run(["--retries", "2", "--fail-on-flaky"])
    #expect(strict.status == 6)
  }

  @Test func aCrashIsTriedAgainToo() async throws {
    let workspace = try Workspace(["a.yaml": Self.moody("crash-twice")])
    try workspace.createFolder("attempts")
    let run = try await Command.runFaulty(
      "a.yaml",
      "--isolate",
      "--retries",
      "2",
      "--events",
      "e.jsonl",
      in: workspace.folder,
      environment: [
        "ATTEMPTS": workspace.folder.appending(path: "attempts").path(percentEncoded: false)
      ]
    )
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed (1 flaky)"))
    let later = try await Command.run("report", "--from", "e.jsonl", in: workspace.folder)
    #expect(later.status == 0)
    #expect(later.output.contains("1 passed (1 flaky)"))
  }

  @Test(arguments: [[], ["--isolate"]])
  func roundsFindWhatFailsOnlyNowAndThen(_ more: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Self.moody("moody")])
    let arguments = ["a.yaml", "-j", "1"] + more
    func run(_ options: [String]) async throws -> Command.Outcome {
      try await Command.start(
        arguments + options,
        in: workspace.folder,
        program: Command.faultyProgram
      ).outcome()
    }
    #expect(try await run([]).status == 0)
    let twice = try await run(["--repeat", "9"])
    #expect(twice.status == 1)
    #expect(twice.output.contains("in round 2"))
  }

  @Test(arguments: [["-j", "1"], ["--isolate"]])
  func aCaseThatIsCutOffBetweenItsRoundsHasNotPassed(_ more: [String]) async throws {
    // It sleeps in each round: the limit is long enough for the first one on a slow machine, and costs nothing.
    let workspace = try Workspace(["a.yaml": Fault.scenario("slow", named: "Launch")])
    let arguments = ["a.yaml", "--repeat", "1000000", "--events", "e.jsonl"] + more
    let run = try await Command.start(
      arguments + ["--run-timeout", "5s"],
      in: workspace.folder,
      program: Command.faultyProgram
    ).outcome()
    #expect(run.status == 1)
    let reason = /--run-timeout exceeded after round \d+ of 1000000\n/
    #expect(run.output.contains("interrupted  Launch: --run-timeout exceeded"))
    #expect(run.output.contains(reason))
    #expect(run.output.contains("1 interrupted, 0 passed"))
    #expect(!run.output.contains("in round"))
    let later = try await Command.run("report", "--from", "e.jsonl", in: workspace.folder)
    #expect(later.status == 1)
    #expect(later.output.contains(reason))
  }

  @Test(arguments: [["-j", "1"], ["-j", "2"], ["--isolate"]])
  func theRestIsLeftOutAfterTooManyFailures(_ more: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b.yaml": Sample.failing])
    for number in 0..<100 { try workspace.write(Sample.passing, to: "c\(number).yaml") }
    let arguments = [".", "--junit", "r.xml", "--events", "e.jsonl"] + more
    let fast = try await Command.start(arguments + ["--fail-fast"], in: workspace.folder).outcome()
    #expect(fast.status == 1)
    #expect(fast.output.contains("1 failed, 102 interrupted, 2 passed"))
    #expect(fast.output.contains("stopped after 1 failure"))
    #expect(
      workspace.text("r.xml")?.contains("tests=\"105\" failures=\"1\" errors=\"102\"") == true
    )
    let later = try await Command.run("report", "--from", "e.jsonl", in: workspace.folder)
    #expect(later.status == 1)
    #expect(later.output.contains("1 failed, 102 interrupted, 2 passed"))
    let two = try await Command.start(arguments + ["--max-fail", "2"], in: workspace.folder)
      .outcome()
    #expect(two.output.contains("2 failed, 100 interrupted, 3 passed"))
    let three = try await Command.start(arguments + ["--max-fail", "3"], in: workspace.folder)
      .outcome()
    #expect(three.output.contains("2 failed, 103 passed"))
  }

  @Test func whatIsNotDeterministicIsFound() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b.yaml": Self.moody("moody")])
    let good = try await Command.run("a.yaml", "--prove-determinism", in: workspace.folder)
    #expect(good.status == 1, "one fails, alike each time")
    #expect(!good.output.contains("deterministic"))
    let called = "{including: [applicationDidBecomeActive]}"
    // Only the second app of a process is moody, so that a fresh one never is.
    try workspace.write(
      "suite: S\nios: 8.0\ntags: [moody]\nscenarios:\n"
        + "  - {scenario: One, steps: [{user: tap-icon, calls: \(called)}]}\n"
        + "  - {scenario: Two, steps: [{user: tap-icon, calls: \(called)}]}\n",
      to: "c.yaml"
    )
    let run = try await Command.runFaulty(
      "c.yaml",
      "--prove-determinism",
      "--jobs",
      "1",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(run.status == 1)
    let words = "it ended as failed after other cases, and as passed in a fresh process"
    #expect(run.output.contains("not deterministic: \(words)"))
    #expect(run.output.contains("1 failed, 1 not deterministic, 1 passed"))
    #expect(run.output.contains("required condition not met: --prove-determinism"))
    #expect(
      workspace.text("r.xml")?.contains("<property name=\"differs\" value=\"it ended as") == true
    )
  }

  @Test func anUnmetConditionIsInTheEvents() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    func run(_ arguments: String...) async throws -> Command.Outcome {
      try await Command.start(arguments, in: workspace.folder).outcome()
    }
    let first = try await run(
      "a.yaml",
      "--expect-count",
      "2",
      "--shard",
      "1/1",
      "--events",
      "e.jsonl"
    )
    #expect(first.status == 6)
    #expect(first.output.contains("required condition not met: --expect-count"))
    #expect(workspace.text("e.jsonl")?.contains("\"missed\":[\"expect-count\"]") == true)
    for arguments in [
      ["report", "--from", "e.jsonl"], ["merge", "e.jsonl", "--events", "m.jsonl"],
    ] {
      let later = try await Command.start(arguments, in: workspace.folder).outcome()
      #expect(later.status == 6)
      #expect(later.output.contains("required condition not met: --expect-count"))
    }
    #expect(try await run("report", "--from", "m.jsonl", "--quiet").status == 6)
  }

  /// A scenario that fails if the app does not become active.
  private static func moody(_ tag: String) -> String {
    """
    scenario: The app is moody
    ios: 8.0
    tags: [\(tag)]
    steps:
      - user: tap-icon
        calls: { including: [applicationDidBecomeActive] }

    """
  }
}
