import Foundation
import Testing

/// A run that goes on while files are edited.
@Suite(.timeLimit(.minutes(15))) struct WatchTests {
  /// What was written so far to a file that the command writes to.
  private func text(_ file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Waits until the text is there as often as wanted; the test's own limit ends the wait.
  private func wait(for expected: String, times: Int = 1, in file: URL) async throws {
    while text(file).ranges(of: expected).count < times {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Starts the command, which writes to a file that is returned.
  private func start(
    _ arguments: [String],
    in workspace: Workspace
  ) throws -> (run: Command.Running, output: URL) {
    let output = workspace.folder.appending(path: "output.txt")
    _ = FileManager.default.createFile(atPath: output.path(percentEncoded: false), contents: nil)
    let file = try FileHandle(forWritingTo: output)
    return (try Command.start(arguments, in: workspace.folder, output: file), output)
  }

  @Test func whatAnEditAffectsIsRunAgain() async throws {
    let workspace = try Workspace([
      "d/a.yaml": Sample.passing, "d/b.yaml": Sample.passing,
      "common/s.yaml": "fragments:\n  go:\n    steps: [{user: press-home}]\n",
      "d/c.yaml": """
      include: [../common/s.yaml]
      scenario: Includes
      ios: 8.0
      steps:
        - user: tap-icon
        - use: go
        - user: tap-icon
          state: active

      """,
      ".scenario-run.yaml": "",
    ])
    let (run, output) = try start(["d", "--watch"], in: workspace)
    try await wait(for: "3 passed", in: output)
    try workspace.write(Sample.failing, to: "d/b.yaml")
    try await wait(for: "1 failed, 0 passed", times: 2, in: output)
    try workspace.write("# edited\n" + (workspace.text("common/s.yaml") ?? ""), to: "common/s.yaml")
    try await wait(for: "ok  d/c.yaml", times: 2, in: output)
    let shared = workspace.text("common/s.yaml") ?? ""
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "common/s.yaml"))
    try await wait(for: "there is no file 'common/s.yaml'", in: output)
    try workspace.write(shared, to: "common/s.yaml")
    try await wait(for: "ok  d/c.yaml", times: 3, in: output)
    try workspace.write(Sample.passing, to: "d/e.yaml")
    try await wait(for: "ok  d/e.yaml", in: output)
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "d/e.yaml"))
    try workspace.write(Sample.passing, to: "d/b.yaml")
    try await wait(for: "ok  d/b.yaml", times: 2, in: output)
    run.send(SIGINT)
    let outcome = await run.outcome()
    #expect(outcome.status == 130)
    #expect(text(output).ranges(of: "ok  d/a.yaml").count == 1, "nobody has touched it")
    #expect(outcome.errors.contains("note: edited: d/b.yaml\n"))
    #expect(outcome.errors.contains("note: edited: common/s.yaml (included by 1 file)\n"))
    #expect(outcome.errors.contains("note: gone: d/e.yaml\n"))
  }

  @Test func otherSettingsOfTheConfigurationAreIgnoredWithANote() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.passing,
      ".scenario-run.yaml": "junit: r.xml\nevents: e.jsonl\nno-traces: true\nexpect-count: 7\n",
    ])
    let (run, output) = try start(["a.yaml", "--watch"], in: workspace)
    try await wait(for: "1 passed", in: output)
    run.send(SIGINT)
    let outcome = await run.outcome()
    #expect(outcome.status == 130)
    let names = outcome.errors.firstMatch(of: /note: --watch ignores (.*), set by/)?.1 ?? ""
    #expect(Set(names.split(separator: ", ")) == ["junit", "events", "no-traces", "expect-count"])
    #expect(workspace.text("r.xml") == nil)
  }

  @Test func aChangeOfTheConfigurationAppliesAtOnce() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.failing])
    let (run, output) = try start([".", "--watch"], in: workspace)
    try await wait(for: "1 failed, 1 passed", in: output)
    try workspace.write("tag: smoke\n", to: ".scenario-run.yaml")
    try await wait(for: "\n1 passed in", in: output)
    try workspace.write("exclude: a.yaml\n", to: ".scenario-run.yaml")
    try await wait(for: "1 failed, 0 passed", in: output)
    try FileManager.default.removeItem(at: workspace.folder.appending(path: ".scenario-run.yaml"))
    try await wait(for: "1 failed, 1 passed", times: 2, in: output)
    run.send(SIGINT)
    let outcome = await run.outcome()
    #expect(outcome.status == 130)
    #expect(outcome.errors.contains("note: .scenario-run.yaml has changed\n"))
  }

  @Test func aFolderThatCannotBeReadAnyMoreIsReported() async throws {
    let workspace = try Workspace(["d/a.yaml": Sample.passing, "b.yaml": Sample.passing])
    let (run, output) = try start([".", "--watch"], in: workspace)
    try await wait(for: "2 passed", in: output)
    // Unlike missing permissions, a list that is too large stops everybody.
    let list = workspace.folder.appending(path: "d/.gitignore")
    try workspace.write("", to: "d/.gitignore")
    #expect(truncate(list.path(percentEncoded: false), 1 << 30) == 0)
    try await wait(for: "1 unreadable in", in: output)
    try FileManager.default.removeItem(at: list)
    try await wait(for: "ok  d/a.yaml", times: 2, in: output)
    run.send(SIGINT)
    #expect(await run.outcome().status == 130)
  }

  @Test func aWatchThatCannotBeginEnds() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    #expect(try await Command.run("gone.yaml", "--watch", in: workspace.folder).status == 2)
    let report = try await Command.run(
      "a.yaml",
      "--watch",
      "--junit",
      "r.xml",
      in: workspace.folder
    )
    #expect(report.status == 2)
    #expect(report.errors.contains("--watch cannot be used with --report"))
  }
}
