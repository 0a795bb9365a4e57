/// The work that an app dispatches: blocks, operations and threads, off the main thread or waiting for it.
///
/// A class: an app that dispatches nothing has one reference, to nothing.
final class AppThreads {
  /// Where a piece of work runs.
  enum Queue: Hashable {
    /// On the main thread, when it is idle.
    case main
    /// On another thread, with whatever else runs there.
    case background
    /// On another thread, taken from the operation queue.
    case operations
    /// On another thread, one piece after the other.
    case serialQueue(String)
  }

  /// A piece of work: what its code does, from where it continues, and when.
  struct Work {
    var id = 0
    let name: String?
    let queue: Queue
    let script: [Action]
    /// What the main thread does when it is done.
    var completion: [Action] = []
    /// The operation that must be done first.
    var dependency: String?
    var next = 0
    /// When it continues, or may begin, on a clock that pauses while everything does.
    var due = VirtualTime.zero
    var hasBegun = false
    /// What its own autorelease pools hold.
    var pools = ObjectHeap.Pools()
  }

  /// What is not done yet, in the order in which it came.
  private var pending: [Work] = []
  /// The work on a thread off the main one whose code runs now.
  var current: Int?
  private var nextID = 1
  /// The queues that begin no work.
  private var suspended: Set<Queue> = []
  private var pausedAt: VirtualTime?
  /// For how long everything has been paused: the times of the work are without that.
  private var pauses = VirtualTime.zero

  /// Takes a piece of work; it is begun when it is its turn.
  func add(_ work: Work, due: VirtualTime) {
    var work = work
    work.id = nextID
    work.due = due - pauses
    pending.append(work)
    nextID += 1
  }

  /// The piece of work of that number, as long as it is not done.
  func work(_ id: Int) -> Work? { index(id).map { pending[$0] } }

  /// Changes a piece of work.
  func change(_ id: Int, _ body: (inout Work) -> Void) {
    if let index = index(id) { body(&pending[index]) }
  }

  /// Takes a piece of work out: it is done.
  @discardableResult
  func remove(_ id: Int) -> Work? { index(id).map { pending.remove(at: $0) } }

  private func index(_ id: Int) -> Int? { pending.firstIndex { $0.id == id } }

  // MARK: - Scheduling

  /// The first piece for the main thread that is due.
  func firstForMain(at now: VirtualTime) -> Int? {
    pending.first { $0.queue == .main && isDue($0, now) }?.id
  }

  /// The first piece off the main thread that continues now, or begins.
  func nextOffMainThread(at now: VirtualTime) -> Int? {
    pending.first { $0.queue != .main && isDue($0, now) && isUnblocked($0, now) }?.id
  }

  /// Whether a piece of work continues now, as far as the time is concerned.
  func isDue(_ work: Work, _ now: VirtualTime) -> Bool { work.due <= now - pauses }

  /// Whether nothing is before it that it must wait for.
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

  /// Lets a queue begin no more work.
  func suspend(_ queue: Queue) { suspended.insert(queue) }

  /// Lets a queue begin its work again.
  func resume(_ queue: Queue) { suspended.remove(queue) }

  // MARK: - Time

  /// The code of a piece of work is busy for this duration.
  func delay(_ id: Int, by time: VirtualTime, at now: VirtualTime) {
    change(id) { $0.due = max(now - pauses, $0.due) + time }
  }

  /// When something that is not due yet continues; nil if nothing does.
  func nextDeadline(after now: VirtualTime) -> VirtualTime? {
    pending.lazy.filter { !self.isDue($0, now) }.map(\.due).min().map { $0 + pauses }
  }

  /// Pauses everything.
  func pause(at now: VirtualTime) { pausedAt = now }

  /// Resumes everything from where it was paused.
  func resume(at now: VirtualTime) {
    guard let pausedAt else { return }
    pauses = pauses + (now - pausedAt)
    self.pausedAt = nil
  }
}
