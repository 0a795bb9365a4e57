private let quickActions = Source.uikit("UIApplicationDelegate, quick actions")
private let launching = Source.translation("III.1 The launch cycle, opening a URL")
private let activity = Source.uikit("UIApplicationDelegate, continuing user activities")
private let sceneActivity = Source.uikit("UISceneDelegate, continuing user activities")
private let appearance = Source.uikit("UITraitCollection.activeAppearance")
private let conditions = Source.uikit("UISceneActivationConditions")

/// Opening a URL of the app, continuing an activity, and quick actions.
var urlRules: [Rule] {
  [Rule](stated: launching) {
    Decision(on: .action(.openURL)) {
      Rule("url.bring")
        .when(.front([.homeScreen, .otherApp]), .not(.isRinging), .fact(.isInstalled))
        .applies(for: "F117.1", "F118.1", "F120.1")
        .does(.storeURL, for: "F118.2", "F120.1", "F200.1")
        .does(.targetScene, for: "F209.1")
        .does(.uncoverAll, .show(.app), .perform(.bringForward), for: "F118.1", "F120.1")
        .because("a URL brings its app to the front, launching it if it is not running")
      Rule("url.scene", for: .scenes)
        .when(.front([.app]), .not(.isRinging), .fact(.targetIsElsewhere), for: "F209.2", "F209.3")
        .does(
          .storeURL,
          .targetScene,
          .uncoverAll,
          .perform(.openWindow),
          .discardURL,
          for: "F209.2"
        )
        .because("a URL for a scene that is not on the screen opens its window")
        .inferred(conditions)
      Rule("url.covered", since: .iOS16)
        .when(.front([.app]), .not(.isRinging), .fact(.targetIsCovered), for: "F226.5")
        .does(.storeURL, .targetScene, .uncoverTarget, .uncoverAll, for: "F226.5")
        .does(.perform(.handOverURL), .discardURL, .perform(.becomeActive), for: "F226.5")
        .because("a URL brings the window that receives it in front of those of other apps")
        .inferred(appearance)
      Rule("url.through-inactive")
        .when(.state([.active]), .set(URLWhileActive.throughInactive))
        .does(.targetScene, for: "F209.3")
        .does(.storeURL, .perform(.resign), .perform(.handOverURL), .discardURL, for: "F117.1")
        .does(.perform(.becomeActive), for: "F117.1")
        .because("an active app may become inactive to receive a URL (url-while-active)")
        .inferred(launching)
      Rule("url.front")
        .when(.front([.app]), .not(.isRinging))
        .does(.storeURL, for: "F117.1", "F200.1")
        .does(.targetScene, for: "F209.3")
        .does(.uncoverAll, .perform(.handOverURL), .discardURL, for: "F117.1")
        .does(.perform(.reactivate), for: "F117.1")
        .because("the foreground app receives the URL at once, and what covers it is dismissed")
    }
    Decision(on: .procedure(.openURLAfterActive), if: .not(.refusedURL), .set(URLCall.afterActive))
    {
      Rule("activity.after-active", since: .iOS8)
        .when(
          .reason([.activity, .universalLink, .handoff, .quickAction]),
          for: "F117.2"
        )
        .does(.perform(.handOver), for: "F117.2")
        .because("an activity or a quick action is handed over where a URL is (url-call)")
        .inferred(activity, quickActions)
      Rule("url.after-active")
        .when(.fact(.hasURL))
        .does(.perform(.handOverURL), for: "F118.2", "F120.1")
        .because("the app may receive the URL once it is active (url-call)")
        .inferred(launching)
    }
    Decision(on: .procedure(.handOverURL)) {
      Rule("scene.url", for: .scenes)
        .does(.call(.sceneOpenURLContexts), for: "F117.1", "F120.1")
        .does(.perform(.openInSwiftUI), for: "F205.6")
        .because("a connected scene receives the URL, and the app delegate does not")
        .stated(.uikit("Transitioning to the scene-based life cycle"))
      Rule("url.hand-over", since: .iOS9, for: .appDelegate)
        .does(
          .callFirst(.openURLOptions, .openURLSourceApplication, .handleOpenURL),
          for: "F119.3",
          "F120.2"
        )
        .because("from iOS 9 a URL goes to application:openURL:options:, else to an older method")
        .stated(.uikit("UIApplicationDelegate application(_:open:options:)"))
      Rule("url.hand-over", until: .iOS4_2)
        .does(.callFirst(.handleOpenURL, .handleOpenURL), for: "F119.2", "F120.2")
        .because("before iOS 4.2 a URL goes to application:handleOpenURL:")
      Rule("url.hand-over", since: .iOS4_2, until: .iOS9)
        .does(.callFirst(.openURLSourceApplication, .handleOpenURL), for: "F119.1", "F120.2")
        .because(
          "from iOS 4.2 a URL goes to application:openURL:sourceApplication:annotation:, and "
            + "to the older method where that is missing"
        )
    }
    // Continuing an activity (Handoff, universal links), and quick actions of the icon.
    [Rule](stated: activity) {
      deliveryRules("activity", on: .continueActivity, since: .iOS8, "an activity")
      deliveryRules("universal-link", on: .openUniversalLink, since: .iOS9, "a universal link")
      handoffRules
      shareRules
      Rule("quick-action.bring", on: .action(.chooseQuickAction), since: .iOS9)?
        .when(.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled))
        .does(.targetScene, for: "F209.1")
        .does(.storeEvent, .show(.app), .perform(.bringForward), for: "F26.2", "F89.1")
        .because("a quick action of the icon brings its app to the front")
        .stated(quickActions)
    }
  }
}

/// An activity or a universal link that reaches the app.
private func deliveryRules(
  _ id: String,
  on kind: ActionKind,
  since os: OSVersion,
  _ what: String
) -> [Rule] {
  Decision(on: .action(kind), since: os) {
    Rule("\(id).bring")
      .when(
        .front([.homeScreen, .otherApp]),
        .not(.isRinging),
        .fact(.isInstalled),
        for: "F89.1",
        "F117.2"
      )
      .does(.storeEvent, for: "F117.2")
      .does(.targetScene, for: "F209.1")
      .does(.uncoverAll, .show(.app), .perform(.bringForward), for: "F89.1", "F117.2")
      .because("\(what) brings its app to the front")
    Rule("\(id).scene", for: .scenes)
      .when(.state([.active]), .fact(.targetIsElsewhere), for: "F209.2", "F209.3")
      .does(.storeEvent, .targetScene, .perform(.openWindow), .discardURL, for: "F209.2")
      .because("\(what) for a scene that is not on the screen opens its window")
      .inferred(conditions)
    Rule("\(id).covered", since: .iOS16)
      .when(.front([.app]), .not(.isRinging), .fact(.targetIsCovered), for: "F226.5")
      .does(.storeEvent, .targetScene, .uncoverTarget, .uncoverAll, for: "F226.5")
      .does(.perform(.handOver), .discardURL, .perform(.becomeActive), for: "F226.5")
      .because("\(what) brings the window that receives it in front of those of other apps")
      .inferred(appearance)
    Rule("\(id).active")
      .when(.state([.active]))
      .does(.targetScene, for: "F209.3")
      .does(.storeEvent, .perform(.handOver), .discardURL, for: "F117.2")
      .because("an active app receives \(what) at once")
      .inferred(activity)
  }.rules
}

/// Activities that are on their way from another device, and those that the app has itself.
private var handoffRules: [Rule] {
  [Rule](stated: activity) {
    Decision(
      on: .action(.finishHandoff),
      since: .iOS8,
      if: .fact(.awaitsActivity),
      .state([.inactive, .active])
    ) {
      Rule("handoff.failed", for: .scenes)
        .when(.argument(["failure"]), for: "F198.3", "F198.5")
        .does(.takeAwaitedActivity, for: "F198.5")
        .does(.call(.sceneDidFailToContinueUserActivity), .discardURL, for: "F198.5")
        .because("the scene is notified of an activity that does not arrive")
        .stated(sceneActivity)
      Rule("handoff.failed", for: .appDelegate)
        .when(.argument(["failure"]), for: "F198.1", "F198.2")
        .does(.takeAwaitedActivity, for: "F198.2")
        .does(.call(.didFailToContinueUserActivity), .discardURL, for: "F198.2")
        .because("the app delegate is notified of an activity that does not arrive")
      Rule("handoff.arrived")
        .does(.takeAwaitedActivity, for: "F198.1", "F198.3")
        .does(.perform(.continueActivity), .discardURL, for: "F198.1", "F198.3", "F198.4")
        .because("the app continues an activity when its data are there")
    }
    Rule("handoff.continue", on: .procedure(.continueActivity), for: .scenes)?
      .does(.call(.sceneContinueUserActivity), for: "F198.3", "F198.4")
      .does(.perform(.openInSwiftUI), for: "F205.7")
      .because("the scene continues the activity that was on its way")
      .stated(sceneActivity)
    Rule("handoff.continue", on: .procedure(.continueActivity), since: .iOS8, for: .appDelegate)?
      .does(.call(.continueUserActivity), for: "F198.1")
      .because("the app delegate continues the activity that was on its way")
    Decision(on: .action(.updateActivity), since: .iOS8, if: .state([.inactive, .active])) {
      Rule("activity.update", for: .scenes)
        .does(.storeEvent, .call(.sceneDidUpdateUserActivity), .discardURL, for: "F199.2")
        .because("the scene adds what it wants to the activity that the user is engaged in")
        .stated(sceneActivity)
      Rule("activity.update", for: .appDelegate)
        .does(.storeEvent, .call(.didUpdateUserActivity), .discardURL, for: "F199.1")
        .because("the app delegate adds what it wants to the activity that the user is engaged in")
    }
  }
}

/// CloudKit shares that the user accepts.
private var shareRules: [Rule] {
  [Rule](stated: .uikit("UIApplicationDelegate, CloudKit share invitations")) {
    Decision(on: .action(.acceptCloudKitShare), since: .iOS10) {
      Rule("share.bring")
        .when(.front([.homeScreen, .otherApp]), .not(.isRinging), .fact(.isInstalled))
        .does(.storeEvent, for: "F197.1", "F197.2", "F197.3")
        .does(.uncoverAll, .show(.app), .perform(.bringForward), for: "F197.1", "F197.2")
        .because("accepting a share brings the app to the front")
      Rule("share.active")
        .when(.state([.active]), for: "F197.1", "F197.2")
        .does(.storeEvent, .perform(.handOver), .discardURL, for: "F197.1", "F197.2")
        .because("an active app receives the share at once")
        .inferred(activity)
    }
  }
}
