extension Machine {
  /// Carries out what concerns work that repeats.
  mutating func carryOutWork(_ effect: ConductEffect) {
    switch effect {
    case .startWork:
      guard let kind = kindOfWork else { break }
      var interval = VirtualTime.seconds(1)
      if case .duration(let every) = action.argument(2) {
        interval = max(every, VirtualTime(milliseconds: 1))
      }
      if action.argument(3) == .word(1) {
        interval = VirtualTime(milliseconds: interval.milliseconds * 10)
      }
      belongings.work.start(
        .init(kind: kind, name: action.text(1), interval: interval, due: now + interval)
      )
    case .stopWork:
      if let kind = kindOfWork { belongings.work.stop(kind, action.text(1)) }
    case .tick:
      for piece in belongings.work.takeDue(at: now) {
        activity.countTick()
        var values = [Detail.kind: Details.Value.text(piece.kind.rawValue)]
        values[.name] = piece.name.map { .text($0) }
        note(.tick, values)
        if piece.kind == .openGLAnimation { performNow(.drawFrame) }
        if state == .notRunning { return }
      }
    default: break
    }
    watchWork()
  }

  /// Waits for the work that is due first; a suspended app does none.
  mutating func watchWork() {
    timers.cancel(.work)
    if state != .suspended, let due = belongings.work.nextDeadline {
      timers.schedule(.work, at: due)
    }
  }

  private var kindOfWork: WorkKind? {
    mutating get {
      guard case .word(let index) = action.argument(0) else { return nil }
      return WorkKind.allCases[index]
    }
  }
}
