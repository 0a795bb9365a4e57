/// The time that the app has in the background.
extension Machine {
  /// Stops audio playback or recording, if there is any.
  mutating func stopAudio() {
    if process.backgroundUses.remove(.audio) != nil { note(.audioStopped) }
  }

  /// The remaining time of background tasks; nil if it is not limited.
  var backgroundTimeRemaining: VirtualTime? {
    if !process.tasks.hasBudget { return .zero }
    guard let due = clock.timers.deadline(of: .taskExpiration) else { return nil }
    return max(.zero, due + settings.duration(.expirationLead) - clock.now)
  }

  /// Starts the clock of the background time, for an app that was running or that was woken.
  mutating func startBackgroundClock(isWoken: Bool) {
    let budget = settings.duration(isWoken ? .wokenTaskBudget : .backgroundTaskBudget)
    process.tasks.hasBudget = true
    let due = clock.now + max(.zero, budget - settings.duration(.expirationLead))
    clock.timers.schedule(.taskExpiration, at: due)
    // Counted from here, not from the handlers, which a busy main thread can delay.
    clock.timers.schedule(.taskGrace, at: due + settings.duration(.expirationGrace))
    book.noteReading(.backgroundOverrun)
    if settings.value(BackgroundOverrun.self) != .none {
      schedule(.overrun, after: .backgroundOverrunAfter)
    }
  }

  mutating func stopBackgroundClock() {
    for timer in [ClockTimer.taskExpiration, .taskGrace, .overrun] { clock.timers.cancel(timer) }
  }
}
