import Foundation
import Testing

/// Tags, filters, and what is named.
@Suite(.timeLimit(.minutes(15))) struct CaseSelectionTests {
  @Test func tagsChooseScenarios() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let smoke = try await Command.run("list", "a.yaml", "--tag", "smoke", in: workspace.folder)
    #expect(smoke.output == "a.yaml:4: One [iOS 4.0]\na.yaml:4: One [iOS 8.0]\n")
    let neither = try await Command.run(
      "list",
      "a.yaml",
      "--tag",
      "not (smoke or slow)",
      in: workspace.folder
    )
    #expect(neither.output == "a.yaml:11: Three\n")
  }

  @Test func aTagThatNothingCarriesIsAnErrorThatKnowsTheOthers() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.run("a.yaml", "--tag", "smok", in: workspace.folder)
    #expect(run.status == 4)
    #expect(
      run.errors.contains("error: no scenario has the tag 'smok'; known tags: slow, smoke")
    )
    let partly = try await Command.run("a.yaml", "--tag", "smoke or smok", in: workspace.folder)
    #expect(partly.status == 4)
    #expect(partly.output.contains("2 passed"))
  }

  @Test func underNotItIsAWarning() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.run("a.yaml", "--tag", "smoke and not slo", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.errors == "scenario-run: warning: no scenario has the tag 'slo'\n")
  }

  @Test func aFilterIsPartOfAName() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.run("list", "a.yaml", "--filter", "iOS 4", in: workspace.folder)
    #expect(run.output == "a.yaml:4: One [iOS 4.0]\n")
  }

  @Test func aFilterThatMeetsSomethingInvalidHasFoundIt() async throws {
    let workspace = try Workspace(["a.yaml": Sample.invalid])
    let found = try await Command.run("a.yaml", "--filter", "Slip", in: workspace.folder)
    #expect(found.status == 3)
    #expect(found.errors == "")
    let other = try await Command.run("a.yaml", "--filter", "Launch", in: workspace.folder)
    #expect(other.status == 3)
    #expect(other.errors.contains("no case has 'Launch' in its name"))
  }

  @Test func whatIsNamedTwiceRunsOnce() async throws {
    let workspace = try Workspace(["d/a.yaml": Sample.passing])
    let run = try await Command.run(
      "d",
      "d/a.yaml",
      "./d/../d",
      workspace.folder.appending(path: "d/a.yaml").path(percentEncoded: false),
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed in "))
  }

  @Test func aFileThatIsNamedIsReadWhateverItsEnding() async throws {
    let workspace = try Workspace(["notes.txt": Sample.passing, ".hidden.yaml": Sample.passing])
    #expect(try await Command.run("notes.txt", in: workspace.folder).status == 0)
    #expect(try await Command.run(".hidden.yaml", in: workspace.folder).status == 0)
    #expect(try await Command.run(".", in: workspace.folder).status == 4)
  }

  @Test func everyCaseOfAReportHasANameOfItsOwn() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      suite: Names
      ios: 8.0
      scenarios:
        - {scenario: Launch, steps: [{user: tap-icn, state: active}]}
        - {scenario: Launch, steps: [{user: tap-icon, state: active}]}
        - {scenario: Launch, steps: [{user: tap-icon, never: [applicationWillTerminate]}]}
        - {steps: [{user: tap-icon, state: active}]}
        - {steps: [{user: tap-icon, state: active}]}
        - {scenario: the file itself, steps: [{user: tap-icon, state: active}]}
      ---
      neither: this nor that

      """
    ])
    let run = try await Command.run("a.yaml", "--junit", "r.xml", in: workspace.folder)
    #expect(run.status == 3)
    let report = try #require(workspace.text("r.xml"))
    let names = report.matches(of: /<testcase name="([^"]*)"/).map { String($0.1) }
    #expect(names.count == 7)
    #expect(Set(names).count == 7, "\(names)")
    #expect(names.contains("Launch"))
    #expect(names.contains("Launch (invalid)"))
  }

  // MARK: - Lists

  @Test func aListMayBeCalledLikeASubcommand() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "report": "a.yaml\n"])
    #expect(try await Command.run("@report", in: workspace.folder).status == 0)
  }

  @Test func aListNamesWhatIsRun() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b/c.yaml": Sample.passing])
    try workspace.write(
      "# The first.\na.yaml:4: One [iOS 8.0]\r\n\n  \na.yaml:11\nb\n",
      to: "list.txt"
    )
    let list = try await Command.run("list", "@list.txt", in: workspace.folder)
    #expect(list.output == "a.yaml:4: One [iOS 8.0]\na.yaml:11: Three\nb/c.yaml:1: Launch\n")
    let beside = try await Command.run("list", "@list.txt", "a.yaml", in: workspace.folder)
    #expect(beside.output.split(separator: "\n").count == 5)
    // A file of that name is named with its folder.
    try workspace.write(Sample.passing, to: "@list.txt")
    #expect(try await Command.run("list", "./@list.txt", in: workspace.folder).status == 0)
  }

  @Test func standardInputIsAList() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let line = "\"$run\" list . | grep Three | \"$run\" list @-"
    #expect(try await Command.shell(line, in: workspace.folder).output == "a.yaml:11: Three\n")
  }

  @Test func whatIsWrongInAListHasItsLine() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "empty.txt": "\n# nothing\n"])
    try workspace.write("a.yaml\nb.yaml\n", to: "missing.txt")
    let missing = try await Command.run("@missing.txt", in: workspace.folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("missing.txt:2: no such file or folder 'b.yaml'"))
    try workspace.write("a.yaml:4\na.yaml:99\n", to: "line.txt")
    let line = try await Command.run("@line.txt", in: workspace.folder)
    #expect(line.status == 4)
    #expect(line.errors.contains("line.txt:2: 'a.yaml:99' matches no scenario"))
    #expect(try await Command.run("@gone.txt", in: workspace.folder).status == 2)
    let empty = try await Command.run("@empty.txt", in: workspace.folder)
    #expect(empty.status == 4)
    #expect(empty.errors.contains("the list 'empty.txt' contains no paths"))
  }

  // MARK: - Order and number

  @Test func aSeedRepeatsAnOrder() async throws {
    let workspace = try Workspace()
    for number in 0..<12 { try workspace.write(Sample.passing, to: "\(number).yaml") }
    let first = try await Command.run("--shuffle", ".", "--junit", "1.xml", in: workspace.folder)
    #expect(first.status == 0)
    let note = /scenario-run: note: shuffled; to repeat this order: --seed (\d+)\n/
    let seed = try #require(first.errors.wholeMatch(of: note)?.1)
    let again = try await Command.run("--seed", String(seed), ".", in: workspace.folder)
    #expect(withoutTimes(again.output) == withoutTimes(first.output))
    let other = try await Command.run("--seed", "1\(seed.suffix(5))", ".", in: workspace.folder)
    #expect(withoutTimes(other.output) != withoutTimes(first.output))
    _ = try await Command.run(".", "--junit", "2.xml", in: workspace.folder)
    let reports = try ["1.xml", "2.xml"].map { withoutTimes(try #require(workspace.text($0))) }
    #expect(reports[0] == reports[1], "a report is by path, whatever the order")
  }

  @Test func anotherNumberOfCasesThanExpected() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b.yaml": Sample.passing])
    let run = try await Command.run("b.yaml", "--expect-count", "2", in: workspace.folder)
    #expect(run.status == 6)
    #expect(run.errors.contains("--expect-count: the number of cases is 1, expected 2"))
    let right = try await Command.run("b.yaml", "--expect-count", "1", in: workspace.folder)
    #expect(right.status == 0)
    // A failure is graver.
    let failed = try await Command.run(".", "--expect-count", "2", in: workspace.folder)
    #expect(failed.status == 1)
    #expect(failed.errors.contains("the number of cases is 5, expected 2"))
  }

  // MARK: - Changes

  /// A repository with one commit of these files.
  private func repository(_ files: [String: String]) async throws -> Workspace {
    let workspace = try Workspace(files)
    let git = "git -c user.name=t -c user.email=t@example.com"
    let made = try await Command.shell(
      "git init -q -b main . && git add -A && \(git) commit -q -m first",
      in: workspace.folder
    )
    try #require(made.status == 0, "\(made.errors)")
    return workspace
  }

  @Test func onlyWhatHasChangedSinceARevision() async throws {
    let workspace = try await repository([
      "a.yaml": Sample.passing, "b.yaml": Sample.suite, "c.yaml": Sample.passing,
      "shared.yaml": "fragments:\n  home:\n    steps: [{user: press-home}]\n",
      "d.yaml": """
      include: [shared.yaml]
      scenario: Home
      ios: 8.0
      steps:
        - user: tap-icon
        - use: home
        - user: tap-icon
          state: active

      """,
    ])
    let none = try await Command.run("list", ".", "--changed-since", "main", in: workspace.folder)
    #expect(none.status == 0)
    #expect(none.output == "")
    #expect(none.errors.contains("nothing has changed since 'main': nothing was run"))
    try workspace.write(Sample.failing, to: "c.yaml")
    try workspace.write(Sample.passing, to: "new/e.yaml")
    let list = try await Command.run("list", ".", "--changed-since", "main", in: workspace.folder)
    #expect(list.output == "c.yaml:1: Wrong state\nnew/e.yaml:1: Launch\n")
    let inner = try await Command.run(
      "list",
      "..",
      "--changed-since=HEAD",
      in: workspace.folder.appending(path: "new")
    )
    #expect(inner.output == "../c.yaml:1: Wrong state\ne.yaml:1: Launch\n")
    let relative = try await Command.shell(
      "git config diff.relative true && cd new && \"$run\" list .. --changed-since main",
      in: workspace.folder
    )
    #expect(relative.output == inner.output, "whatever git is configured to")
    try workspace.write("# changed\n" + (workspace.text("shared.yaml") ?? ""), to: "shared.yaml")
    let included = try await Command.run(
      "list",
      "d.yaml",
      "--changed-since=main",
      in: workspace.folder
    )
    #expect(included.output == "d.yaml:2: Home\n")
  }

  @Test func withoutGitOrItsRevisionThereAreNoChanges() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let outside = try await Command.start(
      ["a.yaml", "--changed-since", "main"],
      in: workspace.folder,
      environment: ["GIT_CEILING_DIRECTORIES": "/"]
    ).outcome()
    #expect(outside.status == 2)
    #expect(outside.errors.contains("this folder is not in a Git repository"))
    let without = try await Command.start(
      ["a.yaml", "--changed-since", "main"],
      in: workspace.folder,
      environment: ["PATH": "/nowhere"]
    ).outcome()
    #expect(without.status == 2)
    #expect(without.errors.contains("--changed-since needs git: cannot run 'git'"))
    let other = try await repository(["a.yaml": Sample.passing])
    let unknown = try await Command.run("a.yaml", "--changed-since", "gone", in: other.folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("unknown Git revision 'gone'"))
  }

  @Test func thatGitFailsDoesNotMeanThatNothingHasChanged() async throws {
    let workspace = try await repository(["a.yaml": Sample.passing])
    try workspace.write("damaged", to: ".git/index")
    let run = try await Command.run("a.yaml", "--changed-since", "main", in: workspace.folder)
    #expect(run.status == 5)
    #expect(run.errors.contains("--changed-since: git could not list the changes"))
    #expect(run.errors.contains(" diff --name-only "), "the user can ask git why")
  }

  // MARK: - The same report whatever the jobs and the order

  /// A run over many files of all sorts.
  private func manyFiles() throws -> Workspace {
    let workspace = try Workspace()
    for number in 0..<120 {
      let text = [Sample.passing, Sample.suite, Sample.failing, Sample.invalid][number % 4]
      try workspace.write(text, to: "\(["a", "b", "a.b", "é"][number / 4 % 4])/\(number).yaml")
    }
    return workspace
  }

  private func withoutTimes(_ text: String) -> String {
    text.replacing(/time="[0-9.]+"/, with: "").replacing(/timestamp="[^"]+"/, with: "")
      .replacing(/in [0-9.]+ s/, with: "")
  }

  @Test func jobsAndOrderChangeNothing() async throws {
    let workspace = try manyFiles()
    var outputs: Set<String> = []
    var reports: Set<String> = []
    for arguments in [
      ["--jobs", "1", "a", "b", "a.b", "é"], ["--jobs", "2", "é", "a.b", "b", "a"],
      ["--jobs", "7", "."], ["b", "--junit", "r.xml", ".", "a"],
    ] {
      let run = try await Command.start(arguments + ["--junit", "r.xml"], in: workspace.folder)
        .outcome()
      #expect(run.status == 3)
      outputs.insert(withoutTimes(run.output))
      reports.insert(withoutTimes(try #require(workspace.text("r.xml"))))
    }
    #expect(outputs.count == 1)
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.ranges(of: "<testcase ").count == 210, "30 files each of 1, 4, 1 and 1")
  }
}
