/// The events that come later, by when they are due.
struct LaterInput {
  /// In the order in which they were asked for.
  private var batches: [(due: VirtualTime, events: [InputEvent])] = []

  /// When the first of them is due.
  var firstDeadline: VirtualTime? { batches.lazy.map(\.due).min() }

  mutating func add(_ events: [InputEvent], due: VirtualTime) { batches.append((due, events)) }

  /// Takes those that are due, the ones first that were asked for first; nil where none are.
  mutating func takeDue(at now: VirtualTime) -> [InputEvent]? {
    batches.firstIndex { $0.due <= now }.map { batches.remove(at: $0).events }
  }
}
