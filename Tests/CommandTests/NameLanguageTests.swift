import Testing

/// The names of UIKit in files and in what is printed about them, in either language.
@Suite(.timeLimit(.minutes(15))) struct NameLanguageTests {
  private static func scenario(_ names: String...) -> String {
    """
    scenario: A launch
    ios: 17.0
    steps:
      - user: tap-icon
        calls: { including: [\(names.joined(separator: ", "))] }

    """
  }

  private static let swift = scenario(
    "scene(_:willConnectTo:options:)",
    "sceneDidBecomeActive(_:)"
  )
  private static let objectiveC = scenario(
    "scene:willConnectToSession:options",
    "sceneDidBecomeActive"
  )

  @Test(arguments: [("swift", objectiveC, swift), ("objc", swift, objectiveC)])
  func formattingWritesNamesInOneLanguage(
    _ language: String,
    _ text: String,
    _ result: String
  ) async throws {
    let workspace = try Workspace(["a.yaml": text])
    let run = try await Command.run("fmt", "a.yaml", "--names", language, in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(workspace.text("a.yaml") == result)
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }

  /// What `fmt` would write in another way is a note of `check`, and an error of `check --strict`.
  @Test func nonstandardSpellingsFailOnlyWithStrict() async throws {
    let workspace = try Workspace([
      "a.yaml": "scenario: A launch\nios: 17.0\nsteps: [{user: launch, state: active}]\n"
    ])
    let lenient = try await Command.run("check", "a.yaml", in: workspace.folder)
    #expect(lenient.status == 0)
    #expect("\(lenient.output)\(lenient.errors)".contains("the standard spelling is 'tap-icon'"))
    let strict = try await Command.run("check", "a.yaml", "--strict", in: workspace.folder)
    #expect(strict.status != 0)
  }

  // MARK: - What is printed

  private static let selector = "sceneDidDisconnect:"
  private static let swiftName = "sceneDidDisconnect(_:)"

  private static func failing(_ expectation: String) -> String {
    "scenario: A\nios: 17.0\nsteps:\n  - user: tap-icon\n    \(expectation)\n"
  }

  /// What the file expects, what is asked for, and the names that are printed.
  private static let failures: [(String, [String], String)] = [
    ("calls: { including: [sceneDidDisconnect(_:)] }", [], swiftName),
    ("calls: { including: [sceneDidDisconnect] }", [], selector),
    ("calls: { including: [sceneDidDisconnect(_:)] }", ["--names", "objc"], selector),
    ("calls: { including: [sceneDidDisconnect] }", ["--names", "swift"], swiftName),
  ]

  @Test(arguments: failures, ["run", "check"])
  func whatIsPrintedHasTheNamesOfTheFile(
    _ failure: (String, [String], String),
    _ command: String
  ) async throws {
    let (expectation, options, name) = failure
    let other = name == Self.selector ? Self.swiftName : Self.selector
    let isRun = command == "run"
    let text =
      isRun
      ? Self.failing(expectation)
      : Self.failing(expectation).replacing(
        "ios: 17.0",
        with: "ios: 17.0\napp: { life-cycle: app-delegate }"
      )
    let workspace = try Workspace(["a.yaml": text])
    let reports = ["--junit", "a.xml", "--report", "html:a.html", "--report", "tap:a.tap"]
    let arguments = [command, "a.yaml"] + (isRun ? reports + ["-v"] : []) + options
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(run.status == (isRun ? 1 : 3), "\(run.output)\(run.errors)")
    // The reports contain the line of the file.
    let written =
      isRun ? try ["a.xml", "a.html", "a.tap"].map { try #require(workspace.text($0)) } : []
    for output in written + [run.output + run.errors] {
      let output = output.replacing(expectation, with: "")
        .replacing(#/\{ including: .*|"sceneDidDisconnect[^"]*","\] \}"/#, with: "")
      #expect(output.contains(name), "\(output)")
      #expect(!output.contains(other), "\(output)")
    }
  }

  @Test(arguments: [("environment", "swift"), ("configuration", "objc")])
  func namesAreAnOptionOfTheConfiguration(_ place: String, _ language: String) async throws {
    let (isSwift, isFile) = (language == "swift", place == "configuration")
    let written = isSwift ? "sceneDidDisconnect" : Self.swiftName
    let workspace = try Workspace([
      "a.yaml": Self.failing("calls: { including: [\(written)] }"),
      ".scenario-run.yaml": isFile ? "names: \(language)\n" : "",
    ])
    let run = try await Command.run(
      "a.yaml",
      in: workspace.folder,
      environment: isFile ? [:] : ["SCENARIO_RUN_NAMES": language]
    )
    let message = "expected \(isSwift ? Self.swiftName : Self.selector)"
    #expect(run.output.contains(message), "\(run.output)\(run.errors)")
    // It does not change files.
    #expect(try await Command.run("fmt", "--check", "a.yaml", in: workspace.folder).status == 0)
  }

  @Test func documentsForProgramsHaveSelectorsAndSayWhatPeopleRead() async throws {
    let workspace = try Workspace([
      "a.yaml": Self.failing("calls: { including: [\(Self.swiftName)] }"),
      "b.yaml": Self.failing("calls: { including: [sceneDidDisconnect] }"),
    ])
    let arguments = ["a.yaml", "b.yaml", "--events", "events", "--report", "json:-"]
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    for text in [run.output, try #require(workspace.text("events"))] {
      #expect(text.contains("expected \(Self.selector)"), "\(text)")
      #expect(!text.contains("expected \(Self.swiftName)"), "\(text)")
      #expect(text.ranges(of: #""names":"swift""#).count == 1, "\(text)")
    }
    // Another program that reads them prints what people read.
    let report = try await Command.run("report", "--from", "events", in: workspace.folder)
    #expect(report.output.contains("expected \(Self.selector)"), "\(report.output)")
    #expect(report.output.contains("expected \(Self.swiftName)"), "\(report.output)")
    try workspace.write(
      "scenario: A\nios: 12.0\nsteps:\n  - user: tap-icon\n    calls: [\(Self.swiftName)]\n",
      to: "c.yaml"
    )
    for (format, name) in [("json", Self.selector), ("short", Self.swiftName)] {
      let check = try await Command.run(
        "check",
        "--format",
        format,
        "c.yaml",
        in: workspace.folder
      )
      #expect(check.status == 3)
      #expect(check.output.contains("'\(name)'"), "\(check.output)")
    }
  }

  /// Arguments, and a name that they print.
  private static let answers: [([String], String)] = [
    (["explain", "tap-icon"], "sceneDidBecomeActive(_:)"),
    (["explain", "tap-icon", "--ios", "12"], "applicationDidBecomeActive:"),
    (["explain", "tap-icon", "--names", "objc"], "sceneDidBecomeActive:"),
    (["explain", "tap-icon", "--ios", "12", "--names", "swift"], "applicationDidBecomeActive(_:)"),
    (["explain", "a.yaml"], "sceneDidBecomeActive:"),
    (["explain", "a.yaml", "--names", "swift"], "sceneDidBecomeActive(_:)"),
    (
      ["explain", "tap-icon", "--why-not", "applicationDidEnterBackground"],
      "takes the place of applicationDidEnterBackground(_:)"
    ),
    (["explain", "url.hand-over"], "application(_:open:options:)"),
    (["diff", "tap-icon", "--ios", "12", "--ios", "17"], "sceneDidBecomeActive(_:)"),
    (["diff", "tap-icon", "--matrix"], "sceneDidBecomeActive(_:)"),
    (["diff", "a.yaml", "--ios", "12", "--ios", "17"], "sceneDidBecomeActive:"),
    (
      ["diff", "a.yaml", "--ios", "12", "--ios", "17", "--names", "swift"],
      "sceneDidBecomeActive(_:)"
    ),
    (
      ["diff", "a.yaml", "--ios", "17", "--ios", "12", "--format", "html"], "sceneDidBecomeActive:"
    ),
    (
      ["diff", "tap-icon", "--ios", "12", "--ios", "17", "--format", "html"],
      "sceneDidBecomeActive(_:)"
    ),
    (["graph", "a.yaml", "--format", "mermaid"], "sceneDidBecomeActive:"),
    (["graph", "a.yaml", "--format", "mermaid", "--names", "swift"], "sceneDidBecomeActive(_:)"),
    (["graph", "b.yaml"], "sceneDidBecomeActive(_:)"),
    (["trace", "device.log", "--ios", "17"], "does not print sceneWillEnterForeground(_:)"),
    (
      ["trace", "device.log", "--ios", "17", "--against", "c.yaml"], "sceneDidBecomeActive:"
    ),
    (["bless", "--check", "c.yaml"], "sceneWillEnterForeground"),
  ]

  @Test(arguments: answers)
  func anAnswerHasTheNamesOfTheFileOrTheUsualOnesOfTheVersion(
    _ arguments: [String],
    _ name: String
  ) async throws {
    let launch = "user: tap-icon\n    calls: { including: [NAME] }\n"
    let scenario = "scenario: A\nios: 17.0\nsteps:\n  - \(launch)"
    let workspace = try Workspace([
      "a.yaml": scenario.replacing("NAME", with: "sceneDidBecomeActive"),
      "b.yaml": scenario.replacing("NAME", with: "sceneDidBecomeActive(_:)"),
      "c.yaml": scenario.replacing("{ including: [NAME] }", with: "[sceneDidBecomeActive]"),
      "device.log": "application:didFinishLaunchingWithOptions:\nsceneDidBecomeActive:\n",
    ])
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    let output = run.output + run.errors
    #expect(output.contains(name), "\(output)")
    let isSwift = name.contains("(_:")
    #expect(output.contains("(_:") == isSwift, "\(output)")
  }

  @Test(arguments: [
    (["--ios", "17.0"], "sceneDidBecomeActive(_:)"),
    (["--ios", "12.0"], "applicationDidBecomeActive:\n"),
    (["--ios", "17.0", "--names", "objc"], "- sceneDidBecomeActive\n"),
    (["--ios", "12.0", "--names", "swift"], "applicationDidBecomeActive(_:)"),
  ])
  func aNewScenarioHasTheUsualNamesForItsVersion(
    _ options: [String],
    _ name: String
  ) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(["new", "a.yaml"] + options, in: workspace.folder).outcome()
    #expect(run.status == 0, "\(run.errors)")
    #expect(workspace.text("a.yaml")?.contains(name) == true, "\(workspace.text("a.yaml") ?? "")")
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
    #expect(try await Command.run("fmt", "--check", "a.yaml", in: workspace.folder).status == 0)
  }

  @Test(arguments: [
    ("17", "scene(_:willConnectTo:options:)"), ("12", "applicationDidBecomeActive:"),
  ])
  func aSessionPrintsAndSavesTheUsualNamesOfItsVersion(
    _ version: String,
    _ name: String
  ) async throws {
    let workspace = try Workspace()
    try workspace.write("tap-icon\n:why-not applicationWillTerminate\n:save a.yaml\n", to: "input")
    let methods =
      "--implements 'scene(_:willConnectTo:options:)' --implements applicationDidBecomeActive"
    let run = try await Command.shell(
      "\"$run\" repl --ios \(version) \(methods) < input",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains(name), "\(run.output)")
    let text = try #require(workspace.text("a.yaml"))
    for text in [run.output, text] { #expect(text.contains("(_:") == (version == "17"), "\(text)") }
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }

  @Test func aRecordingBecomesAScenarioWithTheUsualNames() async throws {
    let workspace = try Workspace(["a.log": "applicationDidBecomeActive:\n"])
    for (version, name) in [("12", "[applicationDidBecomeActive"), ("26", "(_:)")] {
      let log =
        version == "12"
        ? "application:didFinishLaunchingWithOptions:\napplicationDidBecomeActive:\n"
        : "application:didFinishLaunchingWithOptions:\nscene:willConnectToSession:options:\n"
      try workspace.write(log, to: "a.log")
      let file = "a\(version).yaml"
      let run = try await Command.run(
        "trace",
        "a.log",
        "--ios",
        version,
        "--to-scenario",
        file,
        in: workspace.folder
      )
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      let text = try #require(workspace.text(file))
      #expect(text.contains("(_:") == (version == "26"), "\(name): \(text)")
      #expect(try await Command.run("\(file)", in: workspace.folder).status == 0)
    }
  }

  @Test(arguments: [
    ("scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)"),
    ("scene:willConnectToSession:options", "sceneWillEnterForeground"),
  ])
  func blessAddsNamesInTheLanguageOfTheFile(_ written: String, _ added: String) async throws {
    let workspace = try Workspace(["a.yaml": Self.failing("calls: [\(written)]")])
    _ = try await Command.run("bless", "a.yaml", in: workspace.folder)
    let text = try #require(workspace.text("a.yaml"))
    let names = text.split { " ,[]\n".contains($0) }
    #expect(names.contains(added[...]), "\(text)")
    #expect(text.contains("(_:") == added.contains("("), "\(text)")
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }
}
