private let quickActions = Source.uikit("UIApplicationDelegate, quick actions")
private let activities = Source.uikit("UIApplicationDelegate, continuing user activities")
private let delegate = Source.uikit("UIApplicationDelegate, handling notifications")
private let launchTraces = Source.measured("iOS 10, launches by icon and push")
private let applicationTable = Source.guide2014("Table 2-1, UIApplication")

/// Pushes and local notifications of the app.
var pushRules: [Rule] {
  [Rule](stated: delegate) {
    Decision(on: .action(.tapNotification), if: .fact(.notificationWaits)) {
      Rule("notification.tap.center", since: .iOS5)
        .when(.front([.app]), .under([.notificationCentre]), for: "F9.2", "F59.2")
        .does(.storeNotification, for: "F9.2")
        .does(.uncover, for: "F59.2")
        .does(.perform(.handOver), for: "F9.2")
        .does(.discardURL, for: "F33.1", "F89.2")
        .does(.perform(.reactivate), for: "F59.2")
        .because(
          "an app under the notification center receives its notification, then becomes active again"
        )
        .inferred(delegate)
      Rule("notification.tap")
        .when(.front([.homeScreen, .otherApp]), .not(.isRinging), for: "F9.2", "F89.1")
        .does(.storeNotification, for: "F9.2", "F33.1")
        .does(.uncoverAll, .show(.app), for: "F163.2")
        .does(.perform(.bringForward), for: "F26.2", "F89.1")
        .because("tapping a notification of the app brings it to the front")
    }
    Decision(on: .procedure(.openURLBeforeActive)) {
      Rule("activity.before-active", since: .iOS8)
        .when(.reason([.activity, .quickAction]), .not(.refusedURL), .set(URLCall.beforeActive))
        .applies(for: "F118.2", "F120.1")
        .does(.perform(.handOver), for: "F39.1", "F117.1", "F118.2")
        .because("an activity or a quick action is delivered at the same point as a URL (url-call)")
        .inferred(activities, quickActions)
      Rule("url.options-only", until: .iOS4)
        .when(.fact(.launchedWithOptions), .set(IOS3URL.optionsOnly))
        .does(.discardURL, for: "F119.2")
        .because("iPhone OS 3 may pass the URL in the launch options only (ios3-url)")
        .observed(.measured("iPhone OS 3.0"))
      Rule("url.before-active")
        .when(.fact(.hasURL), .not(.refusedURL), .set(URLCall.beforeActive))
        .applies(for: "F118.2", "F120.1")
        .does(.perform(.handOverURL), for: "F39.1", "F118.2", "F120.1")
        .because(
          "on its way to the front the app receives the URL before it becomes active (url-call)"
        )
        .observed(
          .translation("III.1 The launch cycle, opening a URL"),
          .measured("order of the calls")
        )
      Rule("notification.before-active")
        .when(.reason([.push, .localNotification]), for: "F9.2", "F89.2")
        .does(.perform(.handOver), for: "F9.2")
        .because("the app receives the notification that was tapped before it is active")
        .observed(launchTraces)
    }
    Decision(on: .procedure(.handOver)) {
      Rule("quick-action.hand-over", for: .scenes)
        .when(.reason([.quickAction]))
        .does(.beginEvent, .call(.windowScenePerformShortcutAction), .endEvent, for: "F89.1")
        .because("a connected scene performs the quick action, and the app delegate does not")
        .stated(.uikit("Transitioning to the scene-based life cycle"))
      Rule("quick-action.hand-over", since: .iOS9, for: .appDelegate)
        .when(.reason([.quickAction]))
        .does(.beginEvent, .call(.performShortcutAction), .endEvent, for: "F26.2", "F89.1")
        .because(
          "the app delegate performs the quick action; no document sets a time limit for its completion handler "
            + "(quick-action-must-answer)"
        )
        .stated(quickActions)
      Rule("activity.hand-over", for: .scenes)
        .when(.reason([.activity]))
        .does(.call(.sceneContinueUserActivity), for: "F117.1")
        .because("a connected scene continues the activity, and the app delegate does not")
        .stated(.uikit("Transitioning to the scene-based life cycle"))
      Rule("activity.hand-over", since: .iOS8, for: .appDelegate)
        .when(.reason([.activity]))
        .does(.call(.willContinueUserActivity), .call(.continueUserActivity), for: "F117.1")
        .because("the app is notified that it will continue an activity, and then receives it")
        .stated(activities)
      Rule("local.at-launch", since: .iOS4)
        .when(.reason([.localNotification]), .fact(.isLaunching))
        .doesNothing(for: "F9.2", "F26.2")
        .because("an app receives the notification that launched it in its launch options only")
        .inferred(delegate)
      Rule("local.hand-over", for: .scenes)
        .when(.reason([.localNotification]))
        .doesNothing(for: "F9.2")
        .because("with scenes the app delegate receives pushes, but no longer local notifications")
        .inferred(delegate)
      Rule("local.hand-over", since: .iOS4, for: .appDelegate)
        .when(.reason([.localNotification]))
        .does(.call(.didReceiveLocalNotification), for: "F9.2")
        .because("a local notification goes to application:didReceiveLocalNotification:")
      Rule("push.at-launch", since: .iOS7)
        .when(.fact(.isLaunching), for: "F9.2")
        .does(.beginEvent, for: "F166.2")
        .does(.call(.didReceiveRemoteNotificationFetch), for: "F9.2")
        .does(.endEvent, for: "F166.2")
        .because("from iOS 7 the newer method is called at launch, too")
        .observed(launchTraces)
      Rule("push.at-launch", until: .iOS7)
        .when(.fact(.isLaunching))
        .doesNothing(for: "F9.2", "F26.2")
        .because("an app receives the notification that launched it in its launch options only")
        .inferred(delegate)
      Rule("push.hand-over", since: .iOS7)
        .does(.beginEvent, for: "F166.2")
        .does(
          .callFirst(.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification),
          for: "F9.2"
        )
        .does(.endEvent, for: "F166.2")
        .because(
          "from iOS 7 a push goes to the method with a completion handler, else to the older one"
        )
      Rule("push.hand-over", until: .iOS7)
        .does(.call(.didReceiveRemoteNotification), for: "F9.2")
        .because("a push goes to application:didReceiveRemoteNotification:")
        .stated(applicationTable, delegate)
    }
    Decision(on: .action(.localNotification), since: .iOS4) {
      Rule("local.front")
        .when(.state([.inactive, .active]), for: "F9.2", "F55.2")
        .notifiesAtOnce()
      Rule("local.away")
        .showsNotification()
    }
    Decision(on: .action(.push)) {
      Rule("push.front", since: .iOS7)
        .when(.state([.inactive, .active]), for: "F9.2", "F55.2")
        .notifiesAtOnce()
      Rule("push.front", until: .iOS7)
        .when(.argument(["alert", nil]), .state([.inactive, .active]), for: "F9.2", "F55.2")
        .notifiesAtOnce()
      Rule("push.silent", since: .iOS7)
        .when(.argument(["silent"]), .fact(.declaresEvent), for: "F36.1", "F166.1")
        .does(.storeEvent, for: "F9.2", "F33.1")
        .does(.perform(.receive), for: "F9.2", "F166.1")
        .does(.discardURL, for: "F33.1", "F89.2")
        .because("a silent push launches or wakes an app with the mode remote-notification")
        .stated(.guide2017("Background Execution"))
      Rule("push.silent.unheard", since: .iOS7)
        .when(.argument(["silent"]))
        .doesNothing(for: "F36.1")
        .because("without the mode remote-notification a silent push only reaches an app in front")
        .stated(.guide2017("Background Execution"))
      Rule("push.content", since: .iOS7)
        .when(.argument(["alert-and-content"]), .fact(.declaresEvent), for: "F36.1", "F166.1")
        .does(.showNotification, for: "F9.2")
        .does(.storeEvent, for: "F9.2", "F33.1")
        .does(.perform(.receive), for: "F9.2", "F166.1")
        .does(.discardURL, for: "F33.1", "F89.2")
        .because("a push may show an alert and bring content for the app at once")
        .stated(.guide2017("Background Execution"))
      Rule("push.away", since: .iOS7)
        .showsNotification()
      Rule("push.away", until: .iOS7)
        .when(.argument(["alert", nil]))
        .showsNotification()
    }
  }
}

extension Rule {
  /// Notifies the foreground app.
  fileprivate func notifiesAtOnce() -> Rule {
    does(.storeEvent, for: "F9.2")
      .does(.perform(.handOver), for: "F9.2", "F55.2")
      .does(.discardURL, for: "F33.1", "F89.2")
      .because("an app in front is notified at once, and nothing is shown to the user")
      .stated(applicationTable, delegate)
  }

  /// Shows the notification to the user.
  fileprivate func showsNotification() -> Rule {
    does(.showNotification, for: "F9.2")
      .because(
        "a notification for an app that is not in front is shown to the user, and the app "
          + "is not notified"
      )
  }
}
