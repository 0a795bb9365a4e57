import Foundation
import Testing

/// The reports that a run writes, and those that are made from its events.
@Suite(.timeLimit(.minutes(15))) struct ReportFileTests {
  @Test func anyNumberOfReportsIsWrittenInOneRun() async throws {
    let place = try Playground(["a.yaml": Sample.passing, "b.yaml": Sample.failing])
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
      in: place.folder
    )
    #expect(run.status == 1)
    #expect(place.text("r.xml")?.hasSuffix("</testsuites>\n") == true)
    #expect(place.text("s.xml")?.hasSuffix("</testsuite>\n") == true)
    #expect(place.text("r.tap")?.hasSuffix("\n1..2\n") == true)
    let json = try JSONSerialization.jsonObject(with: Data((place.text("r.json") ?? "").utf8))
    #expect((json as? [String: Any])?["ending"] as? String == "finished")
    #expect(place.text("r.md")?.hasPrefix("### ❌ scenario-run: 1 failed, 1 passed") == true)
  }

  @Test(arguments: [["--junit", "link"], ["--events", "link"]])
  func aLinkStaysALink(_ option: [String]) async throws {
    let place = try Playground(["a.yaml": Sample.passing, "build/old.xml": "an old one"])
    let link = place.folder.appending(path: "link").path(percentEncoded: false)
    for target in ["build/old.xml", "build/new.xml"] {
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let run = try await Command.start(["a.yaml"] + option, in: place.folder).outcome()
      #expect(run.status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
      let start = option[0] == "--junit" ? "<?xml" : #"{"event":"run-started""#
      #expect(place.text(target)?.hasPrefix(start) == true)
    }
  }

  /// As root, that would take it from every program there is.
  @Test func standardOutputIsNotReplaced() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let link = place.folder.appending(path: "out").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "/proc/self/fd/1"
    )
    try place.write("", to: "console.txt")
    let output = try FileHandle(forWritingTo: place.folder.appending(path: "console.txt"))
    for option in ["--junit", "--events"] {
      let run = try await Command.start(
        ["a.yaml", option, "out"],
        in: place.folder,
        output: output
      ).outcome()
      #expect(run.status == (option == "--junit" ? 5 : 0))
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/proc/self/fd/1"
      )
    }
  }

  @Test(arguments: [[], ["--quiet"], ["--verbose"]])
  func whatAReportPrintsIsWhatItsRunPrinted(_ style: [String]) async throws {
    let scenario = "{scenario: A, steps: [{user: tap-icn}]}"
    let place = try Playground([
      "a.yaml": "suite: S\nios: 8.0\nscenarios: [\(scenario), \(scenario)]\n",
      "b.yaml": "ios: 8.0\nsteps: []\n---\nios: 8.0\nsteps: []\n", "c.yaml": Sample.suite,
      "d.yaml": "scenario: {", "e.yaml": Sample.failing,
    ])
    for number in 0..<200 { try place.write(Sample.suite, to: "f/\(number).yaml") }
    for jobs in ["1", "3"] {
      let run = try await Command.start(
        [".", "-j", jobs, "--events", "e.jsonl"] + style,
        in: place.folder
      ).outcome()
      let report = try await Command.start(
        ["report", "--from", "e.jsonl"] + style,
        in: place.folder
      ).outcome()
      #expect(report.output == run.output)
      #expect(report.errors == run.errors)
      #expect(report.status == run.status)
    }
  }

  @Test func aRunForWhichNothingWasThereLeavesNoReport() async throws {
    let place = try Playground(["a.yaml": Sample.passing, "r.xml": "an old one"])
    let run = try await Command.run(
      "a.yaml",
      "--filter",
      "zz",
      "--junit",
      "r.xml",
      in: place.folder
    )
    #expect(run.status == 4)
    #expect(place.names == ["a.yaml"])
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
    let place = try Playground(files)
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.appending(path: "to-a-scenario.xml").path(percentEncoded: false),
      withDestinationPath: "a.yaml"
    )
    try FileManager.default.createSymbolicLink(
      at: place.folder.appending(path: "link.yaml"),
      withDestinationURL: place.folder.appending(path: "home.txt")
    )
    let run = try await Command.start(arguments, in: place.folder).outcome()
    #expect(run.status == 2)
    if !arguments.contains("gone.yaml") {
      #expect(run.errors.contains("a report cannot be written to '"))
    }
    for (name, text) in files { #expect(place.text(name) == text) }
  }

  @Test func anOldReportDoesNotSurviveARunThatCannotBegin() async throws {
    for arguments in [["gone.yaml"], ["a.yaml", "--tag", "and"], ["@gone.txt"], ["a.yaml:99"]] {
      let place = try Playground([
        "a.yaml": Sample.passing, "r.xml": "an old one", "e.jsonl": "an old one",
      ])
      let more = ["--junit", "r.xml", "--events", "e.jsonl"]
      let run = try await Command.start(arguments + more, in: place.folder).outcome()
      #expect([2, 4].contains(run.status), "\(arguments)")
      #expect(place.names == ["a.yaml"], "\(arguments)")
    }
  }

  @Test func aFolderThatIsMissingIsMade() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.run(
      "a.yaml",
      "--junit",
      "out/deep/r.xml",
      "--events",
      "log/e.jsonl",
      in: place.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.text("out/deep/r.xml") != nil)
    #expect(place.text("log/e.jsonl") != nil)
  }

  @Test(arguments: [
    ("r.xml", "r.xml"), ("r.xml", "./r.xml"), ("out/r.xml", "out/../out/r.xml"),
    ("link/r.xml", "out/r.xml"),
  ])
  func twoReportsInOnePlaceAreRefusedBeforeAnythingRuns(
    _ one: String,
    _ other: String
  ) async throws {
    let place = try Playground(["a.yaml": Sample.passing, "r.xml": "an old one"])
    try place.createFolder("out")
    try FileManager.default.createSymbolicLink(
      at: place.folder.appending(path: "link"),
      withDestinationURL: place.folder.appending(path: "out")
    )
    let run = try await Command.run(
      "a.yaml",
      "--junit",
      one,
      "--report",
      "tap:\(other)",
      in: place.folder
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("two reports cannot be written to"), "\(run.errors)")
    #expect(run.output == "")
    #expect(place.text("r.xml") == "an old one")
  }

  @Test func eventsAndAReportInOnePlaceAreRefused() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.run(
      "a.yaml",
      "--junit",
      "r",
      "--events",
      "./r",
      in: place.folder
    )
    #expect(run.status == 2)
  }

  @Test func anUnknownFormatIsRefused() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", "--report", "pdf:r.pdf", in: place.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("pdf:r.pdf"))
  }
}

/// Reports on standard output.
@Suite(.timeLimit(.minutes(15))) struct StandardOutputTests {
  @Test(arguments: [
    ("--junit", "-"), ("--report", "tap:-"), ("--report", "json:-"), ("--report", "html:-"),
    ("--report", "junit-surefire:-"), ("--report", "github-summary:-"), ("--events", "-"),
  ])
  func aReportOnStandardOutputIsTheOneOfAFile(_ option: String, _ value: String) async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    let run = try await Command.run("a.yaml", option, value, in: place.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains(": failed: "), "the console output is on standard error")
    #expect(run.errors.contains("1 failed, 3 passed in "))
    #expect(!run.output.contains("1 failed, 3 passed in ") || value == "github-summary:-")
    #expect(place.names == ["a.yaml"])
    let file = value.dropLast() + "file"
    _ = try await Command.run("a.yaml", option, String(file), in: place.folder)
    let written = try #require(place.text("file"))
    #expect(unchanging(run.output) == unchanging(written))
    #expect(!written.isEmpty)
  }

  /// A report without its times, whose digits differ from run to run.
  private func unchanging(_ text: String) -> String {
    text.replacing(/\d[\d.]*/, with: "0").replacing(/\s+>/, with: ">")
  }

  @Test func reportsMadeAfterwardsGoThereToo() async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    _ = try await Command.run("a.yaml", "--events", "e.jsonl", in: place.folder)
    let tap = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--report",
      "tap:-",
      in: place.folder
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
        in: place.folder
      )
    }
    let merged = try await Command.run(
      "merge",
      "1.jsonl",
      "2.jsonl",
      "--events",
      "-",
      in: place.folder
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
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.start(["a.yaml"] + arguments, in: place.folder).outcome()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("two reports cannot be written to standard output"))
  }

  @Test func aFileOfThatNameIsNamedWithItsFolder() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", "--junit", "./-", in: place.folder)
    #expect(run.output.contains("1 passed in "))
    #expect(place.text("-")?.hasSuffix("</testsuites>\n") == true)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["--junit -", "--events -"]
  )
  func aFullDiskUnderAReportThereIsFive(_ arguments: String) async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.shell("\"$run\" a.yaml \(arguments) > /dev/full", in: place.folder)
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot write to standard output: no space left on device"))
  }

  @Test(arguments: ["--report tap:-", "--events -"])
  func aReaderThatHasSeenEnoughEndsNothing(_ arguments: String) async throws {
    let place = try Playground()
    for number in 0..<500 { try place.write(Sample.suite, to: "\(number).yaml") }
    let run = try await Command.shell(
      "{ \"$run\" . \(arguments) 2>errors; echo $? >status; } | head -1",
      in: place.folder
    )
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(place.text("status") == "1\n")
    #expect(place.text("errors")?.contains("500 failed, 1500 passed in ") == true)
  }
}

/// What a JUnit report of real cases says.
@Suite(.timeLimit(.minutes(15))) struct JUnitFileTests {
  @Test(arguments: [[], ["--isolate"]])
  func everyCaseThatRanTookTime(_ options: [String]) async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    let run = try await Command.start(
      ["a.yaml", "--junit", "-"] + options,
      in: place.folder
    ).outcome()
    let times = run.output.matches(of: /<testcase [^>]* time="([0-9.]+)"/).map { String($0.1) }
    #expect(times.count == 4)
    for time in times {
      #expect(time.wholeMatch(of: /\d+\.\d{6}/) != nil)
      #expect(Double(time) ?? 0 > 0)
    }
  }
}

/// `--events` and `report --from`.
@Suite(.timeLimit(.minutes(15))) struct EventsTests {
  private static let files = [
    "a.yaml": Sample.suite, "b.yaml": Sample.invalid, "c.yaml": Sample.passing,
  ]

  @Test(arguments: ["junit", "junit-jenkins", "junit-portable", "junit-surefire", "tap", "json"])
  func aReportMadeAfterwardsIsTheOneMadeAtOnce(_ format: String) async throws {
    let place = try Playground(Self.files)
    let run = try await Command.run(
      ".",
      "--report",
      "\(format):now",
      "--events",
      "e.jsonl",
      in: place.folder
    )
    #expect(run.status == 3)
    let later = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--report",
      "\(format):later",
      in: place.folder
    )
    #expect(later.status == run.status, "\(later.errors)")
    #expect(later.errors == "")
    let now = try #require(place.text("now"))
    #expect(place.text("later") == now)
    #expect(!now.isEmpty)
  }

  @Test(arguments: ["quiet", "lines", "dots", "progress"])
  func theConsoleShowsAfterwardsWhatItShowed(_ style: String) async throws {
    let place = try Playground(Self.files)
    let run = try await Command.run(
      ".",
      "--style",
      style,
      "--events",
      "e.jsonl",
      "--no-traces",
      in: place.folder
    )
    let later = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--style",
      style,
      in: place.folder
    )
    #expect(!run.output.isEmpty)
    let time = /in \d+\.\d\d s/
    #expect(later.output.replacing(time, with: "") == run.output.replacing(time, with: ""))
  }

  @Test func aStreamThatBreaksOffIsFive() async throws {
    let place = try Playground(Self.files)
    _ = try await Command.run(".", "--events", "e.jsonl", "--jobs", "1", in: place.folder)
    let whole = try #require(place.text("e.jsonl"))
    let lines = whole.split(separator: "\n")
    let kept = lines.prefix { !$0.hasPrefix("{\"event\":\"file-started\",\"path\":\"c.yaml\"") }
    try place.write(
      kept.joined(separator: "\n") + "\n{\"event\":\"file-star",
      to: "e.jsonl"
    )
    let run = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--junit",
      "r.xml",
      in: place.folder
    )
    #expect(run.status == 5)
    #expect(run.errors.contains("the last line of 'e.jsonl' is torn off, and left out"))
    #expect(run.errors.contains("'e.jsonl' breaks off"))
    #expect(run.output.contains("not finished: the run was killed, or is still going on"))
    #expect(place.text("r.xml")?.contains("name=\"the run itself\"") == true)
    #expect(place.text("r.xml")?.contains("name=\"One [iOS 4.0]\"") == true)
  }

  @Test func whatIsNoStreamIsFive() async throws {
    let place = try Playground(["e.jsonl": "hello\n"])
    let run = try await Command.run("report", "--from", "e.jsonl", in: place.folder)
    #expect(run.status == 5)
    #expect(run.errors.contains("e.jsonl:1: not an event"))
    let missing = try await Command.run("report", "--from", "no.jsonl", in: place.folder)
    #expect(missing.status == 5)
    let none = try await Command.run("report", in: place.folder)
    #expect(none.status == 2)
    #expect(none.errors.contains("report --from events.jsonl"))
  }

  @Test func eventsThatCannotBeWrittenFailTheRun() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    try place.createFolder("folder")
    let run = try await Command.run("a.yaml", "--events", "folder", in: place.folder)
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot write 'folder'"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskUnderTheEventsIsFiveAndCostsNothingElse() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.run(
      "a.yaml",
      "--events",
      "/dev/full",
      "--junit",
      "r.xml",
      in: place.folder
    )
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot write '/dev/full': no space left on device"))
    #expect(run.output.contains("1 passed"))
    #expect(place.text("r.xml")?.hasSuffix("</testsuites>\n") == true)
  }
}

/// What GitHub Actions is told without being asked for.
@Suite(.timeLimit(.minutes(15))) struct GitHubTests {
  @Test func annotationsAndASummaryAreThereByThemselves() async throws {
    let place = try Playground(["a.yaml": Sample.passing, "b.yaml": Sample.failing])
    try place.write("what stood there\n", to: "summary.md")
    let run = try await Command.run(
      ".",
      in: place.folder,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    )
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "\n::error file=b.yaml,line=6,col=12,title=Wrong state%3A failed::state is active, expected inactive"
      )
    )
    let summary = try #require(place.text("summary.md"))
    #expect(summary.hasPrefix("what stood there\n### ❌ scenario-run: 1 failed, 1 passed"))
    #expect(summary.contains("| failed | Wrong state | b.yaml:6:12 |"))
  }

  @Test func noMoreIsSaidThanGitHubShows() async throws {
    let place = try Playground()
    for number in 0..<25 { try place.write(Sample.failing, to: "\(number).yaml") }
    try place.write(Sample.invalid, to: "z.yaml")
    try place.write(String(repeating: "x", count: (1 << 20) - 1500), to: "summary.md")
    let run = try await Command.run(
      ".",
      in: place.folder,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    )
    let errors = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 10)
    #expect(errors.first?.contains("file=z.yaml") == true, "the worst comes first")
    #expect(run.output.contains("::notice::and 16 more: see the summary\n"))
    let summary = try #require(place.text("summary.md"))
    #expect(summary.utf8.count <= 1 << 20)
    #expect(summary.contains(" more, for which there is no room here."))
  }

  /// Whoever ran a case annotates it: on one page nothing is annotated twice.
  @Test func whatIsMadeOfEventsAnnotatesNothing() async throws {
    let place = try Playground(["b.yaml": Sample.failing, "summary.md": ""])
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    let shard = try await Command.run(
      ".",
      "--shard",
      "1/1",
      "--events",
      "e.jsonl",
      in: place.folder,
      environment: environment
    )
    #expect(shard.output.ranges(of: "::error file=b.yaml,line=6").count == 1)
    for words in [["merge", "e.jsonl"], ["report", "--from", "e.jsonl"]] {
      try place.write("", to: "summary.md")
      let run = try await Command.start(
        words,
        in: place.folder,
        environment: environment
      ).outcome()
      #expect(run.status == 1)
      #expect(!(run.output + run.errors).contains("::error"), "\(words)")
      #expect(place.text("summary.md")?.contains("| failed | Wrong state | b.yaml:6:12 |") == true)
      let asked = try await Command.start(
        words + ["--report", "github-annotations:-"],
        in: place.folder
      ).outcome()
      #expect(asked.output.hasPrefix("::error file=b.yaml,line=6"), "\(words)")
    }
  }

  @Test func elsewhereNothingIsSaid() async throws {
    let place = try Playground(["b.yaml": Sample.failing])
    let run = try await Command.run(".", in: place.folder)
    #expect(!run.output.contains("::error"))
  }
}

/// The styles of the console.
@Suite(.timeLimit(.minutes(15))) struct StyleTests {
  @Test func dotsAreACharacterForEachCase() async throws {
    let place = try Playground(["a.yaml": Sample.suite, "b.yaml": Sample.passing])
    let run = try await Command.run(".", "--style", "dots", in: place.folder)
    #expect(run.output.hasPrefix("..F.\nfailed  Two"))
    #expect(
      run.output.contains(
        "\n.\nrun again: scenario-run a.yaml:8\n1 failed, "
      )
    )
  }

  @Test func progressIsALineForEveryThousandCases() async throws {
    let place = try Playground()
    let scenarios = (0..<45).map {
      "  - {scenario: S\($0), steps: [{user: tap-icon, state: active}]}\n"
    }
    let text = "suite: Many\nios: 3.2...13.0\nscenarios:\n" + scenarios.joined()
    for number in 0..<6 { try place.write(text, to: "\(number).yaml") }
    let run = try await Command.run(".", "--style", "progress", in: place.folder)
    #expect(run.output.contains(#/ run, 0 not passed, \d/6 files, \d+\.\d s\n/#))
    #expect(!run.output.contains("0.yaml"))
  }

  @Test func aStyleAndItsShortFormExcludeEachOther() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", "-q", "--style", "dots", in: place.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--style and --quiet exclude each other"))
    let unknown = try await Command.run("a.yaml", "--style", "loud", in: place.folder)
    #expect(unknown.status == 2)
  }
}
