/// What is due later, ordered by (deadline, insertion).
///
/// A scenario has a handful of timers at a time: a plain array beats a heap.
struct TimerQueue {
  struct Entry {
    var deadline: VirtualTime
    var order: Int
    var timer: Timer
  }

  private var entries: [Entry] = []
  private var count = 0

  mutating func schedule(_ timer: Timer, at deadline: VirtualTime) {
    entries.append(Entry(deadline: deadline, order: count, timer: timer))
    count += 1
  }

  mutating func cancel(_ timer: Timer) {
    entries.removeAll { $0.timer == timer }
  }

  func contains(_ timer: Timer) -> Bool { entries.contains { $0.timer == timer } }

  /// When the timer is due; nil if it is not scheduled.
  func deadline(of timer: Timer) -> VirtualTime? { entries.first { $0.timer == timer }?.deadline }

  /// Removes and returns the first timer up to `end`, that moment included.
  mutating func popFirst(through end: VirtualTime) -> Entry? {
    pop { $0.deadline <= end }
  }

  /// Removes and returns the first timer before `end` that needs no main thread.
  mutating func popFirstOfSystem(before end: VirtualTime) -> Entry? {
    pop { $0.timer.isTheSystemsOwn && $0.deadline < end }
  }

  private mutating func pop(where isDue: (Entry) -> Bool) -> Entry? {
    var first: Int?
    for index in entries.indices where isDue(entries[index]) {
      if let best = first, Self.precedes(entries[best], entries[index]) { continue }
      first = index
    }
    return first.map { entries.remove(at: $0) }
  }

  private static func precedes(_ one: Entry, _ other: Entry) -> Bool {
    (one.deadline, one.order) < (other.deadline, other.order)
  }
}
