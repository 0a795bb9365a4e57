/// Going on with an activity (Handoff, links of the web), and quick actions of the icon.
enum UserActivityRules {
  private static let activity = Source.uikit("UIApplicationDelegate, continuing user activities")
  private static let quickAction = Source.uikit("UIApplicationDelegate, quick actions")
  private static let transition = Source.uikit("Transitioning to the scene-based life cycle")

  /// From iOS 8.0: activities.
  static let iOS8: [Rule] = [
    Rule(
      "activity.bring",
      serves: ["F89.1", "F118.1"],
      on: .action(.continueActivity),
      if: [.front([.homeScreen, .otherApp]), .not(.isRinging)],
      parts: [
        .for("F117.1", "F118.2", do: .event(.take)),
        .for(
          "F89.1",
          "F118.1",
          do: .device(.uncoverAll),
          .device(.show(.app)),
          .perform(.bringForward)
        ),
      ],
      because: "going on with an activity brings its app to the front",
      .stated,
      activity
    ),
    Rule(
      "activity.active",
      serves: ["F117.1"],
      on: .action(.continueActivity),
      if: [.state([.active])],
      do: [.event(.take), .perform(.handOver), .dropURL],
      because: "an active app goes on with the activity at once",
      .inferred,
      activity
    ),
    Rule(
      "activity.before-active",
      serves: ["F118.2", "F120.1"],
      on: .procedure(.openURLBeforeActive),
      if: [
        .occasion([.activity, .quickAction]), .not(.refusedURL), .when(.urlCall, "before-active"),
      ],
      parts: [.for("F39.1", "F117.1", "F118.2", do: .perform(.handOver))],
      because: "an activity or a quick action is handed over where a URL is (url-call)",
      .inferred,
      activity,
      quickAction
    ),
    Rule(
      "activity.after-active",
      serves: ["F118.2", "F120.1"],
      on: .procedure(.openURLAfterActive),
      if: [
        .occasion([.activity, .quickAction]), .not(.refusedURL), .when(.urlCall, "after-active"),
      ],
      parts: [.for("F117.1", "F118.2", do: .perform(.handOver))],
      because: "an activity or a quick action is handed over where a URL is (url-call)",
      .inferred,
      activity,
      quickAction
    ),
    Rule(
      "activity.hand-over",
      serves: ["F117.1"],
      on: .procedure(.handOver),
      if: [.occasion([.activity])],
      do: [.call(.willContinueUserActivity), .call(.continueUserActivity)],
      because: "the app is told that an activity comes, and then given it",
      .stated,
      activity
    ),
  ]

  /// From iOS 9.0: quick actions.
  static let iOS9: [Rule] = [
    Rule(
      "quick-action.bring",
      serves: ["F26.2", "F89.1"],
      on: .action(.chooseQuickAction),
      if: [.front([.homeScreen]), .not(.isCovered)],
      do: [.event(.take), .device(.show(.app)), .perform(.bringForward)],
      because: "a quick action of the icon brings its app to the front",
      .stated,
      quickAction
    ),
    Rule(
      "quick-action.hand-over",
      serves: ["F26.2", "F89.1"],
      on: .procedure(.handOver),
      if: [.occasion([.quickAction])],
      do: [.event(.begin), .call(.performShortcutAction), .event(.end)],
      because: "the app delegate performs the quick action; no document gives it a time to answer "
        + "(quick-action-must-answer)",
      .stated,
      quickAction
    ),
  ]

  /// From iOS 13.0 with scenes: what a scene connects with it is not handed over again.
  static let scenes: [Rule] = [
    Rule(
      "activity.hand-over",
      serves: ["F117.1"],
      on: .procedure(.handOver),
      if: [.occasion([.activity])],
      do: [.call(.sceneContinueUserActivity)],
      because: "a connected scene goes on with the activity, and the app delegate does not",
      .stated,
      transition
    ),
    Rule(
      "quick-action.hand-over",
      serves: ["F89.1"],
      on: .procedure(.handOver),
      if: [.occasion([.quickAction])],
      do: [.event(.begin), .call(.windowScenePerformShortcutAction), .event(.end)],
      because: "a connected scene performs the quick action, and the app delegate does not",
      .stated,
      transition
    ),
  ]
}
