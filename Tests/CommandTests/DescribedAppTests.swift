import Foundation
import Testing

/// The subcommands that answer questions take the same description of an app.
@Suite("A described app", .timeLimit(.minutes(15))) struct DescribedAppTests {
  private static let app = """
    background-modes: [fetch, location]
    life-cycle: scenes
    implements: all

    """

  @Test(
    "A wrong value gets the error of its key in a scenario",
    arguments: [
      (["--model", "limits=never"], "--model:1:9: error: unknown value 'never' [unknown-word]"),
      (["--model", "limit=measured"], "--model:1:1: error: unknown key 'limit' in 'model'"),
      (
        ["--swiftui", "--ios", "12"],
        "--life-cycle:1:13: error: the SwiftUI life cycle requires iOS 14.0"
      ),
      (["--app-file", "wrong.yaml"], "wrong.yaml:2:13: error: unknown life cycle 'scene'"),
      (["--app-file", "case.yaml"], "case.yaml:3:8: error: unknown key"),
      (["--app-file", "steps.yaml"], "'steps.yaml' does not describe an app"),
      (["--app-file", "none.yaml"], "cannot read 'none.yaml'"),
      (["--model", "limits"], "--model takes a switch and its value"),
      (["--device", "ipad", "--device", "iphone"], "only 'scenario-run diff' compares"),
    ]
  )
  func refusesWrongValues(_ options: [String], _ message: String) async throws {
    let workspace = try Workspace([
      "wrong.yaml": "background-modes: [fetch]\nlife-cycle: scene\n",
      "case.yaml":
        "scenario: A\nios: 18.0\napp: { x: 1 }\nsteps: [{ user: tap-icon, state: active }]\n",
      "steps.yaml": "scenario: A\nios: 18.0\nsteps: [{ user: tap-icon, state: active }]\n",
    ])
    let run = try await Command.start(["explain", "tap-icon"] + options, in: workspace.folder)
      .outcome()
    #expect(run.status != 0)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    "A file describes an app by its keys, as a scenario, as an Info.plist, or as a project",
    arguments: [
      "keys.yaml", "scenario.yaml", "suite.yaml", "folder/Info.plist", "project", "project/",
      "project/project.yml",
    ]
  )
  func readsFiles(_ path: String) async throws {
    let indented = Self.app.split(separator: "\n").map { "  \($0)\n" }.joined()
    let workspace = try Workspace([
      "keys.yaml": Self.app,
      "scenario.yaml": """
      scenario: A
      ios: 18.0
      app:
      \(indented)
      # A comment
      steps: [{ user: tap-icon, state: active }]

      """,
      "suite.yaml": "suite: B\napp:\n\(indented)scenarios: []\n",
      "project/project.yml": """
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [App]
          info: { path: A.plist, properties: { UIBackgroundModes: [fetch] } }

      """,
      "project/App/App.swift":
        "@main struct A: App { @UIApplicationDelegateAdaptor(D.self) var d }\nclass D: NSObject {}",
      "folder/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>

      """,
    ])
    let run = try await Command.run(
      "explain",
      "background-fetch",
      "--app-file",
      path,
      "--implements",
      "all",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("application(_:performFetchWithCompletionHandler:)"),
      "\(run.output)"
    )
    let session = try await Command.shell(
      "echo background-fetch | \"$run\" repl --app-file \(path)",
      in: workspace.folder
    )
    #expect(session.status == 0, "\(session.errors)")
    let difference = try await Command.run(
      "diff",
      "background-fetch",
      "--app-file",
      path,
      "--device",
      "ipad",
      in: workspace.folder
    )
    #expect(difference.status == 0, "\(difference.errors)\(difference.output)")
  }

  @Test("A SwiftUI app receives what its views do")
  func explainsSwiftUI() async throws {
    let workspace = try Workspace()
    for options in [["--swiftui"], ["--life-cycle", "swiftui"]] {
      let run = try await Command.start(["explain", "tap-icon"] + options, in: workspace.folder)
        .outcome()
      #expect(run.output.contains("call    scenePhase.active"), "\(run.output)")
      #expect(!run.output.contains("call    sceneDidBecomeActive:"))
    }
    let both = try await Command.run(
      "diff",
      "tap-icon",
      "--life-cycle",
      "scenes",
      "--swiftui",
      in: workspace.folder
    )
    #expect(both.status == 1, "\(both.errors)")
    #expect(both.output.contains("onAppear"))
  }

  @Test("A switch is compared with its default, or with another value")
  func comparesSwitches() async throws {
    let workspace = try Workspace()
    let kill = ["diff", "--after", "tap-icon; open-switcher", "remove-from-switcher"]
    let options = ["--implements", "all", "--model", "scene-kill=disconnect"]
    let one = try await Command.start(kill + options, in: workspace.folder).outcome()
    #expect(one.status == 1, "\(one.errors)")
    let two = try await Command.start(
      kill + options + ["--model", "scene-kill=disconnect"],
      in: workspace.folder
    ).outcome()
    #expect(two.status == 0, "\(two.errors)")
  }

  @Test("An action that reaches no app that is not running is explained for every state")
  func explainsAnActionInEachState() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("explain", "push", "--implements", "all", in: workspace.folder)
    let names = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { $0.split(separator: ":")[0].trimmingCharacters(in: .whitespaces) }
    #expect(
      names == ["in front", "in the background", "suspended", "not running"],
      "\(run.output)"
    )
    #expect(
      run.output.contains("in front: userNotificationCenter(_:willPresent:withCompletionHandler:)")
    )
    // What does reach it, and what follows other actions, has its rules.
    let launch = try await Command.run("explain", "tap-icon", in: workspace.folder)
    #expect(launch.output.contains("        rule launch"))
    let after = try await Command.run(
      "explain",
      "--after",
      "tap-icon",
      "push",
      in: workspace.folder
    )
    #expect(after.output.contains("after user: tap-icon"))
  }
}
