/// The work that an app gives away: blocks, operations and threads, beside the main thread or waiting for it.
///
/// A class: an app that gives nothing away has one reference, to nothing.
final class AppThreads {
  /// Where a piece of work runs.
  enum Place: Hashable {
    /// On the main thread, when it is idle.
    case main
    /// On a thread beside it, with whatever else runs there.
    case background
    /// On a thread beside it, taken from the operation queue.
    case operations
    /// On a thread beside it, one piece after the other.
    case serialQueue(String)
  }

  /// A piece of work: what its code does, from where it continues, and when.
  struct Work {
    let id: Int
    let name: String?
    let place: Place
    let script: [Action]
    /// What the main thread does when it is done.
    let completion: [Action]
    /// The operation that must be done first.
    let dependency: String?
    var next = 0
    /// When it continues, or may begin, on a clock that pauses while everything does.
    fileprivate(set) var due: VirtualTime
    var hasBegun = false
    /// What its own autorelease pools hold.
    var pools = ObjectHeap.Pools()
  }

  private var works: [Int: Work] = [:]
  /// The work on a thread beside the main one whose code runs now.
  var current: Int?
  private var nextID = 1
  private var pausedAt: VirtualTime?
  /// For how long everything has been paused: all times below are without that.
  private var pauses = VirtualTime.zero

  // What is due, and whose turn it is. Entries of work that is done, or was delayed, are dropped where they show.
  /// What is not due yet.
  private var waiting = PriorityQueue<Deadline>()
  private var readyForMain = PriorityQueue<Int>()
  private var readyBeside = PriorityQueue<Int>()
  /// What has begun or is due in each serial queue.
  private var queues: [String: PriorityQueue<Int>] = [:]
  /// How much work there is of each name, and what waits until there is none.
  private var names: [String: Int] = [:]
  private var blocked: [String: [Int]] = [:]

  /// The queues that begin no work.
  private var suspended: Set<Place> = []
  /// What waits for them.
  private var held: [Int] = []

  private struct Deadline: Comparable {
    var due: VirtualTime
    var id: Int

    static func < (one: Deadline, other: Deadline) -> Bool {
      (one.due, one.id) < (other.due, other.id)
    }
  }

  /// Takes a piece of work; it is begun when it is its turn.
  func add(
    _ name: String?,
    on place: Place,
    _ script: [Action],
    completion: [Action] = [],
    after dependency: String? = nil,
    due: VirtualTime
  ) {
    works[nextID] = Work(
      id: nextID,
      name: name,
      place: place,
      script: script,
      completion: completion,
      dependency: dependency,
      due: due - pauses
    )
    if let name { names[name, default: 0] += 1 }
    waiting.insert(Deadline(due: due - pauses, id: nextID))
    nextID += 1
  }

  // MARK: - On the main thread

  /// The first piece for the main thread that is due.
  func takeForMain(at now: VirtualTime) -> Work? {
    makeReady(now)
    return readyForMain.popFirst().flatMap { remove($0) }
  }

  /// Whether the main thread has something to do.
  func hasWorkForMain(at now: VirtualTime) -> Bool {
    makeReady(now)
    return readyForMain.first != nil
  }

  // MARK: - Beside it

  /// The piece of work of that number, as long as it is not done.
  func work(_ id: Int) -> Work? { works[id] }

  /// The first piece beside the main thread that continues now, or begins.
  func nextBeside(at now: VirtualTime) -> Int? {
    makeReady(now)
    while let id = readyBeside.first {
      if let work = works[id], isDue(work, now) {
        if isItsTurn(work) { return id }
        if isHeld(work) {
          held.append(id)
        } else if let dependency = work.dependency {
          blocked[dependency, default: []].append(id)
        }
      }
      readyBeside.popFirst()
    }
    return nil
  }

  /// Whether a piece of work continues now, as far as the time is concerned.
  func isDue(_ work: Work, _ now: VirtualTime) -> Bool { work.due <= now - pauses }

  /// The code of a piece of work is busy for this duration.
  func delay(_ id: Int, by time: VirtualTime, at now: VirtualTime) {
    guard let work = works[id] else { return }
    let due = max(now - pauses, work.due) + time
    works[id]?.due = due
    waiting.insert(Deadline(due: due, id: id))
  }

  /// Changes a piece of work.
  func change(_ id: Int, _ body: (inout Work) -> Void) {
    guard var work = works.removeValue(forKey: id) else { return }
    body(&work)
    works[id] = work
  }

  /// Takes a piece of work out: it is done.
  @discardableResult
  func remove(_ id: Int) -> Work? {
    guard let work = works.removeValue(forKey: id) else { return nil }
    if let name = work.name {
      names[name, default: 0] -= 1
      if names[name] == 0 {
        names[name] = nil
        for id in blocked.removeValue(forKey: name) ?? [] { readyBeside.insert(id) }
      }
    }
    if case .serialQueue(let queue) = work.place { showFirst(of: queue) }
    return work
  }

  // MARK: - Whose turn it is

  /// What has become due takes its place among what is ready.
  private func makeReady(_ now: VirtualTime) {
    while let next = waiting.first, next.due <= now - pauses {
      waiting.popFirst()
      guard let work = works[next.id], work.due == next.due else { continue }
      switch work.place {
      case .main: readyForMain.insert(next.id)
      case .background, .operations: readyBeside.insert(next.id)
      case .serialQueue(let queue):
        if work.hasBegun {
          readyBeside.insert(next.id)
        } else {
          queues[queue, default: PriorityQueue()].insert(next.id)
          showFirst(of: queue)
        }
      }
    }
  }

  /// The first of a serial queue may be begun; one that has begun waits for its time.
  private func showFirst(of queue: String) {
    while let first = queues[queue]?.first {
      guard let work = works[first] else {
        queues[queue]?.popFirst()
        continue
      }
      if !work.hasBegun { readyBeside.insert(first) }
      return
    }
    queues[queue] = nil
  }

  /// Whether nothing is before it that it must wait for.
  private func isItsTurn(_ work: Work) -> Bool {
    if work.hasBegun { return true }
    if isHeld(work) { return false }
    if let dependency = work.dependency, names[dependency] != nil { return false }
    if case .serialQueue(let queue) = work.place { return queues[queue]?.first == work.id }
    return true
  }

  private func isHeld(_ work: Work) -> Bool { suspended.contains(work.place) }

  /// Lets a queue begin no more work.
  func suspend(_ queue: Place) { suspended.insert(queue) }

  /// Lets a queue begin its work again.
  func resume(_ queue: Place) {
    guard suspended.remove(queue) != nil else { return }
    for id in held { readyBeside.insert(id) }
    held = []
  }

  // MARK: - Time

  /// When something that is not due yet continues; nil if nothing does.
  func nextDeadline(after now: VirtualTime) -> VirtualTime? {
    makeReady(now)
    while let next = waiting.first {
      if works[next.id]?.due == next.due { return next.due + pauses }
      waiting.popFirst()
    }
    return nil
  }

  /// Pauses everything.
  func pause(at now: VirtualTime) {
    makeReady(now)
    pausedAt = now
  }

  /// Resumes everything from where it was paused.
  func goOn(at now: VirtualTime) {
    guard let pausedAt else { return }
    pauses = pauses + (now - pausedAt)
    self.pausedAt = nil
  }
}
