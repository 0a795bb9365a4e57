internal import LifecycleCore

/// A piece of work that waits in a queue, as far as an invariant can tell it from others.
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
    canWait = action?.canWait ?? false
    due = point.time + (action?.delay ?? .zero)
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
