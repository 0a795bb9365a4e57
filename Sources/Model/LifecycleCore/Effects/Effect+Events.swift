/// Effects on background events, pushes and notifications.
extension Effect {
  static let storeEvent = Self("keep the event for the app") {
    $0.process.launchTrigger = LaunchTrigger($0.action)
  }
  static let showNotification = Self("the notification is shown to the user") {
    guard let new = LaunchTrigger($0.action) else { return }
    $0.storage.notifications.append(new)
    $0.process.launchTrigger = new
    $0.note(.notificationShown)
    $0.process.launchTrigger = nil
  }
  static let storeNotification = Self("keep the last notification shown for the app") {
    $0.process.launchTrigger = $0.storage.notifications.popLast()
  }

  static let storeNotificationAction = Self(
    "keep the chosen action of the last notification shown for the app"
  ) {
    let notification = $0.storage.notifications.popLast()
    $0.process.launchTrigger = notification?.responding(with: $0.action)
  }
  static let storePresented = Self("keep the notification that is presented for the app") {
    $0.process.launchTrigger = $0.process.presentedNotification
    $0.process.presentedNotification = nil
  }
  static let storePresentedAction = Self(
    "keep the chosen action of the notification that is presented for the app"
  ) {
    let notification = $0.process.presentedNotification
    $0.process.launchTrigger = notification?.responding(with: $0.action)
    $0.process.presentedNotification = nil
  }
  static let keepConnectedResponse = Self("keep the notification with which the scene connected") {
    let trigger = $0.process.launchTrigger
    let isResponse =
      !$0.process.connectsInBackground
      && trigger.map(\.reason.isNotification) ?? false
    $0.process.connectedResponse = isResponse ? trigger : nil
  }
  static let takeConnectedResponse = Self("the app receives that notification") {
    $0.process.launchTrigger = $0.process.connectedResponse
    $0.process.connectedResponse = nil
  }
  static let awaitActivity = Self("an activity that is on its way arrives later") {
    guard let trigger = $0.process.launchTrigger, trigger.reason == .handoff else { return }
    $0.process.awaitedActivity = trigger.name
  }
  static let takeAwaitedActivity = Self("keep the activity that was on its way for the app") {
    $0.process.launchTrigger = .activity($0.process.awaitedActivity)
    $0.process.awaitedActivity = nil
  }
  static let requestToken = Self("the system asks for a token for pushes") {
    $0.process.awaitsToken = true
  }
  static let endTokenRequest = Self("the registration is finished") {
    $0.process.awaitsToken = false
  }

  static let beginEvent = Self("the app begins to handle the event") {
    let isAwaited =
      $0.process.launchTrigger?.reason != .quickAction || $0.settings.isOn(.quickActionMustAnswer)
    $0.process.events.begin(
      $0.process.launchTrigger?.reason,
      deadline: isAwaited ? $0.eventDeadline : nil,
      isAwaited: isAwaited
    )
    $0.scheduleEventTimer()
  }
  static let handleEvent = delivering("run the app's code for the event") {
    $0.note(.backgroundEvent)
    $0.ruleStack.ranInBackground = true
    return $0.process.launchTrigger?.reason.properties.event.map { .event($0) }
  }
  static let endEvent = Self(
    "the app has handled the event, unless it kept the completion handler"
  ) {
    $0.process.events.end()
    $0.scheduleEventTimer()
  }
  static let endOverdueSessionEvent = Self(
    "the system no longer waits for the events of the background URL session"
  ) {
    $0.process.events.endOverdue(.transfer, at: $0.clock.now)
    $0.scheduleEventTimer()
  }
  static let keepHandler = Self("the completion handler is kept") {
    $0.process.events.keepHandler()
  }
  static let callHandler = Self("the app has handled the event of the completion handler") {
    let isPresented = $0.action.presentsNotification
    let presents = $0.process.events.callHandler(of: $0.action.identifier, presenting: isPresented)
    if presents { $0.present(isPresented) }
    $0.scheduleEventTimer()
  }
}
