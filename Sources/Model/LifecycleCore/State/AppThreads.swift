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

  /// A closure of a SwiftUI app that the system calls for a task.
  enum Closure: Equatable {
    /// `backgroundTask(.appRefresh)`, with the task's identifier.
    case refresh(String)
    /// `backgroundTask(.urlSession)`, with the number of the event.
    case session(Int)
  }

  /// A piece of work: its code, and where and when the code continues.
  final class Work {
    let name: String?
    let queue: Queue
    let script: [Action]
    /// The details of the effects that are noted about it.
    let details: Details
    /// The script that the main thread runs after the work is done.
    let completion: [Action]
    /// The operation that must finish first.
    let dependency: String?
    /// The closure that it is; nil for work that the app begins itself.
    let closure: Closure?
    /// Whether the system has cancelled it.
    fileprivate(set) var isCancelled = false
    var next = 0
    /// The earliest time at which it begins or continues, not counting pauses.
    fileprivate(set) var due = VirtualTime.zero
    /// Its place in a row of work, in which each piece begins the next one at once.
    fileprivate(set) var link = 0
    var hasBegun = false
    /// The contents of its own autorelease pools.
    var pools = ObjectHeap.Pools()

    init(
      name: String?,
      queue: Queue,
      script: [Action],
      completion: [Action] = [],
      dependency: String? = nil,
      closure: Closure? = nil
    ) {
      self.closure = closure
      self.name = name
      self.queue = queue
      self.script = script
      self.completion = completion
      self.dependency = dependency
      var details: Details = [.thread: .text(queue == .main ? "main" : "background")]
      details.set(.name, name)
      if case .serialQueue(let queue) = queue { details[.queue] = .text(queue) }
      self.details = details
    }

    /// The next action of its code; nil if it is done, since a closure that is cancelled awaits nothing more.
    func nextAction() -> Action? {
      guard next < script.count else { return nil }
      if isCancelled, script[next].kind == .sendRequest {
        next = script.count
        return nil
      }
      next += 1
      return script[next - 1]
    }

    fileprivate init(copying other: Work) {
      name = other.name
      queue = other.queue
      script = other.script
      details = other.details
      completion = other.completion
      dependency = other.dependency
      closure = other.closure
      isCancelled = other.isCancelled
      next = other.next
      due = other.due
      link = other.link
      hasBegun = other.hasBegun
      pools = other.pools
    }
  }

  /// The unfinished work, in the order in which it was added.
  private var pending: [Work] = []
  /// The work off the main thread whose code runs now.
  var current: Work?
  /// The suspended queues, which begin no work.
  private var suspended: Set<Queue> = []
  private var pausedAt: VirtualTime?
  /// The total time of all pauses, which the due times of the work do not include.
  private var pauses = VirtualTime.zero

  init() {}

  /// Creates a copy with work of its own, while no code runs off the main thread.
  init(copying other: AppThreads) {
    pending = other.pending.map(Work.init(copying:))
    suspended = other.suspended
    pausedAt = other.pausedAt
    pauses = other.pauses
  }

  /// Adds a piece of work, which begins when it is due and unblocked.
  func add(_ work: Work, due: VirtualTime, link: Int) {
    work.due = due - pauses
    work.link = link
    pending.append(work)
  }

  /// Removes a finished piece of work.
  func remove(_ work: Work) { pending.removeAll { $0 === work } }

  // MARK: - Closures

  /// Returns whether a closure has not returned.
  func runs(_ closure: Closure) -> Bool { pending.contains { $0.closure == closure } }

  /// Whether a closure for a background URL session has not returned and is not cancelled.
  var runsSessionClosure: Bool {
    pending.contains { work in
      if case .session? = work.closure { !work.isCancelled } else { false }
    }
  }

  /// Cancels the closures for which a condition holds: what they await ends.
  func cancel(at now: VirtualTime, where condition: (Closure) -> Bool) {
    for work in pending where work.closure.map(condition) ?? false {
      work.isCancelled = true
      if work.next > 0, work.script[work.next - 1].kind == .sendRequest {
        work.next = work.script.count
        work.due = now - pauses
      }
    }
  }

  // MARK: - Scheduling

  /// Returns the first piece of work that is due on the main thread.
  func firstForMain(at now: VirtualTime) -> Work? {
    pending.first { $0.queue == .main && isDue($0, now) }
  }

  /// Returns the first piece of work off the main thread that can begin or continue now.
  func nextOffMainThread(at now: VirtualTime) -> Work? {
    pending.first { isDue($0, now) && $0.queue != .main && isUnblocked($0, now) }
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
    return pending.first { $0.queue == work.queue && ($0.hasBegun || isDue($0, now)) } === work
  }

  /// Suspends a queue, which then begins no more work.
  func suspend(_ queue: Queue) { suspended.insert(queue) }

  /// Resumes a suspended queue.
  func resume(_ queue: Queue) { suspended.remove(queue) }

  // MARK: - Time

  /// Delays a piece of work whose code is busy for this duration.
  func delay(_ work: Work, by time: VirtualTime, at now: VirtualTime) {
    work.due = max(now - pauses, work.due) + time
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
