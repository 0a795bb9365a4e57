import Foundation
import TestSupport
import Testing

/// `explore`: problems that random walks find, and the scenarios that show them.
@Suite(.timeLimit(.minutes(15)), .enabled(if: Command.hasPython)) struct ExploreTests {
  private static let fixtures = Golden.root.appending(path: "Tests/Fixtures/app")

  private func explore(_ mode: String, _ options: String...) async throws -> Command.Outcome {
    try await Command.start(
      ["explore", "drafts.yaml", "--app", "\(Command.python) drafts.py \(mode)"] + options,
      in: Self.fixtures
    ).outcome()
  }

  @Test func aPlantedBugIsFoundAndShrunk() async throws {
    let workspace = try Workspace()
    let folder = workspace.folder.appending(path: "found").path(percentEncoded: false)
    let found = try await explore("forget", "--walks", "100", "--write-findings", folder)
    #expect(found.status == 1, "\(found.errors)")
    #expect(found.output.contains("the app's 'draft' is ''"), "\(found.output)")
    #expect(found.output.contains("1 finding\n"), "\(found.output)")
    #expect(workspace.names == ["found"])
    let text = try #require(workspace.text("found/draft-survives.yaml"))
    let steps = text.split(separator: "\n").filter { $0.hasPrefix("  - ") }
    #expect((5...6).contains(steps.count), "\(text)")
    #expect(steps.first == "  - user: tap-icon")
    #expect(steps.last == "  - user: tap-icon")
    let again = try await Command.run(
      "--app",
      "\(Command.python) drafts.py",
      folder,
      in: Self.fixtures
    )
    #expect(again.status == 1)
    let fixed = try await Command.run(
      "--app",
      "\(Command.python) drafts.py fixed",
      folder,
      in: Self.fixtures
    )
    #expect(fixed.status == 0, "\(fixed.output)")
  }

  @Test func aFindingKeepsTheMethodsOfTheScenario() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: An app without scenes
      ios: 27.0
      app:
        implements: [application:didFinishLaunchingWithOptions]
        info: { UIApplicationSceneManifest: {} }
      steps:
      - user: tap-icon
        state: active
      """
    ])
    let command = ["explore", "a.yaml", "--walks", "20", "--write-findings", "found"]
    let run = try await Command.start(command, in: workspace.folder).outcome()
    #expect(run.status == 1)
    let text = try #require(
      workspace.text("found/the-app-is-not-killed-no-scenes.yaml"),
      "\(run.output)\(run.errors)"
    )
    #expect(
      text.contains("implements: [application:didFinishLaunchingWithOptions]"),
      "\(text)"
    )
  }

  @Test func aFixedAppHasNoFindings() async throws {
    let run = try await explore("fixed", "--walks", "100")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("no findings"))
  }

  @Test func killsAndCrashesAreFindings() async throws {
    let slow = try await explore("slow", "--walks", "50")
    #expect(slow.output.contains("unexpected termination (watchdog)"), "\(slow.output)")
    #expect(slow.output.contains("never: [terminated: watchdog]"))
    let crash = try await explore("crash", "--walks", "100")
    #expect(crash.output.contains("the app exited with status 3"), "\(crash.output)")
  }

  @Test func aSeedGivesTheSameWalksWithAnyNumberOfJobs() async throws {
    let one = try await explore("forget", "--walks", "60", "--jobs", "1", "--seed", "7")
    let three = try await explore("forget", "--walks", "60", "--jobs", "3", "--seed", "7")
    let other = try await explore("forget", "--walks", "60", "--seed", "8")
    #expect(one.output == three.output)
    #expect(one.output != other.output)
    #expect(one.output.contains("in 60 walks, seed 7\n"))
  }

  @Test func aWalkIsRepeatedByItsNumber() async throws {
    let all = try await explore("forget", "--walks", "60")
    let line = try #require(all.output.split(separator: "\n").first)
    let number = try #require(line.firstMatch(of: /in walk (\d+):/)).1
    let again = try await explore("forget", "--only-walk", String(number))
    #expect(again.output.hasPrefix(line), "\(again.output)")
    #expect(again.output.contains("in 1 walk, seed 1"))
    let timed = try await explore("forget", "--seconds", "1")
    #expect(timed.output.contains("seed 1\n"), "\(timed.output)")
  }

  @Test func withoutAnAppTheModelIsExplored() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: A task that does not end
      ios: 12.0
      app:
        life-cycle: app-delegate
        during: {applicationDidEnterBackground: [{begin-background-task: save}]}
      always:
      - after: {state: background}
        never: [{state: suspended}]
      steps:
      - user: tap-icon
        state: active
      """
    ])
    let run = try await Command.run("explore", "a.yaml", "--walks", "100", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("unexpected termination (background-task)"), "\(run.output)")
    #expect(run.output.contains("# Incomplete: it does not fail on its own"))
    let folder = workspace.folder.appending(path: "found").path(percentEncoded: false)
    let written = try await Command.run(
      "explore",
      "a.yaml",
      "--walks",
      "100",
      "--write-findings",
      folder,
      in: workspace.folder
    )
    #expect(
      written.errors.contains("was not written: it does not fail on its own"),
      "\(written.errors)"
    )
    let plain = try await Command.run(
      "explore",
      "--walks",
      "50",
      "--ios",
      "18",
      in: workspace.folder
    )
    #expect(plain.status == 0, "\(plain.output)")
  }

  @Test(arguments: ["\n", "\r\n"])
  func aPropertyThatDoesNotHoldIsWrittenWithAllItsLines(_ lineEnd: String) async throws {
    let scenario = """
      scenario: An app that must not be suspended
      ios: 12.0
      app: {life-cycle: app-delegate}
      always:
          - after: {state: background}
            never:
              - state: suspended
      steps:
      - user: tap-icon
        state: active

      """
    let workspace = try Workspace(["a.yaml": scenario.replacing("\n", with: lineEnd)])
    let folder = workspace.folder.appending(path: "found").path(percentEncoded: false)
    let arguments = ["explore", "a.yaml", "--walks", "5", "--write-findings", folder]
    let run = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    let text = try #require(workspace.text("found/a-property-holds-always.yaml"), "\(run.errors)")
    #expect(text.contains("never: [state: suspended]"), "\(text)")
    let again = try await Command.run(folder, in: workspace.folder)
    #expect(again.status == 1, "\(again.output)")
  }

  @Test(arguments: [
    (["--walks", "3", "--seconds", "2"], "cannot be used together"),
    (["--walks", "0"], "take a number from 1"), (["--steps", "0"], "--steps takes a number"),
    (["--survives", "draft"], "the app has no probe 'draft'"),
    (["--invariants", "tasks-ends"], "did you mean 'tasks-end'?"),
    (["missing.yaml"], "missing.yaml"),
  ])
  func wrongArgumentsAreErrors(_ options: [String], _ message: String) async throws {
    let run = try await Command.start(["explore"] + options, in: Self.fixtures).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func scenariosOfAnAppNeedIt() async throws {
    let workspace = try Workspace([
      ".scenario-run.yaml": "app-actions: [type]\napp-probes: [draft, launches]\n"
    ])
    try workspace.write(
      String(contentsOf: Self.fixtures.appending(path: "drafts.yaml"), encoding: .utf8),
      to: "drafts.yaml"
    )
    let run = try await Command.run("explore", "drafts.yaml", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the scenarios need an app under test"), "\(run.errors)")
  }
}
