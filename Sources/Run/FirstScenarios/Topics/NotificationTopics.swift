@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Notifications: shown, tapped and silent.
enum NotificationTopics {
  static func drafts(_ facts: TopicFacts) -> [ScenarioDraft] {
    shown(facts) + silent(facts) + registration
  }

  private static func shown(_ facts: TopicFacts) -> [ScenarioDraft] {
    // An app that can receive pushes has these scenarios even if no method of it receives them.
    let isDeclared = facts.hasPushEntitlement || facts.declares(.remoteNotification)
    // Without pushes, local notifications take their place.
    let notification =
      "system: { \(facts.lacksPushes ? "local-notification" : "push"): { name: message } }"
    let receiving = MethodSet([
      .didReceiveNotificationResponse, .didReceiveRemoteNotification,
      .didReceiveRemoteNotificationFetch,
    ])
    return [
      ScenarioDraft(
        title: "A tapped notification launches the app",
        reason: "The app learns from the launch, or after it, which notification it was.",
        steps: [.check(notification), .check("user: tap-notification")],
        methods: isDeclared ? nil : receiving,
        payload: "the notification"
      ),
      ScenarioDraft(
        title: "A tapped notification reaches the suspended app",
        reason: "Its arrival runs no code of the app; the tap does.",
        steps: .untilSuspended + [.check(notification), .check("user: tap-notification")],
        methods: isDeclared ? nil : receiving,
        payload: "the notification"
      ),
      ScenarioDraft(
        title: "A notification arrives while the app is in front",
        reason: "iOS shows it only if the app says so.",
        steps: [.prepare("user: tap-icon"), .check(notification)],
        methods: receiving.union(MethodSet([.willPresentNotification]))
      ),
      ScenarioDraft(
        title: "The user chooses an action of a notification",
        reason: "The action is handled in the background, without the interface.",
        steps: .untilSuspended + [
          .prepare(notification), .check("user: { choose-notification-action: reply }"),
        ],
        methods: MethodSet([.didReceiveNotificationResponse])
      ),
      ScenarioDraft(
        title: "A local notification arrives while the app is in front",
        reason: "The app itself scheduled it.",
        steps: [
          .prepare("user: tap-icon"), .check("system: { local-notification: reminder }"),
        ],
        methods: MethodSet([.didReceiveLocalNotification])
      ),
    ]
  }

  private static func silent(_ facts: TopicFacts) -> [ScenarioDraft] {
    guard facts.declares(.remoteNotification), !facts.lacksPushes else { return [] }
    let push = "system: { push: { kind: silent, name: update } }"
    return [
      ScenarioDraft(
        title: "A silent push launches the app in the background",
        reason: "The app is launched without its interface, and has 30 seconds.",
        steps: [.check(push)],
        payload: "the push"
      ),
      ScenarioDraft(
        title: "A silent push wakes the suspended app",
        reason: "The app runs in the background until it calls the completion handler.",
        steps: .untilSuspended + [.check(push)],
        payload: "the push"
      ),
    ]
  }

  private static var registration: [ScenarioDraft] {
    [
      ScenarioDraft(
        title: "The app registers for pushes",
        reason: "Without a token, the server cannot reach this device.",
        steps: [
          .prepare("user: tap-icon"), .prepare("app: register-for-remote-notifications"),
          .check("system: finish-remote-registration"),
          .prepare("app: register-for-remote-notifications"),
          .check("system: { finish-remote-registration: failure }"),
        ],
        methods: MethodSet([
          .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
        ])
      )
    ]
  }
}
