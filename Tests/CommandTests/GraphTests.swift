import Foundation
import Testing

/// What `graph` draws, and what it says of what it cannot draw.
@Suite("graph", .timeLimit(.minutes(15))) struct GraphTests {
  private static let task = """
    suite: Tasks
    scenarios:
      - scenario: A task keeps the app running
        ios: [4.0, 8.0]
        steps:
          - user: tap-icon
          - app: { begin-background-task: upload }
          - user: press-home
          - wait: 1min
          - app: { end-background-task: upload }
          - wait: 1s
            state: suspended
      - scenario: An app that takes too long is killed
        ios: 8.0
        app: { during: { applicationDidEnterBackground: [work: 20s] } }
        steps:
          - user: tap-icon
          - user: press-home
            terminated: watchdog

    """

  @Test(
    "Without options the first case goes to standard output as SVG, and a note names the choice"
  )
  func drawsTheFirstCase() async throws {
    let workspace = try Workspace(["a.yaml": Self.task])
    let run = try await Command.run("graph", "a.yaml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<svg xmlns="))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains(">A task keeps the app running [iOS 4.0]</title>"))
    #expect(
      run.errors == """
        scenario-run: note: drawing the first of 3 cases, 'A task keeps the app running [iOS 4.0]'; \
        --case chooses another, and 'scenario-run list a.yaml' lists them

        """
    )
  }

  @Test("Mermaid has a line for each row, and activations in pairs")
  func writesMermaid() async throws {
    let workspace = try Workspace(["a.yaml": Self.task])
    let run = try await Command.run(
      "graph",
      "a.yaml:3",
      "--case",
      "iOS 8.0",
      "--step",
      "2",
      "--format",
      "mermaid",
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        sequenceDiagram
          title A task keeps the app running [iOS 8.0]
          accTitle: A task keeps the app running [iOS 8.0]
          accDescr: iOS 8.0, iphone, a.yaml. Sequence diagram of 10 messages between User, System, \
        UIApplication, App delegate, Notification center. The app is active, then inactive, then \
        background, then suspended.
          actor user as User
          participant system as System
          participant application as UIApplication
          participant appDelegate as App delegate
          participant notificationCenter as Notification center
          Note over application: active
          appDelegate-)application: begin-background-task upload
          activate appDelegate
          user-)system: press-home
          system-)application: touches-off
          application->>appDelegate: applicationWillResignActive:
          application--)notificationCenter: UIApplicationWillResignActiveNotification
          Note over application: inactive
          Note over application: background
          application->>appDelegate: applicationDidEnterBackground:
          application--)notificationCenter: UIApplicationDidEnterBackgroundNotification
          system-)application: snapshot
          system-)application: caches-trimmed
          Note over user,notificationCenter: 1min later
          appDelegate-)application: end-background-task upload
          deactivate appDelegate
          Note over user,notificationCenter: 1s later, at 61s
          Note over application: suspended

        """
    )
  }

  @Test("Each of several scenes has a lifeline with its calls and states")
  func drawsSeveralScenes() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: Two windows
      ios: 17.0
      device: ipad
      app: { multiple-scenes: true }
      steps:
        - user: tap-icon
        - user: { open-window: notes }
        - user: { hide-window: notes }
          state: active

      """
    ])
    let run = try await Command.run(
      "graph",
      "a.yaml",
      "--step",
      "3",
      "--format",
      "mermaid",
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(
      run.output == """
        sequenceDiagram
          title Two windows
          accTitle: Two windows
          accDescr: iOS 17.0, ipad, a.yaml. Sequence diagram of 6 messages between User, System, \
        UIApplication, App delegate, Scene main, Scene notes, Notification center. The app is active.
          actor user as User
          participant system as System
          participant application as UIApplication
          participant appDelegate as App delegate
          participant scene1 as Scene main
          participant scene2 as Scene notes
          participant notificationCenter as Notification center
          Note over application: active
          Note over scene1: foreground active
          Note over scene2: foreground active
          user-)system: hide-window window notes
          application->>scene2: sceneWillResignActive(_:)
          application--)notificationCenter: UIScene.willDeactivateNotification scene notes
          Note over scene2: foreground inactive
          Note over scene2: background
          application->>scene2: sceneDidEnterBackground(_:)
          application--)notificationCenter: UIScene.didEnterBackgroundNotification scene notes
          system-)application: snapshot scene notes

        """
    )
  }

  @Test("The states of a scene are drawn from iOS 13 on")
  func drawsTheStatesOfAScene() async throws {
    let workspace = try Workspace([:])
    let run = try await Command.run(
      "graph",
      "--ios",
      "27.0",
      "--scenes",
      "--format",
      "mermaid",
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("stateDiagram-v2\n  accTitle: The states of a scene"))
    #expect(run.output.contains("  [*] --> unattached\n"))
    #expect(run.output.contains("  background --> disconnected: "))
    let before = try await Command.run("graph", "--ios", "12.0", "--scenes", in: workspace.folder)
    #expect(before.status == 2)
    #expect(before.errors.contains("iOS 12.0 has no scenes; the first version is 13.0"))
    let without = try await Command.run("graph", "--scenes", in: workspace.folder)
    #expect(without.status == 2)
    #expect(without.errors.contains("--scenes needs --ios, for example: --ios 27.0 --scenes"))
    let unknown = try await Command.run("graph", "--ios", "99", in: workspace.folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("unknown iOS version '99'; there are 2.0 to 27.1"))
  }

  @Test("A file is written whole, and a scenario file is spared")
  func writesAFile() async throws {
    let workspace = try Workspace(["a.yaml": Self.task])
    let run = try await Command.run(
      "graph",
      "a.yaml",
      "--case",
      "takes too long",
      "-o",
      "pictures/a.svg",
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(run.output == "")
    let text = try #require(workspace.text("pictures/a.svg"))
    #expect(text.contains("terminated, watchdog: "))
    #expect(text.contains("class=\"span\""))
    let spared = try await Command.run("graph", "a.yaml", "-o", "a.yaml", in: workspace.folder)
    #expect(spared.status == 2)
    #expect(
      spared.errors == """
        scenario-run: error: a diagram cannot be written to 'a.yaml': that is a scenario file; \
        name another file, such as diagram.svg

        """
    )
    #expect(workspace.text("a.yaml") == Self.task)
  }

  @Test("A case that fails is drawn, too")
  func drawsWhatFails() async throws {
    let workspace = try Workspace(["a.yaml": Sample.failing])
    let run = try await Command.run("graph", "a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("<svg "))
    #expect(
      run.errors
        == "scenario-run: warning: 'Wrong state' does not pass; the diagram shows what happened\n"
    )
  }

  @Test(
    "What cannot be drawn is said, and nothing is written",
    arguments: [
      (
        ["a.yaml", "--case", "Tow"], 4,
        "no case of 'a.yaml' has 'Tow' in its name; did you mean 'Two'?"
      ),
      (
        ["a.yaml", "--case", "One", "--step", "9"], 2,
        "there is no step 9: 'One [iOS 4.0]' has 1 step"
      ),
      (
        ["a.yaml", "--case", "One", "--step", "0"], 2,
        "there is no step 0: steps are numbered from 1"
      ),
      (["a.yaml", "--set", "typo=1"], 2, "--set typo: no scenario has a variable with that name"),
      (
        ["."], 2,
        "'.' contains 2 files; only one can be drawn; name one of them; 'scenario-run list .' lists their cases"
      ),
      (["b.yaml"], 3, "b.yaml:4:11: error: unknown user action 'tap-icn'"),
      (["none.yaml"], 2, "'none.yaml'"),
      ([], 2, "name a scenario file, for example: scenario-run graph call.yaml"),
    ] as [([String], Int32, String)]
  )
  func saysWhatIsWrong(_ words: [String], _ status: Int32, _ message: String) async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite, "b.yaml": Sample.invalid])
    let run = try await Command.start(["graph", "-o", "x.svg"] + words, in: workspace.folder)
      .outcome()
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
    #expect(!workspace.names.contains("x.svg"))
  }

  @Test("Names that bite are text and nothing else")
  func escapesNames() async throws {
    let name = #"<b>&amp; "quotes" ; # %% $$ `end` \n ]]> wrap: x"#
    let text = """
      scenario: \(String(reflecting: name))
      ios: 8.0
      steps: [{ user: tap-icon, state: active }]

      """
    let workspace = try Workspace(["a.yaml": text])
    let mermaid = try await Command.run(
      "graph",
      "a.yaml",
      "--format",
      "mermaid",
      in: workspace.folder
    )
    #expect(mermaid.status == 0, "\(mermaid.errors)")
    let title = try #require(mermaid.output.split(separator: "\n").dropFirst().first)
    #expect(
      title
        == "  title #60;b#62;#38;amp#59; #34;quotes#34; #59; #35; #37;#37; #36;#36; #96;end#96; #92;n ]]#62; wrap: x"
    )
    let svg = try await Command.run("graph", "a.yaml", in: workspace.folder)
    #expect(svg.output.contains("&lt;b&gt;&amp;amp; &quot;quotes&quot; ;"))
    #expect(!svg.output.contains("<b>"))
  }

  @Test("A variable that the file leaves open can be set")
  func setsVariables() async throws {
    let text = """
      scenario: Waits
      ios: 8.0
      variables: { time: 1s }
      steps: [{ user: tap-icon, state: active }, { wait: "${time}" }]

      """
    let workspace = try Workspace(["a.yaml": text])
    let run = try await Command.run(
      "graph",
      "a.yaml",
      "--set",
      "time=7min",
      "--format",
      "mermaid",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("7min later"))
  }

  @Test("A version is drawn with its states, and the transitions that a suite takes are marked")
  func drawsStates() async throws {
    let workspace = try Workspace(["a.yaml": Self.task])
    let plain = try await Command.run(
      "graph",
      "--ios",
      "8.0",
      "--format",
      "mermaid",
      in: workspace.folder
    )
    #expect(plain.status == 0)
    #expect(plain.output.hasPrefix("stateDiagram-v2\n"))
    #expect(plain.output.contains("  [*] --> notRunning\n"))
    #expect(!plain.output.contains("not covered"))
    let run = try await Command.run(
      "graph",
      "--ios",
      "8.0",
      "--covered-by",
      "a.yaml",
      "-o",
      "states.mmd",
      in: workspace.folder
    )
    #expect(run.status == 0)
    let text = try #require(workspace.text("states.mmd"))
    #expect(text.contains("  active --> inactive: press-home\n"))
    #expect(text.contains("  notRunning --> inactive: tap-icon\n"))
    #expect(text.contains("  background --> notRunning: a callback has exceeded its time limit\n"))
    #expect(text.contains("  active --> inactive: not covered: auto-lock, "))
  }

  @Test(
    "What cannot be drawn of a version is refused",
    arguments: [
      (["graph", "--ios", "4.9"], "unknown iOS version '4.9'"),
      (["graph", "--ios", "4.0", "a.yaml"], "--ios draws the states of a version"),
      (["graph", "--covered-by", "a.yaml", "a.yaml"], "--covered-by needs --ios"),
      (["graph", "--ios", "4.0", "--covered-by", "b.yaml"], "b.yaml"),
    ]
  )
  func refusesVersions(arguments: [String], message: String) async throws {
    let workspace = try Workspace(["a.yaml": Self.task])
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }
}
