/// The work that an app dispatches: blocks, operations and threads, off the main thread or waiting for it.
///
/// A class, so that an app that dispatches nothing only has a nil reference.
final class AppThreads {
  /// The queue or thread on which a piece of work runs.
  enum Queue: Hashable {
    /// The main thread, when it is idle.
    case main
    /// Another thread, concurrently with other work.
    case background
    /// Another thread, for the operation queue.
    case operations
    /// Another thread, one piece of work after the other.
    case serialQueue(String)
  }

  /// A piece of work: its code, and where and when the code continues.
  struct Work {
    var id = 0
    let name: String?
    let queue: Queue
    let script: [Action]
    /// The script that the main thread runs after the work is done.
    var completion: [Action] = []
    /// The operation that must finish first.
    var dependency: String?
    var next = 0
    /// The earliest time at which it begins or continues, not counting pauses.
    var due = VirtualTime.zero
    var hasBegun = false
    /// The contents of its own autorelease pools.
    var pools = ObjectHeap.Pools()
  }

  /// The unfinished work, in the order in which it was added.
  private var pending: [Work] = []
  /// The identifier of the work off the main thread whose code runs now.
  var current: Int?
  private var nextID = 1
  /// The suspended queues, which begin no work.
  private var suspended: Set<Queue> = []
  private var pausedAt: VirtualTime?
  /// The total time of all pauses, which the due times of the work do not include.
  private var pauses = VirtualTime.zero

  /// Adds a piece of work, which begins when it is due and unblocked.
  func add(_ work: Work, due: VirtualTime) {
    var work = work
    work.id = nextID
    work.due = due - pauses
    pending.append(work)
    nextID += 1
  }

  /// Returns the unfinished work with the given identifier.
  func work(_ id: Int) -> Work? { index(id).map { pending[$0] } }

  /// Modifies a piece of work.
  func change(_ id: Int, _ body: (inout Work) -> Void) {
    if let index = index(id) { body(&pending[index]) }
  }

  /// Removes a finished piece of work.
  @discardableResult
  func remove(_ id: Int) -> Work? { index(id).map { pending.remove(at: $0) } }

  private func index(_ id: Int) -> Int? { pending.firstIndex { $0.id == id } }

  // MARK: - Scheduling

  /// Returns the first piece of work that is due on the main thread.
  func firstForMain(at now: VirtualTime) -> Int? {
    pending.first { $0.queue == .main && isDue($0, now) }?.id
  }

  /// Returns the first piece of work off the main thread that can begin or continue now.
  func nextOffMainThread(at now: VirtualTime) -> Int? {
    pending.first { $0.queue != .main && isDue($0, now) && isUnblocked($0, now) }?.id
  }

  /// Returns whether the due time of a piece of work has come.
  func isDue(_ work: Work, _ now: VirtualTime) -> Bool { work.due <= now - pauses }

  /// Returns whether no suspended queue, dependency or earlier work blocks a piece of work.
  private func isUnblocked(_ work: Work, _ now: VirtualTime) -> Bool {
    if work.hasBegun { return true }
    if suspended.contains(work.queue) { return false }
    if let dependency = work.dependency, pending.contains(where: { $0.name == dependency }) {
      return false
    }
    guard case .serialQueue = work.queue else { return true }
    let first = pending.first { $0.queue == work.queue && ($0.hasBegun || isDue($0, now)) }
    return first?.id == work.id
  }

  /// Suspends a queue, which then begins no more work.
  func suspend(_ queue: Queue) { suspended.insert(queue) }

  /// Resumes a suspended queue.
  func resume(_ queue: Queue) { suspended.remove(queue) }

  // MARK: - Time

  /// Delays a piece of work whose code is busy for this duration.
  func delay(_ id: Int, by time: VirtualTime, at now: VirtualTime) {
    change(id) { $0.due = max(now - pauses, $0.due) + time }
  }

  /// Returns the next time at which work that is not due yet begins or continues; nil if there is none.
  func nextDeadline(after now: VirtualTime) -> VirtualTime? {
    pending.lazy.filter { !self.isDue($0, now) }.map(\.due).min().map { $0 + pauses }
  }

  /// Pauses all work.
  func pause(at now: VirtualTime) { pausedAt = now }

  /// Resumes all work where it was paused.
  func resume(at now: VirtualTime) {
    guard let pausedAt else { return }
    pauses = pauses + (now - pausedAt)
    self.pausedAt = nil
  }
}
