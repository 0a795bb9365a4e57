/// Calls, alerts, banners and what else covers the app.
enum InterruptionRules {
  private static let responding = Source.guide2010("Responding to Interruptions")
  private static let interruption = Source.guide2011("What to Do When an Interruption Occurs")
  private static let panels = Source.uikit("UIApplicationDelegate applicationWillResignActive")

  static let all = [Rule](stated: responding, interruption) {
    Rule("call.decline", on: .action(.declineCall), if: .fact(.isRinging))
      .does(.device(.stopRinging), .perform(.reactivate), for: "F51.1")
      .because("a call that is not taken gives the app back")
      .stated(responding)
    Rule("call.give-up", on: .action(.callerHangsUp), if: .fact(.isRinging))
      .does(.device(.stopRinging), .perform(.reactivate), for: "F51.1")
      .because("a call that is not taken gives the app back")
      .inferred(responding)
    Decision(on: .action(.acceptCall), stated: responding) {
      Rule("call.accept", if: .fact(.isRinging), .front([.app]))
        .applies(for: "F52.1", "F53.1")
        .does(.device(.answerCall), for: "F52.1", "F54.1")
        .does(.perform(.leaveForeground), for: "F52.1", "F53.1")
        .because("a call that is taken sends the app away; it resigned when the call rang")
      Rule("call.accept.elsewhere", if: .fact(.isRinging))
        .does(.device(.answerCall), for: "F52.1")
        .because("a call is taken, and our app was not in front")
    }
    Decision(on: .action(.endCall), stated: responding) {
      Rule("call.end.returns", if: .fact(.callTookFront), .front([.callScreen]))
        .does(.device(.hangUp), .device(.show(.app)), .perform(.bringForward), for: "F54.1")
        .because("when the call ends the system goes back to the app that it interrupted")
      Rule("call.end", if: .front([.callScreen]))
        .does(.device(.showPlaceBeforeCall), .device(.hangUp), for: "F54.2")
        .because("when the call ends the system goes back to what was in front")
        .inferred(responding)
      Rule("call.end.elsewhere", if: .fact(.callIsOn))
        .applies(for: "F54.2")
        .does(.device(.hangUp), for: "F54.2", "F64.1")
        .does(.statusBar(.fit), for: "F64.1")
        .because("a user who went elsewhere during the call stays there when it ends")
    }
    Rule("alert.dismiss", on: .action(.dismissAlert), if: .under([.alert, .panel]))
      .does(.device(.uncover), .perform(.reactivate), for: "F51.1")
      .because("an alert that is dismissed gives the app back")
      .stated(responding)
    Decision(on: .action(.acceptAlert), stated: responding) {
      Rule("panel.accept", if: .under([.panel]))
        .does(.device(.uncover), .perform(.reactivate), for: "F51.1")
        .because("a permission that is given goes on with the app")
        .inferred(panels)
      Rule("alert.accept", if: .under([.alert]), .front([.app]))
        .applies(for: "F52.1", "F53.1")
        .does(.device(.uncoverAll), .device(.show(.otherApp)), for: "F52.1")
        .does(.perform(.leaveForeground), for: "F52.1", "F53.1")
        .because("accepting an alert opens its app, which sends the one in front away")
      Rule("alert.accept.elsewhere", if: .under([.alert]))
        .does(.device(.uncoverAll), .device(.show(.otherApp)), for: "F52.1")
        .because("accepting an alert opens its app")
    }
    Decision(on: .procedure(.reactivate)) {
      Rule("reactivate.return", if: .state([.background, .suspended]), .front([.app]))
        .does(.perform(.returnToForeground), for: "F61.2")
        .because("an app that locking sent to the background returns after unlocking")
        .observed(.measured("iOS 5 and later"), .guide2017("Sleep/Wake button"))
      Rule("reactivate", if: .state([.inactive]), .front([.app]), .not(.isCovered))
        .applies(for: "F50.1", "F51.1")
        .does(.perform(.becomeActive), for: "F43.1", "F51.1")
        .because("when the last interruption is gone the app is active again")
    }
    Decision(on: .action(.incomingCall)) {
      Rule(
        "call.facetime",
        since: .iOS4,
        if: .told(["facetime"]),
        .not(.isRinging),
        .not(.callIsOn)
      )
      .applies(for: "F50.2", "F65.2")
      .does(.perform(.interrupt), for: "F50.2", "F50.3")
      .does(.device(.cover(.ringing)), for: "F50.2", "F50.4")
      .does(.note(.alertShown), for: "F50.4")
      .because("a FaceTime call interrupts like a phone call")
      Rule(
        "call.phone",
        if: .fact(.telephony),
        .told(["phone", nil]),
        .not(.isRinging),
        .not(.callIsOn)
      )
      .applies(for: "F50.1", "F65.2")
      .does(.perform(.interrupt), for: "F50.1", "F50.3")
      .does(.device(.cover(.ringing)), for: "F50.1", "F50.4")
      .does(.note(.alertShown), for: "F50.4")
      .because("a phone call makes the app in front inactive before its alert is shown")
    }
    Decision(on: .action(.showAlert)) {
      Rule("panel", since: .iOS6, if: .told(["permission"]))
        .does(.perform(.showPanel), for: "F50.1")
        .because("the system asks whether the app may see contacts, photos and the like")
        .inferred(panels)
      Rule("alert.local", since: .iOS4, if: .told(["local-notification"]))
        .does(.perform(.showAlert), for: "F50.1")
        .because("a local notification is an alert like others")
      Rule("alert", if: .told(["message", "calendar", "push-notification", nil]))
        .does(.perform(.showAlert), for: "F50.1", "F143.2")
        .because("a message or a calendar alert lies over the app until it is answered")
      Rule("panel.location", if: .told(["location-permission"]))
        .does(.perform(.showPanel), for: "F50.1")
        .because("the system asks whether the app may know where it is")
        .inferred(panels)
    }
    Decision(on: .action(.deliverNotification)) {
      Rule("notification.alert", since: .iOS5, if: .told(["alert"]))
        .does(.perform(.showAlert), for: "F50.1", "F60.1")
        .because("a notification that is shown as an alert interrupts the app")
      Rule("notification.as-chosen", since: .iOS5, if: .told([nil]), .fact(.notificationsAreAlerts))
        .applies(for: "F58.1", "F60.1")
        .does(.perform(.showAlert), for: "F60.1")
        .because("the user chooses in Settings between banners and alerts")
        .stated(interruption)
      Rule("banner", since: .iOS5, if: .front([.app, .homeScreen, .otherApp]), .not(.isRinging))
        .does(.device(.showBanner(for: .seconds(5))), for: "F58.1")
        .because("a banner does not interrupt: the app stays active and gets touches")
        .stated(interruption)
      Rule("banner.unseen", since: .iOS5)
        .doesNothing(for: "F58.1")
        .because("a call and the lock screen leave no place for a banner")
        .inferred(interruption)
      Rule("notification", until: .iOS5, if: .told(["alert", nil]))
        .does(.perform(.showAlert), for: "F50.1")
        .because("before iOS 5 every notification is an alert")
    }
    Decision(on: .procedure(.interrupt)) {
      Rule("interrupt.later", if: .when(AlertResigns.whenTapped))
        .doesNothing(for: "F50.5")
        .because(
          "the book lets the app become inactive only when the user taps the alert "
            + "(alert-resigns)"
        )
        .stated(.book("Responding to interruptions"))
      Rule("interrupt")
        .does(.perform(.resign), for: "F50.1", "F50.3")
        .because("a call or an alert makes the app in front inactive before it is shown")
    }
    Rule(
      "alert.show",
      on: .procedure(.showAlert),
      if: .front([.homeScreen, .app, .otherApp, .callScreen])
    )
    .applies(for: "F50.1")
    .does(.perform(.interrupt), for: "F50.1", "F50.3")
    .does(.device(.cover(.alert)), for: "F13.6", "F50.4")
    .does(.note(.alertShown), for: "F50.4")
    .because("an alert makes the app in front inactive before it is shown")
    Rule(
      "panel.show",
      on: .procedure(.showPanel),
      if: .front([.homeScreen, .app, .otherApp, .callScreen])
    )
    .applies(for: "F50.1")
    .does(.perform(.interrupt), for: "F50.1", "F50.3")
    .does(.device(.cover(.panel)), for: "F13.6", "F50.4")
    .does(.note(.alertShown), for: "F50.4")
    .because("an alert makes the app in front inactive before it is shown")
    Rule("notification.style", on: .action(.chooseNotificationStyle), since: .iOS5)
      .does(.device(.chooseNotificationStyle), for: "F60.1")
      .because("the user chooses in Settings between banners and alerts")
      .stated(interruption)
    Decision(on: .action(.tapBanner), stated: interruption) {
      Rule("banner.tap", since: .iOS5, if: .fact(.bannerIsShown), .front([.app]))
        .applies(for: "F58.1", "F66.2")
        .does(
          .device(.uncoverAll),
          .device(.show(.otherApp)),
          .perform(.leaveForeground),
          for: "F66.2"
        )
        .because("tapping a banner opens its app, which sends the one in front away")
      Rule("banner.tap.elsewhere", since: .iOS5, if: .fact(.bannerIsShown))
        .does(.device(.uncoverAll), .device(.show(.otherApp)), for: "F58.1")
        .because("tapping a banner opens its app")
    }
    Rule("banner.pull", on: .action(.pullDownBanner), since: .iOS5, if: .fact(.bannerIsShown))
      .does(
        .perform(.resign),
        .perform(.flipNotificationCentre),
        .device(.cover(.notificationCentre)),
        for: "F59.1"
      )
      .because("pulling a banner down opens the notification centre, which makes the app inactive")
      .stated(interruption)
    Rule("banner.gone", on: .timer(.bannerGone), since: .iOS5)
      .does(.device(.hideBanner), for: "F58.1")
      .because("a banner that nobody touches goes away by itself")
      .inferred(interruption)
    Rule(
      "notification-centre.flip",
      on: .procedure(.flipNotificationCentre),
      since: .iOS5,
      if: .state([.inactive]),
      .on(.notificationCentreFlip)
    )
    .does(.perform(.becomeActive), .perform(.resign), for: "F59.2")
    .because("on some versions the app is active once more while the centre is pulled down")
    .observed(.measured("iOS 11, cover sheet"))
    Rule(
      "notification-centre.close",
      on: .action(.closeNotificationCentre),
      since: .iOS5,
      if: .under([.notificationCentre])
    )
    .does(.device(.uncover), .perform(.reactivate), for: "F59.2")
    .because("when the last interruption is gone the app is active again")
    .stated(interruption)
    Rule(
      "notification-centre.open",
      on: .action(.openNotificationCentre),
      since: .iOS5,
      if: .front([.app, .homeScreen, .otherApp]),
      .not(.isCovered)
    )
    .does(
      .perform(.resign),
      .perform(.flipNotificationCentre),
      .device(.cover(.notificationCentre)),
      for: "F59.2"
    )
    .because("the notification centre over the app makes it inactive until it is closed")
    .stated(interruption)
    Rule("siri.close", on: .action(.closeSiri), since: .iOS5, if: .under([.siri]))
      .does(.device(.uncover), .perform(.reactivate), for: "F47.2")
      .because("when the last interruption is gone the app is active again")
      .stated(.uikit("Responding to the launch of your app"))
    Rule(
      "siri.open",
      on: .action(.openSiri),
      since: .iOS5,
      if: .front([.app, .homeScreen, .otherApp]),
      .not(.isCovered)
    )
    .does(.perform(.resign), .device(.cover(.siri)), for: "F47.2")
    .because("Siri over the app makes it inactive until it is sent away")
    .stated(.uikit("Responding to the launch of your app"))
    Rule(
      "control-centre.close",
      on: .action(.closeControlCentre),
      since: .iOS7,
      if: .under([.controlCentre])
    )
    .does(.device(.uncover), .perform(.reactivate), for: "F47.2")
    .because("when the last interruption is gone the app is active again")
    .stated(.uikit("Managing your app's life cycle"))
    Rule(
      "control-centre.open",
      on: .action(.openControlCentre),
      since: .iOS7,
      if: .front([.app, .homeScreen, .otherApp]),
      .not(.isCovered)
    )
    .does(.perform(.resign), .device(.cover(.controlCentre)), for: "F47.2")
    .because("the control centre over the app makes it inactive until it is closed")
    .stated(.uikit("Managing your app's life cycle"))
  }
}
