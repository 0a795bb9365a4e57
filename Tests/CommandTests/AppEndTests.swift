import Foundation
import TestSupport
import Testing

/// How a program that is the app under test ends, and what it leaves behind.
@Suite(.timeLimit(.minutes(15)), .enabled(if: Command.hasPython)) struct AppEndTests {
  private static let fixtures = Golden.root.appending(path: "Tests/Fixtures/app")

  /// The ends of the program, and how they are reported.
  private static let ends = [
    ("SIGSEGV", "the app crashed with SIGSEGV"), ("SIGKILL", "the app crashed with SIGKILL"),
    ("3", "the app exited with status 3"),
  ]
  private static let modes = [
    ["--jobs", "1"], ["--jobs", "2"], ["--isolate"], ["--repeat", "2"],
  ]

  /// Runs the scenarios; only an app that hangs has a short time for its answers.
  private func run(_ app: String, _ arguments: [String]) async throws -> Command.Outcome {
    let timeout = app.contains("hang") ? "2s" : "10min"
    return try await Command.start(
      arguments
        + [
          "--app", "\(Command.python) endings.py \(app)", "--app-timeout", timeout, "endings.yaml",
        ],
      in: Self.fixtures
    ).outcome()
  }

  @Test(arguments: ["at-once", "later", "closed"], modes)
  func anEndAfterTheLastAnswerIsReported(_ time: String, _ mode: [String]) async throws {
    for (end, message) in Self.ends {
      let run = try await run("\(time) \(end)", mode)
      #expect(run.status == 1, "\(end): \(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains("after the end of the case"))
    }
  }

  @Test(arguments: modes)
  func aProgramThatExitsWithStatusZeroPasses(_ mode: [String]) async throws {
    for app in ["closed well", "closed 0", "later 0", "at-once 0"] {
      let run = try await run(app, mode)
      #expect(run.status == 0, "\(app): \(run.output)\(run.errors)")
    }
  }

  @Test func aReportContainsTheEnd() async throws {
    let workspace = try Workspace()
    let report = workspace.folder.appending(path: "r.xml").path(percentEncoded: false)
    let events = workspace.folder.appending(path: "e.jsonl").path(percentEncoded: false)
    let options = ["--junit", report, "--events", events]
    #expect(try await run("closed SIGSEGV", options).status == 1)
    #expect(workspace.text("r.xml")?.contains("the app crashed with SIGSEGV") == true)
    let later = try await Command.run("report", "--from", events, in: workspace.folder)
    #expect(later.status == 1, "\(later.output)\(later.errors)")
  }

  @Test func casesBeforeAWrongEndAreRunAgain() async throws {
    let workspace = try Workspace()
    let folder = workspace.folder.appending(path: "history").path(percentEncoded: false)
    let history = ["--history", folder]
    #expect(try await run("closed SIGSEGV", history).status == 1)
    let failed = try await run("closed well", ["list", "--failed"] + history)
    let all = try await run("closed well", ["list"])
    #expect(failed.output == all.output)
    #expect(try await run("closed well", ["--failed"] + history).status == 0)
    #expect(try await run("closed well", ["list", "--failed"] + history).output.isEmpty)
  }

  @Test(arguments: [
    ["check"], ["list"], ["coverage"], ["bless", "--check"], ["explore", "--walks", "1"],
  ])
  func otherSubcommandsReportTheEndToo(_ arguments: [String]) async throws {
    let well = try await run("closed well", arguments)
    #expect(well.status == 0, "\(well.output)\(well.errors)")
    let run = try await run("closed SIGSEGV", arguments)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("the app crashed with SIGSEGV"), "\(run.errors)")
  }

  // MARK: - Processes

  /// What the app does, and the exit status of the run.
  private static let lives: [(app: String, status: Int32)] = [
    ("closed well", 0), ("in-a-step SIGSEGV", 1), ("in-a-step hang", 1), ("later SIGKILL", 1),
  ]

  #if os(Linux)
    @Test(arguments: lives.indices, [["--jobs", "2"], ["--isolate"]])
    func processesInSessionsOfTheirOwnEndWithTheApp(_ index: Int, _ mode: [String]) async throws {
      let (app, status) = Self.lives[index]
      // Each has a duration of its own, by which its processes are found.
      let seconds = "\(10_000 + index * 10 + (mode == ["--isolate"] ? 1 : 0)).\(getpid())"
      let run = try await run("\(app) \(seconds)", mode)
      #expect(run.status == status, "\(run.output)\(run.errors)")
      try await expectNoSleep(seconds)
    }

    @Test func aProcessWithoutTheEnvironmentEndsWithTheApp() async throws {
      let seconds = "10100.\(getpid())"
      let run = try await run("in-a-step hang \(seconds) bare", [])
      #expect(run.status == 1)
      try await expectNoSleep(seconds)
    }

    private func expectNoSleep(_ seconds: String) async throws {
      let left = try await Command.shell(
        "pgrep -fx '/bin/sleep \(seconds)' | wc -l",
        in: Self.fixtures
      )
      #expect(left.output.trimmingCharacters(in: .whitespacesAndNewlines) == "0")
    }
  #endif
}
