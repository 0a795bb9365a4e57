@_spi(Package) internal import LifecycleCore

/// Repeating work, by its kind and name.
struct WorkName: Hashable {
  var kind: String
  var name: String?

  /// The work in messages: `timer 'clock'`.
  var description: String { name.map { "\(kind) '\($0)'" } ?? kind }
}

extension WorkName {
  /// Creates the name of the work that ticks at a point.
  init?(at point: InvariantRun.Point) {
    guard point.effect == .tick, let kind = point.text(.kind) else { return nil }
    self.init(kind: kind, name: point.text(.name))
  }

  /// Creates the name of the work that an action starts.
  init?(started action: Action) { self.init(action, .startWork) }

  /// Creates the name of the work that an action stops.
  init?(stopped action: Action) { self.init(action, .stopWork) }

  /// Returns whether an action stops the work; without a name it stops all work of the kind.
  func isStopped(by stop: WorkName) -> Bool {
    kind == stop.kind && (stop.name == nil || name == stop.name)
  }

  private init?(_ action: Action, _ kind: ActionKind) {
    guard action.kind == kind, let work = action.written("kind") else { return nil }
    self.init(kind: work, name: action.text("name"))
  }
}

extension Action {
  /// The time between two ticks of the work that `start` begins.
  var interval: VirtualTime {
    let interval = duration("every") ?? .seconds(1)
    let isLow = written("rate") == "low"
    return isLow ? VirtualTime(milliseconds: interval.milliseconds * 10) : interval
  }
}

/// A piece of work in a queue, with the properties by which invariants distinguish it.
struct QueuedWork {
  /// Its name, if it has one.
  let name: String?
  /// The name of its queue; nil for the main thread, a global queue, the operation queue and a thread of its own.
  let queue: String?
  /// Whether it can be delayed while the app is inactive.
  let canWait: Bool
  private let thread: String?
  /// The time from which the queue may begin it.
  fileprivate let due: VirtualTime

  /// Creates the work that is queued or begun at a point; `action` is the action that queued it.
  init(at point: InvariantRun.Point, given action: Action? = nil) {
    name = point.text(.name)
    queue = point.text(.queue)
    thread = point.text(.thread)
    canWait = action?.flag("can-wait") ?? false
    due = point.time + (action?.duration("after") ?? .zero)
  }

  /// The queue in messages: `queue 'name'`.
  var queueDescription: String {
    queue.map { "queue '\($0)'" } ?? (thread == "main" ? "the main queue" : "a global queue")
  }

  fileprivate func matches(_ other: QueuedWork) -> Bool {
    name == other.name && queue == other.queue && thread == other.thread
  }
}

extension [QueuedWork] {
  /// Removes the matching work that is due first; of several, the one that was queued first.
  mutating func removeFirst(matching work: QueuedWork) -> QueuedWork? {
    let matching = indices.filter { self[$0].matches(work) }
    guard let first = matching.min(by: { self[$0].due < self[$1].due }) else { return nil }
    return remove(at: first)
  }
}
