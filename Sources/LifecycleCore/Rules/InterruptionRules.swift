/// Calls, alerts, banners and what else covers the app.
enum InterruptionRules {
  private static let responding = Source.guide2010("Responding to Interruptions")
  private static let interruption = Source.guide2011("What to Do When an Interruption Occurs")

  static let iPhoneOS: [Rule] =
    ringing(
      "call.phone",
      told: ["phone", nil],
      if: [.fact(.telephony)],
      because: "a phone call makes the app in front inactive before its alert is shown"
    )
    + alert(
      "alert",
      on: .showAlert,
      told: [
        "message", "calendar", "push-notification", nil,
      ],
      shows: .alert
    )
    + alert("panel.location", on: .showAlert, told: ["location-permission"], shows: .panel)
    + alert("notification", on: .deliverNotification, told: ["alert", nil], shows: .alert)
    + answers

  /// From iOS 4.0: FaceTime and local notifications.
  static let iOS4: [Rule] =
    ringing(
      "call.facetime",
      told: ["facetime"],
      if: [],
      because: "a FaceTime call interrupts like a phone call"
    )
    + alert("alert.local", on: .showAlert, told: ["local-notification"], shows: .alert)

  /// From iOS 5.0: banners, the notification centre, Siri.
  static let iOS5: [Rule] =
    [
      Rule(
        "banner",
        on: .action(.deliverNotification),
        if: [.told(["banner", nil]), .front([.app, .homeScreen, .otherApp])],
        do: [.showBanner],
        because: "a banner does not interrupt: the app stays active and gets touches",
        .stated,
        interruption
      ),
      Rule(
        "banner.elsewhere",
        on: .action(.deliverNotification),
        if: [.told(["banner", nil])],
        do: [],
        because: "a banner does not reach an app that is not in front",
        .stated,
        interruption
      ),
      Rule(
        "banner.tap",
        on: .action(.tapBanner),
        if: [.fact(.bannerIsShown), .front([.app]), .not(.isRinging)],
        do: [.uncoverAll, .show(.otherApp), .perform(.leaveForeground)],
        because: "tapping a banner opens its app, which sends the one in front away",
        .stated,
        interruption
      ),
      Rule(
        "banner.tap.elsewhere",
        on: .action(.tapBanner),
        if: [.fact(.bannerIsShown), .not(.isRinging)],
        do: [.uncoverAll, .show(.otherApp)],
        because: "tapping a banner opens its app",
        .stated,
        interruption
      ),
      Rule(
        "banner.pull",
        on: .action(.pullDownBanner),
        if: [.fact(.bannerIsShown), .front([.app])],
        do: [.perform(.resign), .perform(.flipNotificationCentre), .cover(.notificationCentre)],
        because:
          "pulling a banner down opens the notification centre, which makes the app inactive",
        .stated,
        interruption
      ),
      Rule(
        "banner.pull.elsewhere",
        on: .action(.pullDownBanner),
        if: [.fact(.bannerIsShown)],
        do: [.cover(.notificationCentre)],
        because: "pulling a banner down opens the notification centre",
        .stated,
        interruption
      ),
      Rule(
        "banner.gone",
        on: .timer(.bannerGone),
        do: [.hideBanner],
        because: "a banner that nobody touches goes away by itself",
        .inferred,
        interruption
      ),
      Rule(
        "notification-centre.flip",
        on: .procedure(.flipNotificationCentre),
        if: [.state([.inactive]), .when(.notificationCentreFlip, is: true)],
        do: [.perform(.becomeActive), .perform(.resign)],
        because: "on some versions the app is active once more while the centre is pulled down",
        .observed,
        .measured("iOS 11, cover sheet")
      ),
    ]
    + panel(
      "notification-centre",
      open: .openNotificationCentre,
      close: .closeNotificationCentre,
      .notificationCentre,
      because: "the notification centre over the app makes it inactive until it is closed",
      interruption
    )
    + panel(
      "siri",
      open: .openSiri,
      close: .closeSiri,
      .siri,
      because: "Siri over the app makes it inactive until it is sent away",
      .uikit("Responding to the launch of your app")
    )

  /// From iOS 5.0: the user chooses a banner or an alert for each app.
  static let notificationAlerts = alert(
    "notification.alert",
    on: .deliverNotification,
    told: ["alert"],
    shows: .alert
  )

  /// From iOS 6.0: permission alerts for contacts, photos and the like.
  static let iOS6 = alert("panel", on: .showAlert, told: ["permission"], shows: .panel)

  /// From iOS 7.0: the control centre.
  static let iOS7 = panel(
    "control-centre",
    open: .openControlCentre,
    close: .closeControlCentre,
    .controlCentre,
    because: "the control centre over the app makes it inactive until it is closed",
    .uikit("Managing your app's life cycle")
  )

  /// What the user answers, whatever the version.
  private static let answers: [Rule] = [
    Rule(
      "call.decline",
      on: .action(.declineCall),
      if: [.fact(.isRinging)],
      do: [.stopRinging, .perform(.reactivate)],
      because: "a call that is not taken gives the app back",
      .stated,
      responding
    ),
    Rule(
      "call.give-up",
      on: .action(.callerHangsUp),
      if: [.fact(.isRinging)],
      do: [.stopRinging, .perform(.reactivate)],
      because: "a call that is not taken gives the app back",
      .inferred,
      responding
    ),
    Rule(
      "call.accept",
      on: .action(.acceptCall),
      if: [.fact(.isRinging), .front([.app])],
      do: [.answerCall, .perform(.leaveForeground)],
      because: "a call that is taken sends the app away; it resigned when the call rang",
      .stated,
      responding
    ),
    Rule(
      "call.accept.elsewhere",
      on: .action(.acceptCall),
      if: [.fact(.isRinging)],
      do: [.answerCall],
      because: "a call is taken, and our app was not in front",
      .stated,
      responding
    ),
    Rule(
      "call.end.returns",
      on: .action(.endCall),
      if: [.fact(.callIsOn), .fact(.callTookFront), .front([.callScreen])],
      do: [.hangUp, .show(.app), .perform(.bringForward)],
      because: "when the call ends the system goes back to the app that it interrupted",
      .stated,
      responding
    ),
    Rule(
      "call.end",
      on: .action(.endCall),
      if: [.fact(.callIsOn), .front([.callScreen])],
      do: [.showPlaceBeforeCall, .hangUp],
      because: "when the call ends the system goes back to what was in front",
      .inferred,
      responding
    ),
    Rule(
      "call.end.elsewhere",
      on: .action(.endCall),
      if: [.fact(.callIsOn)],
      do: [.hangUp],
      because: "a user who went elsewhere during the call stays there when it ends",
      .stated,
      responding
    ),
    Rule(
      "alert.dismiss",
      on: .action(.dismissAlert),
      if: [.under([.alert, .panel])],
      do: [.uncover, .perform(.reactivate)],
      because: "an alert that is dismissed gives the app back",
      .stated,
      responding
    ),
    Rule(
      "panel.accept",
      on: .action(.acceptAlert),
      if: [.under([.panel])],
      do: [.uncover, .perform(.reactivate)],
      because: "a permission that is given goes on with the app",
      .inferred,
      .uikit("UIApplicationDelegate applicationWillResignActive")
    ),
    Rule(
      "alert.accept",
      on: .action(.acceptAlert),
      if: [.under([.alert]), .front([.app])],
      do: [.uncoverAll, .show(.otherApp), .perform(.leaveForeground)],
      because: "accepting an alert opens its app, which sends the one in front away",
      .stated,
      responding
    ),
    Rule(
      "alert.accept.elsewhere",
      on: .action(.acceptAlert),
      if: [.under([.alert])],
      do: [.uncoverAll, .show(.otherApp)],
      because: "accepting an alert opens its app",
      .stated,
      responding
    ),
    Rule(
      "reactivate",
      on: .procedure(.reactivate),
      if: [.state([.inactive]), .front([.app]), .not(.isCovered)],
      do: [.perform(.becomeActive)],
      because: "when the last interruption is gone the app is active again",
      .stated,
      responding,
      interruption
    ),
  ]

  /// A call rings: over our app it resigns first.
  private static func ringing(
    _ id: String,
    told words: [String?],
    if conditions: [Condition],
    because reason: String
  ) -> [Rule] {
    let always: [Condition] = conditions + [.told(words), .not(.isRinging), .not(.callIsOn)]
    return [
      Rule(
        id,
        on: .action(.incomingCall),
        if: always + [.front([.app])],
        do: [.perform(.resign), .cover(.ringing)],
        because: reason,
        .stated,
        responding,
        interruption
      ),
      Rule(
        id + ".elsewhere",
        on: .action(.incomingCall),
        if: always,
        do: [.cover(.ringing)],
        because: "a call tells nothing to an app that is not in front",
        .stated,
        responding
      ),
    ]
  }

  /// An alert appears: over our app it resigns first.
  private static func alert(
    _ id: String,
    on kind: ActionKind,
    told words: [String?],
    shows cover: Cover
  ) -> [Rule] {
    [
      Rule(
        id,
        on: .action(kind),
        if: [.told(words), .front([.app])],
        do: [.perform(.resign), .cover(cover)],
        because: "an alert makes the app in front inactive before it is shown",
        .stated,
        responding,
        interruption
      ),
      Rule(
        id + ".locked",
        on: .action(kind),
        if: [.told(words), .front([.lockScreen])],
        do: [],
        because: "an alert tells nothing to an app behind the lock screen",
        .inferred,
        responding
      ),
      Rule(
        id + ".elsewhere",
        on: .action(kind),
        if: [.told(words)],
        do: [.cover(cover)],
        because: "an alert tells nothing to an app that is not in front",
        .stated,
        responding
      ),
    ]
  }

  /// Something that the user opens and closes over what is in front.
  private static func panel(
    _ id: String,
    open: ActionKind,
    close: ActionKind,
    _ cover: Cover,
    because reason: String,
    _ source: Source
  ) -> [Rule] {
    [
      Rule(
        id + ".open",
        on: .action(open),
        if: [.front([.app]), .not(.isCovered)],
        do: cover == .notificationCentre
          ? [.perform(.resign), .perform(.flipNotificationCentre), .cover(cover)]
          : [.perform(.resign), .cover(cover)],
        because: reason,
        .stated,
        source
      ),
      Rule(
        id + ".open.elsewhere",
        on: .action(open),
        if: [.front([.homeScreen, .otherApp]), .not(.isCovered)],
        do: [.cover(cover)],
        because: "what is opened over something else tells our app nothing",
        .stated,
        source
      ),
      Rule(
        id + ".close",
        on: .action(close),
        if: [.under([cover])],
        do: [.uncover, .perform(.reactivate)],
        because: "when the last interruption is gone the app is active again",
        .stated,
        source
      ),
    ]
  }
}
