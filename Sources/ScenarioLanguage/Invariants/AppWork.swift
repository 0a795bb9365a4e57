internal import LifecycleCore

/// Work that repeats, by its kind and name.
struct WorkName: Hashable {
  var kind: String
  var name: String?

  /// The work in words: `timer 'clock'`.
  var words: String { name.map { "\(kind) '\($0)'" } ?? kind }
}

extension WorkName {
  /// The work that goes on at an entry.
  init?(at point: InvariantRun.Point) {
    guard point.effect == .tick, let kind = point.text(.kind) else { return nil }
    self.init(kind: kind, name: point.text(.name))
  }

  /// What an action starts.
  init?(started action: Action) { self.init(action, .startWork) }

  /// What an action stops.
  init?(stopped action: Action) { self.init(action, .stopWork) }

  /// Whether it is what an action stops: without a name that is all of the kind.
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

/// A piece of work that waits in a queue, as far as an invariant can distinguish it from others.
struct QueuedWork {
  /// Its name, if it has one.
  let name: String?
  /// The queue of that name; nil for the main thread, a global queue, the operation queue and a thread of its own.
  let queue: String?
  /// Whether it need not be done while the app is inactive.
  let canWait: Bool
  private let thread: String?
  /// When the queue may begin it.
  fileprivate let due: VirtualTime

  /// The work that is queued or begun at an entry, `given` away by an action.
  init(at point: InvariantRun.Point, given action: Action? = nil) {
    name = point.text(.name)
    queue = point.text(.queue)
    thread = point.text(.thread)
    canWait = action?.flag("can-wait") ?? false
    due = point.time + (action?.duration("after") ?? .zero)
  }

  /// Where it waits, in words.
  var place: String {
    queue.map { "queue '\($0)'" } ?? (thread == "main" ? "the main queue" : "a global queue")
  }

  fileprivate func isLike(_ other: QueuedWork) -> Bool {
    name == other.name && queue == other.queue && thread == other.thread
  }
}

extension [QueuedWork] {
  /// Takes away the work of that name and place that is due first; of several the one that was queued first.
  mutating func takeFirst(like work: QueuedWork) -> QueuedWork? {
    let like = indices.filter { self[$0].isLike(work) }
    guard let first = like.min(by: { self[$0].due < self[$1].due }) else { return nil }
    return remove(at: first)
  }
}
