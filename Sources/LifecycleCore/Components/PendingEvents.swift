/// The events that the app is at: the one whose callback runs, and those whose completion handlers it has kept.
struct PendingEvents {
  struct Event {
    var id: Int
    /// When the app must be done with it; nil in the foreground, where nobody counts.
    var deadline: VirtualTime?
    /// Whether the system waits until the app is done with it, and keeps the app running until then.
    var isAwaited: Bool
    /// Whether the app keeps the completion handler for later.
    var isKept = false
    /// Whether the app has called the completion handler.
    var isDone = false
  }

  /// The event whose callback runs now.
  private(set) var current: Event?
  /// Those whose callback returned and whose completion handler was not called yet, the oldest first.
  private(set) var kept: [Event] = []
  private var nextID = 1

  init() {}

  /// No events, after those of another process.
  init(after last: PendingEvents) { nextID = last.nextID }

  /// Whether the app owes something to an event.
  var arePending: Bool { current != nil || !kept.isEmpty }

  /// Whether the system waits for the app to be done with one of them.
  var areAwaited: Bool { current?.isAwaited ?? false || kept.contains(where: \.isAwaited) }

  /// When the app must be done with one of them.
  var deadline: VirtualTime? {
    let isUrgent = current.map { !$0.isDone } ?? false
    let running = isUrgent ? current?.deadline : nil
    return (kept.lazy.compactMap(\.deadline) + (running.map { [$0] } ?? [])).min()
  }

  /// Whether the completion handler of the event is still to be called.
  func isPending(_ id: Int) -> Bool {
    current.map { $0.id == id && !$0.isDone } ?? false || kept.contains { $0.id == id }
  }

  mutating func begin(deadline: VirtualTime?, isAwaited: Bool = true) {
    current = Event(id: nextID, deadline: deadline, isAwaited: isAwaited)
    nextID += 1
  }

  /// The callback returned: the event is done with, unless its completion handler is kept.
  mutating func end() {
    if let current, current.isKept, !current.isDone { kept.append(current) }
    current = nil
  }

  /// Keeps the completion handler of the event whose callback runs.
  mutating func keepHandler() { current?.isKept = true }

  /// Calls the completion handler of an event, or of the oldest one.
  mutating func callHandler(of id: Int?) {
    if let running = current, !running.isDone, id ?? running.id == running.id {
      current?.isDone = true
    } else if let index = kept.firstIndex(where: { $0.id == id ?? $0.id }) {
      kept.remove(at: index)
    }
  }

  /// Counts, or counts no longer, the time of those that are kept.
  mutating func count(until deadline: VirtualTime?) {
    for index in kept.indices where kept[index].isAwaited { kept[index].deadline = deadline }
  }
}
