/// Sockets, shared resources, alerts and repeating work.
extension Machine {
  /// The shared resource that the action names.
  var sharedResource: SharedResource? {
    mutating get { action.word(SharedResource.self, "kind") }
  }

  /// Whether another app in front holds the requested resource.
  var resourceIsClaimed: Bool {
    mutating get {
      front == .otherApp && (sharedResource.map(otherApps.claimedResources.contains) ?? false)
    }
  }

  /// Closes the working sockets that satisfy a condition.
  mutating func endSockets(_ effect: SystemEffect, where isIncluded: (Socket) -> Bool) {
    var names: [String] = []
    process.resources.sockets.forEach { name, socket in
      guard socket.isAlive, isIncluded(socket) else { return }
      socket.isAlive = false
      names.append(name)
    }
    for name in names { note(effect, name) }
  }

  mutating func cancelAlert() -> Delivery? {
    guard let alert = process.resources.alerts.popLast() else { return nil }
    note(.alertCancelled, alert.name)
    return .handler(.alert(alert.id))
  }

  // MARK: - Work that repeats

  mutating func tick() {
    for piece in process.resources.work.popDue(at: clock.now) {
      clock.activity.countTick()
      var values: Details = [.kind: .text(piece.kind.rawValue)]
      values.set(.name, piece.name)
      note(.tick, values)
      if piece.kind == .openGLAnimation { performNow(.drawFrame) }
      if life.state == .notRunning { return }
    }
    watchWork()
  }

  /// Schedules the timer for the work that is due first; a suspended app does none.
  mutating func watchWork() {
    clock.timers.cancel(.work)
    if life.state != .suspended, let due = process.resources.work.nextDeadline {
      clock.timers.schedule(.work, at: due)
    }
  }
}
