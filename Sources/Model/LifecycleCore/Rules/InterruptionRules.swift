private let responding = Source.guide2010("Responding to Interruptions")
private let responding2011 = Source.guide2011("Responding to Interruptions")
private let systemAlerts = Source.uikit("sceneWillResignActive:")
private let systemPanels = Source.uikit("UITraitCollection.activeAppearance")

/// Calls, alerts, banners and other overlays over the app.
var interruptionRules: [Rule] {
  [Rule](stated: responding, responding2011) {
    Decision(on: .action(.incomingCall), if: .not(.callRings), .not(.callIsOn)) {
      Rule("call.facetime", since: .iOS4)
        .when(.argument(["facetime"]), for: "F50.2", "F65.2")
        .does(.perform(.ring), for: "F50.2", "F50.3", "F50.4")
        .because("a FaceTime call interrupts like a phone call")
        .stated(.book("Your application is reactivated"))
      Rule("call.phone")
        .when(.fact(.telephony), .argument(["phone", nil]), for: "F50.1", "F65.2")
        .does(.perform(.ring), for: "F50.1", "F50.3", "F50.4")
        .because("a phone call rings on a device that has telephony")
    }
    Decision(on: .procedure(.ring)) {
      Rule("ring.banner", since: .iOS14)
        .when(.set(CallStyle.banner), .not(.isLocked), for: "F50.6")
        .does(.ringInBanner, for: "F50.6")
        .does(.perform(.ringOverAudio), for: "F206.5")
        .because(
          "from iOS 14 a call rings in a banner, under which the app stays active (call-style)"
        )
        .observed(.measured("flutter issue 145193, osu-framework issues 6449 and 6462"))
      Rule("ring.full-screen")
        .does(.perform(.interrupt), for: "F50.1", "F50.3")
        .does(.cover(.ringing), for: "F50.1", "F50.4")
        .does(.note(.alertShown), for: "F50.4")
        .does(.perform(.ringOverAudio), for: "F206.5")
        .because("a phone call makes the foreground app inactive before its alert is shown")
    }
    Decision(on: .procedure(.interrupt)) {
      Rule("interrupt.later")
        .when(.set(AlertResigns.whenTapped))
        .doesNothing(for: "F50.5")
        .because(
          "in the book's account, the app becomes inactive only when the user taps the alert (alert-resigns)"
        )
        .stated(.book("Responding to interruptions"))
      Rule("interrupt")
        .does(.perform(.resign), for: "F50.1", "F50.3")
        .because("a call or an alert makes the foreground app inactive before it is shown")
    }
    Rule("call.decline", on: .action(.declineCall))?
      .when(.fact(.callRings))
      .does(.perform(.endRinging), for: "F51.1")
      .does(.perform(.endInterruption), for: "F206.5")
      .because("when a call is not answered, the system returns to the app")
      .stated(responding)
    Rule("call.give-up", on: .action(.callerHangsUp))?
      .when(.fact(.callRings))
      .does(.perform(.endRinging), for: "F51.1")
      .does(.perform(.endInterruption), for: "F206.5")
      .because("when a call is not answered, the system returns to the app")
      .inferred(responding)
    Decision(on: .procedure(.endRinging)) {
      Rule("ring.end.returns")
        .when(.fact(.callTookFront), for: "F50.7")
        .does(.stopRinging, .show(.app), .perform(.bringForward), for: "F50.7")
        .because("when a call that was opened is not answered, the system returns to the app")
        .inferred(responding)
      Rule("ring.end")
        .does(.stopRinging, .perform(.reactivate), for: "F51.1")
        .because("when a call is not answered, what it covered is in front again")
        .stated(responding)
    }
    Decision(on: .action(.acceptCall), stated: responding) {
      Rule("call.accept.banner", since: .iOS14)
        .when(.fact(.callIsInBanner), for: "F52.3")
        .does(.answerInBanner, for: "F52.3")
        .does(.perform(.answerOverAudio), for: "F206.6")
        .because("a call that is answered in its banner leaves the app in front (call-style)")
        .observed(.measured("flutter_callkit_incoming issues 342 and 343"))
      Rule("call.accept")
        .when(.fact(.isRinging), .front([.app]), for: "F52.1", "F52.4", "F53.1")
        .does(.answerCall, for: "F52.1", "F54.1")
        .does(.perform(.answerOverAudio), for: "F206.6")
        .does(.perform(.leaveForeground), for: "F52.1", "F53.1")
        .because(
          "a call that is answered sends the app to the background; it resigned active when the call rang"
        )
      Rule("call.accept.elsewhere")
        .when(.fact(.isRinging))
        .does(.answerCall, for: "F52.4")
        .does(.perform(.answerOverAudio), for: "F206.6")
        .because("a call is answered while the app is not in the foreground")
        .inferred(responding)
    }
    Decision(on: .action(.endCall), if: .fact(.callIsOn), stated: responding) {
      Rule("call.end.returns")
        .when(.fact(.callTookFront), .front([.callScreen]))
        .does(.hangUp, .show(.app), .perform(.bringForward), for: "F54.1")
        .does(.perform(.endInterruption), for: "F206.5")
        .because("when the call ends, the system returns to the app that it interrupted")
      Rule("call.end")
        .when(.front([.callScreen]))
        .does(.showFrontAfterCall, .hangUp, for: "F54.3")
        .does(.perform(.endInterruption), for: "F206.5")
        .because("when the call ends, the system returns to the screen that was in front")
        .inferred(responding)
      Rule("call.end.elsewhere")
        .applies(for: "F54.2")
        .does(.hangUp, for: "F54.2", "F64.1")
        .does(.updateStatusBar, for: "F64.1")
        .does(.perform(.endInterruption), for: "F206.5")
        .because("a user who went elsewhere during the call stays there when it ends")
    }
    Decision(on: .action(.showAlert)) {
      Rule("authentication-alert", since: .iOS8)
        .when(.argument(["authentication"]), for: "F50.8", "F52.1")
        .does(.perform(.showPermissionAlert), for: "F50.8")
        .because("the prompt for Touch ID or Face ID covers the app until the user answers it")
        .observed(
          .measured(
            "ledger-live issue 2838, gemwalletcom/wallet issue 1323, JKLLockScreenViewController issue 8"
          )
        )
      Rule("permission-alert", since: .iOS6)
        .when(.argument(["permission"]))
        .does(.perform(.showPermissionAlert), for: "F224.1")
        .because("the system asks for access to contacts, photos and so on")
        .inferred(systemAlerts)
      Rule("alert.local", since: .iOS4)
        .when(.argument(["local-notification"]), for: "F50.1", "F224.1")
        .does(.perform(.showAlert), for: "F50.1")
        .because("a local notification is an alert like any other")
        .inferred(responding2011)
      Rule("alert")
        .when(.argument(["message", "calendar", "push-notification", nil]))
        .does(.perform(.showAlert), for: "F50.1", "F143.2")
        .because("a message or a calendar alert covers the app until it is answered")
      Rule("permission-alert.location")
        .when(.argument(["location-permission"]))
        .does(.perform(.showPermissionAlert), for: "F224.1")
        .because("the system asks for access to the user's location")
        .inferred(systemAlerts)
    }
    Rule("alert.show", on: .procedure(.showAlert))?
      .when(.front([.homeScreen, .app, .otherApp, .callScreen]), for: "F61.2")
      .does(.perform(.interrupt), for: "F50.1", "F50.3")
      .does(.cover(.alert), for: "F13.6", "F50.4")
      .does(.note(.alertShown), for: "F50.4")
      .because("an alert makes the foreground app inactive before it is shown")
    Rule("permission-alert.show", on: .procedure(.showPermissionAlert))?
      .when(.front([.homeScreen, .app, .otherApp, .callScreen]), for: "F61.2", "F224.1")
      .does(.perform(.interrupt), for: "F50.8", "F224.1")
      .does(.cover(.permissionAlert), for: "F13.6", "F224.1")
      .does(.note(.alertShown), for: "F224.1")
      .because("an alert makes the foreground app inactive before it is shown")
      .inferred(systemAlerts)
    Rule("alert.dismiss", on: .action(.dismissAlert))?
      .when(.under([.alert, .permissionAlert]))
      .does(.answerPermission(.denied), for: "F224.1")
      .does(.uncover, .perform(.reactivate), for: "F51.1")
      .because("when an alert is dismissed, the system returns to the app")
      .stated(responding)
    Decision(on: .action(.acceptAlert), stated: responding, responding2011) {
      Rule("permission-alert.accept")
        .when(.under([.permissionAlert]), for: "F52.1", "F224.1")
        .does(.answerPermission(.granted), for: "F224.1")
        .does(.uncover, .perform(.reactivate), for: "F50.8", "F224.1")
        .because("after permission is granted, the app continues")
        .inferred(systemAlerts)
      Rule("alert.accept")
        .when(.under([.alert]), .front([.app]), for: "F52.1", "F52.4", "F53.1")
        .does(.uncoverAll, .show(.otherApp), for: "F52.1")
        .does(.perform(.leaveForeground), for: "F52.1", "F53.1")
        .because(
          "accepting an alert opens its app, which sends the one in the foreground to the background"
        )
      Rule("alert.accept.elsewhere")
        .when(.under([.alert]))
        .does(.uncoverAll, .show(.otherApp), for: "F52.4")
        .because("accepting an alert opens its app")
    }
    Decision(on: .procedure(.reactivate), if: .front([.app])) {
      Rule("reactivate.return")
        .when(.state([.background, .suspended]))
        .does(.perform(.returnToForeground), for: "F61.2")
        .because("an app that locking sent to the background returns after unlocking")
        .observed(
          .measured("iOS 5 and later"),
          .guide2017("Strategies for Handling App State Transitions, Sleep/Wake button")
        )
      Rule("reactivate")
        .when(.state([.inactive]), .not(.isCovered), for: "F50.1", "F51.1")
        .does(.perform(.becomeActive), for: "F43.1", "F51.1")
        .because("when the last interruption ends, the app is active again")
    }
    Decision(on: .action(.deliverNotification), stated: responding2011) {
      Rule("notification.alert", since: .iOS5)
        .when(.argument(["alert"]))
        .does(.perform(.showAlert), for: "F50.1", "F60.1")
        .because("a notification that is shown as an alert interrupts the app")
      Rule("notification.as-chosen", since: .iOS5)
        .when(.argument([nil]), .fact(.notificationsAreAlerts), for: "F58.1", "F60.1")
        .does(.perform(.showAlert), for: "F60.1")
        .because("the user chooses in Settings between banners and alerts")
      Rule("banner", since: .iOS5)
        .when(.front([.app, .homeScreen, .otherApp]), .not(.isRinging))
        .does(.showBanner(for: .seconds(5)), for: "F58.1")
        .because("a banner does not interrupt: the app stays active and gets touches")
      Rule("banner.unseen", since: .iOS5)
        .doesNothing(for: "F58.1")
        .because("no banner is shown over a call or the lock screen")
        .inferred(responding2011)
      Rule("notification", until: .iOS5)
        .when(.argument(["alert", nil]), for: "F50.1", "F58.1")
        .does(.perform(.showAlert), for: "F50.1")
        .because("before iOS 5 every notification is an alert")
        .inferred(responding2011)
    }
    Rule("banner.gone", on: .timer(.bannerGone), since: .iOS5)?
      .does(.hideBanner, for: "F58.1")
      .because("a banner that the user does not touch disappears by itself")
      .inferred(responding2011)
    Decision(on: .action(.tapBanner), since: .iOS5) {
      Rule("banner.tap")
        .when(.fact(.bannerIsShown), .front([.app]), for: "F58.1", "F163.2")
        .does(.uncoverAll, .show(.otherApp), .perform(.leaveForeground), for: "F163.2")
        .because(
          "tapping a banner opens its app, which sends the one in the foreground to the background"
        )
        .inferred(responding2011)
      Rule("banner.tap.elsewhere")
        .when(.fact(.bannerIsShown))
        .does(.uncoverAll, .show(.otherApp), for: "F58.1")
        .because("tapping a banner opens its app")
        .inferred(responding2011)
      Rule("call-banner.tap", since: .iOS14)
        .when(.fact(.callIsInBanner), .front([.app]), for: "F50.7")
        .does(.openRingingCall, .perform(.leaveForeground), for: "F50.7")
        .because(
          "tapping the banner of a call shows it on the whole screen, which sends the app to the background"
        )
        .observed(.measured("flutter_callkit_incoming issue 342"))
      Rule("call-banner.tap.elsewhere", since: .iOS14)
        .when(.fact(.callIsInBanner))
        .does(.openRingingCall, for: "F50.7")
        .because("tapping the banner of a call shows it on the whole screen")
        .inferred(.measured("flutter_callkit_incoming issue 342"))
    }
    Rule("banner.pull", on: .action(.pullDownBanner), since: .iOS5)?
      .when(.fact(.bannerIsShown))
      .does(.perform(.resign), for: "F59.1")
      .does(.perform(.flipNotificationCenter), for: "F59.3")
      .does(.cover(.notificationCenter), for: "F59.1")
      .because("pulling a banner down opens Notification Center, which makes the app inactive")
      .stated(responding2011)
    Rule("notification.style", on: .action(.chooseNotificationStyle), since: .iOS5)?
      .does(.chooseNotificationStyle, for: "F60.1")
      .because("the user chooses in Settings between banners and alerts")
      .stated(responding2011)
    Rule("notification-center.open", on: .action(.openNotificationCenter), since: .iOS5)?
      .when(.front([.app, .homeScreen, .otherApp]), .not(.isCovered))
      .does(.perform(.resign), for: "F59.2")
      .does(.perform(.flipNotificationCenter), for: "F59.3")
      .does(.cover(.notificationCenter), for: "F59.2")
      .because("Notification Center over the app makes it inactive until it is closed")
      .stated(responding2011)
    Rule("notification-center.flip", on: .procedure(.flipNotificationCenter), since: .iOS5)?
      .when(.state([.inactive]), .on(.notificationCenterFlip))
      .does(.perform(.becomeActive), .perform(.resign), for: "F59.3")
      .because(
        "on some versions the app is active once more while Notification Center is pulled down"
      )
      .observed(
        .measured("iOS 11 and later: react-native issue 18575, openradar-mirror issue 21113")
      )
    Rule("notification-center.close", on: .action(.closeNotificationCenter), since: .iOS5)?
      .when(.under([.notificationCenter]))
      .does(.uncover, .perform(.reactivate), for: "F59.2")
      .because("when the last interruption ends, the app is active again")
      .stated(responding2011)
    Rule("siri.open", on: .action(.openSiri), since: .iOS5)?
      .when(.front([.app, .homeScreen, .otherApp]), .not(.isCovered))
      .does(.perform(.resign), .cover(.siri), for: "F47.2")
      .does(.perform(.listenOverAudio), for: "F206.8")
      .because("Siri over the app makes it inactive until it is dismissed")
      .stated(systemPanels)
    Rule("siri.close", on: .action(.closeSiri), since: .iOS5)?
      .when(.under([.siri]))
      .does(.perform(.dismissSiri), for: "F206.8")
      .does(.uncover, .perform(.reactivate), for: "F47.2")
      .because("when the last interruption ends, the app is active again")
      .stated(systemPanels)
    Rule("control-center.open", on: .action(.openControlCenter), since: .iOS7)?
      .when(.front([.app, .homeScreen, .otherApp]), .not(.isCovered))
      .does(.perform(.resign), .cover(.controlCenter), for: "F47.2")
      .because("Control Center over the app makes it inactive until it is closed")
      .stated(systemPanels)
    Rule("control-center.close", on: .action(.closeControlCenter), since: .iOS7)?
      .when(.under([.controlCenter]))
      .does(.uncover, .perform(.reactivate), for: "F47.2")
      .because("when the last interruption ends, the app is active again")
      .stated(systemPanels)
  }
}
