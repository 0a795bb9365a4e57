import Foundation
import Testing

/// A folder that is not trusted: what its names, links and texts must not do.
@Suite(.timeLimit(.minutes(15))) struct UntrustedFolderTests {
  // MARK: - Names

  /// Names that would be something else as the first argument.
  private static let names = ["--app=touch pwned;#.yaml", "@list.yaml", "-q.yaml", "check", "-"]

  @Test func afterTwoHyphensEachNameIsAPath() async throws {
    let workspace = try Workspace(["list.yaml": Sample.failing])
    for name in Self.names { try workspace.write(Sample.passing, to: "\(name)/a.yaml") }
    for words in [["--"], ["run", "--"], ["-q", "--"], ["list", "--"], ["check", "--"]] {
      for name in Self.names {
        let run = try await Command.start(words + [name], in: workspace.folder).outcome()
        #expect(run.status == 0, "\(words) \(name): \(run.output)\(run.errors)")
      }
    }
    #expect(workspace.text("pwned") == nil)
  }

  @Test func thePrintedCommandRunsTheSameFiles() async throws {
    let workspace = try Workspace()
    let names =
      Self.names + ["it's", "$(touch pwned)", "; touch pwned", "\u{1B}[2J", "\\x41"]
    for name in names { try workspace.write(Sample.failing, to: "\(name)/a.yaml") }
    let run = try await Command.start(["--"] + names, in: workspace.folder).outcome()
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("run again: ") })
    let again = try await Command.shell(
      "set -e; exec $run \(line.dropFirst("run again: scenario-run ".count))",
      in: workspace.folder
    )
    #expect(again.output.contains("\(names.count) failed, 0 passed"), "\(line)\n\(again.errors)")
    #expect(workspace.text("pwned") == nil)
  }

  // MARK: - The configuration

  @Test(arguments: [
    "junit: ../r", "junit: /tmp/r", "events: ../../r", "history: ..", "report: [\"html:../r\"]",
    "write-findings: sub/../../r", "profiles: {p: {junit: ../r}}", "junit: link/r",
  ])
  func aConfigurationWritesOnlyInItsProject(_ setting: String) async throws {
    let workspace = try Workspace([
      "project/.scenario-run.yaml": "\(setting)\n", "project/a.yaml": Sample.passing,
    ])
    let project = workspace.folder.appending(path: "project")
    try FileManager.default.createSymbolicLink(
      atPath: project.appending(path: "link").path(percentEncoded: false),
      withDestinationPath: ".."
    )
    let profile = setting.hasPrefix("profiles") ? ["--profile", "p"] : []
    let run = try await Command.start(
      ["a.yaml"] + profile,
      in: project,
      environment: ["SCENARIO_RUN_HISTORY": ""]
    ).outcome()
    #expect(run.status == 2, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("outside of the project"), "\(run.errors)")
    #expect(workspace.names == ["project"])
  }

  @Test func theCommandLineCanNameAnyPath() async throws {
    let workspace = try Workspace([
      "project/.scenario-run.yaml": "junit: ../r.xml\n", "project/a.yaml": Sample.passing,
    ])
    let project = workspace.folder.appending(path: "project")
    let run = try await Command.run("a.yaml", "--junit", "../s.xml", in: project)
    #expect(run.status == 2, "a setting that is not used is wrong, too")
    try workspace.write("", to: "project/.scenario-run.yaml")
    #expect(try await Command.run("a.yaml", "--junit", "../s.xml", in: project).status == 0)
    #expect(workspace.text("s.xml") != nil)
  }

  @Test(arguments: [["mcp"], ["lsp"], ["lsp", "--stdio"]])
  func aServerStartsNoAppOfTheConfiguration(_ server: [String]) async throws {
    let workspace = try Workspace([
      ".scenario-run.yaml": "app: touch started; cat\napp-timeout: 1s\n"
    ])
    func serve(_ environment: [String: String] = [:]) async throws -> Command.Outcome {
      try await Command.start(server, in: workspace.folder, environment: environment).outcome()
    }
    let run = try await serve()
    #expect(workspace.names == [".scenario-run.yaml"], "\(run.errors)")
    if server == ["mcp"] {
      #expect(run.status == 0)
      #expect(run.errors.contains("the app of .scenario-run.yaml is not started"))
    }
    _ = try await serve(["SCENARIO_RUN_APP": ""])
    #expect(workspace.names == [".scenario-run.yaml"])
  }

  @Test func aServerStartsAnAppThatTheCommandLineNames() async throws {
    let workspace = try Workspace([".scenario-run.yaml": "app: touch other; cat\n"])
    _ = try await Command.run("mcp", "--app", "touch started; exit 1", in: workspace.folder)
    #expect(workspace.text("started") != nil)
    #expect(workspace.text("other") == nil)
  }

  // MARK: - The history

  @Test func aFileThatIsNotAHistoryIsNotReplaced() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "docs/history": "Founded in 1976.\n"])
    let run = try await Command.run("a.yaml", "--history", "docs", in: workspace.folder)
    #expect(run.errors.contains("'docs/history' exists and is not a history of scenario-run"))
    #expect(workspace.text("docs/history") == "Founded in 1976.\n")
  }

  @Test(arguments: ["", "scenario-run history 2\n", "scenario-run history 9\nx\n"])
  func aDamagedHistoryIsReplaced(_ text: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "h/history": text])
    _ = try await Command.run("a.yaml", "--history", "h", in: workspace.folder)
    #expect(workspace.text("h/history")?.contains("a.yaml") == true)
  }

  // MARK: - Texts

  @Test func aListedNameSelectsItsCaseWhateverItContains() async throws {
    let names = ["\\e[31mA", "a\\u009Bb", "\\u202Ex", "\\x07", "tab\\tx", "back\\\\u{1B}", "::x"]
    let workspace = try Workspace()
    for (number, name) in names.enumerated() {
      try workspace.write(
        "scenario: \"\(name)\"\nios: 8.0\nsteps: [{user: tap-icon, state: active}]\n",
        to: "\(number).yaml"
      )
    }
    let list = try await Command.run("list", ".", in: workspace.folder)
    let lines = list.output.split(separator: "\n").map(String.init)
    #expect(lines.count == names.count)
    #expect(!list.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    for line in lines {
      let run = try await Command.run(line, in: workspace.folder)
      #expect(run.output.contains("1 passed"), "\(line): \(run.errors)")
    }
  }
}
