@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Windows on an iPad, and external displays.
enum WindowTopics {
  static func drafts(_ facts: TopicFacts) -> [ScenarioDraft] {
    windows(facts) + displays(facts)
  }

  /// Several windows, if they are not modeled.
  static func leftOut(_ facts: TopicFacts) -> [LeftOutSubject] {
    guard facts.environment.supportsMultipleScenes, facts.environment.swiftUI != nil else {
      return []
    }
    return [.init(subject: "windows", reason: "several windows of a SwiftUI app are not modeled")]
  }

  private static func windows(_ facts: TopicFacts) -> [ScenarioDraft] {
    guard facts.hasWindows else { return [] }
    let open: [DraftStep] = [.prepare("user: tap-icon"), .prepare("user: { open-window: second }")]
    return [
      ScenarioDraft(
        title: "The user opens a second window",
        reason: "Each window has a scene of its own: what they share must not be shown twice.",
        steps: [.prepare("user: tap-icon"), .check("user: { open-window: second }", .scenes)]
      ),
      ScenarioDraft(
        title: "The user closes one of two windows",
        reason: "The app stays active in the other one.",
        steps: open + [.check("user: { close-window: second }", .scenes)]
      ),
      ScenarioDraft(
        title: "The user leaves two windows and returns",
        reason: "All windows enter the background, and return together.",
        steps: open + [.check("user: press-home", .scenes), .check("user: tap-icon", .scenes)]
      ),
    ]
  }

  private static func displays(_ facts: TopicFacts) -> [ScenarioDraft] {
    let hasDisplay = facts.environment.sceneConfigurations.contains { $0.role == .externalDisplay }
    guard hasDisplay, facts.hasModeledWindows else { return [] }
    return [
      ScenarioDraft(
        title: "An external display is connected",
        reason: "The display has a scene of its own, which is never active.",
        steps: [.prepare("user: tap-icon"), .check("user: connect-display", .scenes)],
        methods: MethodSet([.configurationForConnecting, .sceneWillConnect, .swiftUIAppear])
      )
    ]
  }
}
