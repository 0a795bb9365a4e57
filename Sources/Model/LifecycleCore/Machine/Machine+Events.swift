/// Background events, and the time to handle them.
extension Machine {
  /// Restarts the deadlines of kept completion handlers, which only apply in the background.
  mutating func restartEventDeadlines() {
    guard process.events.arePending else { return }
    process.events.restartDeadlines(at: eventDeadline)
    scheduleEventTimer()
  }

  var eventDeadline: VirtualTime? {
    life.state == .background ? clock.now + settings.duration(.backgroundEventBudget) : nil
  }

  /// Schedules the timer for the event with the earliest deadline.
  mutating func scheduleEventTimer() {
    clock.timers.cancel(.eventOverdue)
    if let deadline = process.events.deadline {
      clock.timers.schedule(.eventOverdue, at: deadline)
    }
  }

  /// Presents the notification that arrived in the foreground, or does not, as the app's code chose; nil if no options say it.
  mutating func present(_ isPresented: Bool?) {
    guard let isPresented, let notification = process.presentedNotification else { return }
    if isPresented {
      note(.notificationShown, notification.name.map { [.notification: .text($0)] } ?? Details())
    } else {
      process.presentedNotification = nil
    }
  }

  /// Whether the current action is an event for which the system can wake this app.
  var canBeWokenByEvent: Bool {
    mutating get {
      guard storage.isInstalled, let reason = LaunchTrigger(action)?.reason.properties else {
        return false
      }
      return reason.since <= environment.os && environment.declaresMode(of: reason)
    }
  }
}
