import Foundation
import TestSupport
import Testing

/// `schema`, `fmt`, `new` and `bless`.
@Suite(.timeLimit(.minutes(15))) struct EditingTests {
  // MARK: - schema

  @Test func theSchemaIsPrinted() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("schema", in: workspace.folder)
    #expect(run.status == 0)
    let committed = try Data(contentsOf: Golden.root.appending(path: "docs/scenario.schema.json"))
    #expect(Data(run.output.utf8) == committed)
  }

  // MARK: - fmt

  private static let untidy = "scenario:   A\nios: 8.0\nsteps: [{user: tap-icon,state: active}]\n"
  private static let tidy =
    "scenario: A\nios: 8.0\nsteps:\n  - user: tap-icon\n    state: active\n"

  @Test func filesAreFormatted() async throws {
    let workspace = try Workspace(["a.yaml": Self.untidy, "b/c.yaml": Self.tidy])
    let run = try await Command.run("fmt", ".", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output == "a.yaml\n1 of 2 files reformatted\n")
    #expect(workspace.text("a.yaml") == Self.tidy)
    #expect(workspace.text("b/c.yaml") == Self.tidy)
    #expect(workspace.names == ["a.yaml", "b"])
    let again = try await Command.run("fmt", ".", in: workspace.folder)
    #expect(again.output == "2 files already formatted\n")
  }

  @Test func aCheckChangesNothingAndEndsWithOne() async throws {
    let workspace = try Workspace(["a.yaml": Self.untidy])
    let run = try await Command.run("fmt", "--check", "a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a.yaml\n1 file is not formatted; run scenario-run fmt"))
    #expect(workspace.text("a.yaml") == Self.untidy)
    try workspace.write(Self.tidy, to: "a.yaml")
    #expect(try await Command.run("fmt", "--check", "a.yaml", in: workspace.folder).status == 0)
  }

  @Test func invalidYAMLIsReportedAndNotChanged() async throws {
    let workspace = try Workspace(["a.yaml": "scenario: [\n", "b.yaml": Self.untidy])
    let run = try await Command.run("fmt", ".", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("a.yaml:1:11: error: "))
    #expect(workspace.text("a.yaml") == "scenario: [\n")
    #expect(workspace.text("b.yaml") == Self.tidy)
  }

  @Test func whatIsInvalidIsCountedOnce() async throws {
    let workspace = try Workspace(["a.yaml": "scenario: [unclosed\n"])
    let one = try await Command.run("fmt", "--check", ".", in: workspace.folder)
    #expect(one.output.hasSuffix("\n1 file invalid\n"))
    try workspace.write("scenario: A\nios: 8.0\nsteps:\n  - user: tap-icon\n", to: "b.yaml")
    let two = try await Command.run("fmt", "--check", ".", in: workspace.folder)
    #expect(two.output.hasSuffix("\n1 file already formatted, 1 invalid\n"))
  }

  @Test func accessRightsAndLinksStay() async throws {
    let workspace = try Workspace(["a.yaml": Self.untidy])
    let file = workspace.folder.appending(path: "a.yaml").path(percentEncoded: false)
    let link = workspace.folder.appending(path: "link.yaml").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.yaml")
    #expect(try await Command.run("fmt", "link.yaml", in: workspace.folder).status == 0)
    #expect(workspace.text("a.yaml") == Self.tidy)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.yaml")
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o640)
  }

  // MARK: - new

  @Test func aFirstScenarioPasses() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("new", "phone-call.yaml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output == "phone-call.yaml\n")
    #expect(workspace.text("phone-call.yaml")?.hasPrefix("scenario: Phone call\nios: ") == true)
    #expect(try await Command.run("phone-call.yaml", in: workspace.folder).status == 0)
    #expect(try await Command.run("fmt", "--check", ".", in: workspace.folder).status == 0)
  }

  @Test func actionsAreFilledInByTheModel() async throws {
    let workspace = try Workspace()
    let run = try await Command.run(
      "new",
      "a.yaml",
      "--ios",
      "8.0",
      "--name",
      "A call",
      "--from",
      "tap-icon",
      "incoming-call",
      "wait: 20s",
      "decline-call",
      "open-url: todo://new",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      workspace.text("a.yaml") == """
        scenario: A call
        ios: 8.0
        app: { implements: all }
        steps:
          - user: tap-icon
            calls:
              - application:willFinishLaunchingWithOptions:
              - application:didFinishLaunchingWithOptions:
              - applicationDidBecomeActive:
            state: active
          - system: incoming-call
            calls: [applicationWillResignActive]
            state: inactive
          - wait: 20s
            calls: none
            state: inactive
          - user: decline-call
            calls: [applicationDidBecomeActive]
            state: active
          - system: { open-url: "todo://new" }
            calls:
              - application:openURL:sourceApplication:annotation: { url: "todo://new" }
            state: active

        """
    )
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }

  @Test func aFirstScenarioHasANameThatARunOfItsFolderFinds() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("new", "n1", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("'n1' does not end in .yaml"))
    #expect(run.errors.contains("did you mean 'n1.yaml'?"))
    #expect(workspace.names == [])
  }

  @Test func nothingIsOverwrittenAndNothingThatCannotBeRun() async throws {
    let workspace = try Workspace(["a.yaml": "mine\n"])
    #expect(try await Command.run("new", "a.yaml", in: workspace.folder).status == 2)
    #expect(workspace.text("a.yaml") == "mine\n")
    let unknown = try await Command.run("new", "b.yaml", "--from", "tap-icn", in: workspace.folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'tap-icon'?"))
    let action = "open-url todo://new"
    let colonless = try await Command.run("new", "b.yaml", "--from", action, in: workspace.folder)
    #expect(colonless.status == 2)
    #expect(colonless.errors.contains("write 'open-url: todo://new'"))
    let illegal = try await Command.run(
      "new",
      "b.yaml",
      "--from",
      "decline-call",
      in: workspace.folder
    )
    #expect(illegal.status == 3)
    #expect(illegal.output.contains("'decline-call' is not possible here"))
    #expect(workspace.names == ["a.yaml"])
  }

  // MARK: - bless

  private static let wrong = """
    # A comment.
    scenario: Home
    ios: 8.0
    steps:
      - user:   tap-icon   # odd blanks stay
        state: inactive
      - user: press-home
        calls: [applicationWillResignActive,   applicationWillTerminate]
        state: background

    """

  @Test func whatFailsIsUpdatedAndNothingElse() async throws {
    let workspace = try Workspace(["a.yaml": Self.wrong])
    let run = try await Command.run("bless", "a.yaml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(
      workspace.text("a.yaml")
        == Self.wrong.replacing("inactive", with: "active")
        .replacing(",   applicationWillTerminate", with: ", applicationDidEnterBackground")
    )
    #expect(run.output.contains("a.yaml:6: active in place of inactive\n"))
    #expect(run.output.hasSuffix("2 blessed in 1 file\n"))
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
    let again = try await Command.run("bless", "a.yaml", in: workspace.folder)
    #expect(again.output == "nothing to bless\n")
    #expect(again.status == 0)
  }

  @Test func whatCannotBeBlessedIsNamedAndEndsWithOne() async throws {
    let scenario = Sample.passing.replacing(
      "ios:",
      with: "never: [applicationDidBecomeActive]\nios:"
    )
    let workspace = try Workspace(["a.yaml": scenario])
    let run = try await Command.run("bless", "a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        a.yaml:2: not changed: applicationDidBecomeActive: was called at 0s, but is listed under never
        0 blessed in 0 files, 1 not updated

        """
    )
    #expect(workspace.text("a.yaml") == scenario)
  }

  /// A step in braces whose list is too long for its line, beside a scenario that is invalid.
  @Test func aFileWithAnInvalidScenarioStaysYAML() async throws {
    let gap = String(repeating: " ", count: 70)
    let text = """
      suite: Two
      ios: 8.0
      scenarios:
        - scenario: One
          steps:
            - user: tap-icon
            - { user: press-home,\(gap)notifications: none }
        - scenario: Broken
          steps:
            - user: tap-icn

      """
    let workspace = try Workspace(["a.yaml": text])
    let run = try await Command.run("bless", "a.yaml", in: workspace.folder)
    #expect(run.status == 3)
    #expect(!run.output.contains("yaml-syntax"))
    #expect(run.output.hasSuffix("1 blessed in 1 file\n") || run.output.contains("tap-icon"))
    let written = try #require(workspace.text("a.yaml"))
    #expect(written.contains("notifications: [UIApplicationWillResignActiveNotification, "))
    let checked = try await Command.run("a.yaml:4", in: workspace.folder)
    #expect(checked.output.contains("1 passed"))
  }

  @Test func whatGetsWeakerIsRefusedWithoutForce() async throws {
    let text = Self.wrong.replacing(
      "calls: [applicationWillResignActive,   applicationWillTerminate]",
      with: "calls: { in-order: [applicationWillResignActive, applicationWillTerminate] }"
    )
    let workspace = try Workspace(["a.yaml": text])
    let run = try await Command.run("bless", "a.yaml", in: workspace.folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        a.yaml:6: active in place of inactive
        a.yaml:8: not changed: removing applicationWillTerminate: would weaken the test (use --force)
        1 blessed in 1 file, 1 not updated; --force also makes updates that weaken or invert an expectation

        """
    )
    let forced = try await Command.run(
      "bless",
      "--force",
      "a.yaml",
      in: workspace.folder
    )
    #expect(forced.status == 0)
    #expect(
      forced.output == """
        a.yaml:8: 1 removed
        a.yaml:8: weakened by removing applicationWillTerminate:
        1 blessed in 1 file

        """
    )
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }

  @Test func checkListsWhatWouldBeBlessed() async throws {
    let text = "scenario: A\nios: 18.0\nsteps:\n  - user: tap-icon\n    state: inactive\n"
    let workspace = try Workspace(["a.yaml": text])
    let run = try await Command.run(
      "bless",
      "--check",
      "a.yaml",
      in: workspace.folder,
      environment: ["CI": "true"]
    )
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a.yaml:5: "))
    #expect(run.output.hasSuffix("1 to bless in 1 file\n"))
    #expect(workspace.text("a.yaml") == text)
  }

  @Test func inCINothingIsBlessed() async throws {
    let workspace = try Workspace(["a.yaml": Self.wrong])
    let run = try await Command.run(
      "bless",
      "a.yaml",
      in: workspace.folder,
      environment: ["CI": "true"]
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("bless does not run in CI"))
    #expect(workspace.text("a.yaml") == Self.wrong)
  }
}
