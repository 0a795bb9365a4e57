/// Effects on the main thread, background tasks and background modes.
extension Effect {
  static let keepMainBusy = Self("the main thread is busy for that time", leadsTo: .delay) {
    if let time = $0.action.duration("time") { $0.block(for: time) }
  }

  static let beginTask = Self("a background task begins") {
    _ = $0.process.tasks.begin($0.action.name)
  }
  static let refuseTask = Self("no background task begins") { $0.note(.taskRefused) }
  static let endTask = Self("the background task ends") {
    // App code in Swift passes the identifier; a script means the oldest task with that name.
    let id = $0.action.identifier ?? $0.process.tasks.find($0.action.name)
    if let id, $0.process.tasks.end(id) { return }
    $0.note(.unknownTask)
    $0.writeToConsole(.unknownTask, $0.action.subject)
  }
  static func warn(_ message: ConsoleMessage) -> Effect {
    Self("the system writes '\(message.word)' to the console") { $0.writeToConsole(message, nil) }
  }
  static let startExpiration = Self("no time is left for background tasks") {
    $0.process.tasks.expireAll()
  }
  static let expireTasks = delivering("call the expiration handler of each background task") {
    guard let task = $0.process.tasks.nextExpiring() else { return nil }
    $0.record(.task(.expired), [.name: .text(task.name)])
    $0.ruleStack.ranInBackground = true
    $0.repeatEffect()
    return .handler(.task(task.id))
  }

  static func use(_ use: BackgroundMode, _ isOn: Bool) -> Effect {
    Self("\(use) is \(isOn ? "" : "no longer ")in use") {
      if isOn {
        $0.process.backgroundUses.insert(use)
      } else {
        $0.process.backgroundUses.remove(use)
      }
    }
  }
  static let stopAudio = Self("`audio-stopped`, if it plays or records") { $0.stopAudio() }
}

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
    for timer in [Timer.taskExpiration, .taskGrace, .overrun] { clock.timers.cancel(timer) }
  }
}
