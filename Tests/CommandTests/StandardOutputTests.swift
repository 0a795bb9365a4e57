import Foundation
import Testing

/// Reports on standard output.
@Suite(.timeLimit(.minutes(15))) struct StandardOutputTests {
  @Test(arguments: [
    ("--junit", "-"), ("--report", "tap:-"), ("--report", "json:-"), ("--report", "html:-"),
    ("--report", "junit-surefire:-"), ("--report", "github-summary:-"), ("--events", "-"),
  ])
  func aReportOnStandardOutputIsTheOneOfAFile(_ option: String, _ value: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.run("a.yaml", option, value, in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains(": failed: "), "the console output is on standard error")
    #expect(run.errors.contains("1 failed, 3 passed in "))
    #expect(!run.output.contains("1 failed, 3 passed in ") || value == "github-summary:-")
    #expect(workspace.names == ["a.yaml"])
    let file = value.dropLast() + "file"
    _ = try await Command.run("a.yaml", option, String(file), in: workspace.folder)
    let written = try #require(workspace.text("file"))
    #expect(unchanging(run.output) == unchanging(written))
    #expect(!written.isEmpty)
  }

  /// A report without its times, whose digits differ from run to run.
  private func unchanging(_ text: String) -> String {
    text.replacing(/\d[\d.]*/, with: "0").replacing(/\s+>/, with: ">")
  }

  @Test func reportsMadeAfterwardsGoThereToo() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    _ = try await Command.run("a.yaml", "--events", "e.jsonl", in: workspace.folder)
    let tap = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--report",
      "tap:-",
      in: workspace.folder
    )
    #expect(tap.status == 1)
    #expect(tap.output.hasPrefix("TAP version 13\n"))
    #expect(tap.output.hasSuffix("\n1..4\n"))
    #expect(tap.errors.contains("1 failed, 3 passed in "))
    for number in 1...2 {
      _ = try await Command.run(
        "a.yaml",
        "--shard",
        "\(number)/2",
        "--events",
        "\(number).jsonl",
        in: workspace.folder
      )
    }
    let merged = try await Command.run(
      "merge",
      "1.jsonl",
      "2.jsonl",
      "--events",
      "-",
      in: workspace.folder
    )
    #expect(merged.status == 1, "\(merged.errors)")
    #expect(merged.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"event\":") })
    #expect(merged.output.contains("\"event\":\"run-finished\""))
  }

  @Test(arguments: [
    ["--junit", "-", "--report", "tap:-"], ["--events", "-", "--report", "json:-"],
    ["--report", "tap:-", "--report", "tap:-"],
  ])
  func twoReportsOnStandardOutputAreRefused(_ arguments: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.start(["a.yaml"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("two reports cannot be written to standard output"))
  }

  @Test func aFileOfThatNameIsNamedWithItsFolder() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", "--junit", "./-", in: workspace.folder)
    #expect(run.output.contains("1 passed in "))
    #expect(workspace.text("-")?.hasSuffix("</testsuites>\n") == true)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["--junit -", "--events -"]
  )
  func exitStatusIs5IfTheDiskOfAReportIsFull(_ arguments: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.shell(
      "\"$run\" a.yaml \(arguments) > /dev/full",
      in: workspace.folder
    )
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot write to standard output: no space left on device"))
  }

  @Test(arguments: ["--report tap:-", "--events -"])
  func aReaderThatClosesThePipeEarlyEndsNothing(_ arguments: String) async throws {
    let workspace = try Workspace()
    for number in 0..<500 { try workspace.write(Sample.suite, to: "\(number).yaml") }
    let run = try await Command.shell(
      "{ \"$run\" . \(arguments) 2>errors; echo $? >status; } | head -1",
      in: workspace.folder
    )
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(workspace.text("status") == "1\n")
    #expect(workspace.text("errors")?.contains("500 failed, 1500 passed in ") == true)
  }
}
