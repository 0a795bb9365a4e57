import Foundation
import Testing

/// What `new` writes about several versions, and what it says of wrong arguments.
@Suite(.timeLimit(.minutes(15))) struct NewTests {
  @Test func whereVersionsDifferEachHasItsOwn() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("new", "a.yaml", "--ios", "3.0...4.2", in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      workspace.text("a.yaml") == """
        scenario: A
        ios: 3.0...4.2
        app: { implements: all }
        steps:
          - user: tap-icon
            calls: [application:didFinishLaunchingWithOptions, applicationDidBecomeActive]
            state: active
          - user: press-home
            versions:
              - ios: 3.0
                calls: [applicationWillResignActive, applicationWillTerminate]
                state: not-running
              - ios: 4.0...4.2
                calls: [applicationWillResignActive, applicationDidEnterBackground]
                state: background

        """
    )
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }

  @Test(arguments: ["[4.0, 8.0]", "4.0...8.0", "[13.0, 3.0]", "2.0..."])
  func aFirstScenarioOfManyVersionsPasses(_ ios: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.run("new", "a.yaml", "--ios", ios, in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let rerun = try await Command.run("a.yaml", in: workspace.folder)
    #expect(rerun.status == 0, "\(rerun.output)")
    #expect(try await Command.run("fmt", "--check", ".", in: workspace.folder).status == 0)
  }

  @Test func actionsHaveTheFormsOfExplainAndRepl() async throws {
    let workspace = try Workspace()
    let actions = ["tap-icon; user: press-home", "5s", "system: open-url: notes://1"]
    let run = try await Command.start(["new", "a.yaml", "--from"] + actions, in: workspace.folder)
      .outcome()
    #expect(run.status == 0, "\(run.errors)")
    #expect(workspace.text("a.yaml")?.contains("  - system: { open-url: \"notes://1\" }\n") == true)
  }

  @Test func whatArrivesIsChecked() async throws {
    let workspace = try Workspace()
    let actions = ["open-url: notes://1", "home", "push: {name: mail}", "tap-notification"]
    let run = try await Command.start(
      ["new", "a.yaml", "--ios", "[12.0, 26.0]", "--from"] + actions,
      in: workspace.folder
    ).outcome()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let text = workspace.text("a.yaml") ?? ""
    for part in [
      "scene(_:willConnectTo:options:): { url-contexts: \"notes://1\" }",
      "application(_:open:options:): { url: \"notes://1\" }",
      "withCompletionHandler:): { notification: mail }\n",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    #expect(!text.contains("applicationDidBecomeActive(_:): {"))
    let rerun = try await Command.run("a.yaml", in: workspace.folder)
    #expect(rerun.status == 0, "\(text)\(rerun.output)")
    try workspace.write(
      text.replacing("url-contexts: \"notes", with: "url-contexts: \"other"),
      to: "b.yaml"
    )
    #expect(try await Command.run("b.yaml", in: workspace.folder).status == 1)
  }

  @Test func anUnexpectedEndIsWritten() async throws {
    let workspace = try Workspace()
    let actions = ["tap-icon", "begin-background-task: x", "press-home", "wait: 20min"]
    let run = try await Command.start(
      ["new", "a.yaml", "--ios", "[4.0, 8.0]", "--from"] + actions,
      in: workspace.folder
    ).outcome()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      workspace.text("a.yaml")?.hasSuffix(
        """
          - wait: 20min
            calls: none
            terminated: background-task
            state: not-running

        """
      ) == true
    )
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }

  @Test(arguments: [
    (
      ["--from", "tap-icon", "incoming-call", "q.yaml"],
      "missing <path>; it must come before --from; "
        + "did you mean 'scenario-run new q.yaml --from …'?\n"
    ),
    (
      ["--from", "tap-icon"],
      "missing <path>; it must come before --from\n"
    ),
    ([], "Missing expected argument '<recipe>' or '<path>'\n"),
    (["z.txt"], "did you mean 'z.yaml'?\n"),
    (["iOS 4.2"], "did you mean 'iOS 4.2.yaml'?\n"),
    (["v1.x/.txt"], "did you mean 'v1.x/.txt.yaml'?\n"),
    (["v1.x/z"], "did you mean 'v1.x/z.yaml'?\n"),
    ([".yaml"], "'.yaml' is hidden, so scenario-run would not find it when run on its folder"),
    (
      ["d/.a.yaml"],
      "'d/.a.yaml' is hidden, so scenario-run would not find it when run on its folder"
    ),
  ])
  func aMissingOrWrongPathIsExplained(_ arguments: [String], _ message: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(["new"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(workspace.names == [])
  }
}
