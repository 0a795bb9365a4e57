/// Calls, alerts, banners and what else covers the app.
enum InterruptionRules {
  static let responding = Source.guide2010("Responding to Interruptions")
  static let interruption = Source.guide2011("What to Do When an Interruption Occurs")
  static let panels = Source.uikit("UIApplicationDelegate applicationWillResignActive")

  static let iPhoneOS: [Rule] =
    [
      ringing(
        "call.phone",
        serves: ["F50.1", "F65.2"],
        interrupting: "F50.1",
        told: ["phone", nil],
        if: [.fact(.telephony)],
        because: "a phone call makes the app in front inactive before its alert is shown"
      ),
      alert(
        "alert",
        serves: ["F50.1", "F143.2"],
        on: .showAlert,
        told: ["message", "calendar", "push-notification", nil],
        because: "a message or a calendar alert lies over the app until it is answered"
      ),
      Rule(
        "panel.location",
        serves: ["F50.1"],
        on: .action(.showAlert),
        if: [.told(["location-permission"])],
        do: [.perform(.showPanel)],
        because: "the system asks whether the app may know where it is",
        .inferred,
        panels
      ),
      alert(
        "notification",
        serves: ["F50.1"],
        on: .deliverNotification,
        told: ["alert", nil],
        because: "before iOS 5 every notification is an alert"
      ),
      Rule(
        "interrupt.later",
        serves: ["F50.5"],
        on: .procedure(.interrupt),
        if: [.when(.alertResigns, "when-tapped")],
        do: [],
        because: "the book lets the app become inactive only when the user taps the alert "
          + "(alert-resigns)",
        .stated,
        .book("Responding to interruptions")
      ),
      Rule(
        "interrupt",
        serves: ["F50.1", "F50.3"],
        on: .procedure(.interrupt),
        do: [.perform(.resign)],
        because: "a call or an alert makes the app in front inactive before it is shown",
        .stated,
        responding,
        interruption
      ),
      shown("alert.show", on: .showAlert, .alert),
      shown("panel.show", on: .showPanel, .panel),
    ] + answers

  /// From iOS 4.0: FaceTime and local notifications.
  static let iOS4: [Rule] = [
    ringing(
      "call.facetime",
      serves: ["F50.2", "F65.2"],
      interrupting: "F50.2",
      told: ["facetime"],
      if: [],
      because: "a FaceTime call interrupts like a phone call"
    ),
    alert(
      "alert.local",
      serves: ["F50.1"],
      on: .showAlert,
      told: ["local-notification"],
      because: "a local notification is an alert like others"
    ),
  ]

  /// From iOS 5.0: banners, the notification centre, Siri.
  static let iOS5: [Rule] =
    [
      alert(
        "notification.alert",
        serves: ["F50.1", "F60.1"],
        on: .deliverNotification,
        told: ["alert"],
        because: "a notification that is shown as an alert interrupts the app"
      ),
      Rule(
        "notification.as-chosen",
        serves: ["F58.1", "F60.1"],
        on: .action(.deliverNotification),
        if: [.told([nil]), .fact(.notificationsAreAlerts)],
        parts: [.for("F60.1", do: .perform(.showAlert))],
        because: "the user chooses in Settings between banners and alerts",
        .stated,
        interruption
      ),
      Rule(
        "notification.style",
        serves: ["F60.1"],
        on: .action(.chooseNotificationStyle),
        do: [.device(.chooseNotificationStyle)],
        because: "the user chooses in Settings between banners and alerts",
        .stated,
        interruption
      ),
      Rule(
        "banner",
        serves: ["F58.1"],
        on: .action(.deliverNotification),
        if: [.front([.app, .homeScreen, .otherApp]), .not(.isRinging)],
        do: [.device(.showBanner)],
        because: "a banner does not interrupt: the app stays active and gets touches",
        .stated,
        interruption
      ),
      Rule(
        "banner.unseen",
        serves: ["F58.1"],
        on: .action(.deliverNotification),
        do: [],
        because: "a call and the lock screen leave no place for a banner",
        .inferred,
        interruption
      ),
      Rule(
        "banner.tap",
        serves: ["F58.1", "F66.2"],
        on: .action(.tapBanner),
        if: [.fact(.bannerIsShown), .front([.app])],
        parts: [
          .for(
            "F66.2",
            do: .device(.uncoverAll),
            .device(.show(.otherApp)),
            .perform(.leaveForeground)
          )
        ],
        because: "tapping a banner opens its app, which sends the one in front away",
        .stated,
        interruption
      ),
      Rule(
        "banner.tap.elsewhere",
        serves: ["F58.1"],
        on: .action(.tapBanner),
        if: [.fact(.bannerIsShown)],
        do: [.device(.uncoverAll), .device(.show(.otherApp))],
        because: "tapping a banner opens its app",
        .stated,
        interruption
      ),
      Rule(
        "banner.pull",
        serves: ["F59.1"],
        on: .action(.pullDownBanner),
        if: [.fact(.bannerIsShown)],
        do: [
          .perform(.resign), .perform(.flipNotificationCentre),
          .device(.cover(.notificationCentre)),
        ],
        because:
          "pulling a banner down opens the notification centre, which makes the app inactive",
        .stated,
        interruption
      ),
      Rule(
        "banner.gone",
        serves: ["F58.1"],
        on: .timer(.bannerGone),
        do: [.device(.hideBanner)],
        because: "a banner that nobody touches goes away by itself",
        .inferred,
        interruption
      ),
      Rule(
        "notification-centre.flip",
        serves: ["F59.2"],
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
      serves: ["F59.2"],
      open: .openNotificationCentre,
      close: .closeNotificationCentre,
      .notificationCentre,
      because: "the notification centre over the app makes it inactive until it is closed",
      interruption
    )
    + panel(
      "siri",
      serves: ["F47.2"],
      open: .openSiri,
      close: .closeSiri,
      .siri,
      because: "Siri over the app makes it inactive until it is sent away",
      .uikit("Responding to the launch of your app")
    )

  /// From iOS 6.0: permission alerts for contacts, photos and the like.
  static let iOS6: [Rule] = [
    Rule(
      "panel",
      serves: ["F50.1"],
      on: .action(.showAlert),
      if: [.told(["permission"])],
      do: [.perform(.showPanel)],
      because: "the system asks whether the app may see contacts, photos and the like",
      .inferred,
      panels
    )
  ]

  /// From iOS 7.0: the control centre.
  static let iOS7 = panel(
    "control-centre",
    serves: ["F47.2"],
    open: .openControlCentre,
    close: .closeControlCentre,
    .controlCentre,
    because: "the control centre over the app makes it inactive until it is closed",
    .uikit("Managing your app's life cycle")
  )
}
