import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct CheckTests {
  /// An expectation that some app could meet, and this one does not.
  private static let wrong = """
    scenario: A launch that fails
    ios: 8.0
    steps:
      - user: tap-icon
        state: not-running

    """

  @Test func moreScenariosThanAFileMayHaveAreOneError() async throws {
    func suite(_ count: Int) -> String {
      "suite: A\nios: 8.0\nscenarios: [\(Array(repeating: "{}", count: count).joined(separator: ","))]\n"
    }
    let workspace = try Workspace(["a.yaml": suite(10_001), "b.yaml": suite(2)])
    let run = try await Command.run("check", "a.yaml", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("a.yaml:3:12: error: these are 10001 scenarios, more than 10000"))
    #expect(run.output.contains("\n1 invalid, 0 valid"))
    let few = try await Command.run("check", "b.yaml", in: workspace.folder)
    #expect(few.output.contains("\n2 invalid, 0 valid"))
  }

  @Test func noExpectationIsEvaluated() async throws {
    let workspace = try Workspace(["a.yaml": Self.wrong])
    #expect(try await Command.run("check", "a.yaml", in: workspace.folder).status == 0)
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 1)
    try workspace.write(Sample.invalid, to: "a.yaml")
    #expect(try await Command.run("check", "a.yaml", in: workspace.folder).status == 3)
    try workspace.write(
      "scenario: S\nios: 8.0\nsteps: [{user: press-home, state: active}]\n",
      to: "a.yaml"
    )
    let illegal = try await Command.run("check", "a.yaml", in: workspace.folder)
    #expect(illegal.status == 3)
    #expect(illegal.output.contains("[illegal-action]"))
  }

  @Test func whatNoAppCouldMeetIsAWarningThatARunShowsWithTheFailure() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    let check = try await Command.run("check", ".", in: workspace.folder)
    #expect(check.status == 3)
    #expect(check.output.contains("a.yaml:6:12: warning: the state cannot be inactive"))
    #expect(check.output.contains("warn  a.yaml  1 warning, 1 valid"))
    #expect(check.output.contains("1 warning, 2 valid in "))
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("a.yaml:6:12: failed: state is active, expected inactive"))
    #expect(run.output.contains("[impossible-expectation]"))
    #expect(run.output.contains("1 failed, 1 passed in "))
  }

  @Test(arguments: [[], ["check"]])
  func diagnosticsArePrintedBelowTheirScenario(_ command: [String]) async throws {
    let workspace = try Workspace([
      "shared.yaml": "fragments:\n  go:\n    steps: [{user: tap-icn}]\n",
      "a.yaml": """
      include: [shared.yaml]
      suite: S
      ios: 8.0
      scenarios:
        - scenario: First
          steps: [{use: go}]
        - scenario: Wrong
          steps: [{user: tap-icon, state: inactive}]
        - scenario: Second
          steps: [{use: go}, {user: press-hom}]
        - scenario: Third
          steps: [{use: go}]

      """,
    ])
    let run = try await Command.start(command + ["a.yaml"], in: workspace.folder).outcome()
    #expect(run.status == 3)
    let lines = run.output.split(separator: "\n").filter { line in
      line.contains(#/^(invalid|failed) /#) || line.contains(#/: (error: unknown|as above)/#)
    }.map { $0.prefix { $0 != "[" } }
    var expected = [
      "invalid First", "shared.yaml:3:20: error: unknown user action 'tap-icn' ", "failed  Wrong",
      "invalid Second", "a.yaml:10:31: error: unknown user action 'press-hom' ", "invalid Third",
      "shared.yaml:3:20: as above",
    ]
    if !command.isEmpty { expected.removeAll { $0 == "failed  Wrong" } }
    #expect(lines.map(String.init) == expected)
  }

  @Test func aFileThatCannotBeIncludedIsOneMistake() async throws {
    let workspace = try Workspace([
      "a.yaml": "include: [gone.yaml]\nscenario: A\nios: 8.0\nsteps: [{use: go}]\n"
    ])
    let run = try await Command.run("a.yaml", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("invalid A\na.yaml:1:11: error: there is no file 'gone.yaml'"))
    #expect(run.output.contains("1 invalid, 0 passed in "))
  }

  @Test func editorsGetOneLineForEachThingAndNothingElse() async throws {
    let workspace = try Workspace([
      "a.yaml": Sample.invalid, "b.yaml": Sample.passing, "c.yaml": Sample.failing,
    ])
    let check = try await Command.run("check", "--format", "short", ".", in: workspace.folder)
    #expect(check.status == 3)
    #expect(
      check.output == """
        a.yaml:4:11: error: unknown user action 'tap-icn'; did you mean 'tap-icon'? [unknown-action]
        c.yaml:6:12: warning: the state cannot be inactive at the end of this step, whatever the app does \
        (iOS 8.0); possible: active, not-running [impossible-expectation]

        """
    )
    let clean = try await Command.run("check", "--format=short", "b.yaml", in: workspace.folder)
    #expect(clean.status == 0)
    #expect(clean.output == "")
  }

  @Test func programsGetOneDocument() async throws {
    let workspace = try Workspace(["a.yaml": Sample.invalid, "b.yaml": Sample.passing])
    let check = try await Command.run("check", "--format", "json", ".", in: workspace.folder)
    #expect(check.status == 3)
    let document = try JSONDecoder().decode(Document.self, from: Data(check.output.utf8))
    #expect(document.version == 1)
    try #require(document.diagnostics.count == 1)
    let item = document.diagnostics[0]
    #expect(item.path == "a.yaml")
    let numbers: [Int] = [item.line, item.column, item.endLine, item.endColumn]
    #expect(numbers == [4, 11, 4, 18])
    let bytes = Array(Sample.invalid.utf8)
    let words = String(decoding: bytes[item.offset..<(item.offset + item.length)], as: UTF8.self)
    #expect(words == "tap-icn")
    #expect(item.severity == "error")
    #expect(item.id == "unknown-action")
    #expect(item.message == "unknown user action 'tap-icn'")
    #expect(item.help == "did you mean 'tap-icon'?")
    let clean = try await Command.run("check", "--format", "json", "b.yaml", in: workspace.folder)
    let empty = try JSONDecoder().decode(Document.self, from: Data(clean.output.utf8))
    #expect(empty.diagnostics.isEmpty)
  }

  @Test func aLintComparesFilesWithOneAnother() async throws {
    let names = ["a", "b", "c", "d/e"]
    let tagged = names.map { name in
      let tag = name == "d/e" ? "backgroud" : "background"
      return ("\(name).yaml", Sample.passing.replacing("smoke", with: tag))
    }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: tagged))
    #expect(try await Command.run("check", ".", in: workspace.folder).status == 0)
    let lint = try await Command.run("check", "--lint", ".", in: workspace.folder)
    #expect(lint.status == 3)
    #expect(
      lint.output.contains(
        "d/e.yaml:3:8: warning: the tag 'backgroud' resembles 'background', which 3 scenarios use"
      ),
      "\(lint.output)"
    )
    #expect(lint.output.contains("1 warning, 4 valid in "))
    let short = try await Command.run(
      "check",
      "--lint",
      "--format",
      "short",
      ".",
      in: workspace.folder
    )
    #expect(short.output.split(separator: "\n").count == 1)
  }

  @Test func aLibraryIsLintedByTheFilesThatIncludeIt() async throws {
    let workspace = try Workspace([
      "shared/launches.yaml":
        "fragments:\n  launch: [{ user: tap-icon }]\n  leave: [{ user: press-home }]\n",
      "a.yaml":
        "include: [shared/launches.yaml]\nscenario: S\nios: 8.0\nsteps:\n  - use: launch\n  - state: active\n",
    ])
    let alone = try await Command.run("check", "--lint", "shared", in: workspace.folder)
    #expect(!alone.output.contains("[unused-fragment]"))
    let both = try await Command.run("check", "--lint", ".", in: workspace.folder)
    #expect(
      both.output.contains("shared/launches.yaml:3:3: warning: nothing uses the fragment 'leave'")
    )
    #expect(!both.output.contains("'launch'"))
  }

  @Test func anUnreadableFileIsReportedOnStandardError() async throws {
    let workspace = try Workspace(["b.yaml": Sample.passing])
    try workspace.createFolder("a.yaml")
    let check = try await Command.run("check", "--format", "short", "a.yaml", in: workspace.folder)
    #expect(check.status == 4 || check.status == 5)
    #expect(check.output == "")
    #expect(check.errors != "")
  }

  private struct Document: Decodable {
    struct Item: Decodable {
      let path: String
      let line: Int
      let column: Int
      let endLine: Int
      let endColumn: Int
      let offset: Int
      let length: Int
      let severity: String
      let id: String
      let message: String
      let help: String
    }

    let version: Int
    let diagnostics: [Item]
  }
}
