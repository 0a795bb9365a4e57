import Foundation
import ScenarioCommand
import Testing

@Suite(.timeLimit(.minutes(15))) struct SubcommandTests {
  @Test(arguments: ["--help", "-h", "help"])
  func theHelpBeginsWithAnExampleAndShowsTheOptionsOfRun(_ word: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.run(word, in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let example = try #require(run.output.firstRange(of: "scenario-run Scenarios/"))
    let options = try #require(run.output.firstRange(of: "OPTIONS:"))
    #expect(example.lowerBound < options.lowerBound)
    for word in [
      "--junit", "--tag", "--filter", "--jobs", "--color", "--quiet", "--verbose", "EXIT STATUS",
      "check", "list", "USAGE: scenario-run [run] <path> ",
    ] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func eachSubcommandHasHelp() async throws {
    let workspace = try Workspace()
    for name in [
      "run", "check", "lint", "list", "coverage", "new", "fmt", "bless", "schema", "words",
    ] {
      #expect(
        try await Command.run("help", name, in: workspace.folder).output.contains(
          "USAGE: scenario-run"
        )
      )
      #expect(try await Command.run(name, "--help", in: workspace.folder).status == 0)
    }
  }

  @Test(arguments: ToolDescription.subcommands)
  func aWrongOptionShowsTheUseOfItsSubcommand(_ name: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.run(name, "--bogus", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("scenario-run: error: "), "\(run.errors)")
    let use = name == "run" ? "[run]" : name
    #expect(run.errors.contains("\nUsage: scenario-run \(use) "), "\(run.errors)")
    #expect(run.errors.contains("  See 'scenario-run \(name) --help' for "), "\(run.errors)")
  }

  /// The files of a folder, and what is said if no path is named.
  private static let folders: [(files: [String: String], advice: String)] = [
    (
      [:],
      "scenario-run %Scenarios/; there are no scenarios in this folder yet: 'scenario-run init'"
    ),
    (
      ["a.yml": "name: b", "App/b.yml": "c: d"], "scenario-run %Scenarios/; there are no scenarios"
    ),
    (["Scenarios/a.yaml": Sample.passing, "z/b.yml": "c: d"], "scenario-run %Scenarios/\n"),
    (
      ["Life cycle/a.yml": Sample.suite, "Tests/B/c.yaml": Sample.failing, "X/y": ""],
      "scenario-run %'Life cycle/', or scenario-run %Tests/B/\n"
    ),
    ([".hidden/a.yaml": Sample.passing], "scenario-run %Scenarios/; there are no scenarios"),
  ]

  @Test(arguments: folders.indices, ["", "check "])
  func withoutAPathTheFoldersWithScenariosAreNamed(index: Int, subcommand: String) async throws {
    let (files, advice) = Self.folders[index]
    let workspace = try Workspace(files)
    try workspace.createFolder(".git")
    let arguments = subcommand.split(separator: " ").map(String.init)
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    let expected = advice.replacing("%", with: subcommand)
    #expect(
      run.errors.hasPrefix(
        "scenario-run: error: name a file or a folder, for example: \(expected)"
      ),
      "\(run.errors)"
    )
    #expect(run.errors.contains("\nUsage: scenario-run "))
  }

  @Test func wordsListsEveryWord() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("words", in: workspace.folder)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces) + " "
    }
    for beginning in [
      "user: tap-icon ", "system: open-url ", "app: work ", "calls: applicationWillTerminate: ",
      "notifications: UIApplicationDidBecomeActiveNotification ", "effects: snapshot ",
      "state: suspended ", "terminated: watchdog ", "model: lock-enters-background ",
      "device: ipad ", "invariants: tasks-end ",
    ] {
      #expect(lines.count { $0.hasPrefix(beginning) } == 1, "\(beginning)")
    }
    let url = try await Command.run("words", "open-url", in: workspace.folder)
    #expect(url.output.contains("something asks the system to open a URL of the"), "\(url.output)")
    #expect(url.output.contains("[url: "))
  }

  @Test func wordsFiltersByTextAndByMeaning() async throws {
    let workspace = try Workspace()
    let url = try await Command.run("words", "URL", in: workspace.folder)
    #expect(url.output.contains("  calls: application:handleOpenURL:"))
    #expect(!url.output.contains("press-home"))
    let kill = try await Command.run("words", "jetsam", in: workspace.folder)
    #expect(kill.output.contains("system: low-memory"))
    let none = try await Command.run("words", "no-such-word", in: workspace.folder)
    #expect(none.status == 4)
    #expect(none.output == "")
    #expect(none.errors.contains("no word matches 'no-such-word'"))
  }

  @Test func theVersionIsOneLine() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("--version", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test func runCanBeWritten() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("run", "a.yaml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed"))
  }

  @Test func aSubcommandThatDoesNotComeFirstIsNamed() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("--history", "off", "fmt", "a.yaml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the subcommand must come first: scenario-run fmt …"))
  }

  @Test func aFolderThatIsCalledLikeASubcommand() async throws {
    let workspace = try Workspace(["check/a.yaml": Sample.failing])
    let bare = try await Command.run("check", in: workspace.folder)
    #expect(bare.status == 2)
    #expect(bare.errors.contains("write './check'"))
    #expect(try await Command.run("./check", in: workspace.folder).status == 1)
    #expect(try await Command.run("check/", in: workspace.folder).status == 1)
    #expect(try await Command.run("check", "check", in: workspace.folder).status == 3)
    let other = try Workspace()
    let elsewhere = try await Command.run("check", in: other.folder)
    #expect(elsewhere.status == 2)
    #expect(!elsewhere.errors.contains("./check"))
  }

  @Test func aLineOfListIsAnArgument() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b/c.yaml": Sample.passing])
    let list = try await Command.run("list", ".", in: workspace.folder)
    #expect(list.status == 0)
    #expect(
      list.output == """
        a.yaml:4: One [iOS 4.0]
        a.yaml:4: One [iOS 8.0]
        a.yaml:8: Two
        a.yaml:11: Three
        b/c.yaml:1: Launch

        """
    )
    for line in list.output.split(separator: "\n").map(String.init) {
      let again = try await Command.run("list", line, in: workspace.folder)
      #expect(again.output == "\(line)\n")
      let printed = try await Command.run("--verbose", line, in: workspace.folder)
      #expect(printed.output.contains("(1 scenario in 1 file)"))
    }
  }

  @Test func aNameWithColonsAndNumbersCanBePassedBack() async throws {
    let workspace = try Workspace([
      "a:1: b.yaml":
        "scenario: \"At 12:30: it's \\\"late\\\" \\\\\"\nios: 8.0\nsteps: [{user: tap-icon, state: active}]\n"
    ])
    let list = try await Command.run("list", ".", in: workspace.folder)
    let line = String(list.output.dropLast())
    #expect(line == "a:1: b.yaml:1: At 12:30: it's \"late\" \\")
    #expect(try await Command.run("list", line, in: workspace.folder).output == list.output)
  }

  @Test func invalidFilesAreNotListedButReported() async throws {
    let workspace = try Workspace(["a.yaml": Sample.invalid, "b.yaml": Sample.passing])
    let list = try await Command.run("list", ".", in: workspace.folder)
    #expect(list.status == 3)
    #expect(list.output == "b.yaml:1: Launch\n")
    #expect(list.errors.contains("a.yaml:4:11: error: unknown user action 'tap-icn'"))
  }

  @Test func aLineChoosesTheScenarioAroundIt() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    for (line, name) in [(4, "One"), (7, "One"), (8, "Two"), (12, "Three")] {
      let list = try await Command.run("list", "a.yaml:\(line)", in: workspace.folder)
      #expect(list.output.split(separator: "\n").allSatisfy { $0.contains(": \(name)") })
      #expect(!list.output.isEmpty)
    }
    let outside = try await Command.run("a.yaml:2", in: workspace.folder)
    #expect(outside.status == 4)
    #expect(outside.errors.contains("'a.yaml:2' matches no scenario"))
    #expect(try await Command.run("a.yaml:99", in: workspace.folder).status == 4)
    #expect(try await Command.run("b.yaml:4", in: workspace.folder).status == 2)
    #expect(try await Command.run(".:4", in: workspace.folder).status == 2)
  }

  @Test func aFileThatIsNamedAsAWholeIsWhole() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    for arguments in [["list", "a.yaml:4", "a.yaml"], ["list", ".", "a.yaml:4"]] {
      let list = try await Command.start(arguments, in: workspace.folder).outcome()
      #expect(list.output.split(separator: "\n").count == 4)
    }
    let both = try await Command.run("list", "a.yaml:11", "a.yaml:8", in: workspace.folder)
    #expect(both.output == "a.yaml:8: Two\na.yaml:11: Three\n")
  }
}
