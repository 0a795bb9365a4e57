/// The work of the app that repeats: timers, queries, movies, games and animations.
struct RepeatingWork {
  struct Item {
    let kind: WorkKind
    let name: String?
    let interval: VirtualTime
    var due: VirtualTime
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// When the next item is due.
  var nextDeadline: VirtualTime? { items.lazy.map(\.due).min() }

  /// Starts an item, in place of an older one of the same kind and name.
  mutating func start(_ item: Item) {
    items.removeAll { $0.kind == item.kind && $0.name == item.name }
    items.append(item)
  }

  /// Stops the item of that name, or all of the kind.
  mutating func stop(_ kind: WorkKind, _ name: String?) {
    items.removeAll { $0.kind == kind && (name == nil || $0.name == name) }
  }

  /// The items that are due now; each is due again an interval later.
  mutating func popDue(at now: VirtualTime) -> [Item] {
    let due = items.filter { $0.due <= now }
    for index in items.indices where items[index].due <= now {
      items[index].due = now + items[index].interval
    }
    return due
  }

  /// Lets each item wait for its whole interval: it was paused until now.
  mutating func resume(at now: VirtualTime) {
    for index in items.indices { items[index].due = now + items[index].interval }
  }
}
