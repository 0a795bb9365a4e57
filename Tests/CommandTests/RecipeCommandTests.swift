import Foundation
import Testing

/// `new` with a recipe.
@Suite(.timeLimit(.minutes(15))) struct RecipeCommandTests {
  @Test func aRecipeIsWrittenAndPasses() async throws {
    let workspace = try Workspace()
    let run = try await Command.run(
      "new",
      "push-after-force-quit",
      "first.yaml",
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(run.output == "first.yaml\n")
    let written = try #require(workspace.text("first.yaml"))
    #expect(written.contains("scenario: The user force-quits the app, and a push arrives\n"))
    #expect(try await Command.run("first.yaml", in: workspace.folder).status == 0)
    let printed = try await Command.run("new", "push-after-force-quit", in: workspace.folder)
    #expect(printed.output == written)
    #expect(workspace.names == ["first.yaml"])
  }

  @Test func theListHasGroupsNamesAndTitles() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("new", "--list", in: workspace.folder)
    #expect(run.status == 0)
    let lines = run.output.components(separatedBy: "\n")
    let group = try #require(lines.firstIndex(of: "Links and Handoff"))
    let next = try #require(lines[group...].firstIndex(of: ""))
    let entry = try #require(lines[group..<next].first { $0.hasPrefix("  url-cold ") })
    #expect(entry.hasSuffix("  A URL starts the app"))
    let json = try await Command.run("new", "--list", "--format", "json", in: workspace.folder)
    #expect(json.output.contains("\"name\": \"url-cold\""))
    #expect(!json.output.contains("\"scenario\""))
  }

  @Test func anotherNameAndOtherVersionsAreWritten() async throws {
    let workspace = try Workspace()
    let arguments = ["url-cold", "a.yaml", "--ios", "[13.0, 26.0]", "--name", "Mine: cold"]
    let run = try await Command.start(["new"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 0, "\(run.errors)")
    let written = try #require(workspace.text("a.yaml"))
    #expect(written.contains("\nscenario: \"Mine: cold\"\nios: [13.0, 26.0]\n"))
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
    #expect(try await Command.run("fmt", "--check", ".", in: workspace.folder).status == 0)
  }

  @Test(arguments: [
    (["universal-link"], "did you mean 'universal-link-cold' or 'universal-link-warm'?"),
    (["push-tappd"], "did you mean 'push-tapped-cold' or 'push-tapped-warm'?"),
    (["scene-fase", "a.yaml"], "did you mean 'scene-phase'?"),
    (["qqq", "a.yaml"], "there is no recipe 'qqq'; '--list' lists all\n"),
    (["url-cold", "b.txt"], "did you mean 'b.yaml'?"),
    (["a.yaml", "url-cold"], "'scenario-run new url-cold a.yaml'\n"),
    (["url-cold", "a.yaml", "--from", "tap-icon"], "leave out the recipe 'url-cold'\n"),
    (["url-cold", "a.yaml", "--ios", "9"], "the recipe 'url-cold' is invalid with '--ios': "),
    (["url-cold", "a.yaml", "--ios", "x"], "'x' is not a version\n"),
    (["continued-task", "a.yaml", "--ios", "18"], "the recipe 'continued-task' "),
    (["url-cold", "a.yaml", "--format", "json"], "leave out the path\n"),
    (["--list", "url-cold"], "--list takes no arguments"),
    (["--list", "--ios", "18"], "--list takes no arguments"),
    (["--list", "--from", "tap-icon"], "--list takes no arguments"),
  ])
  func whatIsWrongIsExplained(_ arguments: [String], _ message: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(["new"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(workspace.names == [])
  }

  @Test func nothingIsOverwritten() async throws {
    let workspace = try Workspace(["a.yaml": "mine\n"])
    let run = try await Command.run("new", "url-cold", "a.yaml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("'a.yaml' already exists"))
    #expect(workspace.text("a.yaml") == "mine\n")
  }
}
