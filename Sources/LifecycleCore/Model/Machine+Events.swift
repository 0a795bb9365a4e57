extension Machine {
  /// Carries out what concerns events, pushes and what else brings the app something.
  mutating func carryOutEvent(_ effect: EventEffect) -> Delivery? {
    switch effect {
    case .take: occurrence = Occurrence(action)
    case .showToUser:
      guard let new = Occurrence(action) else { break }
      shown.append(new)
      occurrence = new
      note(.notificationShown)
      occurrence = nil
    case .takeShown: occurrence = shown.popLast()
    case .begin:
      let isAwaited = occurrence?.occasion != .quickAction || settings.isOn(.quickActionMustAnswer)
      events.begin(deadline: isAwaited ? eventDeadline : nil, isAwaited: isAwaited)
      watchEvents()
    case .handle:
      note(.backgroundEvent)
      ranInBackground = true
      guard let occasion = occurrence?.occasion,
        BackgroundEvent.allCases.indices.contains(Int(occasion.rawValue))
      else { break }
      return .event(BackgroundEvent.allCases[Int(occasion.rawValue)])
    case .end:
      events.end()
      watchEvents()
    case .keepHandler: events.keepHandler()
    case .callHandler:
      if case .count(let id) = action.argument(0) {
        events.callHandler(of: id)
      } else {
        events.callHandler(of: nil)
      }
      watchEvents()
    }
    return nil
  }

  /// The time of kept completion handlers runs in the background alone.
  mutating func countEvents() {
    guard events.areOwed else { return }
    events.count(until: eventDeadline)
    watchEvents()
  }

  private var eventDeadline: VirtualTime? {
    state == .background ? now + settings.duration(.backgroundEventBudget) : nil
  }

  /// Watches the event with which the app must be done first.
  private mutating func watchEvents() {
    timers.cancel(.eventOverdue)
    if let deadline = events.deadline { timers.schedule(.eventOverdue, at: deadline) }
  }

  /// Whether the action under way brings something that this app may be woken for.
  var declaresEvent: Bool {
    mutating get {
      guard isInstalled, let occasion = Occurrence(action)?.occasion, occasion.since <= world.os
      else { return false }
      let modes = occasion.modes
      return modes.isEmpty || !modes.isDisjoint(with: world.app.backgroundModes)
    }
  }
}
