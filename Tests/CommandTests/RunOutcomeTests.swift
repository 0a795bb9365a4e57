import Foundation
import Testing

/// The outcome of a whole run, which exit status, reports and event stream agree on.
@Suite(.timeLimit(.minutes(15))) struct RunOutcomeTests {
  /// A folder in a repository of git, in which nothing has changed.
  private func repository(_ files: [String: String]) async throws -> Workspace {
    let workspace = try Workspace(files)
    try await git("init -q . && git add -A && git commit -qm x", in: workspace)
    return workspace
  }

  private func git(_ line: String, in workspace: Workspace) async throws {
    let run = try await Command.shell(
      "git() { command git -c user.name=t -c user.email=t@t \"$@\"; }; git \(line)",
      in: workspace.folder
    )
    try #require(run.status == 0, "\(run.errors)")
  }

  private func run(
    _ arguments: String,
    in workspace: Workspace,
    environment: [String: String] = [:]
  ) async throws -> Command.Outcome {
    try await Command.start(
      arguments.split(separator: " ").map(String.init),
      in: workspace.folder,
      environment: environment
    ).outcome()
  }

  // MARK: - Bounds

  @Test(arguments: ["--changed-since HEAD", "--failed --history h"])
  func aMissedCountIsMissedWhereNothingIsToDo(_ options: String) async throws {
    let workspace = try await repository(["a.yaml": Sample.passing, ".gitignore": "h\n"])
    #expect(try await run("a.yaml --history h", in: workspace).status == 0)
    let missed = try await run("\(options) --expect-count 250 a.yaml", in: workspace)
    #expect(missed.status == 6)
    #expect(missed.errors.contains("--expect-count: the number of cases is 0, expected 250"))
    #expect(try await run("\(options) --expect-count 0 a.yaml", in: workspace).status == 0)
  }

  @Test func reportsFailIfAConditionIsNotMet() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let command = "a.yaml --junit j.xml --report tap:t.tap --expect-count 9"
    #expect(try await run(command, in: workspace).status == 6)
    let junit = try #require(workspace.text("j.xml"))
    #expect(junit.contains(#"name="scenario-run" tests="2" failures="0" errors="1""#), "\(junit)")
    #expect(junit.contains("required condition not met: --expect-count"))
    let tap = try #require(workspace.text("t.tap"))
    #expect(tap.contains("not ok 2 - the run itself\n"), "\(tap)")
    #expect(tap.hasSuffix("1..2\n"))
  }

  @Test func anAppThatCannotBeStartedLeavesNoOldReport() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    #expect(try await run("a.yaml --junit j.xml", in: workspace).status == 0)
    #expect(workspace.text("j.xml") != nil)
    #expect(try await run("a.yaml --junit j.xml --app false", in: workspace).status == 5)
    #expect(workspace.text("j.xml") == nil)
    // What the run reads is never removed.
    #expect(try await run("a.yaml --junit a.yaml --app false", in: workspace).status != 0)
    #expect(workspace.text("a.yaml") == Sample.passing)
  }

  @Test func anEmptyShardMissesTheCountOfAllShards() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    #expect(try await run("a.yaml --shard 5/5 --expect-count 2", in: workspace).status == 6)
    #expect(try await run("a.yaml --shard 5/5 --expect-count 1", in: workspace).status == 0)
  }

  @Test func failuresBeforeAnImpossibleActionAreReported() async throws {
    let scenario = """
      scenario: Home, twice
      ios: 8.0
      steps:
        - user: tap-icon
          calls: none
        - user: press-home
        - user: press-home

      """
    let workspace = try Workspace(["a.yaml": scenario])
    let run = try await run("a.yaml --report tap:a.tap", in: workspace)
    #expect(run.status == 3)
    for text in [run.output, workspace.text("a.tap") ?? ""] {
      #expect(text.contains("expected no calls, got"), "\(text)")
      #expect(text.contains("'press-home' is not possible here"), "\(text)")
    }
  }

  // MARK: - What nothing has

  @Test(
    arguments: [
      ("--tag=smoke or typo", Int32(4), "no scenario has the tag 'typo'"),
      ("--set=typo=1", 2, "--set typo: no scenario has a variable with that name"),
    ]
  )
  func whatNothingHasIsAnErrorOfEveryReport(
    _ option: String,
    _ status: Int32,
    _ message: String
  ) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let reports = ["junit", "tap", "json", "github-summary"].flatMap {
      ["--report", "\($0):\($0).out"]
    }
    let arguments = ["a.yaml", option, "--events", "e.jsonl"]
    let run = try await Command.start(arguments + reports, in: workspace.folder).outcome()
    #expect(run.status == status)
    #expect(run.errors.contains("error: \(message)"))
    try check(workspace, message)
    for name in ["junit", "tap", "json", "github-summary"] {
      try FileManager.default.removeItem(at: workspace.folder.appending(path: "\(name).out"))
    }
    let later = try await Command.start(
      ["report", "--from", "e.jsonl"] + reports,
      in: workspace.folder
    ).outcome()
    #expect(later.status == status)
    try check(workspace, message)
  }

  private func check(_ workspace: Workspace, _ message: String) throws {
    let junit = try #require(workspace.text("junit.out"))
    #expect(junit.contains("errors=\"1\""))
    #expect(junit.contains(message.replacing("'", with: "&apos;")) || junit.contains(message))
    #expect(workspace.text("tap.out")?.contains("Bail out! \(message)") == true)
    #expect(workspace.text("json.out")?.contains("\"ending\":\"failed\",\"note\":\"") == true)
    #expect(workspace.text("github-summary.out")?.contains("### ❌") == true)
  }

  @Test func whatNothingHasIsAnErrorOfAllShards() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    for number in 1...2 {
      let shard = try await run(
        "a.yaml --set typo=1 --shard \(number)/2 --events \(number).jsonl",
        in: workspace
      )
      #expect(shard.status == 2)
    }
    let merged = try await run("merge 1.jsonl 2.jsonl --history off", in: workspace)
    #expect(merged.status == 2, "\(merged.errors)")
  }

  @Test(
    arguments: [
      ("--set typo=1", Int32(2)), ("--tag nosuch", 4), ("--filter nosuch", 4),
      ("--set typo=1 --tag nosuch --filter nosuch", 4),
      ("--tag smoke", 0), ("--filter Launch", 0),
    ]
  )
  func itIsAnErrorWhereNothingIsToDo(_ options: String, _ status: Int32) async throws {
    let workspace = try await repository(["a.yaml": Sample.passing, ".gitignore": "h\n"])
    let changed = try await run("--changed-since HEAD \(options) a.yaml", in: workspace)
    #expect(changed.status == status, "\(changed.errors)")
    #expect(try await run("a.yaml --history h", in: workspace).status == 0)
    let failed = try await run("--failed --history h \(options) a.yaml", in: workspace)
    #expect(failed.status == status, "\(failed.errors)")
  }

  /// A tag or a variable of files that have not changed is no typo.
  @Test func whatOnlyUnchangedFilesHaveIsNotMissing() async throws {
    let workspace = try await repository([
      "a.yaml": "variables: {who: a}\n" + Sample.passing.replacing("Launch", with: "Launch ${who}"),
      "b.yaml": Sample.failing,
    ])
    try workspace.write(Sample.failing.replacing("Wrong", with: "Bad"), to: "b.yaml")
    let changed = try await run("--changed-since HEAD --set who=b .", in: workspace)
    #expect(changed.status == 1, "\(changed.errors)")
    let tagged = try await run("--changed-since HEAD --tag slow .", in: workspace)
    #expect(tagged.status == 1)
  }

  // MARK: - Reports of nothing

  @Test func aSummaryOfNothingIsNeitherGreenNorRed() async throws {
    let skipped = Sample.passing + "skip: why not\n"
    let workspace = try Workspace(["a.yaml": Sample.passing, "s.yaml": skipped])
    func summary(_ arguments: String) async throws -> String {
      let run = try await run("\(arguments) --report github-summary:s.md", in: workspace)
      #expect(run.status == 0, "\(run.errors)")
      return workspace.text("s.md") ?? ""
    }
    #expect(try await summary("a.yaml").hasPrefix("### ✅"))
    #expect(try await summary("s.yaml").hasPrefix("### ⚪"))
    let empty = try await summary("a.yaml --shard 2/2")
    #expect(empty.hasPrefix("### ⚪"))
    #expect(empty.contains("there are fewer cases than shards"))
    #expect(try await summary("a.yaml --history h").hasPrefix("### ✅"))
    let failed = try await summary("a.yaml --failed --history h --events e.jsonl")
    #expect(failed.hasPrefix("### ⚪"))
    let later = try await run("report --from e.jsonl --report github-summary:s.md", in: workspace)
    #expect(later.status == 0)
    #expect(workspace.text("s.md") == failed)
  }

  // MARK: - Known issues

  @Test func aTimeoutIsNotAKnownIssue() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.passing + "known-issue: it is slow\ntimeout: 0s\n"
    ])
    let run = try await run("a.yaml", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("timed out"))
    #expect(!run.output.contains("known issue"))
  }

  @Test func whatRepeatsTooOftenIsGivenUpAndNoKnownIssue() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: Years of a fast timer
      ios: 8.0
      known-issue: it repeats
      steps:
        - user: tap-icon
          state: active
        - app: { start: { kind: timer, every: 1ms } }
        - wait: 87000h
        - system: show-alert

      """
    ])
    let run = try await run("a.yaml", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("stopped: repeating work was done more than 50000 times"))
  }

  @Test func theEndOfTheAppIsNamedWhereItIsTheKnownIssue() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: Slow home
      ios: 4.0
      known-issue: it works too long
      app: { during: { applicationDidEnterBackground: [work: 6s] } }
      steps:
        - user: tap-icon
        - user: press-home
        - wait: 30s
          state: suspended

      """
    ])
    let run = try await run("a.yaml --report json:r.json", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let reason = "it works too long; the app was terminated (watchdog)"
    #expect(run.output.contains("known issue  Slow home: \(reason)"), "\(run.output)")
    #expect(workspace.text("r.json")?.contains(reason) == true)
  }
}
