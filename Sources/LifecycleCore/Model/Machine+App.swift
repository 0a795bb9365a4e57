extension Machine {
  /// Carries out what the app does itself.
  mutating func carryOutAppEffect(_ effect: Effect) -> Delivery? {
    switch effect {
    case .block:
      if case .duration(let time) = action.argument(0) { block(for: time) }
    case .answer: break
    case .beginTask: _ = tasks.begin(action.text(0) ?? "")
    case .refuseTask: record(.effect(.taskRefused))
    case .endTask:
      if let id = tasks.find(action.text(0) ?? "") {
        _ = tasks.end(id)
      } else {
        record(.effect(.unknownTask))
      }
      if tasks.live.isEmpty { timers.cancel(.taskGrace) }
    case .startExpiration:
      tasks.expireAll()
      if !tasks.live.isEmpty {
        timers.schedule(.taskGrace, at: now + settings.duration(.expirationGrace))
      }
    case .expireTasks:
      guard let task = tasks.nextExpiring() else { break }
      record(.expiration(trace.intern(task.name)))
      ranInBackground = true
      repeatEffect()
      return .expiration(task.id)
    case .use(let use, let isOn):
      if isOn { uses |= use.mask } else { uses &= ~use.mask }
    default: preconditionFailure("Internal inconsistency: \(effect) is carried out elsewhere")
    }
    return nil
  }
}
