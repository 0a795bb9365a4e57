/// Pushes and local notifications of the app.
enum PushRules {
  private static let delegate = Source.uikit("UIApplicationDelegate, handling notifications")
  private static let traces = Source.measured("iOS 10, launches by icon and push")
  private static let special = Source.guide2014("Table 2-1, UIApplication")

  /// From iPhone OS 3.0.
  static let iPhoneOS: [Rule] =
    arrival("push", .push, if: [.told(["alert", nil])]) + [
      Rule(
        "notification.tap",
        serves: ["F9.2", "F89.1"],
        on: .action(.tapNotification),
        if: [.fact(.notificationWaits), .front([.homeScreen, .otherApp]), .not(.isRinging)],
        parts: [
          .for("F9.2", "F33.1", do: .event(.takeShown)),
          .for("F163.2", do: .device(.uncoverAll), .device(.show(.app))),
          .for("F26.2", "F89.1", do: .perform(.bringForward)),
        ],
        because: "tapping a notification of the app brings it to the front",
        .stated,
        delegate
      ),
      Rule(
        "notification.before-active",
        serves: ["F9.2", "F89.2"],
        on: .procedure(.openURLBeforeActive),
        if: [.occasion([.push, .localNotification])],
        parts: [.for("F9.2", do: .perform(.handOver))],
        because: "the app is told of the notification that was tapped before it is active",
        .observed,
        traces
      ),
      atLaunch("push", if: []),
      Rule(
        "push.hand-over",
        serves: ["F9.2"],
        on: .procedure(.handOver),
        do: [.call(.didReceiveRemoteNotification)],
        because: "a push goes to application:didReceiveRemoteNotification:",
        .stated,
        special,
        delegate
      ),
    ]

  /// From iOS 4.0: local notifications.
  static let iOS4: [Rule] =
    arrival("local", .localNotification, if: []) + [
      atLaunch("local", if: [.occasion([.localNotification])]),
      Rule(
        "local.hand-over",
        serves: ["F9.2"],
        on: .procedure(.handOver),
        if: [.occasion([.localNotification])],
        do: [.call(.didReceiveLocalNotification)],
        because: "a local notification goes to application:didReceiveLocalNotification:",
        .stated,
        delegate
      ),
    ]

  /// From iOS 5.0: the notification centre.
  static let iOS5: [Rule] = [
    Rule(
      "notification.tap.centre",
      serves: ["F9.2", "F59.2"],
      on: .action(.tapNotification),
      if: [.fact(.notificationWaits), .front([.app]), .under([.notificationCentre])],
      parts: [
        .for("F9.2", do: .event(.takeShown)),
        .for("F59.2", do: .device(.uncover)),
        .for("F9.2", do: .perform(.handOver)),
        .for("F33.1", "F89.2", do: .dropURL),
        .for("F59.2", do: .perform(.reactivate)),
      ],
      because:
        "an app under the notification centre is told of its notification, then active again",
      .inferred,
      delegate
    )
  ]

  /// From iOS 7.0: pushes with content, and a method that is called in the background, too.
  static let iOS7: [Rule] = [
    front("push", .push, if: []),
    Rule(
      "push.silent",
      serves: ["F36.1", "F166.1"],
      on: .action(.push),
      if: [.told(["silent"]), .fact(.declaresEvent)],
      parts: [
        .for("F9.2", "F33.1", do: .event(.take)),
        .for("F9.2", "F166.1", do: .perform(.receive)),
        .for("F33.1", "F89.2", do: .dropURL),
      ],
      because: "a silent push launches or wakes an app with the mode remote-notification",
      .stated,
      .guide2017("Background Execution")
    ),
    Rule(
      "push.silent.unheard",
      serves: ["F36.1"],
      on: .action(.push),
      if: [.told(["silent"])],
      do: [],
      because: "without the mode remote-notification a silent push reaches an app in front alone",
      .stated,
      .guide2017("Background Execution")
    ),
    Rule(
      "push.content",
      serves: ["F36.1", "F166.1"],
      on: .action(.push),
      if: [.told(["alert-and-content"]), .fact(.declaresEvent)],
      parts: [
        .for("F9.2", do: .event(.showToUser)),
        .for("F9.2", "F33.1", do: .event(.take)),
        .for("F9.2", "F166.1", do: .perform(.receive)),
        .for("F33.1", "F89.2", do: .dropURL),
      ],
      because: "a push may show an alert and bring content for the app at once",
      .stated,
      .guide2017("Background Execution")
    ),
    away("push", .push, if: []),
    Rule(
      "push.at-launch",
      serves: ["F9.2"],
      on: .procedure(.handOver),
      if: [.fact(.isLaunching)],
      parts: [
        .for("F166.2", do: .event(.begin)),
        .for("F9.2", do: .call(.didReceiveRemoteNotificationFetch)),
        .for("F166.2", do: .event(.end)),
      ],
      because: "from iOS 7 the newer method is called at launch, too",
      .observed,
      traces
    ),
    Rule(
      "push.hand-over",
      on: .procedure(.handOver),
      parts: [
        .for("F166.2", do: .event(.begin)),
        .for(
          "F9.2",
          do: .callFirst(.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification)
        ),
        .for("F166.2", do: .event(.end)),
      ],
      because:
        "from iOS 7 a push goes to the method with a completion handler, else to the older one",
      .stated,
      delegate
    ),
  ]

  /// The rules for arrivals that those of iOS 7 take the place of.
  static let replacedByiOS7 = ["push.front", "push.away"]

  /// From iOS 13.0 with scenes.
  static let scenes: [Rule] = [
    Rule(
      "local.hand-over",
      serves: ["F9.2"],
      on: .procedure(.handOver),
      if: [.occasion([.localNotification])],
      do: [],
      because: "with scenes the app delegate is told of pushes, and of local notifications no more",
      .inferred,
      delegate
    )
  ]

  /// A notification that was tapped launches the app.
  private static func atLaunch(_ id: String, if conditions: [Condition]) -> Rule {
    Rule(
      id + ".at-launch",
      serves: ["F9.2", "F26.2"],
      on: .procedure(.handOver),
      if: conditions + [.fact(.isLaunching)],
      do: [],
      because: "the launch options alone tell an app of the notification that launched it",
      .inferred,
      delegate
    )
  }

  /// A notification arrives: an app in front is told, and for another one the user is.
  private static func arrival(
    _ id: String,
    _ kind: ActionKind,
    if conditions: [Condition]
  ) -> [Rule] {
    [front(id, kind, if: conditions), away(id, kind, if: conditions)]
  }

  private static func front(_ id: String, _ kind: ActionKind, if conditions: [Condition]) -> Rule {
    Rule(
      id + ".front",
      serves: ["F9.2", "F55.2"],
      on: .action(kind),
      if: conditions + [.state([.inactive, .active])],
      parts: [
        .for("F9.2", do: .event(.take)),
        .for("F9.2", "F55.2", do: .perform(.handOver)),
        .for("F33.1", "F89.2", do: .dropURL),
      ],
      because: "an app in front is told at once, and nothing is shown to the user",
      .stated,
      special,
      delegate
    )
  }

  private static func away(_ id: String, _ kind: ActionKind, if conditions: [Condition]) -> Rule {
    Rule(
      id + ".away",
      serves: ["F9.2"],
      on: .action(kind),
      if: conditions,
      do: [.event(.showToUser)],
      because: "a notification for an app that is not in front is shown to the user, and the app "
        + "is told nothing",
      .stated,
      delegate
    )
  }
}
