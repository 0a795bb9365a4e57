@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What a scenario makes of its suite's values, by the table in the language's grammar.
@Suite struct MergeTests {
  /// The plan of one scenario in a suite.
  private func plan(suite: String, scenario: String) throws -> Plan {
    let indented = scenario.split(separator: "\n").map { "    \($0)\n" }.joined()
    return try Compiled(
      """
      suite: Suite
      \(suite)
      scenarios:
        - scenario: Scenario
      \(indented)    \(Compiled.steps)
      """
    ).plan()
  }

  @Test func aSuitesValueAppliesToScenariosWithoutOne() throws {
    let plan = try plan(
      suite: """
        ios: 8.0
        device: ipad
        tags: [smoke]
        source: the guide
        model: {quit-resigns: true}
        skip: not now
        """,
      scenario: "covers: [F1]"
    )
    #expect(plan.name == "Scenario")
    #expect(plan.environment.os == OSVersion(8))
    #expect(plan.environment.device.model == .ipad)
    #expect(plan.scenario.suite == "Suite")
    #expect(plan.scenario.tags.map(\.word) == ["smoke"])
    #expect(plan.scenario.sources == ["the guide"])
    #expect(plan.scenario.covers.map(\.name) == ["F1.1", "F1.2", "F1.3"])
    #expect(plan.environment.choices == [.quitResigns: 1])
    #expect(plan.skipReason == "not now")
  }

  @Test func iosDeviceSourceSkipAndKnownIssueReplace() throws {
    let plan = try plan(
      suite: """
        ios: [4.0, 5.0]
        device: {model: ipad, passcode: true}
        source: [one, two]
        skip: {reason: old, ios: 8.0}
        known-issue: suite's
        """,
      scenario: """
        ios: 8.0
        device: {model: iphone, telephony: false}
        source: three
        skip: {reason: new, ios: 8.0}
        known-issue: scenario's
        """
    )
    #expect(plan.environment.os == OSVersion(8))
    #expect(plan.environment.device.model == .iphone)
    #expect(plan.environment.device.passcode == Device(model: .iphone).passcode)
    #expect(!plan.environment.device.telephony)
    #expect(plan.scenario.sources == ["three"])
    #expect(plan.skipReason == "new")
    #expect(plan.knownIssue == "scenario's")
  }

  @Test func tagsGivenAndNeverAreAdded() throws {
    let plan = try plan(
      suite: """
        ios: 8.0
        tags: [smoke]
        given: [{system: significant-time-change}]
        never: [applicationWillTerminate]
        """,
      scenario: """
        tags: [launch]
        given: [{system: {battery-level: 10}}]
        never: [applicationDidEnterBackground]
        """
    )
    #expect(plan.scenario.tags.map(\.word) == ["smoke", "launch"])
    #expect(
      plan.steps.map(\.title)
        == ["system: significant-time-change", "system: battery-level", "user: tap-icon"]
    )
    #expect((plan.runExpectations.first as? NeverExpectation)?.eventPatterns.count == 2)
  }

  @Test func invariantsAreAddedAndThoseThatMustBeViolatedNeedNotBeFollowed() throws {
    let plan = try plan(
      suite: """
        ios: 8.0
        invariants: [tasks-end, no-leaks]
        violates: [no-opt-out]
        """,
      scenario: """
        invariants: [caches-released]
        violates: [no-leaks, no-opt-out]
        """
    )
    #expect(plan.invariants(violated: false) == ["tasks-end", "caches-released"])
    #expect(plan.invariants(violated: true) == ["no-opt-out", "no-leaks"])
    #expect(plan.runExpectations.count == 4)
  }

  @Test func modelAndInfoAreMergedKeyByKey() throws {
    let plan = try plan(
      suite: """
        ios: 8.0
        model: {quit-resigns: true, limits: measured}
        app:
          sdk: 4.0
          info: {UIBackgroundModes: [audio], UIApplicationExitsOnSuspend: true}
        """,
      scenario: """
        model: {limits: documented}
        app:
          info: {UIApplicationExitsOnSuspend: false}
        """
    )
    #expect(plan.environment.choices == [.quitResigns: 1, .limits: 0])
    #expect(plan.environment.app.sdk == OSVersion(4))
    #expect(plan.environment.app.backgroundModes == [.audio])
    #expect(!plan.environment.app.exitsOnSuspend)
  }

  @Test func launchKeysAreMergedOneByOne() throws {
    let plan = try plan(
      suite: """
        ios: 8.0
        app:
          info: {NSMainNibFile: MainWindow}
          main: {principal: A, delegate: B}
          launch-images: [a, b]
          view-controllers: {root: existing}
        """,
      scenario: """
        app:
          info: {UIBackgroundModes: [audio]}
          main: {delegate: none}
          launch-images: [c]
          view-controllers: {root/list: storyboard}
        """
    )
    let launch = plan.environment.app.launch
    #expect(launch.mainNib == .named("MainWindow"))
    #expect(launch.mainStoryboard == .templateDefault)
    #expect(launch.principalClass == .named("A"))
    #expect(launch.delegateClass == LaunchDescription.Name.none)
    #expect(launch.imageSchemes == ["c"])
    #expect(launch.viewControllers.map(\.path) == [["root", "list"]])
  }

  @Test func duringIsMergedBySelectorAndAnActionListReplaces() throws {
    let plan = try plan(
      suite: """
        ios: 8.0
        app:
          during:
            applicationWillResignActive: [{work: 1s}]
            applicationDidEnterBackground: [{work: 2s}]
        """,
      scenario: """
        app:
          during:
            applicationDidEnterBackground: [{work: 3s}, {work: 4s}]
        """
    )
    func work(_ seconds: Int64) -> Action {
      Action(.work, [.duration(VirtualTime(milliseconds: seconds * 1000))])
    }
    #expect(plan.script.during[.willResignActive] == [work(1)])
    #expect(plan.script.during[.didEnterBackground] == [work(3), work(4)])
  }

  @Test func implementsReplaces() throws {
    let plan = try plan(
      suite: "ios: 8.0\napp: {implements: all}",
      scenario: "app: {implements: [applicationDidBecomeActive]}"
    )
    #expect(plan.script.implemented == MethodSet([.didBecomeActive]))
  }

  @Test func theNextScenarioKnowsNothingOfTheOneBefore() throws {
    let compiled = try Compiled(
      """
      suite: Suite
      ios: 8.0
      scenarios:
        - scenario: One
          device: ipad
          tags: [one]
          model: {limits: measured}
          app: {info: {UIBackgroundModes: [audio]}}
          \(Compiled.steps)
          never: [applicationSignificantTimeChange]
        - scenario: Two
          \(Compiled.steps)
      """
    )
    let two = try #require(compiled.plans.last)
    #expect(two.environment.device == Device())
    #expect(two.scenario.tags.isEmpty)
    #expect(two.environment.choices.isEmpty)
    #expect(two.environment.app.backgroundModes.isEmpty)
    #expect(two.runExpectations.isEmpty)
    #expect(!two.script.implemented.has(.significantTimeChange))
  }

  // MARK: - The scripted app (rule 12)

  @Test func theAppImplementsItsTemplateAndWhatIsNamed() throws {
    let plan = try plan(suite: "ios: 8.0", scenario: "never: [applicationSignificantTimeChange]")
    #expect(
      plan.script.implemented
        == MethodSet.template(.appDelegate, on: OSVersion(8)).union(
          MethodSet(.significantTimeChange)
        )
    )
  }

  @Test func allButLeavesOutJustThese() throws {
    let plan = try plan(
      suite: "ios: 8.0",
      scenario: "app: {implements: {all-but: [applicationWillTerminate]}}"
    )
    #expect(plan.script.implemented == MethodSet.all.subtracting(MethodSet(.willTerminate)))
  }

  @Test func anExpectationDoesNotImplementWhatImplementsLeavesOut() throws {
    let compiled = try Compiled(
      """
      scenario: S
      ios: 8.0
      app: {implements: [applicationDidBecomeActive]}
      steps:
        - user: tap-icon
          calls: {including: [applicationWillTerminate]}
      """
    )
    #expect(compiled.diagnostics.map(\.id) == [.notImplemented])
  }

  // MARK: - Names

  @Test func anAxisIsNamedWhereItIsAList() throws {
    #expect(try Compiled("scenario: S\nios: 8.0\n" + Compiled.steps).names == ["S"])
    #expect(try Compiled("scenario: S\nios: [8.0]\n" + Compiled.steps).names == ["S [iOS 8.0]"])
    #expect(
      try Compiled("scenario: S\nios: [8.0, 4]\ndevice: [ipad, iphone]\n" + Compiled.steps).names
        == [
          "S [iOS 8.0, ipad]", "S [iOS 8.0, iphone]", "S [iOS 4.0, ipad]", "S [iOS 4.0, iphone]",
        ]
    )
    #expect(
      try Compiled("scenario: S\nios: 8\ndevice: [ipad]\n" + Compiled.steps).names == ["S [ipad]"]
    )
  }

  @Test func aDeviceIsNamedByWhatIsNotUsualForIt() throws {
    let names = try Compiled(
      """
      scenario: S
      ios: 8.0
      device:
        - iphone
        - {model: iphone, multitasking: false}
        - {telephony: false, passcode: true}
        - {passcode: false, model: ipad, telephony: true}
      \(Compiled.steps)
      """
    ).names
    #expect(names.count == 4)
    #expect(Set(names).count == 4)
    #expect(names[0] == "S [iphone]")
    #expect(names[1] == "S [iphone without multitasking]")
    #expect(names[2].contains("without telephony"))
    #expect(names[3].hasPrefix("S [ipad with telephony"))
  }

  @Test func aNameOverSeveralLinesBecomesOneLine() throws {
    let text = "scenario: |\n  One\n    and two\nios: 8.0\nskip: >\n  not\n  yet\n" + Compiled.steps
    let plan = try Compiled(text).plan()
    #expect(plan.name == "One and two")
    #expect(plan.skipReason == "not yet")
  }

  @Test func severalDocumentsShareNothingButTheFile() throws {
    let compiled = try Compiled(
      """
      scenario: One
      ios: 8.0
      \(Compiled.steps)
      ---
      scenario: Two
      \(Compiled.steps)
      ---
      scenario: One
      ios: 8.0
      \(Compiled.steps)
      """
    )
    #expect(compiled.names == ["One"])
    #expect(compiled.diagnostics.map(\.id) == [.missingKey, .duplicateName])
  }

  /// The names of cases contain their versions, so that a scenario can have the name of another one's case.
  @Test(arguments: [
    ("A", true), ("A [iOS 8.0]", true), ("A [iOS 9.0]", true), ("A [iOS 10.0]", false),
    ("A[iOS 9.0]", false), ("A [iOS 9.0", false), ("A [", false), ("A]", false), ("B", false),
  ])
  func aCaseHasTheNameOfNoOther(_ name: String, _ isDuplicate: Bool) throws {
    let compiled = try Compiled(
      """
      suite: S
      scenarios:
        - scenario: A
          ios: [8.0, 9.0]
          \(Compiled.steps)
        - scenario: "\(name)"
          ios: \(name == "A" ? "[8.0, 9.0]" : "8.0")
          \(Compiled.steps)
      """
    )
    let ids = compiled.diagnostics.map(\.id)
    #expect(ids.contains(.duplicateName) == isDuplicate, "\(ids)")
    #expect(ids.allSatisfy { $0 == .duplicateName })
  }

  @Test func handlersAreMergedByEvent() throws {
    let plan = try plan(
      suite: """
        ios: 8.0
        app: {handlers: {location: [{work: 1s}], voip: [{work: 2s}]}}
        """,
      scenario: "app: {handlers: {location: [{work: 3s}]}}"
    )
    let times = plan.script.handlers.mapValues { $0.map(\.arguments) }
    #expect(times == [.location: [[.duration(.seconds(3))]], .voip: [[.duration(.seconds(2))]]])
  }
}
