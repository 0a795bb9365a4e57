@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Launching and leaving the app, and what happens to its process.
enum LaunchTopics {
  static func drafts(_ facts: TopicFacts) -> [ScenarioDraft] {
    launches + ends(facts) + interruptions + changes
  }

  private static var launches: [ScenarioDraft] {
    [
      ScenarioDraft(
        title: "The user opens the app",
        reason: "All that the app is called for until it can be used, in this order.",
        steps: [.check("user: tap-icon")]
      ),
      ScenarioDraft(
        title: "The user leaves the app and returns",
        reason: "The process goes on where it was suspended: nothing is launched again.",
        steps: [
          .prepare("user: tap-icon"), .check("user: press-home"), .wait("1min"),
          .check("user: tap-icon"),
        ]
      ),
    ]
  }

  private static func ends(_ facts: TopicFacts) -> [ScenarioDraft] {
    let hasScenes = facts.environment.lifeCycle == .scenes
    let saving: DelegateMethod = hasScenes ? .sceneStateRestorationActivity : .shouldSaveState
    let kept =
      facts.implemented.has(saving)
      ? hasScenes ? "the scene's activity" : "the preserved state" : nil
    return [
      ScenarioDraft(
        title: "iOS terminates the suspended app",
        reason: kept.map { "Nothing is called: only what was saved before, and \($0), come back." }
          ?? "Nothing is called: what the app did not save when it was left is lost.",
        steps: .untilSuspended + [.kill, .check("user: tap-icon")]
      ),
      ScenarioDraft(
        title: "The user force-quits the app in front",
        reason: "The last calls before the process ends, and the launch that follows.",
        steps: [
          .prepare("user: tap-icon"), .check("user: force-quit"), .check("user: tap-icon"),
        ],
        methods: MethodSet([.willTerminate, .sceneDidDisconnect, .didDiscardSceneSessions])
      ),
      ScenarioDraft(
        title: "iOS disconnects the scene in the background",
        reason: "The app stays in memory without its interface, which is made again.",
        steps: .untilSuspended + [.check("system: reclaim-scene"), .check("user: tap-icon")],
        methods: MethodSet([.sceneDidDisconnect])
      ),
      ScenarioDraft(
        title: "View controllers are restored after a termination",
        reason: "The app delegate is asked for those that no storyboard contains.",
        code: ["view-controllers: { root: existing, root/detail: app-delegate }"],
        steps: .untilSuspended + [.kill, .check("user: tap-icon")],
        methods: MethodSet([.viewControllerWithPath])
      ),
    ]
  }

  private static var interruptions: [ScenarioDraft] {
    [
      ScenarioDraft(
        title: "The user opens Control Center",
        reason: "The app stays on the screen, without the user's input: a game must pause.",
        steps: [
          .prepare("user: tap-icon"), .check("user: open-control-center"),
          .check("user: close-control-center"),
        ],
        methods: MethodSet([
          .willResignActive, .didBecomeActive, .sceneWillResignActive, .sceneDidBecomeActive,
          .scenePhaseInactive, .scenePhaseActive,
        ])
      ),
      ScenarioDraft(
        title: "The user locks and unlocks the device",
        reason: "With a passcode, protected files cannot be read in between.",
        hasPasscode: true,
        steps: [
          .prepare("user: tap-icon"), .check("user: lock"), .wait("1min"), .check("user: unlock"),
        ]
      ),
      ScenarioDraft(
        title: "A phone call continues while the app is used",
        reason: "The status bar grows when the user returns during the call.",
        steps: [
          .prepare("user: tap-icon"), .prepare("system: incoming-call"),
          .prepare("user: accept-call"), .prepare("user: press-home"), .check("user: tap-icon"),
        ],
        methods: MethodSet([.willChangeStatusBarFrame, .didChangeStatusBarFrame])
      ),
    ]
  }

  private static var changes: [ScenarioDraft] {
    [
      ScenarioDraft(
        title: "Memory is low while the app is in front",
        reason: "An app that does not free memory may be terminated next.",
        steps: [.prepare("user: tap-icon"), .check("system: low-memory")],
        methods: MethodSet([.didReceiveMemoryWarning])
      ),
      ScenarioDraft(
        title: "Midnight passes while the app is in front",
        reason: "What shows today's date is out of date.",
        steps: [.prepare("user: tap-icon"), .check("system: significant-time-change")],
        methods: MethodSet([.significantTimeChange])
      ),
    ]
  }

  /// The launch that a version of iOS refuses.
  static func refused(on version: OSVersion) -> ScenarioDraft {
    ScenarioDraft(
      title: "iOS \(version.major) does not launch the app",
      reason: "Built with its SDK, an app needs scenes: remove this when the app has them.",
      version: version,
      steps: [.check("user: tap-icon")]
    )
  }
}
