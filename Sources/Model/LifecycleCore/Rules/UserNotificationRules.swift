private let center = Source.uikit("UNUserNotificationCenterDelegate")
private let registering = Source.uikit("Registering your app with APNs")

/// The user notification center and its delegate, from iOS 10, and the registration for pushes.
var userNotificationRules: [Rule] {
  [Rule](stated: center) {
    Decision(on: .procedure(.presentNotification), since: .iOS10) {
      Rule("present.local", for: .scenes)
        .when(.reason([.localNotification]), for: "F9.2", "F178.1")
        .does(.beginEvent, for: "F208.3")
        .does(.call(.willPresentNotification), for: "F178.1")
        .does(.endEvent, for: "F208.3")
        .because("the notification center's delegate chooses how a notification is presented")
      Rule("present.local", for: .appDelegate)
        .when(.reason([.localNotification]), for: "F9.2", "F178.1")
        .does(.beginEvent, for: "F208.3")
        .does(.callFirst(.willPresentNotification, .didReceiveLocalNotification), for: "F178.1")
        .does(.endEvent, for: "F208.3")
        .because(
          "the notification center's delegate chooses how a notification is presented; without it "
            + "the app delegate receives the notification"
        )
      Rule("present.push")
        .does(.beginEvent, for: "F166.2", "F208.3")
        .does(
          .callFirst(
            .willPresentNotification,
            .didReceiveRemoteNotificationFetch,
            .didReceiveRemoteNotification
          ),
          for: "F178.1",
          "F178.2"
        )
        .does(.endEvent, for: "F166.2", "F208.3")
        .because(
          "the notification center's delegate chooses how a push is presented; without it the app "
            + "delegate receives the push"
        )
    }
    Rule("notification.response.connected", on: .procedure(.answerNotification), for: .scenes)?
      .when(
        .fact(.connectedWithResponse),
        .not(.setsNotificationDelegateLate),
        .on(.coldResponseTwice),
        for: "F179.3"
      )
      .does(.takeConnectedResponse, for: "F179.3")
      .does(.beginEvent, for: "F166.2")
      .does(.call(.didReceiveNotificationResponse), for: "F179.3")
      .does(.endEvent, for: "F166.2")
      .does(.discardURL, for: "F89.2")
      .because(
        "a notification with which a scene connects goes to the notification center's delegate, too "
          + "(cold-response-twice)"
      )
      .observed(.measured("iOS 18.6 and 26.4, launches by a tapped notification"))
    Rule("notification.tap.presented.scene", on: .action(.tapNotification), for: .scenes)?
      .when(.state([.active]), .fact(.notificationIsPresented), .fact(.targetIsElsewhere))
      .applies(for: "F208.1", "F209.2")
      .does(.storePresented, .targetScene, .perform(.openWindow), .discardURL, for: "F209.2")
      .because("a presented notification for a scene that is not on the screen opens its window")
      .inferred(.uikit("UISceneActivationConditions"))
    Rule("notification.tap.presented", on: .action(.tapNotification), since: .iOS10)?
      .when(.state([.active]), .fact(.notificationIsPresented))
      .does(.storePresented, .perform(.handOver), .discardURL, for: "F208.1")
      .because("an active app receives the presented notification that the user taps at once")
    Rule("notification.action.presented", on: .action(.chooseNotificationAction), since: .iOS10)?
      .when(.state([.active]), .fact(.notificationIsPresented))
      .does(.storePresentedAction, .perform(.handleEvent), for: "F208.2")
      .because("a notification that is presented in the foreground has its actions there, too")
    Rule("notification.action", on: .action(.chooseNotificationAction), since: .iOS10)?
      .when(
        .fact(.notificationWaits),
        .not(.isRinging),
        .state([.notRunning, .suspended, .background])
      )
      .does(.storeNotificationAction, for: "F179.4")
      .does(.perform(.receive), for: "F179.4")
      .because("an action that does not open the app is handled in the background")
    Rule("push.register", on: .action(.registerForRemoteNotifications))?
      .does(.requestToken, for: "F180.1")
      .because("an app asks for a token at each launch, in any state")
      .stated(registering)
    Decision(
      on: .action(.finishRemoteRegistration),
      if: .fact(.awaitsToken),
      .state([.background, .inactive, .active])
    ) {
      Rule("push.register.not-entitled")
        .when(.not(.hasPushEntitlement), for: "F180.1", "F180.3")
        .does(.endTokenRequest, for: "F180.1")
        .does(.call(.didFailToRegisterForRemoteNotifications), for: "F180.3")
        .because("an app without the entitlement aps-environment gets no token")
        .observed(.measured("error 3000: no valid aps-environment entitlement string found"))
      Rule("push.register.failed")
        .when(.argument(["failure"]), for: "F180.2")
        .does(.endTokenRequest, for: "F180.1")
        .does(.call(.didFailToRegisterForRemoteNotifications), for: "F180.2")
        .because("without a token the app delegate receives an error")
        .stated(registering)
      Rule("push.registered")
        .does(.endTokenRequest, for: "F180.1")
        .does(.call(.didRegisterForRemoteNotifications), for: "F180.1")
        .because("the app delegate receives the token later, with scenes, too")
        .stated(registering)
    }
  }
}
