import Foundation
import Testing

/// Where the output goes, and what becomes of it there.
@Suite(.timeLimit(.minutes(15))) struct OutputTests {
  @Test func quietPrintsOnlyFailuresAndTheLastLine() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.failing])
    let good = try await Command.run("--quiet", "a.yaml", in: workspace.folder)
    #expect(good.output.split(separator: "\n").count == 1)
    let bad = try await Command.run("-q", ".", in: workspace.folder)
    #expect(!bad.output.contains("a.yaml"))
    #expect(bad.output.contains("b.yaml:6:12: failed"))
  }

  @Test func verbosePrintsEveryStep() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("-v", "a.yaml", in: workspace.folder)
    #expect(run.output.contains("passed  Launch"))
    #expect(run.output.contains("user: tap-icon"))
    #expect(run.output.contains("call    applicationDidBecomeActive:"))
  }

  @Test func verbosePrintsTheArguments() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: What is given
      ios: 8.0
      app:
        during:
          applicationDidEnterBackground: [end-background-task: sav, save-object: my letter, work: 1s]
      steps:
        - user: tap-icon
        - user: press-home
        - system: { open-url: { url: "todo://x", source-application: com.example.mail } }
          calls:
            including: ["application:openURL:sourceApplication:annotation:"]
      """
    ])
    let run = try await Command.run("-v", "a.yaml", in: workspace.folder)
    #expect(run.status == 0, "\(run.output)")
    for line in [
      "app     end-background-task  sav\n", "effect  unknown-task  sav\n",
      "app     save-object  \"my letter\"\n", "app     work  1s\n",
      "source-application com.example.mail, url \"todo://x\"\n",
    ] {
      #expect(run.output.contains(line), "\(line)\(run.output)")
    }
  }

  @Test func colorsArePrintedOnlyIfEnabled() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing])
    let always = try await Command.run("--color", "always", "a.yaml", in: workspace.folder)
    #expect(always.output.contains("\u{1B}[1;31mfailed\u{1B}[0m"))
    let auto = try await Command.run("a.yaml", in: workspace.folder)
    #expect(!auto.output.contains("\u{1B}"))
    let forced = try await Command.run(
      "a.yaml",
      in: workspace.folder,
      environment: ["CLICOLOR_FORCE": "1"]
    )
    #expect(forced.output.contains("\u{1B}["))
    let never = try await Command.run(
      "--color",
      "never",
      "a.yaml",
      in: workspace.folder,
      environment: ["CLICOLOR_FORCE": "1"]
    )
    #expect(!never.output.contains("\u{1B}"))
  }

  @Test func aReportIsThereAsAWhole() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "r.xml": "an old one"])
    let run = try await Command.run("a.yaml", "--junit", "r.xml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(workspace.text("r.xml")?.hasSuffix("</testsuites>\n") == true)
    #expect(workspace.names == ["a.yaml", "r.xml"])
  }

  @Test func exitStatusIs5IfAReportCannotBeWritten() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let missing = try await Command.run("a.yaml", "--junit", "a.yaml/r.xml", in: workspace.folder)
    #expect(missing.status == 5)
    #expect(missing.errors.contains("cannot write 'a.yaml/r.xml'"))
    #expect(missing.errors.contains("'a.yaml' is not a folder"))
    try workspace.createFolder("folder")
    #expect(try await Command.run("a.yaml", "--junit", "folder", in: workspace.folder).status == 5)
    #expect(workspace.names == ["a.yaml", "folder"])
  }

  @Test func aReportThatCannotBeWrittenCostsNoOtherResult() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing])
    let run = try await Command.run(
      "a.yaml",
      "--junit",
      "a.yaml/r.xml",
      "--report",
      "junit:r.xml",
      in: workspace.folder
    )
    #expect(run.status == 5)
    #expect(run.output.contains("a.yaml:6:12: failed"))
    #expect(run.output.contains("1 failed, 0 passed in "))
    #expect(workspace.text("r.xml")?.hasSuffix("</testsuites>\n") == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func exitStatusIs5IfTheDiskOfTheOutputIsFull() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try await Command.start(
      ["a.yaml", "--junit", "r.xml"],
      in: workspace.folder,
      output: full
    ).outcome()
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot write to standard output: no space left on device"))
    #expect(workspace.text("r.xml")?.hasSuffix("</testsuites>\n") == true, "the report is fine")
    #expect(workspace.names == ["a.yaml", "r.xml"])
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "--fail-fast .", "--changed-since HEAD .",
    ]
  )
  func exitStatusIs5IfTheDiskOfTheOutputIsFullHoweverTheRunEnds(_ arguments: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    let before = "git init -q . && git add -A && git -c user.name=t -c user.email=t@t commit -qm x"
    let run = try await Command.shell(
      "\(before) && \"$run\" \(arguments) > /dev/full",
      in: workspace.folder
    )
    #expect(run.status == 5, "\(run.errors)")
    #expect(run.errors.contains("cannot write to standard output: no space left on device"))
  }

  @Test func exitStatusIs5IfAFileWouldExceedTheLimitOfItsSize() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.shell(
      "ulimit -f 1; \"$run\" a.yaml --report html:r.html",
      in: workspace.folder
    )
    #expect(run.status == 5, "\(run.status)")
    #expect(run.errors.contains("cannot write 'r.html'"), "\(run.errors)")
    #expect(workspace.names == ["a.yaml"])
  }

  @Test func aClosedPipeEndsNothing() async throws {
    let workspace = try Workspace()
    for number in 0..<2000 { try workspace.write(Sample.failing, to: "\(number).yaml") }
    let run = try await Command.shell(
      "{ \"$run\" . --junit r.xml; echo $? >status; } | head -1",
      in: workspace.folder
    )
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "")
    #expect(workspace.text("status") == "1\n")
    #expect(workspace.text("r.xml")?.ranges(of: "<testcase ").count == 2000)
  }
}
