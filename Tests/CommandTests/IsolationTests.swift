import Foundation
import Testing

/// Scenarios whose app has a fault, which the tests' own build of the command injects.
enum Fault {
  /// The time limit is short only where it must be exceeded.
  static func scenario(
    _ tag: String,
    named name: String = "The app has a fault",
    timeout: String? = nil
  ) -> String {
    """
    scenario: \(name)
    ios: 8.0
    tags: [\(tag)]
    timeout: \(timeout ?? (tag.hasPrefix("hang") ? "1s" : "10min"))
    steps:
      - system: incoming-call
      - user: decline-call
      - user: tap-icon
        state: active

    """
  }
}

/// What becomes of a run whose workers crash, hang or go away.
@Suite(.timeLimit(.minutes(15))) struct IsolationTests {
  @Test(arguments: ["1", "2"])
  func aCrashFailsOneCaseAndNotTheRun(_ jobs: String) async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.passing, "b.yaml": Fault.scenario("crash"), "c.yaml": Sample.suite,
    ])
    let run = try await Command.runFaulty(
      ".",
      "--isolate",
      "--jobs",
      jobs,
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(run.status == 1)
    #expect(run.output.contains("error: its process crashed with SIGABRT"))
    #expect(run.output.contains("   in step 3\n"))
    #expect(run.output.contains("   | about to crash\n"))
    #expect(run.output.contains("1 failed, 1 error, 4 passed"))
    let report = try #require(workspace.text("r.xml"))
    #expect(report.contains("<error type=\"error\" message=\"its process crashed with SIGABRT"))
    #expect(report.contains("tests=\"6\" failures=\"1\" errors=\"1\""))
  }

  @Test func whatIsRunInWorkersIsReportedAlike() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.passing, "b.yaml": Sample.failing, "c.yaml": Sample.suite,
      "d.yaml": Sample.invalid, "e.yaml": "scenario: [unclosed\n",
      "warned.yaml": """
      scenario: A quote that opens nowhere
      ios: 8.0
      steps:
        - system: { open-url: todo://new" }
          state: background

      """,
    ])
    let arguments = [".", "--report", "junit:r.xml"]
    func texts(_ more: [String]) async throws -> [String] {
      let run = try await Command.start(arguments + more, in: workspace.folder).outcome()
      let report = try #require(workspace.text("r.xml"))
      return ([run.output, report] + ["\(run.status)"]).map {
        $0.replacing(#/ in [0-9.]+ s/#, with: "").replacing(#/time[a-z]*="[^"]*"/#, with: "")
          .replacing("run again: scenario-run --isolate ", with: "run again: scenario-run ")
      }
    }
    let here = try await texts([])
    #expect(here[0].contains("[stray-quote]"))
    #expect(try await texts(["--isolate"]) == here)
    #expect(try await texts(["--isolate", "--jobs", "1"]) == here)
  }

  @Test func aCrashCausedByAnotherCaseIsDistinguished() async throws {
    let workspace = try Workspace()
    try workspace.write(
      "suite: S\nios: 8.0\nscenarios:\n"
        + "  - {scenario: One, steps: [{user: tap-icon, state: active}], tags: [crash-unless-first]}\n"
        + "  - {scenario: Two, steps: [{user: tap-icon, state: active}], tags: [crash-unless-first]}\n"
        + "  - {scenario: Three, steps: [{user: tap-icon, state: active}], tags: [crash]}\n",
      to: "suite.yaml"
    )
    let run = try await Command.runFaulty(
      "suite.yaml",
      "--isolate",
      "-j",
      "1",
      in: workspace.folder
    )
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "SIGABRT; this does not happen if the case runs alone, so an earlier case is the cause"
      )
    )
    #expect(run.output.contains("error: its process crashed with SIGABRT\n"))
    #expect(run.output.contains("2 errors, 1 passed"))
  }

  @Test(arguments: ["hang", "hang-deaf"])
  func aHangIsEnded(_ tag: String) async throws {
    let workspace = try Workspace(["a.yaml": Fault.scenario(tag), "b.yaml": Sample.passing])
    let run = try await Command.runFaulty(".", "--isolate", "-j", "1", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("error: it hung and was terminated after "))
    #expect(run.output.contains("1 error, 1 passed"))
  }

  @Test func whatAWorkerHasStartedEndsWithIt() async throws {
    let workspace = try Workspace(["a.yaml": Fault.scenario("hang-with-child")])
    let run = try await Command.runFaulty(".", "--isolate", in: workspace.folder)
    #expect(run.status == 1)
    let child = try #require(run.output.firstMatch(of: #/child ([0-9]+)/#)).1
    let number = try #require(Int32(child))
    // Ended is also who waits for a parent to take note.
    let isGone: () -> Bool = {
      let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      return kill(number, 0) != 0 || status?.contains(") Z") == true
    }
    while !isGone() { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test func anExitWithoutAnErrorIsAnError() async throws {
    let workspace = try Workspace(["a.yaml": Fault.scenario("exit"), "b.yaml": Sample.passing])
    let run = try await Command.runFaulty(".", "--isolate", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("error: its process exited with status 0"))
    #expect(run.output.contains("   in step 3\n"))
  }

  @Test(arguments: [
    ("exit", "the app ended this process (exit)"), ("crash", "SIGABRT: the app crashed"),
    ("hang", "the app hung for 2 s"),
  ])
  func withoutIsolationTheCaseIsNamed(_ tag: String, _ message: String) async throws {
    let workspace = try Workspace(["a.yaml": Fault.scenario(tag)])
    let run = try await Command.runFaulty(
      "a.yaml",
      in: workspace.folder,
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
    #expect(run.status != 0)
    let line = "a.yaml:8: error: \(message) in 'The app has a fault', step 3 of 3, user: tap-icon\n"
    #expect(run.errors.contains(line), "\(run.errors)")
  }

  @Test func tenMegabytesOfOutputStopNothing() async throws {
    let workspace = try Workspace([
      "a.yaml": Fault.scenario("flood"), "b.yaml": Fault.scenario("flood-and-crash"),
      "c.yaml": Sample.passing,
    ])
    let run = try await Command.runFaulty(
      ".",
      "--isolate",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(run.status == 1)
    #expect(run.output.contains("   | the very last\n"))
    #expect(run.output.contains("1 error, 2 passed"))
    #expect(run.output.utf8.count < 20_000)
    #expect(workspace.text("r.xml").map { $0.utf8.count < 40_000 } == true)
  }

  @Test(arguments: ["line-and-crash", "carriage-returns-and-crash"])
  func theLastWordsOfACrashAreKeptHoweverItsLinesEnd(_ tag: String) async throws {
    let workspace = try Workspace(["a.yaml": Fault.scenario(tag)])
    let run = try await Command.runFaulty("a.yaml", "--isolate", in: workspace.folder)
    #expect(run.status == 1)
    let last = run.output.split(whereSeparator: \.isNewline).last { $0.hasPrefix("   | ") }
    #expect(last?.hasSuffix("the very last") == true, "\(run.output)")
  }

  @Test func aWorkerThatCannotBeginIsTheFaultOfNoCase() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.passing])
    let run = try await Command.runFaulty(
      ".",
      "--isolate",
      in: workspace.folder,
      environment: ["WORKERS_END": "no licence"]
    )
    #expect(run.status == 5)
    let words =
      "a worker terminated before it was ready: it exited with status 7, and wrote: no licence\n"
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func aRunEndsWhenItsTimeIsOver() async throws {
    let workspace = try Workspace([
      "a.yaml": Fault.scenario("hang", timeout: "10min"), "b.yaml": Sample.passing,
    ])
    let run = try await Command.runFaulty(
      ".",
      "--isolate",
      "-j",
      "1",
      "--run-timeout",
      "500ms",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(run.status == 1)
    #expect(run.output.contains("--run-timeout exceeded"))
    #expect(workspace.text("r.xml")?.ranges(of: "type=\"interrupted\"").count == 2)
  }

  @Test func variablesReachTheWorkersAsTheyAre() async throws {
    let workspace = try Workspace([
      "a b.yaml": """
      scenario: One with a variable
      source: Say ${word}
      variables: { word: hi }
      ios: 8.0
      steps: [{ user: tap-icon, state: active }]

      """
    ])
    let run = try await Command.run(
      "--isolate",
      "-v",
      "--set",
      "word=a %41 ü",
      "--junit",
      "r.xml",
      ".",
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(workspace.text("r.xml")?.contains("value=\"Say a %41 ü\"") == true)
    #expect(run.output.contains("call    applicationDidBecomeActive:"), "traces come along")
  }
}
