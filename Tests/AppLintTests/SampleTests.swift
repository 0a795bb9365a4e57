import AppLint
import Foundation
@_spi(Package) import LifecycleCore
import TestSupport
import Testing

/// What is found in the Info.plist of each kind of app.
@Suite struct SampleTests {
  private static let withScenes =
    "launches with scenes; their delegate is $(PRODUCT_MODULE_NAME).SceneDelegate"
  private static let scenes = "iOS 13 and later: \(withScenes)"
  private static let appDelegate =
    "launches with the app delegate: UIKit calls applicationDidBecomeActive: etc."
  private static let refused =
    "iOS 27 and later: does not launch: with SDK 27 an app needs scenes"
  private static let empty =
    "iOS 27 and later: does not launch: with SDK 27 a scene manifest needs a configuration (empty-manifest)"
  private static let undecidedConfigurations =
    "iOS 27 and later: launches only if SwiftUI or the app delegate provides the configuration of its scenes"
  private static let undecided =
    "iOS 27 and later: does not launch, unless the code adopts scenes: with SDK 27 an app needs them"

  static let lifeCycles: [Sample] = [
    Sample(
      "app-delegate",
      implements: [],
      forecast: ["iOS 15 to 26: \(appDelegate)", refused],
      "error no-scenes"
    ),
    Sample(
      "app-delegate",
      sdk: 26,
      implements: [.didBecomeActive],
      forecast: ["iOS 15 and later: \(appDelegate)"],
      "warning no-scenes"
    ),
    Sample(
      "app-delegate",
      ios: "13...17",
      implements: [],
      forecast: ["iOS 13 to 17: \(appDelegate)"],
      "note no-scenes"
    ),
    Sample(
      "app-delegate",
      forecast: [
        "iOS 15 to 26: launches with the app delegate, unless the code adopts scenes", undecided,
      ],
      "warning undecided-scenes"
    ),
    Sample(
      "app-delegate",
      implements: [.configurationForConnecting],
      forecast: ["iOS 15 and later: launches with scenes; the code names their delegate"],
      "note main-storyboard-with-scenes"
    ),
    Sample(
      "app-delegate-built",
      implements: [],
      forecast: ["iOS 15 to 26: \(appDelegate)", refused],
      "error no-scenes"
    ),
    Sample("scenes", forecast: [scenes]),
    Sample("scenes", sdk: 26, implements: [], forecast: [scenes]),
    Sample(
      "scenes",
      ios: "12...13",
      forecast: [
        "iOS 12: launches with the app delegate; scenes exist from iOS 13",
        "iOS 13: launches with scenes; their delegate is $(PRODUCT_MODULE_NAME).SceneDelegate",
      ]
    ),
    Sample(
      "scenes-built",
      forecast: ["iOS 15 and later: launches with scenes; their delegate is Notes.SceneDelegate"]
    ),
    Sample("template", forecast: [scenes], "note incomplete-property-list"),
    Sample(
      "generated",
      forecast: [
        "iOS 13 to 26: launches; the build may add a scene manifest to this file",
        "iOS 27 and later: launches only if the build adds a scene manifest, or the code adopts scenes",
      ],
      "note incomplete-property-list"
    ),
    Sample(
      "swiftui-built",
      swiftUI: true,
      forecast: ["iOS 15 and later: launches with the scenes of SwiftUI"]
    ),
    Sample(
      "swiftui-built",
      forecast: [
        "iOS 15 to 26: launches; its scenes have a delegate only if the code provides it",
        undecidedConfigurations,
      ],
      "warning undecided-configurations"
    ),
    Sample(
      "swiftui-built",
      implements: [.didBecomeActive],
      forecast: [
        "iOS 15 to 26: launches with scenes that have no delegate; the window stays black (inferred)",
        empty,
      ],
      "error empty-scene-manifest"
    ),
    Sample(
      "swiftui-built",
      implements: [.configurationForConnecting],
      forecast: [
        "iOS 15 to 26: launches with scenes; the code names their delegate",
        "iOS 27 and later: may not launch: with SDK 27 an empty scene manifest was refused (observed)",
      ],
      "warning empty-scene-manifest-beside-code"
    ),
    Sample(
      "swiftui-built",
      sdk: 26,
      implements: [.configurationForConnecting],
      forecast: ["iOS 15 and later: launches with scenes; the code names their delegate"]
    ),
    Sample(
      "code-provides-configurations",
      implements: [.configurationForConnecting],
      forecast: ["iOS 13 and later: launches with scenes; the code names their delegate"]
    ),
    Sample(
      "carplay-only",
      sdk: 26,
      implements: [],
      forecast: [
        "iOS 13 and later: launches with scenes that have no delegate; the window stays black (inferred)"
      ],
      "warning empty-scene-manifest",
      "error wrong-carplay-class"
    ),
    Sample(
      "two-life-cycles",
      sdk: 26,
      forecast: [
        "iOS 12 from 12.4: launches with the app delegate; scenes exist from iOS 13", scenes,
      ],
      "note two-life-cycles",
      "note main-storyboard-with-scenes"
    ),
    Sample(
      "two-life-cycles",
      ios: "15...",
      forecast: ["iOS 15 and later: \(withScenes)"],
      "warning deployment-target",
      "note main-storyboard-with-scenes"
    ),
  ]

  static let others: [Sample] = [
    Sample(
      "manifest-mistakes",
      forecast: ["iOS 13 and later: launches with scenes; their delegate is SceneDelegate"],
      "error duplicate-configuration-name",
      "note multiple-scenes-on-iphone",
      "note unqualified-delegate-class",
      "warning wrong-scene-class"
    ),
    Sample(
      "no-delegate",
      forecast: ["iOS 13 and later: launches with scenes; the code names their delegate"]
    ),
    Sample(
      "no-delegate",
      implements: [],
      forecast: [
        "iOS 13 and later: launches with scenes that have no delegate; the window stays black (inferred)"
      ],
      "warning no-scene-delegate"
    ),
    Sample(
      "external-display",
      forecast: ["iOS 16 and later: \(withScenes)"],
      "warning external-display-role",
      "warning external-display-role-name"
    ),
    Sample(
      "external-display",
      sdk: 26,
      ios: "15...",
      forecast: ["iOS 15 and later: \(withScenes)"]
    ),
    Sample(
      "nibs",
      forecast: [scenes],
      "warning main-nib-with-scenes",
      "error nib-and-storyboard",
      "note main-storyboard-with-scenes"
    ),
    Sample("arrivals", forecast: [scenes]),
    Sample(
      "arrivals",
      implements: [.openURLOptions, .userDidAcceptCloudKitShare, .willResignActive],
      forecast: [scenes],
      "warning method-never-called",
      "warning method-never-called",
      "warning method-never-called",
      "warning urls-without-scene-method",
      "warning shortcuts-without-scene-method",
      "warning no-sharing-key"
    ),
    Sample(
      "arrivals",
      implements: [.sceneOpenURLContexts, .windowScenePerformShortcutAction],
      forecast: [scenes]
    ),
    Sample(
      "tasks",
      implements: [.performFetch, .didReceiveRemoteNotificationFetch],
      forecast: [scenes],
      "warning no-task-mode",
      "warning duplicate-task-identifier",
      "note wildcard-task-identifier",
      "warning perform-fetch-disabled",
      "warning no-remote-notification-mode"
    ),
    Sample(
      "tasks",
      ios: "26...",
      forecast: ["iOS 26 and later: \(withScenes)"],
      "warning no-task-mode",
      "warning duplicate-task-identifier"
    ),
    Sample(
      "modes",
      implements: [.didReceiveRemoteNotificationFetch],
      forecast: [scenes],
      "error no-task-identifiers",
      "error no-location-usage-description",
      "error no-bluetooth-usage-description",
      "warning unknown-background-mode"
    ),
    Sample(
      "screen",
      forecast: [scenes],
      "error no-launch-screen",
      "warning requires-full-screen",
      "warning exits-on-suspend",
      "warning deployment-target"
    ),
    Sample(
      "screen",
      sdk: 26,
      ios: "15...26.1",
      forecast: ["iOS 15 to 26.1: \(withScenes)"],
      "warning no-launch-screen",
      "warning requires-full-screen",
      "warning exits-on-suspend",
      "note unused-full-screen-version"
    ),
    // Keys for devices, and an opt-out that is off.
    Sample("device-keys", forecast: [scenes]),
    Sample(
      "orientations",
      forecast: [scenes],
      "warning missing-orientation",
      "note unused-full-screen-version"
    ),
    Sample(
      "wrong-types",
      forecast: [
        "iOS 13 to 26: launches; its scenes have a delegate only if the code provides it",
        undecidedConfigurations,
      ],
      "warning wrong-type",
      "warning wrong-type",
      "warning wrong-type",
      "warning undecided-configurations"
    ),
    Sample(
      "repeated-key",
      swiftUI: true,
      forecast: ["iOS 13 and later: launches with the scenes of SwiftUI"],
      "warning duplicate-key"
    ),
    Sample("extension", otherProductPhrase: "an app extension"),
    Sample("framework", otherProductPhrase: "a bundle of type FMWK"),
    Sample("mac", otherProductPhrase: "for MacOSX"),
  ]

  @Test(arguments: lifeCycles + others)
  func `an app's property list has the expected findings`(_ sample: Sample) throws {
    let result = try sample.result
    #expect(result.forecast.map { "\($0.versions): \($0.text)" } == sample.forecast)
    #expect(
      result.findings.map { "\($0.severity.rawValue) \($0.id)" }.sorted() == sample.findings
    )
    #expect(result.otherProductPhrase == sample.otherProductPhrase)
  }

  @Test(arguments: LintRule.ofPropertyLists.map(\.id))
  func `each finding occurs in a sample`(_ id: String) {
    let findings = (Self.lifeCycles + Self.others).flatMap(\.findings)
    #expect(findings.contains { $0.hasSuffix(" \(id)") })
  }
}

/// The table of rules, and the options.
@Suite struct RuleTests {
  @Test func `each identifier has one rule`() {
    let ids = LintRule.all.map(\.id) + ["invalid-property-list"]
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: LintRule.all.map(\.id))
  func `the most serious effect of a rule is its first one`(_ id: String) throws {
    let effects = try #require(LintRule.all.first { $0.id == id }).effects
    #expect(!effects.isEmpty)
    #expect(zip(effects, effects.dropFirst()).allSatisfy { $0.severity >= $1.severity })
    #expect(effects.allSatisfy { !$0.text.isEmpty && $0.source != nil })
  }

  @Test(
    arguments: [
      ("27", "iOS 27"), ("15...", "iOS 15 and later"), ("13...26", "iOS 13 to 26"),
      ("18.4...26.1", "iOS 18.4 to 26.1"), ("26.0...26.0", "iOS 26.0"), ("12...18", "iOS 12 to 18"),
    ]
  )
  func `a range of versions is read and written`(_ text: String, _ description: String) throws {
    #expect("\(try #require(VersionRange(text)))" == description)
  }

  @Test(arguments: ["", "iOS", "...", "...13", "15..26", "26...15", "1.2.3", "13...x"])
  func `what is not a range is refused`(_ text: String) { #expect(VersionRange(text) == nil) }
}
