extension Machine {
  /// Carries out what the app does itself.
  mutating func carryOut(_ effect: AppEffect) -> Delivery? {
    switch effect {
    case .block:
      if case .duration(let time) = action.argument(0) { block(for: time) }
    case .beginTask: _ = tasks.begin(action.text(0) ?? "")
    case .refuseTask: note(.taskRefused)
    case .endTask:
      if !endTask() {
        note(.unknownTask)
        writeToConsole("unknown-task", action.text(0))
      }
    case .startExpiration: tasks.expireAll()
    case .expireTasks:
      guard let task = tasks.nextExpiring() else { break }
      record(.task(.expired), trace.intern(Details(values: [.name: .text(task.name)])))
      ranInBackground = true
      repeatEffect()
      return .expiration(task.id)
    case .use(let use, let isOn):
      if isOn { uses |= use.mask } else { uses &= ~use.mask }
    case .stopAudio: stopAudio()
    }
    return nil
  }

  /// Ends what the app plays or records, if it does.
  mutating func stopAudio() {
    guard uses & BackgroundUse.audio.mask != 0 else { return }
    uses &= ~BackgroundUse.audio.mask
    note(.audioStopped)
  }

  /// The time that background tasks have left; nil where it is not counted.
  var backgroundTimeRemaining: VirtualTime? {
    if !tasks.budgetIsLeft { return .zero }
    guard let due = timers.deadline(of: .taskExpiration) else { return nil }
    return max(.zero, due + settings.duration(.expirationLead) - now)
  }

  /// Ends the task that the action names: by its identifier where the app's code knows it, else the oldest of that name.
  private mutating func endTask() -> Bool {
    if case .count(let id) = action.argument(1) { return tasks.end(id) }
    guard let id = tasks.find(action.text(0) ?? "") else { return false }
    return tasks.end(id)
  }
}
