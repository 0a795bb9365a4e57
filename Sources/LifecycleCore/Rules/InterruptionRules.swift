/// Calls, alerts, banners and what else covers the app.
enum InterruptionRules {
  static let responding = Source.guide2010("Responding to Interruptions")
  static let interruption = Source.guide2011("What to Do When an Interruption Occurs")

  static let iPhoneOS: [Rule] =
    ringing(
      "call.phone",
      serves: [43, 50, 145],
      told: ["phone", nil],
      if: [.fact(.telephony)],
      because: "a phone call makes the app in front inactive before its alert is shown"
    )
    + alert(
      "alert",
      serves: [43, 50, 143],
      on: .showAlert,
      told: [
        "message", "calendar", "push-notification", nil,
      ],
      shows: .alert
    )
    + alert(
      "panel.location",
      serves: [50],
      on: .showAlert,
      told: ["location-permission"],
      shows: .panel
    )
    + alert(
      "notification",
      serves: [50],
      on: .deliverNotification,
      told: ["alert", nil],
      shows: .alert
    )
    + answers

  /// From iOS 4.0: FaceTime and local notifications.
  static let iOS4: [Rule] =
    ringing(
      "call.facetime",
      serves: [50, 65],
      told: ["facetime"],
      if: [],
      because: "a FaceTime call interrupts like a phone call"
    )
    + alert(
      "alert.local",
      serves: [50],
      on: .showAlert,
      told: ["local-notification"],
      shows: .alert
    )

  /// From iOS 5.0: banners, the notification centre, Siri.
  static let iOS5: [Rule] =
    [
      Rule(
        "banner",
        serves: [58, 60],
        on: .action(.deliverNotification),
        if: [.told(["banner", nil]), .front([.app, .homeScreen, .otherApp])],
        do: [.showBanner],
        because: "a banner does not interrupt: the app stays active and gets touches",
        .stated,
        interruption
      ),
      Rule(
        "banner.elsewhere",
        serves: [58],
        on: .action(.deliverNotification),
        if: [.told(["banner", nil])],
        do: [],
        because: "a banner does not reach an app that is not in front",
        .stated,
        interruption
      ),
      Rule(
        "banner.tap",
        serves: [58, 66],
        on: .action(.tapBanner),
        if: [.fact(.bannerIsShown), .front([.app]), .not(.isRinging)],
        do: [.uncoverAll, .show(.otherApp), .perform(.leaveForeground)],
        because: "tapping a banner opens its app, which sends the one in front away",
        .stated,
        interruption
      ),
      Rule(
        "banner.tap.elsewhere",
        serves: [58],
        on: .action(.tapBanner),
        if: [.fact(.bannerIsShown), .not(.isRinging)],
        do: [.uncoverAll, .show(.otherApp)],
        because: "tapping a banner opens its app",
        .stated,
        interruption
      ),
      Rule(
        "banner.pull",
        serves: [59],
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
        serves: [59],
        on: .action(.pullDownBanner),
        if: [.fact(.bannerIsShown)],
        do: [.cover(.notificationCentre)],
        because: "pulling a banner down opens the notification centre",
        .stated,
        interruption
      ),
      Rule(
        "banner.gone",
        serves: [58],
        on: .timer(.bannerGone),
        do: [.hideBanner],
        because: "a banner that nobody touches goes away by itself",
        .inferred,
        interruption
      ),
      Rule(
        "notification-centre.flip",
        serves: [59],
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
      serves: [59],
      open: .openNotificationCentre,
      close: .closeNotificationCentre,
      .notificationCentre,
      because: "the notification centre over the app makes it inactive until it is closed",
      interruption
    )
    + panel(
      "siri",
      serves: [47],
      open: .openSiri,
      close: .closeSiri,
      .siri,
      because: "Siri over the app makes it inactive until it is sent away",
      .uikit("Responding to the launch of your app")
    )

  /// From iOS 5.0: the user chooses a banner or an alert for each app.
  static let notificationAlerts = alert(
    "notification.alert",
    serves: [50, 60],
    on: .deliverNotification,
    told: ["alert"],
    shows: .alert
  )

  /// From iOS 6.0: permission alerts for contacts, photos and the like.
  static let iOS6 = alert(
    "panel",
    serves: [50],
    on: .showAlert,
    told: ["permission"],
    shows: .panel
  )

  /// From iOS 7.0: the control centre.
  static let iOS7 = panel(
    "control-centre",
    serves: [47],
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
      serves: [51],
      on: .action(.declineCall),
      if: [.fact(.isRinging)],
      do: [.stopRinging, .perform(.reactivate)],
      because: "a call that is not taken gives the app back",
      .stated,
      responding
    ),
    Rule(
      "call.give-up",
      serves: [51],
      on: .action(.callerHangsUp),
      if: [.fact(.isRinging)],
      do: [.stopRinging, .perform(.reactivate)],
      because: "a call that is not taken gives the app back",
      .inferred,
      responding
    ),
    Rule(
      "call.accept",
      serves: [52, 53, 54],
      on: .action(.acceptCall),
      if: [.fact(.isRinging), .front([.app])],
      do: [.answerCall, .perform(.leaveForeground)],
      because: "a call that is taken sends the app away; it resigned when the call rang",
      .stated,
      responding
    ),
    Rule(
      "call.accept.elsewhere",
      serves: [52],
      on: .action(.acceptCall),
      if: [.fact(.isRinging)],
      do: [.answerCall],
      because: "a call is taken, and our app was not in front",
      .stated,
      responding
    ),
    Rule(
      "call.end.returns",
      serves: [54],
      on: .action(.endCall),
      if: [.fact(.callIsOn), .fact(.callTookFront), .front([.callScreen])],
      do: [.hangUp, .show(.app), .perform(.bringForward)],
      because: "when the call ends the system goes back to the app that it interrupted",
      .stated,
      responding
    ),
    Rule(
      "call.end",
      serves: [54],
      on: .action(.endCall),
      if: [.fact(.callIsOn), .front([.callScreen])],
      do: [.showPlaceBeforeCall, .hangUp],
      because: "when the call ends the system goes back to what was in front",
      .inferred,
      responding
    ),
    Rule(
      "call.end.elsewhere",
      serves: [54],
      on: .action(.endCall),
      if: [.fact(.callIsOn)],
      do: [.hangUp],
      because: "a user who went elsewhere during the call stays there when it ends",
      .stated,
      responding
    ),
    Rule(
      "alert.dismiss",
      serves: [51],
      on: .action(.dismissAlert),
      if: [.under([.alert, .panel])],
      do: [.uncover, .perform(.reactivate)],
      because: "an alert that is dismissed gives the app back",
      .stated,
      responding
    ),
    Rule(
      "panel.accept",
      serves: [51],
      on: .action(.acceptAlert),
      if: [.under([.panel])],
      do: [.uncover, .perform(.reactivate)],
      because: "a permission that is given goes on with the app",
      .inferred,
      .uikit("UIApplicationDelegate applicationWillResignActive")
    ),
    Rule(
      "alert.accept",
      serves: [52, 53],
      on: .action(.acceptAlert),
      if: [.under([.alert]), .front([.app])],
      do: [.uncoverAll, .show(.otherApp), .perform(.leaveForeground)],
      because: "accepting an alert opens its app, which sends the one in front away",
      .stated,
      responding
    ),
    Rule(
      "alert.accept.elsewhere",
      serves: [52],
      on: .action(.acceptAlert),
      if: [.under([.alert])],
      do: [.uncoverAll, .show(.otherApp)],
      because: "accepting an alert opens its app",
      .stated,
      responding
    ),
    Rule(
      "reactivate",
      serves: [47, 51, 59, 61],
      on: .procedure(.reactivate),
      if: [.state([.inactive]), .front([.app]), .not(.isCovered)],
      do: [.perform(.becomeActive)],
      because: "when the last interruption is gone the app is active again",
      .stated,
      responding,
      interruption
    ),
  ]
}
