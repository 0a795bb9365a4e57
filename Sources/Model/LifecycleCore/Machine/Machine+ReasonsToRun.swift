/// The reasons that keep an app running in the background while its main thread is idle.
extension Machine {
  /// Whether there is a reason not to suspend the app now.
  var hasReasonToRun: Bool {
    mutating get {
      environment.device.debugger || !process.tasks.live.isEmpty || process.events.areAwaited
        || !modesKeepingAppRunning.isEmpty
        || process.scheduler.map { !$0.running.isEmpty } ?? false
    }
  }

  /// Whether a background mode need only be declared, not used.
  private var declaringIsEnough: Bool { settings.value(BackgroundModeUse.self) == .declared }

  /// The background modes that keep the app from being suspended.
  private var modesKeepingAppRunning: Set<BackgroundMode> {
    mutating get {
      let declared = environment.app.backgroundModes
      if declared.isEmpty { return [] }
      return declared.intersection(
        declaringIsEnough ? [.audio, .location, .voip] : process.backgroundUses
      )
    }
  }

  /// The reasons why an app in the background is not suspended, as sentences.
  mutating func whyNotSuspended() -> [String] {
    guard life.state == .background else { return [] }
    var reasons = process.tasks.live.map { "background task '\($0.name)' is not ended" }
    reasons += (process.scheduler?.running ?? []).map {
      "the task '\($0.request.identifier)' of BGTaskScheduler is not completed"
    }
    if environment.device.debugger {
      reasons.append("a debugger is attached, under which no app is suspended")
    }
    if process.events.areAwaited {
      reasons.append(
        "the app is not done with a background event: it has not called the completion handler"
      )
    }
    let modes = modesKeepingAppRunning
    if !modes.isEmpty, declaringIsEnough {
      reasons.append(
        "UIBackgroundModes declares \(modes.map(\.rawValue).sorted().joined(separator: ", ")), "
          + "which keeps the app running "
          + "(\(ModelSwitch.backgroundMode.name): \(settings.text(.backgroundMode)))"
      )
    } else {
      if modes.contains(.audio) { reasons.append("the app uses background audio") }
      if modes.contains(.location) {
        reasons.append("the app follows the location in the background")
      }
    }
    if reasons.isEmpty, let due = clock.timers.deadline(of: .suspension) {
      reasons.append("the app is suspended only at \(due) (\(ModelSwitch.suspendAfter.name))")
    }
    return reasons
  }
}
