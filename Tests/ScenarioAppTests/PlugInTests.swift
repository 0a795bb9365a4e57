import ScenarioApp
import ScenarioTesting
import Testing

/// What an SDK passes on to plug-ins is checked.
@Suite struct PlugInTests {
  private static let path = "Tests/ScenarioAppTests/Scenarios/sdk.yaml"

  @Test(arguments: try ScenarioSuite(path, of: sdk()).cases)
  func anSDKThatPassesEverythingOnHasNoIssue(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test(
    arguments: [
      (.skipsSecond, "'b' did not receive applicationDidBecomeActive(_:)"),
      (.twice, "'a' received applicationDidBecomeActive(_:) 2 times"),
      (
        .reversed,
        "applicationDidBecomeActive(_:) reached 'c', 'b', 'a', not in the order of the plug-ins"
      ),
      (.late, "'a' received application(_:didFinishLaunchingWithOptions:), which did not happen"),
      (
        .noFallback,
        "'a', which has no scene methods, did not receive applicationDidBecomeActive(_:) for sceneDidBecomeActive(_:)"
      ),
      (
        .firstAnswerCounts,
        "the completion handler of application(_:performFetchWithCompletionHandler:) was called before 'b' had called its own"
      ),
      (
        .neverAnswers,
        """
        the completion handler of application(_:performFetchWithCompletionHandler:) was not called, although all \
        plug-ins had called theirs
        """
      ),
      (
        .eachAnswers,
        "the completion handler of application(_:performFetchWithCompletionHandler:) was called again"
      ),
    ] as [(SDKFault, String)]
  )
  func eachFaultIsAnIssue(of fault: SDKFault, with sentence: String) async throws {
    let issues = try await issues(of: sdk(fault: fault))
    #expect(issues.contains(sentence), "\(issues)")
  }

  @Test func missingRoutesAreNamed() async throws {
    let app = AppUnderTest("Empty SDK") { launch in
      let recorder = PlugInRecorder(launch)
      _ = recorder.plugIn("a")
      launch.delegate = SilentPlugIn()
    }
    let issues = try await issues(of: app)
    let missing = "reaches no plug-in, since the delegate does not have the method"
    #expect(
      issues.contains("application(_:didFinishLaunchingWithOptions:) \(missing)"),
      "\(issues)"
    )
    #expect(issues.contains("application(_:open:options:) \(missing)"), "\(issues)")
  }

  @Test func uncheckedRequirementsCauseNoIssue() async throws {
    for scenario in try ScenarioSuite(
      Self.path,
      of: sdk(fault: .reversed, checking: [.completesOnce])
    )
    .cases
    where !scenario.name.contains("Plug-ins without") {
      try await scenario.run()
    }
  }

  /// Returns the text of the issues of all scenarios.
  private func issues(of app: AppUnderTest) async throws -> String {
    let suite = try ScenarioSuite(Self.path, of: app)
    let texts = Texts()
    try await withKnownIssue {
      for scenario in suite.cases { try await scenario.run() }
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return texts.all
  }
}
