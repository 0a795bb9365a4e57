import Foundation
import Testing

/// What the command says with its exit status, and which one where several apply.
@Suite(.timeLimit(.minutes(15))) struct ExitStatusTests {
  @Test func exitStatusIs0IfAllPassed() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("  ok  a.yaml  1 passed\n1 passed in "))
    #expect(run.errors == "")
  }

  @Test func exitStatusIs1IfAScenarioFailed() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("a.yaml:6:12: failed: state is active, expected inactive"))
    #expect(run.output.contains("why: "))
    #expect(run.output.contains("  ok  b.yaml"))
  }

  @Test(arguments: [
    ["--nonsense", "."], ["--jobs", "0", "."], ["--jobs", "many", "."], [],
    ["--quiet", "--verbose", "."], ["--tag", "(smoke", "."], ["--color", "blue", "."],
    ["--report", "nonsense:x", "."], ["--junit", "r.xml", "--report", "junit:r.xml", "."],
  ])
  func exitStatusIs2IfTheUsageIsWrong(_ arguments: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
    #expect(workspace.names == ["a.yaml"])
  }

  @Test func aPathThatDoesNotExistHasASuggestion() async throws {
    let workspace = try Workspace(["Scenarios/launch/first.yaml": Sample.passing])
    let run = try await Command.run("Scenaros/launch", "--junit", "r.xml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    let error = "no such file or folder 'Scenaros/launch'; did you mean 'Scenarios/launch'?"
    #expect(run.errors == "scenario-run: error: \(error)\n")
    #expect(workspace.text("r.xml") == nil)
  }

  @Test func exitStatusIs2AndNothingIsRunIfAPathDoesNotExist() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing])
    let run = try await Command.run("a.yaml", "b.yaml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  @Test(arguments: [("chekc", "check"), ("lst", "list"), ("rnu", "run")])
  func aMisspelledSubcommandIsKnown(_ word: String, _ meant: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run(word, "a.yaml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("no such file or folder '\(word)'"))
    #expect(run.errors.contains("did you mean the subcommand '\(meant)'?"))
  }

  @Test func exitStatusIs3IfAFileIsInvalidAndTheOthersRun() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.invalid, "b.yaml": Sample.passing, "c.yaml": "scenario: [unclosed\n",
    ])
    let run = try await Command.run(".", "--junit", "r.xml", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("did you mean 'tap-icon'?"))
    #expect(run.output.contains("c.yaml:1:11: error: '[' is never closed [yaml-syntax]"))
    #expect(run.output.contains("  ok  b.yaml"))
    let report = try #require(workspace.text("r.xml"))
    #expect(report.ranges(of: "<testcase ").count == 3)
    #expect(report.contains("tests=\"3\" failures=\"0\" errors=\"2\" skipped=\"0\""))
  }

  @Test func exitStatusIs4IfNothingIsSelected() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "empty/notes.txt": "nothing"])
    let empty = try await Command.run("empty", "a.yaml", in: workspace.folder)
    #expect(empty.status == 4)
    #expect(empty.output == "")
    #expect(empty.errors.contains("there is no scenario file below 'empty'"))
    let filter = try await Command.run("a.yaml", "--filter", "nonsense", in: workspace.folder)
    #expect(filter.status == 4)
    #expect(filter.errors.contains("no case has 'nonsense' in its name"))
  }

  @Test func exitStatusIs5IfAFileCannotBeReadAndTheOthersRun() async throws {
    let workspace = try Workspace(["b.yaml": Sample.passing])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.folder.appending(path: "a.yaml").path(percentEncoded: false),
      withDestinationPath: "gone.yaml"
    )
    let run = try await Command.run(".", "--junit", "r.xml", in: workspace.folder)
    #expect(run.status == 5)
    #expect(
      run.output.contains(
        "error: cannot read 'a.yaml': it is a link to 'gone.yaml', which does not exist"
      )
    )
    #expect(run.output.contains("1 unreadable, 1 passed in "))
    let report = try #require(workspace.text("r.xml"))
    #expect(report.contains("errors=\"1\""))
    #expect(report.ranges(of: "<testcase ").count == 2)
  }

  @Test func aFolderNamedLikeAScenarioIsAFolder() async throws {
    let workspace = try Workspace(["x.yaml/a.yaml": Sample.passing])
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("x.yaml/a.yaml"))
  }

  @Test(arguments: [
    (["f", "p"], 1), (["f", "i"], 3), (["f", "i", "gone"], 5), (["p", "i", "gone"], 5),
    (["p", "gone"], 5),
  ])
  func exitStatusIsThatOfTheMostSevereOfSeveralResults(
    _ files: [String],
    _ status: Int
  ) async throws {
    let workspace = try Workspace()
    for file in files {
      switch file {
      case "f": try workspace.write(Sample.failing, to: "f.yaml")
      case "p": try workspace.write(Sample.passing, to: "p.yaml")
      case "i": try workspace.write(Sample.invalid, to: "i.yaml")
      default:
        try FileManager.default.createSymbolicLink(
          atPath: workspace.folder.appending(path: "gone.yaml").path(percentEncoded: false),
          withDestinationPath: "nowhere.yaml"
        )
      }
    }
    #expect(Int(try await Command.run(".", in: workspace.folder).status) == status)
  }

  @Test func exitStatus4HidesStatus1AndStatus3HidesStatus4() async throws {
    let workspace = try Workspace(["f.yaml": Sample.failing])
    let missing = ["--tag", "slow or nonsense", "."]
    #expect(try await Command.start(missing, in: workspace.folder).outcome().status == 4)
    try workspace.write(Sample.invalid, to: "i.yaml")
    #expect(try await Command.start(missing, in: workspace.folder).outcome().status == 3)
  }

  @Test func oneHundredMegabytesAreOneDiagnostic() async throws {
    let workspace = try Workspace(["b.yaml": Sample.passing])
    let file = workspace.folder.appending(path: "a.yaml")
    _ = FileManager.default.createFile(atPath: file.path(percentEncoded: false), contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 3)
    #expect(
      run.output.contains("a.yaml:1:1: error: the file is larger than 4 MiB [file-too-large]")
    )
    #expect(run.output.contains("  ok  b.yaml"))
  }
}
