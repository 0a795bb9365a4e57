private let quickActions = Source.uikit("UIApplicationDelegate, quick actions")
private let activities = Source.uikit("UIApplicationDelegate, continuing user activities")
private let conditions = Source.uikit("UISceneActivationConditions")
private let shares = Source.uikit("UIApplicationDelegate, CloudKit share invitations")
private let delegate = Source.uikit("UIApplicationDelegate, handling notifications")
private let center = Source.uikit("UNUserNotificationCenterDelegate")
private let launchTraces = Source.measured("iOS 10, launches by icon and push")
private let applicationTable = Source.guide2014("Table 2-1, UIApplication")

/// Pushes and local notifications of the app.
var pushRules: [Rule] {
  [Rule](stated: delegate) {
    Decision(on: .action(.tapNotification), if: .fact(.notificationWaits)) {
      Rule("notification.tap.scene", for: .scenes)
        .when(.front([.app]), .under([.notificationCenter]), .fact(.targetIsElsewhere))
        .applies(for: "F209.1", "F209.2", "F209.3")
        .does(.storeNotification, .targetScene, .uncover, for: "F209.2")
        .does(.perform(.openWindow), .discardURL, for: "F209.2")
        .because("a notification for a scene that is not on the screen opens its window")
        .inferred(conditions)
      Rule("notification.tap.center", since: .iOS5)
        .when(.front([.app]), .under([.notificationCenter]), for: "F9.2", "F59.2")
        .does(.storeNotification, for: "F9.2")
        .does(.uncover, for: "F59.2")
        .does(.uncoverTarget, for: "F226.5")
        .does(.perform(.handOver), for: "F9.2")
        .does(.discardURL, for: "F33.1", "F89.2")
        .does(.perform(.reactivate), for: "F59.2")
        .because(
          "an app under Notification Center receives its notification, then becomes active again"
        )
        .inferred(delegate)
      Rule("notification.tap")
        .when(.front([.homeScreen, .otherApp]), .not(.isRinging), for: "F9.2", "F89.1")
        .does(.storeNotification, for: "F9.2", "F33.1")
        .does(.targetScene, for: "F209.1")
        .does(.uncoverAll, .show(.app), for: "F163.2")
        .does(.perform(.bringForward), for: "F26.2", "F89.1")
        .because("tapping a notification of the app brings it to the front")
    }
    Decision(on: .procedure(.openURLBeforeActive)) {
      Rule("activity.before-active", since: .iOS8)
        .when(
          .reason([.activity, .universalLink, .handoff, .quickAction]),
          .not(.refusedURL),
          .set(URLCall.beforeActive)
        )
        .applies(for: "F117.2")
        .does(.perform(.handOver), for: "F39.1", "F117.2")
        .because("an activity or a quick action is delivered at the same point as a URL (url-call)")
        .inferred(activities, quickActions)
      Rule("share.before-active", since: .iOS10)
        .when(.reason([.cloudKitShare]), for: "F197.1")
        .does(.perform(.handOver), for: "F197.1", "F197.2")
        .because("the app receives a CloudKit share on its way to the front")
        .inferred(shares)
      Rule("url.options-only", until: .iOS4)
        .when(.fact(.launchedWithOptions), .set(IOS3URL.optionsOnly))
        .does(.discardURL, for: "F118.2")
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
        .does(.beginEvent, for: "F117.3")
        .does(.call(.performShortcutAction), for: "F26.2", "F89.1")
        .does(.endEvent, for: "F117.3")
        .because(
          "the app delegate performs the quick action; no document sets a time limit for its completion handler "
            + "(quick-action-must-answer)"
        )
        .stated(quickActions)
      Rule("share.hand-over", for: .scenes)
        .when(.reason([.cloudKitShare]), for: "F117.2", "F197.2", "F198.3")
        .does(.call(.windowSceneUserDidAcceptCloudKitShare), for: "F197.2")
        .because("a connected scene accepts the share, and the app delegate does not")
        .stated(.uikit("Transitioning to the scene-based life cycle"))
      Rule("share.hand-over", since: .iOS10, for: .appDelegate)
        .when(.reason([.cloudKitShare]), for: "F117.2", "F197.1")
        .does(.call(.userDidAcceptCloudKitShare), for: "F197.1")
        .because("the app delegate receives the metadata of a share that the user accepted")
        .stated(shares)
      Rule("handoff.hand-over", for: .scenes)
        .when(.reason([.handoff]), for: "F117.2", "F198.3")
        .does(.call(.sceneWillContinueUserActivity), for: "F198.3")
        .does(.awaitActivity, for: "F198.3")
        .because("a connected scene is notified of an activity that is on its way")
        .stated(.uikit("UISceneDelegate, continuing user activities"))
      Rule("handoff.hand-over", since: .iOS8, for: .appDelegate)
        .when(.reason([.handoff]), for: "F117.2", "F198.1")
        .does(.call(.willContinueUserActivity), for: "F198.1")
        .does(.awaitActivity, for: "F198.1")
        .because("the app delegate is notified of an activity that is on its way")
        .stated(activities)
      Rule("activity.hand-over", for: .scenes)
        .when(.reason([.activity, .universalLink]), for: "F9.2", "F117.2")
        .does(.perform(.announceActivity), for: "F210.1")
        .does(.call(.sceneContinueUserActivity), for: "F117.2")
        .does(.perform(.openInSwiftUI), for: "F205.7")
        .because("a connected scene continues the activity, and the app delegate does not")
        .stated(.uikit("Transitioning to the scene-based life cycle"))
      Rule("activity.hand-over", since: .iOS8, for: .appDelegate)
        .when(.reason([.activity, .universalLink]))
        .does(.call(.willContinueUserActivity), .call(.continueUserActivity), for: "F117.2")
        .because("the app is notified that it will continue an activity, and then receives it")
        .stated(activities)
      Rule("local.at-launch", since: .iOS10)
        .when(
          .reason([.localNotification]),
          .fact(.isLaunching),
          .not(.setsNotificationDelegateLate),
          for: "F9.2",
          "F178.2",
          "F179.1",
          "F179.2"
        )
        .does(.beginEvent, for: "F166.2")
        .does(.call(.didReceiveNotificationResponse), for: "F179.1")
        .does(.endEvent, for: "F166.2")
        .because(
          "the notification center's delegate receives the notification that launched the app"
        )
        .stated(center)
      Rule("local.at-launch.missed", since: .iOS4)
        .when(.reason([.localNotification]), .fact(.isLaunching))
        .doesNothing(for: "F9.2", "F26.2")
        .because("an app receives the notification that launched it in its launch options only")
        .inferred(delegate)
      Rule("local.hand-over", for: .scenes)
        .when(.reason([.localNotification]), for: "F9.2")
        .does(.beginEvent, for: "F166.2")
        .does(.call(.didReceiveNotificationResponse), for: "F179.1")
        .does(.endEvent, for: "F166.2")
        .because("with scenes only the notification center's delegate receives local notifications")
        .inferred(center)
      Rule("local.hand-over", since: .iOS10, for: .appDelegate)
        .when(.reason([.localNotification]), for: "F178.2")
        .does(.beginEvent, for: "F166.2")
        .does(
          .callFirst(.didReceiveNotificationResponse, .didReceiveLocalNotification),
          for: "F179.1"
        )
        .does(.endEvent, for: "F166.2")
        .because(
          "a local notification goes to the notification center's delegate, else to the older method"
        )
        .stated(center)
      Rule("local.hand-over", since: .iOS4, until: .iOS10, for: .appDelegate)
        .when(.reason([.localNotification]))
        .does(.call(.didReceiveLocalNotification), for: "F9.2")
        .because("a local notification goes to application:didReceiveLocalNotification:")
      Rule("push.at-launch", since: .iOS10)
        .when(.fact(.isLaunching), .not(.setsNotificationDelegateLate), for: "F9.2", "F179.2")
        .does(.beginEvent, for: "F166.2")
        .does(
          .callFirst(.didReceiveNotificationResponse, .didReceiveRemoteNotificationFetch),
          for: "F9.2",
          "F179.1"
        )
        .does(.endEvent, for: "F166.2")
        .because(
          "the push that launched the app goes to the notification center's delegate, else to the app "
            + "delegate's method with a completion handler"
        )
        .observed(launchTraces)
      Rule("push.at-launch.fetch", since: .iOS7)
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
      Rule("push.hand-over", since: .iOS10)
        .does(.beginEvent, for: "F166.2")
        .does(
          .callFirst(
            .didReceiveNotificationResponse,
            .didReceiveRemoteNotificationFetch,
            .didReceiveRemoteNotification
          ),
          for: "F9.2",
          "F179.1"
        )
        .does(.endEvent, for: "F166.2")
        .because(
          "a push that was tapped goes to the notification center's delegate, else to the app delegate"
        )
        .stated(center)
      Rule("push.hand-over", since: .iOS7, until: .iOS10)
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
    Rule("activity.announce", on: .procedure(.announceActivity), for: .scenes)?
      .when(.on(.sceneWillContinueActivity), .not(.requestsScene), for: "F210.1", "F210.2")
      .does(.call(.sceneWillContinueUserActivity), for: "F210.1")
      .because(
        "a connected scene is notified that it will continue an activity, and then receives it "
          + "(scene-will-continue-activity)"
      )
      .inferred(.uikit("UISceneDelegate, continuing user activities"))
    Decision(on: .action(.localNotification), since: .iOS4) {
      Rule("local.front", since: .iOS10)
        .when(.state([.inactive, .active]), for: "F55.2", "F178.1")
        .presentsNotification()
      Rule("local.front", until: .iOS10)
        .when(.state([.inactive, .active]), for: "F9.2", "F55.2")
        .notifiesAtOnce()
      Rule("local.away")
        .showsNotification()
    }
    Decision(on: .action(.push)) {
      Rule("push.not-entitled")
        .when(.not(.hasPushEntitlement))
        .doesNothing(for: "F180.3")
        .because("no push reaches an app without the entitlement aps-environment")
        .observed(.measured("error 3000: no valid aps-environment entitlement string found"))
      Rule("push.front.silent", since: .iOS10)
        .when(.argument(["silent"]), .state([.inactive, .active]), for: "F178.3")
        .does(.storeEvent, for: "F9.2")
        .passesContent()
        .because("a silent push is not presented, and goes to the app delegate")
      Rule("push.front.content", since: .iOS10)
        .when(.argument(["alert-and-content"]), .state([.inactive, .active]), for: "F178.3")
        .does(.storeEvent, for: "F9.2")
        .does(.beginEvent, for: "F178.1")
        .does(.call(.willPresentNotification), for: "F178.3")
        .does(.endEvent, for: "F178.1")
        .passesContent()
        .because("a push with content is presented, and goes to the app delegate, too")
        .observed(.measured("pushes with content-available, iOS 10 and later"))
      Rule("push.front", since: .iOS10)
        .when(.state([.inactive, .active]), for: "F55.2", "F178.1")
        .presentsNotification()
      Rule("push.front", since: .iOS7, until: .iOS10)
        .when(.state([.inactive, .active]), for: "F9.2", "F55.2")
        .notifiesAtOnce()
      Rule("push.front", until: .iOS7)
        .when(.argument(["alert", nil]), .state([.inactive, .active]), for: "F9.2", "F55.2")
        .notifiesAtOnce()
      Rule("push.silent", since: .iOS7)
        .when(.argument(["silent"]), .fact(.canBeWokenByEvent), for: "F36.1", "F166.1")
        .does(.storeEvent, for: "F9.2", "F33.1")
        .does(.perform(.receive), for: "F9.2", "F166.1")
        .does(.discardURL, for: "F33.1", "F89.2")
        .because("a silent push launches or wakes an app with the mode remote-notification")
        .stated(.guide2017("Background Execution"))
      Rule("push.silent.unheard", since: .iOS7)
        .when(.argument(["silent"]))
        .doesNothing(for: "F36.1")
        .because("without the mode remote-notification a silent push only reaches a foreground app")
        .stated(.guide2017("Background Execution"))
      Rule("push.content", since: .iOS7)
        .when(.argument(["alert-and-content"]), .fact(.canBeWokenByEvent), for: "F36.1", "F166.1")
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
      .because("a foreground app is notified at once, and nothing is shown to the user")
      .stated(applicationTable, delegate)
  }

  /// Passes the notification to the foreground app, which chooses how it is presented.
  fileprivate func presentsNotification() -> Rule {
    does(.storeEvent, for: "F9.2")
      .does(.perform(.presentNotification), for: "F55.2", "F178.1")
      .does(.discardURL, for: "F33.1", "F89.2")
      .because("a foreground app is notified at once, and decides whether the user sees it")
      .stated(center)
  }

  /// Passes the content of a push to the app delegate.
  fileprivate func passesContent() -> Rule {
    does(.beginEvent, for: "F166.2")
      .does(
        .callFirst(.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification),
        for: "F9.2",
        "F178.3"
      )
      .does(.endEvent, for: "F166.2")
      .does(.discardURL, for: "F33.1", "F89.2")
  }

  /// Shows the notification to the user.
  fileprivate func showsNotification() -> Rule {
    does(.showNotification, for: "F9.2")
      .because(
        "a notification for an app that is not in the foreground is shown to the user, and the app "
          + "is not notified"
      )
  }
}
