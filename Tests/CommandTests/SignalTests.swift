import Foundation
import Testing

/// A run that is asked to stop.
@Suite(.timeLimit(.minutes(15))) struct SignalTests {
  @Test(arguments: [Int(SIGINT), Int(SIGTERM)], ["1", "2"])
  func endsWithEveryReportAndListsWhatWasNotRun(_ signal: Int, _ jobs: String) async throws {
    let workspace = try Workspace()
    // Big enough for a second or more of work.
    let scenarios = (0..<100).map {
      "  - {scenario: S\($0), steps: [{user: tap-icon, state: active}]}\n"
    }
    let text = "suite: Many\nios: 3.2...13.0\nscenarios:\n" + scenarios.joined()
    for number in 0..<200 { try workspace.write(text, to: "scenarios/\(number).yaml") }
    let run = try Command.start(
      ["scenarios", "--junit", "r.xml", "--events", "e.jsonl", "--jobs", jobs],
      in: workspace.folder
    )
    let folder = workspace.folder.path(percentEncoded: false)
    run.send(Int32(signal)) {
      // The temporary file shows that it has begun.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { $0.hasPrefix(".r.xml.scenario-run-") }
    }
    let outcome = await run.outcome()
    #expect(Int(outcome.status) == 128 + signal)
    #expect(outcome.output.contains("interrupted: the rest was not run"))
    #expect(workspace.names == ["e.jsonl", "r.xml", "scenarios"])
    let report = try #require(workspace.text("r.xml"))
    #expect(report.hasSuffix("</testsuites>\n"))
    #expect(report.ranges(of: "<testsuite ").count == 201, "every chosen file, and the run itself")
    #expect(report.contains("type=\"interrupted\" message=\"the run was interrupted\""))
    let later = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--junit",
      "later.xml",
      in: workspace.folder
    )
    #expect(Int(later.status) == 128 + signal)
    #expect(workspace.text("later.xml")?.ranges(of: "<testsuite ").count == 201)
  }

  @Test(arguments: ["run", "check", "list"])
  func whatWasCutOffIsCountedAndNotListed(_ subcommand: String) async throws {
    let scenarios = (0..<2000).map {
      "  - {scenario: S\($0), steps: [{user: tap-icon, state: active}]}\n"
    }
    let text = "suite: Many\nios: 3.2...13.0\nscenarios:\n" + scenarios.joined()
    let workspace = try Workspace()
    for number in 0..<40 { try workspace.write(text, to: "many/\(number).yaml") }
    let run = try Command.start([subcommand, "many", "--history=off"], in: workspace.folder)
    run.sendAfterASecondOfWork(SIGINT)
    let outcome = await run.outcome()
    #expect(outcome.status == 130)
    #expect(!outcome.output.contains("the file itself"))
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("interrupted") }
    #expect(lines.count <= 40, "\(lines.count)")
  }

  @Test func aCaseWhoseRoundsAreCutOffHasNotPassed() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try Command.start(
      ["a.yaml", "--repeat", "1000000", "--junit", "r.xml"],
      in: workspace.folder
    )
    let folder = workspace.folder.path(percentEncoded: false)
    run.send(SIGINT) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { $0.hasPrefix(".r.xml.scenario-run-") }
    }
    let outcome = await run.outcome()
    #expect(outcome.status == 130)
    #expect(outcome.output.contains("1 interrupted, 0 passed"), "\(outcome.output)")
  }

  @Test func theCaseInFlightIsNamedWithItsStep() async throws {
    let workspace = try Workspace([
      "a.yaml": Fault.scenario("hang", timeout: "10min"), "b.yaml": Sample.passing,
    ])
    try workspace.createFolder("attempts")
    let attempts = workspace.folder.appending(path: "attempts").path(percentEncoded: false)
    let run = try Command.start(
      ["a.yaml", "b.yaml", "--isolate", "--jobs", "1", "--events", "e.jsonl"],
      in: workspace.folder,
      environment: ["ATTEMPTS": attempts],
      program: Command.faultyProgram
    )
    run.send(SIGINT) {
      FileManager.default.fileExists(atPath: "\(attempts)/The app has a fault")
    }
    let outcome = await run.outcome()
    #expect(outcome.status == 130)
    #expect(
      outcome.output.contains(
        "interrupted  The app has a fault: the run was interrupted in step 3\n"
      )
    )
    #expect(workspace.text("e.jsonl")?.contains("the run was interrupted in step 3") == true)
  }

  @Test func theSecondSignalEndsAtOnce() async throws {
    // The limit of the case would end the process, too.
    let workspace = try Workspace(["a.yaml": Fault.scenario("hang", timeout: "10min")])
    let run = try Command.start(
      ["a.yaml", "--events", "e.jsonl"],
      in: workspace.folder,
      program: Command.faultyProgram
    )
    let events = workspace.folder.appending(path: "e.jsonl")
    let hasBegun: @Sendable () -> Bool = {
      (try? String(contentsOf: events, encoding: .utf8))?.contains("file-started") == true
    }
    // In this process the app that hangs keeps the run for ever. Two signals can come as one if it is slow to take the first.
    run.send(SIGINT, repeats: true, when: hasBegun)
    #expect(await run.outcome().status == 130)
  }
}
