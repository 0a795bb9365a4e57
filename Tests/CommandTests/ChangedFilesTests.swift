import Foundation
import TestSupport
import Testing

/// What `--changed-since` takes for changed where git is not simply asked about files of one repository.
@Suite(.timeLimit(.minutes(15))) struct ChangedFilesTests {
  private static let git =
    "git -c user.name=t -c user.email=t@example.com -c protocol.file.allow=always"

  /// Runs lines of the shell in which `git` is all that it needs to be.
  private func shell(_ lines: String, in workspace: Workspace) async throws {
    let run = try await Command.shell(
      "set -e; git() { command \(Self.git) \"$@\"; }; \(lines)",
      in: workspace.folder
    )
    try #require(run.status == 0, "\(run.errors)")
  }

  private func list(
    _ arguments: String...,
    in workspace: Workspace,
    at folder: String = "."
  ) async throws -> Command.Outcome {
    try await Command.start(
      ["list", "--changed-since", "main"] + arguments,
      in: workspace.folder.appending(path: folder)
    ).outcome()
  }

  @Test func aPathOutsideOfTheRepositoryIsWrongUse() async throws {
    let workspace = try Workspace([
      "in/a.yaml": Sample.passing, "out/b.yaml": Sample.passing, "other/c.yaml": Sample.passing,
    ])
    try await shell("cd in; git init -qb main; git add .; git commit -qm 1", in: workspace)
    try await shell("cd other; git init -qb main; git add .; git commit -qm 1", in: workspace)
    let path = workspace.folder.appending(path: "out/b.yaml").path(percentEncoded: false)
    for argument in ["../out", "../out/b.yaml", path, "../other", ".."] {
      let run = try await list(argument, in: workspace, at: "in")
      #expect(run.status == 2, "\(argument)")
      #expect(run.errors.contains("is outside the Git repository"), "\(run.errors)")
    }
    // So it is behind a link to a folder, but not for a link in the repository to a file.
    try await shell("ln -s ../out in/linked; ln -s ../out/b.yaml in/b.yaml", in: workspace)
    #expect(try await list("linked", in: workspace, at: "in").status == 2)
    #expect(try await list("b.yaml", in: workspace, at: "in").output == "b.yaml:1: Launch\n")
  }

  @Test func aSubmoduleIsComparedWithItsRecordedCommit() async throws {
    let workspace = try Workspace([
      "sub/a.yaml": Sample.passing, "sub/b.yaml": Sample.passing, "top/c.yaml": Sample.passing,
    ])
    try await shell(
      """
      git init -qb trunk sub; cd sub; git add .; git commit -qm 1; cd ..
      git init -qb main top; cd top; git submodule --quiet add ../sub s
      git add .; git commit -qm 1
      """,
      in: workspace
    )
    let none = try await list(".", in: workspace, at: "top")
    #expect(none.status == 0)
    #expect(none.output == "")
    #expect(none.errors.contains("nothing has changed since 'main'"))
    try workspace.write(Sample.failing, to: "top/s/b.yaml")
    #expect(try await list(".", in: workspace, at: "top").output == "s/b.yaml:1: Wrong state\n")
    // Committed in the submodule, and recorded: since then nothing has changed.
    try await shell("cd top/s; git commit -qam 2", in: workspace)
    #expect(try await list(".", in: workspace, at: "top").output == "s/b.yaml:1: Wrong state\n")
    try await shell("cd top; git commit -qam 2", in: workspace)
    #expect(try await list(".", in: workspace, at: "top").output == "")
    try workspace.write(Sample.passing, to: "top/s/d.yaml")
    #expect(try await list(".", in: workspace, at: "top").output == "s/d.yaml:1: Launch\n")
  }

  @Test(arguments: ["skip-worktree", "assume-unchanged"])
  func aFileThatGitDoesNotCompareCounts(_ flag: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.passing])
    try await shell("git init -qb main; git add .; git commit -qm 1", in: workspace)
    try await shell("git update-index --\(flag) a.yaml", in: workspace)
    try workspace.write(Sample.failing, to: "a.yaml")
    #expect(try await list(".", in: workspace).output == "a.yaml:1: Wrong state\n")
  }

  /// What the configuration sets holds for every scenario.
  @Test(arguments: [".", "sub"])
  func aChangeOfTheConfigurationIsOneOfEverything(_ folder: String) async throws {
    let workspace = try Workspace([
      "sub/a.yaml": Sample.passing, ".scenario-run.yaml": "history: off\n",
    ])
    try await shell("git init -qb main; git add .; git commit -qm 1", in: workspace)
    #expect(try await list(".", in: workspace, at: folder).output == "")
    let path = folder == "." ? "sub/a.yaml" : "a.yaml"
    try workspace.write("history: h\n", to: ".scenario-run.yaml")
    let changed = try await list(".", in: workspace, at: folder)
    #expect(changed.output == "\(path):1: Launch\n")
    #expect(
      changed.errors.contains("the configuration has changed since 'main', so all files are run")
    )
    try await shell("rm .scenario-run.yaml", in: workspace)
    #expect(try await list(".", in: workspace, at: folder).output == "\(path):1: Launch\n")
    try await shell("git commit -qam 2", in: workspace)
    #expect(try await list(".", in: workspace, at: folder).output == "")
    try workspace.write("history: off\n", to: "sub/.scenario-run.yaml")
    #expect(try await list(".", in: workspace, at: "sub").output == "a.yaml:1: Launch\n")
  }

  /// A change in the repository, and the file that is reported as one that the app may depend on.
  private static let changes: [(line: String, file: String?)] = [
    ("echo 1 >> Sources/app.py", "Sources/app.py"), ("echo 1 > Sources/new.py", "Sources/new.py"),
    ("rm Sources/app.py", "Sources/app.py"), ("git rm -q Sources/app.py", "Sources/app.py"),
    ("echo 1 >> settings.yaml", "settings.yaml"), ("rm Scenarios/b.yaml", "Scenarios/b.yaml"),
    ("chmod +x Sources/app.py", "Sources/app.py"),
    ("echo 1 > Scenarios/data.json", "Scenarios/data.json"),
    ("echo >> Scenarios/b.yaml", nil), ("cp Scenarios/b.yaml Scenarios/c.yaml", nil),
    ("echo 1 > ignored.txt", nil), ("true", nil),
  ]

  @Test(.enabled(if: Command.hasPython), arguments: changes.indices, [".", "Scenarios"])
  func aChangeOutsideOfScenariosMayBeOneOfTheApp(_ index: Int, _ folder: String) async throws {
    let (line, file) = Self.changes[index]
    let workspace = try Workspace([
      "Scenarios/a.yaml": Sample.passing, "Scenarios/b.yaml": Sample.passing,
      "settings.yaml": "color: red\n", "Sources/app.py": "print(1)\n",
      ".gitignore": "ignored.txt\n",
    ])
    try await shell("git init -qb main; git add .; git commit -qm 1; \(line)", in: workspace)
    let app = Golden.root.appending(path: "Tests/Fixtures/app/deaf.py").path(percentEncoded: false)
    let path = folder == "." ? "Scenarios" : "."
    let without = try await list(path, in: workspace, at: folder)
    let with = try await list(
      "--app",
      "\(Command.python) '\(app)'",
      path,
      in: workspace,
      at: folder
    )
    #expect(with.status == 0, "\(with.errors)")
    if let file {
      #expect(with.output.contains("a.yaml:1: Launch\n"), "\(with.output)\(with.errors)")
      #expect(
        with.errors.contains("'\(file)' has changed since 'main', and the app may depend on it"),
        "\(with.errors)"
      )
      #expect(!without.output.contains("a.yaml"))
    } else {
      #expect(with.output == without.output)
      #expect(!with.output.contains("a.yaml"))
    }
  }

  @Test func aRepositoryInsideThatIsNotTrackedHasChanged() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "n/b.yaml": Sample.passing])
    try await shell(
      """
      cd n; git init -qb main; git add .; git commit -qm 1; cd ..
      git init -qb main; git add a.yaml; git commit -qm 1
      """,
      in: workspace
    )
    #expect(try await list(".", in: workspace).output == "n/b.yaml:1: Launch\n")
  }

  @Test func whatGitIgnoresMayHaveChanged() async throws {
    let workspace = try Workspace([
      ".gitignore": "b.yaml\n", "a.yaml": Sample.passing, "b.yaml": Sample.passing,
    ])
    try await shell("git init -qb main; git add .; git commit -qm 1", in: workspace)
    #expect(try await list(".", in: workspace).output == "")
    #expect(try await list("b.yaml", in: workspace).output == "b.yaml:1: Launch\n")
    #expect(try await list(".", "--no-ignore", in: workspace).output == "b.yaml:1: Launch\n")
  }

  @Test func aNameMayHoldALine() async throws {
    let workspace = try Workspace(["a\nb.yaml": Sample.passing, "c.yaml": Sample.passing])
    try await shell("git init -qb main; git add .; git commit -qm 1", in: workspace)
    #expect(try await list(".", in: workspace).output == "")
    try workspace.write(Sample.failing, to: "a\nb.yaml")
    let changed = try await list(".", in: workspace)
    #expect(changed.status == 0)
    #expect(changed.output.contains("Wrong state"))
    try workspace.write(Sample.failing, to: "d\ne.yaml")
    #expect(try await list(".", in: workspace).output.ranges(of: "Wrong state").count == 2)
  }

  @Test func theRootMayHoldALine() async throws {
    let workspace = try Workspace(["a\nb/c.yaml": Sample.passing])
    try await shell("cd 'a\nb'; git init -qb main; git add .; git commit -qm 1", in: workspace)
    #expect(try await list(".", in: workspace, at: "a\nb").output == "")
    try workspace.write(Sample.failing, to: "a\nb/c.yaml")
    #expect(try await list(".", in: workspace, at: "a\nb").output == "c.yaml:1: Wrong state\n")
  }

  #if os(Linux)
    @Test func aNameMayBeNoUTF8() async throws {
      let workspace = try Workspace(["a.yaml": Sample.passing])
      try await shell(
        #"cp a.yaml "$(printf 'x\377.yaml')"; git init -qb main; git add .; git commit -qm 1"#,
        in: workspace
      )
      #expect(try await list(".", in: workspace).output == "")
      try await shell(#"echo '# more' >> "$(printf 'x\377.yaml')""#, in: workspace)
      let changed = try await list(".", in: workspace)
      #expect(changed.status == 0)
      #expect(changed.output.ranges(of: "Launch").count == 1)
    }
  #endif

  @Test func aLinkHasChangedWithWhatItLeadsTo() async throws {
    let workspace = try Workspace([
      "data/a.txt": Sample.passing, "s/c.yaml": Sample.passing,
      "data/shared.txt": "fragments:\n  home:\n    steps: [{user: press-home}]\n",
      "s/d.yaml": """
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
    try await shell(
      """
      ln -s ../data/a.txt s/a.yaml; ln -s ../data/shared.txt s/shared.yaml
      git init -qb main; git add .; git commit -qm 1
      """,
      in: workspace
    )
    #expect(try await list("s", in: workspace).output == "")
    try workspace.write(Sample.failing, to: "data/a.txt")
    #expect(try await list("s", in: workspace).output == "s/a.yaml:1: Wrong state\n")
    try workspace.write(
      "# more\n" + (workspace.text("data/shared.txt") ?? ""),
      to: "data/shared.txt"
    )
    #expect(try await list("s/d.yaml", in: workspace).output == "s/d.yaml:2: Home\n")
    try await shell("git commit -qam 2; ln -sf c.yaml s/a.yaml", in: workspace)
    #expect(try await list("s", in: workspace).output == "s/a.yaml:1: Launch\n")
  }

  @Test func whatCannotBeReadMayHaveChanged() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    try await shell("git init -qb main; git add .; git commit -qm 1; mkfifo b.yaml", in: workspace)
    #expect(try await list(".", in: workspace).status == 5)
  }
}
