/// The events that the app is at: the one whose callback runs, and those whose completion handlers it has kept.
struct OpenEvents {
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
  init(after last: OpenEvents) { nextID = last.nextID }

  /// Whether the app owes something to an event.
  var areOwed: Bool { current != nil || !kept.isEmpty }

  /// Whether the system waits for the app to be done with one of them.
  var areAwaited: Bool { current?.isAwaited ?? false || kept.contains(where: \.isAwaited) }

  /// When the app must be done with one of them.
  var deadline: VirtualTime? {
    let isUrgent = current.map { !$0.isDone } ?? false
    let running = isUrgent ? current?.deadline : nil
    return (kept.lazy.compactMap(\.deadline) + (running.map { [$0] } ?? [])).min()
  }

  /// Whether the completion handler of the event is still to be called.
  func isOwed(_ id: Int) -> Bool {
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

/// What a rule does about an event, a push and the like.
struct EventEffect: OperationGroup {
  let operation: Operation

  static let take = Self("what has happened waits to be handed over") {
    $0.process.launchTrigger = LaunchTrigger($0.action)
  }
  static let showToUser = Self("the notification is shown to the user") {
    guard let new = LaunchTrigger($0.action) else { return }
    $0.storage.notifications.append(new)
    $0.process.launchTrigger = new
    $0.note(.notificationShown)
    $0.process.launchTrigger = nil
  }
  static let takeShown = Self("the notification shown last waits to be handed over") {
    $0.process.launchTrigger = $0.storage.notifications.popLast()
  }

  static let begin = Self("the app begins with the event") {
    let isAwaited =
      $0.process.launchTrigger?.reason != .quickAction || $0.settings.isOn(.quickActionMustAnswer)
    $0.process.events.begin(deadline: isAwaited ? $0.eventDeadline : nil, isAwaited: isAwaited)
    $0.watchEvents()
  }
  static let handle = delivering(
    "run the app's code for the event",
    leadsTo: .code
  ) {
    $0.note(.backgroundEvent)
    $0.agenda.ranInBackground = true
    return $0.process.launchTrigger?.reason.event.map { .event($0) }
  }
  static let end = Self(
    "the app is done with the event, unless it kept the completion handler"
  ) {
    $0.process.events.end()
    $0.watchEvents()
  }
  static let keepHandler = Self("the completion handler is kept") {
    $0.process.events.keepHandler()
  }
  static let callHandler = Self("the app is done with the event of the completion handler") {
    $0.process.events.callHandler(of: $0.action.identifier)
    $0.watchEvents()
  }
}

extension Machine {
  /// The time of kept completion handlers runs in the background alone.
  mutating func countEvents() {
    guard process.events.areOwed else { return }
    process.events.count(until: eventDeadline)
    watchEvents()
  }

  fileprivate var eventDeadline: VirtualTime? {
    life.state == .background ? clock.now + settings.duration(.backgroundEventBudget) : nil
  }

  /// Watches the event with which the app must be done first.
  fileprivate mutating func watchEvents() {
    clock.timers.cancel(.eventOverdue)
    if let deadline = process.events.deadline {
      clock.timers.schedule(.eventOverdue, at: deadline)
    }
  }

  /// Whether the current action brings something that this app may be woken for.
  var declaresEvent: Bool {
    mutating get {
      guard storage.isInstalled, let reason = LaunchTrigger(action)?.reason,
        reason.since <= world.os
      else { return false }
      let modes = reason.modes
      return modes.isEmpty || !modes.isDisjoint(with: world.app.backgroundModes)
    }
  }
}
