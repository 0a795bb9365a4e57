import Foundation
import Testing

/// `--events` and `report --from`.
@Suite(.timeLimit(.minutes(15))) struct EventsTests {
  private static let files = [
    "a.yaml": Sample.suite, "b.yaml": Sample.invalid, "c.yaml": Sample.passing,
  ]

  @Test(arguments: ["junit", "junit-jenkins", "junit-portable", "junit-surefire", "tap", "json"])
  func aReportMadeAfterwardsIsTheOneMadeAtOnce(_ format: String) async throws {
    let workspace = try Workspace(Self.files)
    let run = try await Command.run(
      ".",
      "--report",
      "\(format):now",
      "--events",
      "e.jsonl",
      in: workspace.folder
    )
    #expect(run.status == 3)
    let later = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--report",
      "\(format):later",
      in: workspace.folder
    )
    #expect(later.status == run.status, "\(later.errors)")
    #expect(later.errors == "")
    let now = try #require(workspace.text("now"))
    #expect(workspace.text("later") == now)
    #expect(!now.isEmpty)
  }

  @Test(arguments: ["quiet", "lines", "progress"])
  func theConsoleShowsAfterwardsWhatItShowed(_ style: String) async throws {
    let workspace = try Workspace(Self.files)
    let run = try await Command.run(
      ".",
      "--style",
      style,
      "--events",
      "e.jsonl",
      "--no-traces",
      in: workspace.folder
    )
    let later = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--style",
      style,
      in: workspace.folder
    )
    #expect(!run.output.isEmpty)
    let time = /in \d+\.\d\d s/
    #expect(later.output.replacing(time, with: "") == run.output.replacing(time, with: ""))
  }

  @Test func exitStatusIs5IfAStreamIsTruncated() async throws {
    let workspace = try Workspace(Self.files)
    _ = try await Command.run(".", "--events", "e.jsonl", "--jobs", "1", in: workspace.folder)
    let whole = try #require(workspace.text("e.jsonl"))
    let lines = whole.split(separator: "\n")
    let kept = lines.prefix { !$0.hasPrefix("{\"event\":\"file-started\",\"path\":\"c.yaml\"") }
    try workspace.write(
      kept.joined(separator: "\n") + "\n{\"event\":\"file-star",
      to: "e.jsonl"
    )
    let run = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(run.status == 5)
    #expect(run.errors.contains("the last line of 'e.jsonl' is truncated and ignored"))
    #expect(run.errors.contains("'e.jsonl' ends early"))
    #expect(run.output.contains("not finished: the run was killed, or is still in progress"))
    #expect(workspace.text("r.xml")?.contains("name=\"the run itself\"") == true)
    #expect(workspace.text("r.xml")?.contains("name=\"One [iOS 4.0]\"") == true)
  }

  @Test func exitStatusIs5IfAFileIsNotAStream() async throws {
    let workspace = try Workspace(["e.jsonl": "hello\n"])
    let run = try await Command.run("report", "--from", "e.jsonl", in: workspace.folder)
    #expect(run.status == 5)
    #expect(run.errors.contains("e.jsonl:1: not an event"))
    let missing = try await Command.run("report", "--from", "no.jsonl", in: workspace.folder)
    #expect(missing.status == 5)
    let none = try await Command.run("report", in: workspace.folder)
    #expect(none.status == 2)
    #expect(none.errors.contains("report --from events.jsonl"))
  }

  @Test func eventsThatCannotBeWrittenFailTheRun() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    try workspace.createFolder("folder")
    let run = try await Command.run("a.yaml", "--events", "folder", in: workspace.folder)
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot write 'folder'"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func exitStatusIs5IfTheDiskOfTheEventsIsFullAndTheRestIsWritten() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run(
      "a.yaml",
      "--events",
      "/dev/full",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot write '/dev/full': no space left on device"))
    #expect(run.output.contains("1 passed"))
    #expect(workspace.text("r.xml")?.hasSuffix("</testsuites>\n") == true)
  }
}
