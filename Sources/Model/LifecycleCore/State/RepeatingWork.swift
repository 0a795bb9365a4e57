/// The repeating work of the app: timers, queries, movies, games and animations.
struct RepeatingWork {
  struct Item {
    let kind: WorkKind
    let name: String?
    let interval: VirtualTime
    var due: VirtualTime

    /// Returns when it is due again: a timer that is late keeps to its times.
    fileprivate func next(after now: VirtualTime) -> VirtualTime {
      guard kind == .timer else { return now + interval }
      let missed = (now - due).milliseconds / interval.milliseconds
      return VirtualTime(milliseconds: due.milliseconds + (missed + 1) * interval.milliseconds)
    }
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// The time at which the next item is due.
  var nextDeadline: VirtualTime? { items.lazy.map(\.due).min() }

  /// Starts an item, replacing an older one of the same kind and name.
  mutating func start(_ item: Item) {
    items.removeAll { $0.kind == item.kind && $0.name == item.name }
    items.append(item)
  }

  /// Stops the item with the given name, or all of the kind without one.
  mutating func stop(_ kind: WorkKind, _ name: String?) {
    items.removeAll { $0.kind == kind && (name == nil || $0.name == name) }
  }

  /// Returns the items that are due now, and reschedules each by its interval.
  mutating func popDue(at now: VirtualTime) -> [Item] {
    let due = items.filter { $0.due <= now }
    for index in items.indices where items[index].due <= now {
      items[index].due = items[index].next(after: now)
    }
    return due
  }

  /// Restarts the interval of each item, which was paused until now; a timer whose time has come is due at once.
  mutating func resume(at now: VirtualTime) {
    for index in items.indices where items[index].kind != .timer {
      items[index].due = now + items[index].interval
    }
  }
}
