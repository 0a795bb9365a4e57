import Foundation
import Testing

/// What the command leaves out of folders, and what it says of that.
@Suite(.timeLimit(.minutes(15))) struct SkippingTests {
  private static let other = "services: {web: {image: nginx}}\n"

  /// A folder with two scenarios, one of them excluded by git, and YAML of other tools.
  private func project() throws -> Workspace {
    try Workspace([
      ".gitignore": "node_modules/\ngen.yaml\n", "a.yaml": Sample.passing,
      "gen.yaml": Sample.failing, "node_modules/p/b.yaml": Self.other,
      "deploy.yaml": Self.other,
    ])
  }

  @Test func otherYAMLIsInvalidAndTheHelpSaysHowToSkipIt() async throws {
    let workspace = try project()
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("not a scenario file: no top-level 'scenario' or 'suite'"))
    #expect(run.output.contains("--exclude"))
    #expect(run.errors == "scenario-run: note: skipped 2 files by .gitignore\n")
    for text in ["- a\n- b\n", "just text\n", Self.other] {
      try workspace.write(text, to: "deploy.yaml")
      let other = try await Command.run("deploy.yaml", in: workspace.folder)
      #expect(other.status == 3)
      #expect(other.output.contains("not a scenario file: no top-level 'scenario' or 'suite'"))
    }
  }

  @Test(
    arguments: [
      ("project.yml", "name: Notes\ntargets: {}\n"),
      ("project.yaml", "include: [base.yml]\nsettingGroups : {}\n"),
      ("sub/docker-compose.yml", "# all\nservices:\n  web: {}\n"), ("compose.yaml", "services: {}"),
      ("mkdocs.yml", "site_name: Notes"), ("pubspec.yaml", "name: notes\nenvironment: {}\n"),
      ("action.yml", "name: Run\nruns: {}\n"), ("codemagic.yaml", "workflows: {}"),
    ]
  )
  func filesOfOtherToolsAreSkipped(path: String, text: String) async throws {
    let workspace = try Workspace([path: text, "a.yaml": Sample.passing])
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors == "scenario-run: note: skipped 1 file of other tools\n")
    // One that is named is not, and neither is one with scenarios.
    #expect(try await Command.run("check", path, in: workspace.folder).status == 3)
    for text in [Sample.failing, "{scenario: A, steps: []}", text + "\n" + Sample.failing] {
      try workspace.write(text, to: path)
      let run = try await Command.run(".", in: workspace.folder)
      #expect(run.status != 0)
      #expect(run.errors == "")
    }
    try workspace.write("kind: Service\n", to: path)
    #expect(try await Command.run("check", ".", in: workspace.folder).status == 3)
  }

  @Test func aProjectThatIsNamedIsExplained() async throws {
    let workspace = try Workspace(["project.yml": "name: Notes\ntargets: {}\n"])
    let run = try await Command.run("project.yml", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("not a scenario file"))
    #expect(run.output.contains("it seems to be a project of XcodeGen: 'scenario-run lint'"))
    let folder = try await Command.run(".", in: workspace.folder)
    #expect(folder.status == 4)
    #expect(
      folder.errors.contains("no scenario file is left below '.': skipped 1 file of other tools")
    )
  }

  @Test(arguments: ["nowhere.yaml", "../outside/nowhere.yaml"])
  func aLinkThatLeadsNowhereIsNamedWithItsTarget(target: String) async throws {
    let workspace = try Workspace(["Scenarios/a.yaml": Sample.passing])
    let link = workspace.folder.appending(path: "Scenarios/x.yaml").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let message =
      "cannot read 'Scenarios/x.yaml': it is a link to '\(target)', which does not exist; "
      + "restore that file, or remove the link"
    for (path, status) in [("Scenarios", 5), ("Scenarios/x.yaml", 2)] {
      for command in ["run", "check", "list", "fmt"] {
        let run = try await Command.run(command, path, in: workspace.folder)
        #expect(run.status == status, "\(command) \(path)")
        #expect((run.output + run.errors).contains(message), "\(run.output) \(run.errors)")
      }
    }
  }

  @Test func everySubcommandSkipsTheSame() async throws {
    let workspace = try project()
    let note = "note: skipped 3 files: 2 by .gitignore, 1 by --exclude"
    for command in ["run", "check", "list", "coverage", "fmt", "bless"] {
      let run = try await Command.start(
        [command, ".", "--exclude", "deploy*.yaml"],
        in: workspace.folder
      ).outcome()
      #expect(run.status == 0, "\(command): \(run.output) \(run.errors)")
      #expect(run.errors.contains(note), "\(command): \(run.errors)")
    }
    let all = try await Command.run("list", ".", "--no-ignore", in: workspace.folder)
    #expect(all.status == 3)
    #expect(all.output == "a.yaml:1: Launch\ngen.yaml:1: Wrong state\n")
    #expect(!all.errors.contains("skipped"))
  }

  @Test func withoutGitTheSameIsSkipped() async throws {
    let workspace = try project()
    let run = try await Command.start(
      ["list", ".", "--exclude=deploy.yaml"],
      in: workspace.folder,
      environment: ["PATH": "/nowhere"]
    ).outcome()
    #expect(run.status == 0)
    #expect(run.output == "a.yaml:1: Launch\n")
  }

  @Test func whatIsNamedIsNeverSkipped() async throws {
    let workspace = try project()
    let run = try await Command.run(
      "list",
      "gen.yaml",
      "a.yaml:1",
      "--exclude",
      "*.yaml",
      in: workspace.folder
    )
    #expect(run.output == "a.yaml:1: Launch\ngen.yaml:1: Wrong state\n")
    #expect(run.errors == "")
    let folder = try await Command.run("check", "node_modules", in: workspace.folder)
    #expect(folder.status == 3)
    #expect(folder.output.contains("node_modules/p/b.yaml"))
  }

  @Test func theReasonIsPrintedIfNoFileIsLeft() async throws {
    let workspace = try Workspace([".gitignore": "*.yaml\n", "d/a.yaml": Sample.passing])
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 4)
    #expect(
      run.errors.contains("no scenario file is left below '.': skipped 1 file by .gitignore; ")
    )
    #expect(run.errors.contains("--no-ignore"))
    let excluded = try await Command.run("d", "--exclude", "a.yaml", in: workspace.folder)
    #expect(excluded.status == 4)
    #expect(excluded.errors.contains("skipped 1 file by --exclude"))
    #expect(try await Command.run(".", "--no-ignore", in: workspace.folder).status == 0)
  }

  @Test func theConfigurationExcludes() async throws {
    let workspace = try project()
    try workspace.write("exclude: [deploy.yaml, sub/*.yml]\n", to: ".scenario-run.yaml")
    try workspace.write(Self.other, to: "sub/b.yml")
    try workspace.write(Self.other, to: "other/sub/b.yml")
    let run = try await Command.run(".", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("other/sub/b.yml:1:1: error: not a scenario file"))
    #expect(
      run.errors.contains("skipped 4 files: 2 by .gitignore, 2 by .scenario-run.yaml"),
      "\(run.errors)"
    )
    // Paths are seen from the folder of the configuration, wherever the command is run.
    let inner = try await Command.run("..", in: workspace.folder.appending(path: "sub"))
    #expect(inner.errors.contains("2 by .scenario-run.yaml"), "\(inner.errors)")
    // The nearest place holds alone.
    let typed = try await Command.run("list", ".", "--exclude", "other", in: workspace.folder)
    #expect(typed.status == 3)
    #expect(typed.errors.contains("1 by --exclude"))
    #expect(typed.errors.contains("deploy.yaml"))
    let variable = try await Command.run(
      "list",
      ".",
      in: workspace.folder,
      environment: ["SCENARIO_RUN_EXCLUDE": "deploy.yaml,sub"]
    )
    #expect(variable.status == 0)
    #expect(variable.errors.contains("3 by SCENARIO_RUN_EXCLUDE"))
    try workspace.write("no-ignore: true\nexclude: '*'\n", to: ".scenario-run.yaml")
    #expect(try await Command.run("list", "gen.yaml", ".", in: workspace.folder).status == 4)
    try workspace.write("exclude: ['[a']\n", to: ".scenario-run.yaml")
    let wrong = try await Command.run(".", in: workspace.folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains(".scenario-run.yaml:1:"), "\(wrong.errors)")
  }

  @Test func aWrongPatternIsWrongUse() async throws {
    let workspace = try project()
    let run = try await Command.run(".", "--exclude", "../a", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the pattern '../a' leads out of its folder"))
  }

  @Test func whatFailedAndIsSkippedNowIsAWarning() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing, "b.yaml": Sample.passing])
    let environment = ["SCENARIO_RUN_HISTORY": ""]
    _ = try await Command.run(".", in: workspace.folder, environment: environment)
    let run = try await Command.run(
      ".",
      "--failed",
      "--exclude=a.yaml",
      in: workspace.folder,
      environment: environment
    )
    #expect(run.errors.contains("warning: 'a.yaml' failed in its last run"), "\(run.errors)")
    #expect(run.status == 4)
    #expect(run.errors.contains("no case matches --failed"))
  }

  @Test func anExcludedReportIsStillNotAScenario() async throws {
    let workspace = try Workspace([
      ".gitignore": "r.xml\n", "a.yaml": Sample.passing, "r.xml": "<old/>\n",
    ])
    let run = try await Command.run(".", "--junit", "r.xml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(workspace.text("r.xml")?.contains("testcase") == true)
  }

  // MARK: - What is not a file, and links

  @Test func specialFilesInAFolderAreErrors() async throws {
    let workspace = try Workspace(["s/a.yaml": Sample.passing])
    let folder = workspace.folder.path(percentEncoded: false)
    try #require(mkfifo("\(folder)/s/pipe.yaml", 0o600) == 0)
    try #require(symlink("/dev/null", "\(folder)/s/device.yml") == 0)
    try #require(symlink("pipe.yaml", "\(folder)/s/link.yaml") == 0)
    for command in ["run", "check", "list", "coverage", "fmt", "bless"] {
      let run = try await Command.start(
        [command, "s"],
        in: workspace.folder
      ).outcome()
      #expect(run.status == 5, "\(command)")
      for name in ["device.yml", "link.yaml", "pipe.yaml"] {
        #expect(
          (run.output + run.errors).contains(
            "cannot read 's/\(name)': it is a pipe, a socket or a device"
          ),
          "\(command): \(run.output) \(run.errors)"
        )
      }
    }
    let named = try await Command.run("s/pipe.yaml", in: workspace.folder)
    #expect(named.status == 5)
  }

  @Test func capitalEndingsAreFoundAndLinkedFoldersAreNoted() async throws {
    let workspace = try Workspace(["s/a.YAML": Sample.passing, "s/b.Yml": Sample.passing])
    let folder = workspace.folder.path(percentEncoded: false)
    try #require(symlink("..", "\(folder)/s/up") == 0)
    let run = try await Command.run("list", "s", in: workspace.folder)
    #expect(run.output == "s/a.YAML:1: Launch\ns/b.Yml:1: Launch\n")
    #expect(
      run.errors == "scenario-run: note: the link 's/up' to a folder was not followed; "
        + "name it to run what is in it\n"
    )
    let named = try await Command.run("list", "s/up/s/a.YAML", in: workspace.folder)
    #expect(named.status == 0)
  }

  @Test func aWatchSkipsTheSame() async throws {
    let workspace = try project()
    let output = workspace.folder.appending(path: "output.txt")
    _ = FileManager.default.createFile(atPath: output.path(percentEncoded: false), contents: nil)
    let run = try Command.start(
      [".", "--watch", "--exclude", "deploy.yaml"],
      in: workspace.folder,
      output: try FileHandle(forWritingTo: output)
    )
    func wait(for expected: String) async throws {
      while workspace.text("output.txt")?.contains(expected) != true {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    try await wait(for: "1 passed")
    try workspace.write(Self.other, to: "node_modules/p/c.yaml")
    try workspace.write(Sample.passing, to: "c.yaml")
    try await wait(for: "ok  c.yaml")
    run.send(SIGINT)
    let outcome = await run.outcome()
    #expect(outcome.status == 130)
    let note = "skipped 3 files: 2 by .gitignore, 1 by --exclude"
    #expect(outcome.errors.ranges(of: note).count == 1, "once: \(outcome.errors)")
    #expect(outcome.errors.contains("edited: c.yaml\n"))
  }
}
