import Foundation
import TestSupport
import Testing

/// An app under test in a program of its own, in any language.
@Suite(.timeLimit(.minutes(15))) struct AppProtocolTests {
  /// The clients whose interpreters are on this machine.
  private static let clients = ["\(Command.python) notes.py", "node notes.js"].filter { client in
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let program = client.prefix { $0 != " " }
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
  private static let examples = Golden.root.appending(path: "Examples/AppProtocol")
  private static let fixtures = Golden.root.appending(path: "Tests/Fixtures/app")

  @Test(arguments: clients, [[], ["--isolate", "--jobs", "2"], ["--repeat", "3"]])
  func theExamplesPass(_ client: String, _ options: [String]) async throws {
    let run = try await Command.start(
      ["--app", client, "notes.yaml"] + options,
      in: Self.examples
    ).outcome()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("5 passed"))
  }

  @Test(arguments: clients)
  func theExamplesSpeakTheProtocol(_ client: String) async throws {
    let run = try await Command.run("app-protocol-test", client, in: Self.examples)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("failed"))
  }

  @Test(.enabled(if: clients.count == 2, "Python or Node.js is missing"))
  func theTracesOfBothExamplesAreTheSame() async throws {
    var events: [String] = []
    for client in Self.clients {
      let workspace = try Workspace([:])
      let file = workspace.folder.appending(path: "events").path(percentEncoded: false)
      let run = try await Command.run(
        "--app",
        client,
        "--events",
        file,
        "--jobs",
        "1",
        "notes.yaml",
        in: Self.examples
      )
      #expect(run.status == 0)
      let text = try #require(workspace.text("events"))
      let traces = text.split(separator: "\n").filter { $0.contains("\"event\":\"trace\"") }
      events.append(traces.joined(separator: "\n"))
    }
    #expect(Set(events).count == 1)
    #expect(events.allSatisfy { !$0.isEmpty })
  }

  @Test func thePageShowsWhatIsExchanged() async throws {
    let page = Golden.root.appending(path: "docs/app-protocol.md").path(percentEncoded: false)
    let run = try await Command.run(
      "--app",
      "\(Command.python) transcript.py '\(page)'",
      "transcript.yaml",
      in: Self.fixtures
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func tasksAndScenesReachTheApp() async throws {
    let run = try await Command.run(
      "--app",
      "\(Command.python) tasks.py",
      "tasks.yaml",
      in: Self.fixtures
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("3 passed"))
  }

  @Test func anExitEndsTheProcessOfTheApp() async throws {
    let run = try await Command.run(
      "--app",
      "\(Command.python) exits.py",
      "exits.yaml",
      in: Self.fixtures
    )
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 failed, 1 passed"), "\(run.output)")
    #expect(run.output.contains("unexpected termination (exit): its own code called exit"))
    #expect(run.output.contains("the app's 'exiting' cannot be read: its process has ended"))
  }

  @Test(arguments: ["check", "list", "coverage", "bless"])
  func otherSubcommandsKnowTheApp(_ subcommand: String) async throws {
    let workspace = try Workspace([
      "a.yaml": try String(contentsOf: Self.examples.appending(path: "notes.yaml"), encoding: .utf8)
    ])
    let app =
      "\(Command.python) '\(Self.examples.appending(path: "notes.py").path(percentEncoded: false))'"
    let with = try await Command.run(subcommand, "--app", app, "a.yaml", in: workspace.folder)
    #expect(with.status == 0, "\(with.output)\(with.errors)")
    let without = try await Command.run(subcommand, "a.yaml", in: workspace.folder)
    #expect(subcommand == "list" || without.status == 3, "\(without.output)\(without.errors)")
    let missing = try await Command.run(
      subcommand,
      "--app",
      "nosuchprogram",
      "a.yaml",
      in: workspace.folder
    )
    #expect(missing.status == 5)
  }

  @Test func mutationTestingTakesNoApp() async throws {
    let run = try await Command.run(
      "coverage",
      "--prove",
      "--app",
      "cat",
      "x.yaml",
      in: Self.fixtures
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("--app cannot be used with it"))
  }

  @Test func anExpectedCallThatTheAppDoesNotImplementHasThisReason() async throws {
    let workspace = try Workspace([
      "x.yaml": """
      scenario: The app is launched
      ios: 9.0
      steps:
      - user: tap-icon
        calls: [applicationDidBecomeActive:]
      - user: press-home
        calls: [applicationWillResignActive:, applicationDidReceiveMemoryWarning:]
      """
    ])
    let app = Self.fixtures.appending(path: "faults.py").path(percentEncoded: false)
    let run = try await Command.run(
      "--app",
      "\(Command.python) '\(app)'",
      "x.yaml",
      in: workspace.folder
    )
    #expect(run.status == 1)
    let text =
      "iOS would have called applicationWillResignActive:, but the app does not implement it"
    #expect(run.output.contains(text), "\(run.output)")
    #expect(!run.output.contains("would have called applicationDidReceiveMemoryWarning:"))
  }

  @Test func actionsOfTheAppAreInTheTrace() async throws {
    let run = try await Command.run(
      "--app",
      "\(Command.python) notes.py",
      "--verbose",
      "--filter",
      "too late",
      "notes.yaml",
      in: Self.examples
    )
    #expect(run.output.contains("app     type  hello"), "\(run.output)")
  }

  /// The message of each fault; the case after each passes.
  private static let faults = [
    ("crash", "the app crashed with SIGSEGV"), ("exit", "the app exited with status 3"),
    ("flood", "the app wrote a line of more than 4 MiB"),
    ("fork", "the app exited with status 0"),
    ("malformed", "the app wrote '{broken', which is not a line of JSON"),
    ("no-object", "the app wrote '[1]', which is not a line of JSON: it is not an object"),
    ("no-answer", "the app answered '{\"retrun\":null}', expected 'return', 'fail' or 'unknown'"),
    (
      "impossible", "the app sent an invalid request: unknown app action 'wrok' in 'do'"
    ),
    // The end of the case finds it, if nothing else does.
    ("unasked", "{\"return\":"),
    ("bytes", "which is not a line of JSON"),
  ]

  /// The messages of the faults that end with a timeout, which is short only for them.
  ///
  /// An app that has started answers in less than a millisecond, and the time that it has to start is longer.
  private static let timeouts = [
    ("hang", "the app did not answer within 1s"),
    ("flood-errors", "the app did not answer within 1s"),
    ("flood-lines", "the app did not read its standard input for 1s"),
    ("close", "the app closed its standard output"),
    ("close-input", "the app did not answer within 1s"),
  ]

  @Test(arguments: ["1", "2"])
  func aFaultIsTheErrorOfItsCase(_ jobs: String) async throws {
    try await expectErrors(Self.faults, of: "not timeout", "--app-timeout", "10min", "--jobs", jobs)
  }

  @Test(arguments: ["1", "2"])
  func aTimeoutIsTheErrorOfItsCase(_ jobs: String) async throws {
    try await expectErrors(Self.timeouts, of: "timeout", "--app-timeout", "1s", "--jobs", jobs)
  }

  private func expectErrors(
    _ faults: [(name: String, message: String)],
    of tags: String,
    _ options: String...
  ) async throws {
    let run = try await Command.start(
      ["--app", "\(Command.python) faults.py", "--tag", tags] + options + ["faults.yaml"],
      in: Self.fixtures
    ).outcome()
    #expect(run.status == 1)
    let count = faults.count
    #expect(run.output.contains("\(count) errors, \(count) passed"), "\(run.output.suffix(300))")
    for (name, message) in faults {
      let part = run.output.components(separatedBy: "error  \(name)\n").dropFirst().first ?? ""
      let text = part.components(separatedBy: "\nerror  ")[0]
      #expect(text.contains(message), "\(name): \(text.prefix(300))")
      #expect(text.contains("in step \(name == "unasked" ? 3 : 2)"), "\(name): \(text.prefix(300))")
      #expect(name == "flood-errors" || text.contains("| about to \(name)"), "\(name)")
    }
  }

  @Test func faultsLeaveNoProcesses() async throws {
    // A duration of its own, since other tests start the same program meanwhile.
    _ = try await Command.run(
      "--app",
      "\(Command.python) faults.py 1717",
      "--filter",
      "fork",
      "faults.yaml",
      in: Self.fixtures
    )
    let left = try await Command.shell("pgrep -f 'sleep [1]717' | wc -l", in: Self.fixtures)
    #expect(left.output.trimmingCharacters(in: .whitespacesAndNewlines) == "0")
  }

  @Test(arguments: [
    ("nosuchprogram", "nosuchprogram: not found"),
    ("\(Command.python) -c 1/0", "ZeroDivisionError"),
    ("cat", "the app's first answer is invalid: 'hello' is missing"),
    ("read line; echo '{\"hello\":2}'", "it speaks version 2 of the protocol, not 1"),
    (
      "read line; echo '{\"hello\":1,\"implements\":[\"applicationDidBecomeActiv:\"]}'",
      "did you mean 'applicationDidBecomeActive:'?"
    ),
    (
      "read line; echo '{\"hello\":1,\"actions\":[\"work\"]}'",
      "'work' is an app action of scenarios already"
    ),
  ])
  func aProgramThatIsNotAnAppEndsTheRun(_ command: String, _ message: String) async throws {
    let run = try await Command.run("--app", command, "faults.yaml", in: Self.fixtures)
    #expect(run.status == 5, "\(run.status)")
    #expect(run.errors.contains(message), "\(run.errors)")
    let test = try await Command.run("app-protocol-test", command, in: Self.fixtures)
    #expect(test.status == 1)
    #expect(test.output.contains("failed  hello"))
  }

  @Test func aClientFailsWhatItViolates() async throws {
    let run = try await Command.run(
      "app-protocol-test",
      "\(Command.python) faults.py",
      in: Self.fixtures
    )
    #expect(run.status == 1)
    #expect(run.output.contains("failed  unknown-messages: "), "\(run.output)")
    #expect(run.output.contains("failed  unknown-words: "), "\(run.output)")
    #expect(run.output.contains("passed  kill: "))
  }

  @Test func aClientThatIgnoresWhatIsDueDoesNotPass() async throws {
    let run = try await Command.run(
      "app-protocol-test",
      "\(Command.python) deaf.py",
      in: Self.fixtures
    )
    #expect(run.status == 1)
    for line in [
      "failed  nested-messages: ", "not exercised  blocks: ", "not exercised  expirations: ",
      "not exercised  completion-handlers: ", "not exercised  events: ",
      "not exercised  observers: ",
      "passed  gone: ",
    ] {
      #expect(run.output.contains(line), "\(line)\n\(run.output)")
    }
    let json = try await Command.run(
      "app-protocol-test",
      "\(Command.python) deaf.py",
      "--format",
      "json",
      in: Self.fixtures
    )
    #expect(json.output.contains("\"not-exercised\": \"it handles none\""), "\(json.output)")
  }

  @Test func theExampleIsExercisedWhereItHasCode() async throws {
    let run = try await Command.run(
      "app-protocol-test",
      "\(Command.python) notes.py",
      in: Self.examples
    )
    for name in [
      "nested-messages", "blocks", "expirations", "completion-handlers", "gone", "fresh-case",
    ] {
      #expect(run.output.contains("passed  \(name): "), "\(run.output)")
    }
    #expect(run.output.contains("not exercised  events: "), "\(run.output)")
  }

  /// An app with one probe, and its answers to `end` and to `read`.
  private func app(end: String, value: String) throws -> Workspace {
    try Workspace([
      "app.py": """
      import sys
      for line in sys.stdin:
          answer = '{"return": null}'
          if '"protocol"' in line:
              answer = '{"hello": 1, "probes": ["draft"]}'
          elif '"case"' in line:
              answer = '{"ready": true}'
          elif '"end"' in line:
              answer = '\(end)'
          elif '"read"' in line:
              answer = '{"value": \(value)}'
          sys.stdout.buffer.write(answer.encode("latin1") + b"\\n")
          sys.stdout.flush()
      """,
      "a.yaml": """
      scenario: One
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
        expect: {app: {draft: 9007199254740993}}
      """,
    ])
  }

  @Test(arguments: [
    (#"{"ended": true}"#, "9007199254740993", 0, "1 passed"),
    (#"{"ended": true}"#, "9007199254740992", 1, "expected 9007199254740993"),
    (#"{"ended": true}"#, #""\u00ff""#, 1, "it is not UTF-8"),
    (#"{"ended": true}"#, "01", 1, "a number has a leading zero"),
    (#"{"ended": true, "fail": "x"}"#, #"9007199254740993, "fail": "x""#, 0, "1 passed"),
    (#"{"fail": "x", "ended": true}"#, "9007199254740993", 1, "expected 'ended' with true"),
    (#"{"ended": true}"#, "18446744073709551615", 1, "a number is too large"),
    (#"{"ended": true}"#, "-9223372036854775808", 1, "is -9223372036854775808, expected"),
    (#"{"ended": false}"#, "9007199254740993", 1, "expected 'ended' with true"),
    (#"{"ended": true}\nrubbish"#, "9007199254740993", 1, "the app wrote 'rubbish"),
  ])
  func eachAnswerIsTakenAsItIs(
    _ end: String,
    _ value: String,
    _ status: Int32,
    _ message: String
  ) async throws {
    let workspace = try app(end: end, value: value)
    let run = try await Command.run(
      "--app",
      "\(Command.python) app.py",
      "a.yaml",
      in: workspace.folder
    )
    #expect(run.status == status, "\(run.output)\(run.errors)")
    #expect(run.output.contains(message), "\(run.output)")
  }

  @Test(arguments: [(0, "12.0", Int32(0)), (9, "[10.0, 11.0, 12.0]", 1)])
  func aProgramMayExitAfterTheLastCaseButNotFail(
    _ code: Int,
    _ versions: String,
    _ status: Int32
  ) async throws {
    let workspace = try Workspace([
      "app.py": """
      import sys
      for line in sys.stdin:
          answer = '{"return": null}'
          if '"protocol"' in line:
              answer = '{"hello": 1}'
          elif '"case"' in line:
              answer = '{"ready": true}'
          elif '"end"' in line:
              answer = '{"ended": true}'
          print(answer, flush=True)
          if '"end"' in line:
              sys.exit(\(code))
      """,
      "a.yaml": """
      scenario: Several cases
      ios: \(versions)
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
        state: active
      """,
    ])
    let run = try await Command.run(
      "--app",
      "\(Command.python) app.py",
      "a.yaml",
      in: workspace.folder
    )
    #expect(run.status == status, "\(run.output)\(run.errors)")
    #expect(run.output.contains("the app exited with status 9") == (code == 9), "\(run.output)")
  }

  @Test func whatAnActionLeavesForAnotherCaseIsAViolation() async throws {
    let workspace = try Workspace([
      "leak.py": """
      import json, sys
      draft = ""
      for line in sys.stdin:
          message = json.loads(line)
          answer = {"return": None}
          if "protocol" in message:
              answer = {"hello": 1, "actions": ["type"], "probes": ["draft"]}
          elif "case" in message:
              answer = {"ready": True}
          elif "end" in message:
              answer = {"ended": True}
          elif message.get("action") == "type":
              draft = message["argument"]
          elif message.get("read") == "draft":
              answer = {"value": draft}
          elif "action" in message or "read" in message:
              answer = {"unknown": True}
          print(json.dumps(answer), flush=True)
      """
    ])
    let run = try await Command.run(
      "app-protocol-test",
      "\(Command.python) leak.py",
      in: workspace.folder
    )
    #expect(run.output.contains("failed  fresh-case: "), "\(run.output)")
    #expect(run.output.contains("in a new case, and were "), "\(run.output)")
  }

  @Test func aMethodThatTheLifeCycleNeverCallsHasAWarning() async throws {
    let workspace = try Workspace([
      "a.yaml": "scenario: x\nios: 17.0\nsteps:\n  - user: tap-icon\n    state: active\n"
    ])
    let client = Self.fixtures.appending(path: "deaf.py").path(percentEncoded: false)
    let run = try await Command.run(
      "--app",
      "\(Command.python) '\(client)'",
      "a.yaml",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        """
        warning: the app: 'applicationDidEnterBackground(_:)' is implemented, but never called: the app has scenes
        """
      ),
      "\(run.output)"
    )
  }

  @Test func theConfigurationDeclaresTheWordsForCheck() async throws {
    let workspace = try Workspace([
      ".scenario-run.yaml": "app-actions: [fail]\n",
      "a.yaml":
        "scenario: x\nios: 9.0\nsteps:\n  - user: tap-icon\n  - app: {fail: now}\n    state: active\n",
    ])
    let check = try await Command.run("check", "a.yaml", in: workspace.folder)
    #expect(check.status == 0, "\(check.output)")
    let schema = try await Command.run("schema", in: workspace.folder)
    #expect(schema.output.contains("[\"fail\"]"))
    let run = try await Command.run("a.yaml", in: workspace.folder)
    #expect(run.output.contains("only an app under test has this, and there is none"))
    let wrong = try Workspace([".scenario-run.yaml": "app-actions: [work]\n", "a.yaml": ""])
    let refused = try await Command.run("check", "a.yaml", in: wrong.folder)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("'work' is an app action of scenarios already"))
  }
}
