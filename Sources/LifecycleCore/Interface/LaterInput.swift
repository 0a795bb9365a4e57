/// The events that come later, by when they are due.
struct LaterInput {
  private struct Deadline: Comparable {
    var due: VirtualTime
    var number: Int

    static func < (one: Deadline, other: Deadline) -> Bool {
      (one.due, one.number) < (other.due, other.number)
    }
  }

  /// What has not come yet, by its number.
  private var events: [Int: [InputEvent]] = [:]
  private var nextNumber = 0
  /// All deadlines; those of what has come are dropped where they show.
  private var deadlines = PriorityQueue<Deadline>()
  /// What is not due yet, and the numbers of what is.
  private var waiting = PriorityQueue<Deadline>()
  private var ready = PriorityQueue<Int>()

  /// When the first of them is due.
  var firstDeadline: VirtualTime? { deadlines.first?.due }

  mutating func add(_ events: [InputEvent], due: VirtualTime) {
    self.events[nextNumber] = events
    deadlines.insert(Deadline(due: due, number: nextNumber))
    waiting.insert(Deadline(due: due, number: nextNumber))
    nextNumber += 1
  }

  /// Takes those that are due, the ones first that were asked for first; nil where none are.
  mutating func takeDue(at now: VirtualTime) -> [InputEvent]? {
    while let next = waiting.first, next.due <= now {
      waiting.popFirst()
      ready.insert(next.number)
    }
    guard let taken = ready.popFirst().flatMap({ events.removeValue(forKey: $0) }) else {
      return nil
    }
    while let next = deadlines.first, events[next.number] == nil { deadlines.popFirst() }
    return taken
  }
}
