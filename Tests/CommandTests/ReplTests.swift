import Foundation
import Testing

/// Sessions of `repl` over a pipe.
@Suite("repl", .timeLimit(.minutes(15))) struct ReplTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Types lines into a session.
  private func type(_ lines: String..., options: String = "") async throws -> Command.Outcome {
    try workspace.write(lines.joined(separator: "\n") + "\n", to: "input")
    return try await Command.shell("\"$run\" repl \(options) < input", in: workspace.folder)
  }

  @Test("An action is printed as explain prints it, without rules and without a prompt")
  func performsActions() async throws {
    let run = try await type("# a call", "", "user: tap-icon; press-home", options: "--ios 8.0")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("user: tap-icon → active\n"))
    #expect(
      run.output.contains(
        """
        user: press-home → background
          0s  call    applicationWillResignActive:  @active
          0s  note    UIApplicationWillResignActiveNotification
          0s  state   inactive
          0s  state   background
          0s  call    applicationDidEnterBackground:  @background
          0s  note    UIApplicationDidEnterBackgroundNotification

        """
      )
    )
  }

  @Test("Short forms are those of new --from")
  func acceptsShortForms() async throws {
    let run = try await type("tap-icon", "5s", "open-url: notes://1", "wait: 1s", ":steps")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasSuffix(
        "user: tap-icon\nwait: 5s\nsystem: { open-url: \"notes://1\" }\nwait: 1s\n"
      )
    )
  }

  @Test("An action that is not possible is explained, and the session goes on")
  func refusesImpossibleActions() async throws {
    let run = try await type("press-home", "nonsense", "user: {", "tap-icon", ":state")
    #expect(run.status == 1)
    #expect(run.errors.contains("'press-home' is not possible here"))
    #expect(run.errors.contains("tap-icon"))
    #expect(run.errors.contains("unknown action 'nonsense'"))
    #expect(run.output.hasSuffix("\nactive, scene foreground-active\n"))
  }

  @Test("Questions about the session")
  func answersQuestions() async throws {
    let run = try await type(":environment", ":state", ":possible", "tap-icon", ":why", ":help")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("iOS 27.1, iphone, with scenes\nnot-running\nuser:    "))
    #expect(run.output.contains("\nwait:    any duration"))
    #expect(run.output.contains("\n        because "))
    #expect(run.output.contains("\n:undo "))
  }

  @Test("What did not happen is explained")
  func explainsAbsence() async throws {
    let run = try await type(
      "tap-icon",
      ":why-not applicationDidBecomeActive:",
      ":why-not",
      ":why-not didBecomeActiv"
    )
    #expect(run.status == 1)
    #expect(run.output.contains("it is never called in an app with scenes"), "\(run.output)")
    #expect(run.errors.contains("':why-not' needs a name; write ':why-not "), "\(run.errors)")
    #expect(
      run.errors.contains("'didBecomeActiv' is not a method, notification, effect, state or action")
    )
  }

  @Test("The last action can be taken back, up to the first")
  func undoes() async throws {
    let run = try await type("tap-icon", "press-home", ":undo", ":undo", ":steps", ":undo")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("\nactive, scene foreground-active\nnot-running\n"))
    #expect(run.errors == "scenario-run: error: there is no action yet; perform one: tap-icon\n")
  }

  @Test(
    "A saved session is a scenario that passes",
    arguments: [
      "", "--ios 4.0 --device ipad", "--ios 12 --implements all",
      "--life-cycle app-delegate --sdk 26",
      "--implements scene:openURLContexts: --implements applicationDidEnterBackground:",
    ]
  )
  func saves(_ options: String) async throws {
    let run = try await type(
      "tap-icon",
      "press-home",
      "20min",
      "open-url: notes://1",
      ":save url.yaml",
      ":save url.yaml",
      options: options
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("'url.yaml' already exists"), "\(run.errors)")
    let saved = workspace.text("url.yaml") ?? ""
    #expect(saved.contains("- user: press-home\n    calls:"), "\(saved)")
    let rerun = try await Command.run("url.yaml", in: workspace.folder)
    #expect(rerun.status == 0, "\(saved)\(rerun.output)\(rerun.errors)")
    #expect(try await Command.run("fmt", "--check", ".", in: workspace.folder).status == 0)
  }

  @Test("A saved session expects the end of the app")
  func savesTerminations() async throws {
    let lines = ["tap-icon", "begin-background-task: x", "press-home", "20min", ":save end.yaml"]
    let run = try await type(lines.joined(separator: "\n"), options: "--ios 8")
    #expect(run.status == 0, "\(run.errors)")
    #expect(workspace.text("end.yaml")?.contains("terminated: background-task") == true)
    let rerun = try await Command.run("end.yaml", in: workspace.folder)
    #expect(rerun.status == 0, "\(rerun.output)")
  }

  @Test("A wrong command names the nearest, and the session goes on")
  func suggestsCommands() async throws {
    let run = try await type(":undu", ":xyzzy", ":state now", ":save", ":quit", "nonsense")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        scenario-run: error: unknown command ':undu'; did you mean ':undo'?
        scenario-run: error: unknown command ':xyzzy'; ':help' lists the commands
        scenario-run: error: ':state' takes no argument
        scenario-run: error: ':save' needs a file; write ':save call.yaml'

        """
    )
  }
}
