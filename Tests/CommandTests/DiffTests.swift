import Foundation
import Testing

/// What `diff` finds between two environments.
@Suite("diff", .timeLimit(.minutes(15))) struct DiffTests {
  private static let url = """
    scenario: A URL opens the app
    ios: [12.0, 27.0]
    steps:
      - system: { open-url: "notes://1" }
        state: suspended

    """

  private func diff(
    _ arguments: String...,
    in workspace: Workspace? = nil
  ) async throws
    -> Command.Outcome
  {
    let workspace = try workspace ?? Workspace(["url.yaml": Self.url])
    return try await Command.start(["diff"] + arguments, in: workspace.folder).outcome()
  }

  @Test("A tapped notification that launches the app arrives in another method with scenes")
  func comparesALaunchByATappedNotification() async throws {
    let run = try await diff(
      "--after",
      "system: {push: {name: new-mail}}",
      "user: tap-notification",
      "--ios",
      "12",
      "--ios",
      "27"
    )
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("iOS 12.0, iphone, without scenes "))
    #expect(run.output.contains("\nsystem: push (new-mail)  the same\n"))
    #expect(
      run.output.contains("- new-mail arrives in\n    left: application(_:didFinishLaunching")
    )
    #expect(
      run.output.contains(
        "    right: scene(_:willConnectTo:options:), as notification-response\n"
      )
    )
    #expect(
      run.output.contains(
        "           application(_:didFinishLaunchingWithOptions:) is called without it\n"
      )
    )
    #expect(
      run.output.contains(
        """
        - right, not called: it is never called in an app with scenes
            applicationDidBecomeActive(_:) (instead: sceneDidBecomeActive(_:))

        """
      )
    )
  }

  @Test(
    "Methods that the app does not implement are named for what arrives",
    arguments: [("{push: {name: mail}}", "mail"), ("{push: alert}", "the notification")]
  )
  func namesUnimplementedReceivers(_ push: String, _ phrase: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(
      ["diff", "--after", "system: \(push)", "tap-notification", "--ios", "26"]
        + ["--life-cycle", "app-delegate", "--life-cycle", "scenes"],
      in: workspace.folder
    ).outcome()
    let handler = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    #expect(run.output.contains("\n- \(phrase) arrives in\n"), "\(run.output)")
    #expect(
      run.output.contains("           and in, if the app implemented it: \(handler), "),
      "\(run.output)"
    )
    #expect(
      run.output.contains("           but not in, even if the app implemented it: \(handler)\n")
    )
  }

  @Test("The cases of a file are compared once if they have the same environments")
  func comparesAFile() async throws {
    let run = try await diff(
      "url.yaml",
      "--ios",
      "26",
      "--life-cycle",
      "app-delegate",
      "--life-cycle",
      "scenes"
    )
    #expect(run.status == 1)
    #expect(run.output.components(separatedBy: "differences:").count == 2)
    #expect(run.output.hasPrefix("iOS 26.0, iphone, without scenes "))
  }

  @Test("An option that is given once changes the second environment only")
  func changesTheSecondEnvironment() async throws {
    let run = try await diff("url.yaml", "--ios", "27")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("A URL opens the app [iOS 12.0]\niOS 12.0, "))
    #expect(
      run.output.contains("A URL opens the app [iOS 27.0]\niOS 27.0, iphone, with scenes  ")
    )
    #expect(run.output.contains("no difference"))
  }

  @Test("Effects are compared if they are requested")
  func comparesEffects() async throws {
    let compared = try await diff("tap-icon", "--ios", "4", "--ios", "12")
    #expect(!compared.output.contains("  effect  delegate-made"))
    let withEffects = try await diff("tap-icon", "--ios", "4", "--ios", "12", "--effects")
    #expect(withEffects.output.contains("  effect  delegate-made"))
  }

  @Test("Without a difference the exit status is 0")
  func findsNoDifference() async throws {
    let run = try await diff("url.yaml", "--ios", "10", "--ios", "11")
    #expect(run.status == 0)
    #expect(run.output.contains("\nsystem: open-url (url \"notes://1\")  the same\n"))
    #expect(run.output.hasSuffix("\n\nno difference\n"))
  }

  @Test("A step that is not possible in one environment ends its column")
  func showsImpossibleSteps() async throws {
    let run = try await diff(
      "--after",
      "user: tap-icon",
      "user: open-control-center",
      "--ios",
      "6",
      "--ios",
      "7"
    )
    #expect(run.status == 1)
    #expect(run.output.contains("→ not performed "))
    #expect(run.output.contains("user: open-control-center  not possible on the left\n"))
  }

  @Test("The matrix groups all versions that behave alike")
  func groupsVersions() async throws {
    let run = try await diff("--after", "user: tap-icon", "user: press-home", "--matrix")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        4 groups of versions behave alike
          1  iOS up to 2.2, without scenes: final state not-running
          2  iOS 3.0 to 3.2, without scenes: final state not-running
          3  iOS 4.0 to 12.5, without scenes: final state background
          4  iOS 13.0 and later, with scenes: final state background

        1 and 2
          user: tap-icon
            - call    applicationDidFinishLaunching(_:)  @inactive
            + call    application(_:didFinishLaunchingWithOptions:)  @inactive

        """
      )
    )
  }

  @Test(
    "What cannot be compared is an error",
    arguments: [
      (["url.yaml"], 2, "name what to compare"),
      (["url.yaml", "--ios", "4", "--ios", "5", "--ios", "6"], 2, "can be given at most twice"),
      (["url.yaml", "--matrix", "--ios", "4"], 2, "--matrix compares all versions"),
      (["launch.scene", "--ios", "13"], 2, "only a scenario file or actions can be compared"),
      (["no.yaml", "--ios", "13"], 2, "no.yaml"),
      (["user: tap-icn", "--ios", "13"], 3, "action:1:7: error: unknown user action 'tap-icn'"),
    ]
  )
  func refuses(_ arguments: [String], _ status: Int32, _ message: String) async throws {
    let workspace = try Workspace(["url.yaml": Self.url])
    let run = try await Command.start(["diff"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
