import Foundation
import Testing

/// The reports that a run writes, and those that are made from its events.
@Suite(.timeLimit(.minutes(15))) struct ReportFileTests {
  @Test func anyNumberOfReportsIsWrittenInOneRun() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.failing])
    let run = try await Command.run(
      ".",
      "--junit",
      "r.xml",
      "--report",
      "junit-surefire:s.xml",
      "--report",
      "tap:r.tap",
      "--report",
      "json:r.json",
      "--report",
      "github-summary:r.md",
      in: workspace.folder
    )
    #expect(run.status == 1)
    #expect(workspace.text("r.xml")?.hasSuffix("</testsuites>\n") == true)
    #expect(workspace.text("s.xml")?.hasSuffix("</testsuite>\n") == true)
    #expect(workspace.text("r.tap")?.hasSuffix("\n1..2\n") == true)
    let json = try JSONSerialization.jsonObject(with: Data((workspace.text("r.json") ?? "").utf8))
    #expect((json as? [String: Any])?["ending"] as? String == "finished")
    #expect(workspace.text("r.md")?.hasPrefix("### ❌ scenario-run: 1 failed, 1 passed") == true)
  }

  @Test(arguments: [["--junit", "link"], ["--events", "link"]])
  func aLinkStaysALink(_ option: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "build/old.xml": "an old one"])
    let link = workspace.folder.appending(path: "link").path(percentEncoded: false)
    for target in ["build/old.xml", "build/new.xml"] {
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let run = try await Command.start(["a.yaml"] + option, in: workspace.folder).outcome()
      #expect(run.status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
      let start = option[0] == "--junit" ? "<?xml" : #"{"event":"run-started""#
      #expect(workspace.text(target)?.hasPrefix(start) == true)
    }
  }

  /// As root, that would take it from every program there is.
  @Test(arguments: ["/dev/fd/1", "/dev/stdout"])
  func standardOutputIsNotReplaced(_ target: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let link = workspace.folder.appending(path: "out").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try workspace.write("", to: "console.txt")
    let output = try FileHandle(forWritingTo: workspace.folder.appending(path: "console.txt"))
    for option in ["--junit", "--events"] {
      let run = try await Command.start(
        ["a.yaml", option, "out"],
        in: workspace.folder,
        output: output
      ).outcome()
      #expect(run.status == (option == "--junit" ? 5 : 0))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    }
  }

  @Test(arguments: [[], ["--quiet"], ["--verbose"]])
  func whatAReportPrintsIsWhatItsRunPrinted(_ style: [String]) async throws {
    let scenario = "{scenario: A, steps: [{user: tap-icn}]}"
    let workspace = try Workspace([
      "a.yaml": "suite: S\nios: 8.0\nscenarios: [\(scenario), \(scenario)]\n",
      "b.yaml": "ios: 8.0\nsteps: []\n---\nios: 8.0\nsteps: []\n", "c.yaml": Sample.suite,
      "d.yaml": "scenario: {", "e.yaml": Sample.failing,
    ])
    for number in 0..<200 { try workspace.write(Sample.suite, to: "f/\(number).yaml") }
    for jobs in ["1", "3"] {
      let run = try await Command.start(
        [".", "-j", jobs, "--events", "e.jsonl"] + style,
        in: workspace.folder
      ).outcome()
      let report = try await Command.start(
        ["report", "--from", "e.jsonl"] + style,
        in: workspace.folder
      ).outcome()
      #expect(report.output == run.output)
      #expect(report.errors == run.errors)
      #expect(report.status == run.status)
    }
  }

  @Test func aRunForWhichNothingWasThereLeavesNoReport() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "r.xml": "an old one"])
    let run = try await Command.run(
      "a.yaml",
      "--filter",
      "zz",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(run.status == 4)
    #expect(workspace.names == ["a.yaml"])
  }

  @Test(arguments: [
    ["./home.txt", "--junit", "home.txt"], ["home.txt:1", "--junit", "home.txt"],
    ["home.txt", "--events", "./home.txt"], ["link.yaml", "--report", "tap:home.txt"],
    [".", "--junit", "r.YAML"], ["..", "--junit", "home.txt"],
    [".", "--junit", "to-a-scenario.xml"], [".", "--events", "to-a-scenario.xml"],
    [".", "--junit", "home.txt"], ["@list.txt", "--report", "tap:list.txt"],
    ["@./list.txt", "--events", "list.txt"], ["merge", "./e.jsonl", "--events", "e.jsonl"],
    ["report", "--from", "e.jsonl", "--junit", "./e.jsonl"],
    ["home.txt", "gone.yaml", "--junit", "./home.txt"],
    ["@list.txt", "gone.yaml", "--junit", "list.txt"],
    ["@list.txt", "gone.yaml", "--events", "home.txt"],
  ])
  func aReportNeverReplacesWhatTheRunReads(_ arguments: [String]) async throws {
    let files = [
      "home.txt": Sample.passing, "list.txt": "./home.txt\n", "e.jsonl": "{}\n",
      "a.yaml": Sample.passing,
    ]
    let workspace = try Workspace(files)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.folder.appending(path: "to-a-scenario.xml").path(percentEncoded: false),
      withDestinationPath: "a.yaml"
    )
    try FileManager.default.createSymbolicLink(
      at: workspace.folder.appending(path: "link.yaml"),
      withDestinationURL: workspace.folder.appending(path: "home.txt")
    )
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    if !arguments.contains("gone.yaml") {
      #expect(run.errors.contains("a report cannot be written to '"))
    }
    for (name, text) in files { #expect(workspace.text(name) == text) }
  }

  @Test func anOldReportDoesNotSurviveARunThatCannotBegin() async throws {
    for arguments in [["gone.yaml"], ["a.yaml", "--tag", "and"], ["@gone.txt"], ["a.yaml:99"]] {
      let workspace = try Workspace([
        "a.yaml": Sample.passing, "r.xml": "an old one", "e.jsonl": "an old one",
      ])
      let more = ["--junit", "r.xml", "--events", "e.jsonl"]
      let run = try await Command.start(arguments + more, in: workspace.folder).outcome()
      #expect([2, 4].contains(run.status), "\(arguments)")
      #expect(workspace.names == ["a.yaml"], "\(arguments)")
    }
  }

  @Test func aFolderThatIsMissingIsMade() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run(
      "a.yaml",
      "--junit",
      "out/deep/r.xml",
      "--events",
      "log/e.jsonl",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(workspace.text("out/deep/r.xml") != nil)
    #expect(workspace.text("log/e.jsonl") != nil)
  }

  @Test(arguments: [
    ("r.xml", "r.xml"), ("r.xml", "./r.xml"), ("out/r.xml", "out/../out/r.xml"),
    ("link/r.xml", "out/r.xml"),
  ])
  func twoReportsInOnePlaceAreRefusedBeforeAnythingRuns(
    _ one: String,
    _ other: String
  ) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "r.xml": "an old one"])
    try workspace.createFolder("out")
    try FileManager.default.createSymbolicLink(
      at: workspace.folder.appending(path: "link"),
      withDestinationURL: workspace.folder.appending(path: "out")
    )
    let run = try await Command.run(
      "a.yaml",
      "--junit",
      one,
      "--report",
      "tap:\(other)",
      in: workspace.folder
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("two reports cannot be written to"), "\(run.errors)")
    #expect(run.output == "")
    #expect(workspace.text("r.xml") == "an old one")
  }

  @Test func eventsAndAReportInOnePlaceAreRefused() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run(
      "a.yaml",
      "--junit",
      "r",
      "--events",
      "./r",
      in: workspace.folder
    )
    #expect(run.status == 2)
  }

  @Test func anUnknownFormatIsRefused() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", "--report", "pdf:r.pdf", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("pdf:r.pdf"))
  }
}
