/// The events that the app is handling: the one whose callback runs, and those with kept completion handlers.
struct PendingEvents {
  struct Event {
    var id: Int
    /// What the app handles; nil for a notification that is presented.
    var reason: LaunchReason?
    /// The time by which the app must finish; nil in the foreground, where there is no limit.
    var deadline: VirtualTime?
    /// Whether the system waits until the app has finished, and keeps the app running until then.
    var isAwaited: Bool
    /// Whether the app keeps the completion handler for later.
    var isKept = false
    /// Whether the app has called the completion handler.
    var isDone = false
    /// Whether the app chooses with the completion handler how a notification is presented.
    var isPresentation = false
    /// Whether it chose that the notification is presented; nil if no options say it.
    var isPresented: Bool?
  }

  /// The event whose callback runs now.
  private(set) var current: Event?
  /// The events whose callback returned before their completion handler was called, the oldest first.
  private(set) var kept: [Event] = []
  private var nextID = 1

  init() {}

  /// Creates an empty list whose identifiers continue those of the previous process.
  init(after last: PendingEvents) { nextID = last.nextID }

  /// Whether there are unfinished events.
  var arePending: Bool { current != nil || !kept.isEmpty }

  /// Whether the system waits for the app to finish one of the events.
  var areAwaited: Bool { current?.isAwaited ?? false || kept.contains(where: \.isAwaited) }

  /// The earliest deadline of the events.
  var deadline: VirtualTime? {
    let isUrgent = current.map { !$0.isDone } ?? false
    let running = isUrgent ? current?.deadline : nil
    return (kept.lazy.compactMap(\.deadline) + (running.map { [$0] } ?? [])).min()
  }

  /// Returns whether the completion handler of the event has not been called yet.
  func isPending(_ id: Int) -> Bool {
    current.map { $0.id == id && !$0.isDone } ?? false || kept.contains { $0.id == id }
  }

  mutating func begin(
    _ reason: LaunchReason? = nil,
    deadline: VirtualTime?,
    isAwaited: Bool = true
  ) {
    current = Event(id: nextID, reason: reason, deadline: deadline, isAwaited: isAwaited)
    nextID += 1
  }

  /// Returns whether the time of an event with this reason is over.
  func isOverdue(_ reason: LaunchReason, at now: VirtualTime) -> Bool {
    let isRunning = current.map { !$0.isDone && $0.reason == reason && $0.isOverdue(at: now) }
    return isRunning ?? false || kept.contains { $0.reason == reason && $0.isOverdue(at: now) }
  }

  /// Ends the events with this reason whose time is over, as if their completion handlers had been called.
  mutating func endOverdue(_ reason: LaunchReason, at now: VirtualTime) {
    kept.removeAll { $0.reason == reason && $0.isOverdue(at: now) }
    if let current, current.reason == reason, current.isOverdue(at: now) {
      self.current?.isDone = true
    }
  }

  /// Ends the event whose callback returned, unless its completion handler is kept.
  mutating func end() {
    if let current, current.isKept, !current.isDone { kept.append(current) }
    current = nil
  }

  /// Notes that the current event is a notification, for which the system does not wait; returns whether it is presented,
  /// nil if no options say it so far.
  mutating func beginPresenting() -> Bool? {
    current?.isAwaited = false
    current?.deadline = nil
    current?.isPresentation = true
    return current?.isPresented
  }

  /// Keeps the completion handler of the current event for later.
  mutating func keepHandler() { current?.isKept = true }

  /// Calls the completion handler of the given event, or of the first pending one, with what it says about presentation;
  /// returns whether it is that of a notification whose callback has returned.
  @discardableResult
  mutating func callHandler(of id: Int?, presenting isPresented: Bool? = nil) -> Bool {
    if let running = current, !running.isDone, id ?? running.id == running.id {
      current?.isDone = true
      current?.isPresented = isPresented
    } else if let index = kept.firstIndex(where: { $0.id == id ?? $0.id }) {
      return kept.remove(at: index).isPresentation
    }
    return false
  }

  /// Sets or removes the deadline of the kept events.
  mutating func restartDeadlines(at deadline: VirtualTime?) {
    for index in kept.indices where kept[index].isAwaited { kept[index].deadline = deadline }
  }
}

extension PendingEvents.Event {
  fileprivate func isOverdue(at now: VirtualTime) -> Bool { deadline.map { $0 <= now } ?? false }
}
