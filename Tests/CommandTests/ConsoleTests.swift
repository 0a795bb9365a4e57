import Foundation
import TestSupport
import Testing

/// What the console shows of a run that failed.
@Suite(.timeLimit(.minutes(15))) struct ConsoleTests {
  private static func failing(_ name: String, ios: String = "8.0") -> String {
    "scenario: \(name)\nios: \(ios)\nsteps: [{user: tap-icon, state: inactive}]\n"
  }

  private static func many(_ count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (10..<(10 + count)).map { ("m/\($0).yaml", failing("S\($0)")) }
    )
  }

  @Test func aRunThatFailedEndsWithTheFailedCasesAndTheirCommand() async throws {
    let workspace = try Workspace([
      "a b/it's.yaml": Self.failing("One"), "-c.yaml": Self.failing("Two"),
      "d.yaml": Sample.passing, "e.yaml": Self.failing("Four"),
    ])
    let run = try await Command.run(".", in: workspace.folder)
    #expect(
      run.output.contains(
        """

        failed:
          -c.yaml:1: Two
          a b/it's.yaml:1: One
          e.yaml:1: Four
        run again: scenario-run ./-c.yaml:1 'a b/it'\\''s.yaml:1' e.yaml:1
        3 failed, 1 passed in
        """
      )
    )
    let command = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("run again: ") }
    ).dropFirst("run again: scenario-run ".count)
    let again = Process()
    again.executableURL = URL(filePath: "/bin/sh")
    again.currentDirectoryURL = workspace.folder
    again.arguments = ["-c", "printf '%s\\n' \(command)"]
    let pipe = Pipe()
    again.standardOutput = pipe
    try again.runWithDefaultSignals()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    again.waitUntilExit()
    let paths = words.split(separator: "\n").map(String.init)
    #expect(paths == ["./-c.yaml:1", "a b/it's.yaml:1", "e.yaml:1"])
    let second = try await Command.start(paths, in: workspace.folder).outcome()
    #expect(second.status == 1)
    #expect(second.output.contains("\n3 failed, 0 passed in "))
  }

  @Test func aRunThatPassedHasNoSuchList() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run(".", in: workspace.folder)
    #expect(!run.output.contains("failed:"))
    #expect(!run.output.contains("run again"))
  }

  @Test(
    arguments: [
      ([], "--failed m"), (["--history", "my h"], "--history 'my h' --failed m"),
      (["--no-ignore", "--exclude", "x*"], "--exclude 'x*' --no-ignore --failed m"),
    ]
  )
  func manyFailedCasesAreRunAgainByTheHistory(_ options: [String], _ words: String) async throws {
    let workspace = try Workspace(Self.many(11))
    let run = try await Command.start(
      ["m", "-q"] + options,
      in: workspace.folder,
      environment: ["SCENARIO_RUN_HISTORY": ""]
    ).outcome()
    #expect(run.output.contains("\nrun again: scenario-run \(words)\n"), "\(run.output)")
  }

  @Test(arguments: [["--history", "off"], ["--shard", "1/1"]])
  func withoutAHistoryNoCommandToRunThemAgainIsPrinted(_ options: [String]) async throws {
    let workspace = try Workspace(Self.many(11))
    let run = try await Command.start(
      ["m", "-q"] + options,
      in: workspace.folder,
      environment: ["SCENARIO_RUN_HISTORY": ""]
    ).outcome()
    #expect(run.status == 1)
    #expect(!run.output.contains("run again"), "\(run.output)")
  }

  /// The command does what the run did, and so does the one that a report of the run prints.
  @Test func whatIsRunAgainIsRunAlike() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: One
      ios: 8.0
      variables: { wanted: active }
      steps: [{ user: tap-icon, state: "${wanted}" }]

      """,
      ".scenario-run.yaml": "profiles: { ci: { jobs: 1 } }\n",
    ])
    let arguments = [
      "--profile", "ci", "--set", "wanted=inactive", "--retries", "2", "--isolate", "a.yaml",
      "--events", "e.jsonl",
    ]
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    let command =
      "run again: scenario-run --profile ci --set 'wanted=inactive' --isolate --retries 2 a.yaml:1\n"
    #expect(run.output.contains(command), "\(run.output)\(run.errors)")
    let later = try await Command.run("report", "--from", "e.jsonl", in: workspace.folder)
    #expect(later.output.contains(command))
  }

  @Test func oneCaseCannotFillTheConsole() async throws {
    let steps = String(
      repeating: "  - {wait: 1s, state: inactive, calls: [applicationDidBecomeActive]}\n",
      count: 500
    )
    let text = "scenario: \(String(repeating: "n", count: 100_000))\nios: 8.0\nsoft: true\n"
    let workspace = try Workspace(["a.yaml": "\(text)steps:\n  - user: tap-icon\n\(steps)"])
    let run = try await Command.run("a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.utf8.count < 50_000, "\(run.output.utf8.count)")
    #expect(run.output.contains("… (100"), "the name is cut")
    #expect(run.output.contains(/… and \d+ more lines of this case; --show-failures all/))
    let all = try await Command.run("a.yaml", "--show-failures", "all", in: workspace.folder)
    #expect(all.output.utf8.count > 300_000)
  }

  @Test func theSameFailureOfSeveralVersionsIsShownOnce() async throws {
    let workspace = try Workspace(["a.yaml": Self.failing("One", ios: "[5.0, 6.0, 7.0]")])
    let run = try await Command.run("a.yaml", in: workspace.folder)
    #expect(run.output.ranges(of: "failed: state is active, expected inactive").count == 1)
    #expect(run.output.contains("\n   the same: [iOS 6.0], [iOS 7.0]\n"))
    #expect(run.output.contains("\n  a.yaml:1: One [iOS 7.0]\n"))
    #expect(run.output.contains("\n3 failed, 0 passed in "))
  }

  @Test func aLimitedNumberOfFailuresIsShownInFull() async throws {
    let workspace = try Workspace(Self.many(15))
    let whole = try await Command.run(".", "-q", in: workspace.folder)
    #expect(whole.output.ranges(of: "why: ").count == 15)
    let bounded = try await Command.run(
      ".",
      "-q",
      "--show-failures",
      "1",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(bounded.status == 1)
    #expect(bounded.output.ranges(of: "why: ").count == 1)
    #expect(bounded.output.ranges(of: ": failed: state is active").count == 10)
    #expect(bounded.output.contains("\n  and 14 more; --show-failures all prints them"))
    #expect(bounded.output.contains("\n15 failed, 0 passed in "))
    #expect(workspace.text("r.xml")?.ranges(of: "<failure").count == 15)
    let all = try await Command.run(".", "-q", "--show-failures", "all", in: workspace.folder)
    #expect(all.output.ranges(of: "why: ").count == 15)
  }

  @Test(arguments: ["-q", "-v", "--style=progress", "--style=lines"])
  func theSlowestCasesAreListed(_ style: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b.yaml": Sample.passing])
    let run = try await Command.run(".", style, "--durations", "2", in: workspace.folder)
    #expect(run.status == 1)
    let row = #/ +\d+\.\d+ m?s +\d+\.\d %  [ab]\.yaml:\d+: \w.*/#
    let list = run.output.split(separator: "\n").drop { $0 != "slowest cases:" }
    #expect(list.count == 4, "\(run.output)")
    #expect(list.dropFirst().dropLast().allSatisfy { (try? row.wholeMatch(in: $0)) != nil })
    #expect(list.last?.contains(" passed") == true, "the last line stays the last")
    let plain = try await Command.run(".", style, in: workspace.folder)
    #expect(!plain.output.contains("slowest"))
    #expect(try await Command.run(".", "--durations", "0", in: workspace.folder).status == 2)
  }

  @Test(arguments: ["-q", "-v", "--style=progress", "--style=lines"])
  func aReportShowsWhatTheRunHasShown(_ style: String) async throws {
    let workspace = try Workspace(
      Self.many(12).merging(["v.yaml": Self.failing("V", ios: "[5.0, 6.0]")]) { $1 }
    )
    let limit = ["--show-failures", "3", style]
    let run = try await Command.start(
      ["."] + limit + ["--events", "e.jsonl"],
      in: workspace.folder,
      environment: ["SCENARIO_RUN_HISTORY": ""]
    ).outcome()
    let report = try await Command.start(
      ["report", "--from", "e.jsonl"] + limit,
      in: workspace.folder
    ).outcome()
    #expect(report.status == 1)
    #expect(report.output == run.output)
    #expect(run.output.contains("run again: scenario-run --failed ."))
  }

  @Test func manyFailuresOfOneFileAreRunAgainWithoutThoseOfOthers() async throws {
    let scenarios = (1...12).map {
      "- scenario: S\($0)\n  ios: 8.0\n  steps: [{user: tap-icon, state: background}]\n"
    }
    let workspace = try Workspace(["many.yaml": "scenarios:\n" + scenarios.joined()])
    let run = try await Command.start(
      ["many.yaml"],
      in: workspace.folder,
      environment: ["SCENARIO_RUN_HISTORY": ""]
    ).outcome()
    #expect(run.output.contains("run again: scenario-run --failed many.yaml\n"), "\(run.output)")
  }

  @Test(arguments: [["-j2"], ["-j", "2"], ["--jobs=2"], ["--jobs", "2"]])
  func jobsAreWrittenInAnyWay(_ jobs: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.start(jobs + ["."], in: workspace.folder).outcome()
    #expect(run.status == 0)
  }

  @Test func checkSucceedsWhereThereAreOnlyFragments() async throws {
    let fragments = "fragments:\n  home:\n    - user: press-home\n"
    let workspace = try Workspace([
      "f/a.yaml": fragments, "b.yaml": "fragments: {home: [{user: x}]}\n",
    ])
    let run = try await Command.run("check", "f", in: workspace.folder)
    #expect(run.status == 0)
    #expect(
      run.errors == "scenario-run: note: no scenarios: 1 file contains only what other files use\n"
    )
    let printed = try await Command.run("f", in: workspace.folder)
    #expect(printed.status == 4)
    let filtered = try await Command.run("check", "f", "--filter", "x", in: workspace.folder)
    #expect(filtered.status == 4)
    let invalid = try await Command.run("check", "b.yaml", in: workspace.folder)
    #expect(invalid.status == 3)
  }
}
