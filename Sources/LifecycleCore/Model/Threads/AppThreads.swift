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
    /// On a thread beside it, one piece after the other.
    case serialQueue(String)
  }

  /// A piece of work: what its code does, from where it goes on, and when.
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
    /// When it goes on, or may begin.
    var due: VirtualTime
    var hasBegun = false
    /// What its own autorelease pools hold.
    var pools = ObjectHeap.Pools()
  }

  private(set) var all: [Work] = []
  /// The work on a thread beside the main one whose code runs now.
  var current: Int?
  private var nextID = 1
  private var pausedAt: VirtualTime?

  /// Takes a piece of work; it is begun when it is its turn.
  func add(
    _ name: String?,
    on place: Place,
    _ script: [Action],
    completion: [Action] = [],
    after dependency: String? = nil,
    due: VirtualTime
  ) {
    all.append(
      Work(
        id: nextID,
        name: name,
        place: place,
        script: script,
        completion: completion,
        dependency: dependency,
        due: due
      )
    )
    nextID += 1
  }

  /// The first piece for the main thread that is due.
  func takeForMain(at now: VirtualTime) -> Work? {
    guard let index = all.firstIndex(where: { $0.place == .main && $0.due <= now }) else {
      return nil
    }
    return all.remove(at: index)
  }

  /// Whether the main thread has something to do.
  func hasWorkForMain(at now: VirtualTime) -> Bool {
    all.contains { $0.place == .main && $0.due <= now }
  }

  /// The first piece beside the main thread that goes on now, or begins.
  func nextBeside(at now: VirtualTime) -> Int? {
    all.indices.first { all[$0].place != .main && all[$0].due <= now && isItsTurn($0, now) }
  }

  /// Whether nothing is before it that it must wait for.
  private func isItsTurn(_ index: Int, _ now: VirtualTime) -> Bool {
    let work = all[index]
    if work.hasBegun { return true }
    if let dependency = work.dependency, all.contains(where: { $0.name == dependency }) {
      return false
    }
    if case .serialQueue = work.place {
      return !all[..<index].contains {
        $0.place == work.place && ($0.hasBegun || $0.due <= now)
      }
    }
    return true
  }

  /// Changes a piece of work where it stands.
  func change(_ index: Int, _ body: (inout Work) -> Void) { body(&all[index]) }

  func remove(_ index: Int) -> Work { all.remove(at: index) }

  /// When something that is not due yet goes on; nil if nothing does.
  func nextDeadline(after now: VirtualTime) -> VirtualTime? {
    all.lazy.map(\.due).filter { $0 > now }.min()
  }

  /// Everything stands still.
  func pause(at now: VirtualTime) { pausedAt = now }

  /// Everything goes on from where it stood.
  func goOn(at now: VirtualTime) {
    guard let pausedAt else { return }
    for index in all.indices where all[index].due > pausedAt {
      all[index].due = now + (all[index].due - pausedAt)
    }
    self.pausedAt = nil
  }
}
