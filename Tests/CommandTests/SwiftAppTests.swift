import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// An app in Swift, in the command and as a client of the app protocol.
  @Suite(.timeLimit(.minutes(15))) struct SwiftAppTests {
    private static let examples = Golden.root.appending(path: "Examples/AppProtocol")
    private static let fixtures = Golden.root.appending(path: "Tests/Fixtures/app")
    private static let client = Command.built("notes-client").path(percentEncoded: false)

    @Test func theClientSpeaksTheProtocol() async throws {
      let run = try await Command.run("app-protocol-test", Self.client, in: Self.examples)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(!run.output.contains("failed"))
    }

    @Test func theClientCanUseNamedPipes() async throws {
      let workspace = try Workspace([:])
      let folder = workspace.folder.path(percentEncoded: false)
      let pipes = "\(folder)/in \(folder)/out"
      let connection = "exec 3<&0; cat <&3 >'\(folder)/in' & exec cat '\(folder)/out'"
      _ = try await Command.shell("mkfifo \(pipes)", in: Self.examples)
      // It has been started before the run waits for it, and does not wait for ever for a run that has failed.
      let client = try Command.start(
        ["\(folder)/in", "\(folder)/out"],
        in: Self.examples,
        program: Command.built("notes-client")
      )
      let run = try await Command.run(
        "--app",
        connection,
        "--app-timeout",
        "10min",
        "notes.yaml",
        in: Self.examples
      )
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      if run.status != 0 { client.end() }
      #expect(await client.outcome().status == 0)
    }

    @Test(arguments: [[], ["--isolate", "--jobs", "2"]])
    func theAppRunsInTheCommand(_ options: [String]) async throws {
      let run = try await Command.start(
        options + ["notes.yaml"],
        in: Self.examples,
        program: Command.appProgram
      ).outcome()
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("5 passed"))
    }

    @Test func aWarningAboutTheAppDoesNotChangeTheStatus() async throws {
      let launch = "scenario: a\nios: 17.0\nsteps: [{user: tap-icon, state: "
      let workspace = try Workspace([
        "a.yaml": launch + "active}]\n", "b.yaml": launch + "inactive}]\n",
      ])
      for (path, status) in [("a.yaml", 0), (".", 1)] {
        let run = try await Command.start([path], in: workspace.folder, program: Command.appProgram)
          .outcome()
        #expect(run.status == status)
        #expect(run.output.contains("a.yaml:1:1: warning: the app: "), "\(run.output)")
      }
    }

    /// What is said of each fault; the case after each passes, and so does closing the standard streams.
    private static let faults = [
      ("crash", "crashed with SIG"), ("hang", "it hung and was terminated"),
      ("exit-on-thread", "its process exited with status 0"),
      ("exit-in-operation", "its process exited with status 3"),
      ("flood", "it hung and was terminated"),
      ("fork", "its process exited with status 0"), ("close-all", "its process "),
    ]

    @Test func aFaultCostsOneCaseInWorkerProcesses() async throws {
      let run = try await Command.start(
        ["--isolate", "--jobs", "2", "swift-faults.yaml"],
        in: Self.fixtures,
        environment: ["SWIFT_BACKTRACE": "enable=no"],
        program: Command.appProgram
      ).outcome()
      #expect(run.status == 1)
      #expect(run.output.contains("7 errors, 9 passed"), "\(run.output)")
      for (name, message) in Self.faults {
        let part = run.output.components(separatedBy: "error  \(name)\n").dropFirst().first ?? ""
        let text = part.components(separatedBy: "\nerror  ")[0]
        #expect(text.contains(message), "\(name): \(text.prefix(300))")
      }
      let left = try await Command.shell("pgrep -f '^sleep 998' | wc -l", in: Self.fixtures)
      #expect(left.output.trimmingCharacters(in: .whitespacesAndNewlines) == "0")
    }

    @Test(arguments: [[], ["--isolate", "--jobs", "2"], ["--repeat", "3"]])
    func anExitOfTheAppIsATermination(_ options: [String]) async throws {
      let run = try await Command.start(
        options + ["swift-exits.yaml"],
        in: Self.fixtures,
        program: Command.appProgram
      ).outcome()
      #expect(run.status == 1, "\(run.output)\(run.errors)")
      #expect(run.output.contains("2 failed, 4 passed"), "\(run.output)")
      let message = "unexpected termination (exit): its own code called exit"
      #expect(run.output.contains(message), "\(run.output)")
    }

    // MARK: - Walks and kills

    private static let walks = """
      scenario: A draft
      ios: 26.0
      app: {life-cycle: app-delegate}
      survives: [draft]
      steps:
      - user: tap-icon
      - app: {type: hello}
      - app: {fail: crash}
      - app: {fail: exit-on-thread}

      """

    private func explore(
      _ workspace: Workspace,
      _ options: String...
    ) async throws -> Command.Outcome {
      try await Command.start(
        ["explore", "walks.yaml"] + options,
        in: workspace.folder,
        environment: ["SWIFT_BACKTRACE": "enable=no"],
        program: Command.appProgram
      ).outcome()
    }

    @Test func aCrashInAWalkIsAFindingAndTheWalksContinue() async throws {
      let workspace = try Workspace(["walks.yaml": Self.walks])
      let found = try await explore(
        workspace,
        "--walks",
        "80",
        "--seed",
        "14",
        "--jobs",
        "1",
        "--write-findings",
        "found"
      )
      #expect(found.status == 1, "\(found.errors)")
      for message in [
        "the app crashed with SIG", "Fatal error: Index out of range",
        "the app exited with status 0", "the app's 'draft' is '' after the launch",
        " in 80 walks, seed 14", "4 findings",
      ] {
        #expect(found.output.contains(message), "\(message): \(found.output)")
      }
      let crash = try #require(workspace.text("found/the-app-has-no-crash.yaml"))
      let steps = crash.split(separator: "\n").filter { $0.hasPrefix("  - ") }
      #expect(steps == ["  - user: tap-icon", "  - app: { fail: crash }"])
      #expect(crash.contains(/# Found by explore with --seed 14 --only-walk \d+/))
      let again = try await Command.start(
        ["--isolate", "found"],
        in: workspace.folder,
        environment: ["SWIFT_BACKTRACE": "enable=no"],
        program: Command.appProgram
      ).outcome()
      #expect(again.output.contains("2 failed, 2 errors, 0 passed"), "\(again.output)")
    }

    @Test func walksInWorkerProcessesAreTheSameWithAnyNumberOfJobs() async throws {
      let workspace = try Workspace(["walks.yaml": Self.walks])
      let one = try await explore(workspace, "--walks", "30", "--jobs", "1")
      let three = try await explore(workspace, "--walks", "30", "--jobs", "3")
      #expect(one.output == three.output)
      #expect(one.output.contains("finding in walk "))
    }

    @Test func aHangInAWalkIsAFinding() async throws {
      // The limit is longer than a worker needs on a slow machine.
      let workspace = try Workspace([
        "walks.yaml": Self.walks.replacing("crash", with: "hang").replacing(
          "survives:",
          with: "timeout: 5s\nsurvives:"
        )
      ])
      let found = try await explore(workspace, "--walks", "2", "--steps", "20", "--seed", "2")
      #expect(found.output.contains("the app hung and was terminated after 5 s"), "\(found.output)")
      #expect(found.output.contains("{ fail: hang }"), "\(found.output)")
    }

    @Test func aCrashWhileStepsAreKilledCostsOneCase() async throws {
      let second = Self.walks.replacing("A draft", with: "Another draft").split(separator: "\n")
        .filter { !$0.contains("fail") }.joined(separator: "\n")
      let workspace = try Workspace(["walks.yaml": Self.walks, "z.yaml": second])
      let run = try await Command.start(
        ["--kill-each-step", "--kill-in", "active", "walks.yaml", "z.yaml"],
        in: workspace.folder,
        environment: ["SWIFT_BACKTRACE": "enable=no"],
        program: Command.appProgram
      ).outcome()
      #expect(run.status == 1)
      #expect(run.output.contains("crashed with SIG"), "\(run.output)")
      #expect(run.output.contains("1 failed, 1 error"), "\(run.output)")
      #expect(run.output.contains("killed (active) and opened again"), "\(run.output)")
    }

    @Test(.enabled(if: Command.hasPython)) func manyCasesNeedNoMoreMemoryThanFew() async throws {
      let workspace = try Workspace(["case.yaml": Self.lifeOfADraft])
      let program = Command.appProgram.path(percentEncoded: false)
      // A sample is long enough, since the bound is in proportion.
      let (few, many) = Sampling.isOff ? (1_000, 10_000) : (400, 1_900)
      let script = """
        import resource, subprocess
        for rounds in ("\(few)", "\(many)"):
          subprocess.run(["\(program)", "--repeat", rounds, "case.yaml"], check=True, stdout=-3)
          print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
        """
      try workspace.write(script, to: "measure.py")
      let run = try await Command.shell("\(Command.python) measure.py", in: workspace.folder)
      let sizes = run.output.split(separator: "\n").compactMap { Int($0) }
      try #require(sizes.count == 2, "\(run.output)\(run.errors)")
      // In KiB: one leaked launch is at least 2.
      #expect(sizes[1] - sizes[0] < many - few, "\(sizes)")
    }

    private static let lifeOfADraft = """
      scenario: A draft is saved, and the process ends
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
      - app: {type: hello}
      - user: press-home
      - wait: 60s
      - system: low-memory
      - user: tap-icon
        expect: {app: {draft: hello}}
      """
  }
#endif
