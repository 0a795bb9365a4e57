/// The background tasks of the app and the time that they share.
struct BackgroundTasks {
  struct Task {
    var id: Int
    var name: String
  }

  /// The number of tasks that an app can have at a time; measured, since no document gives it.
  static let maximum = 1_000

  /// The tasks that have not ended, in the order in which they began.
  private(set) var live: [Task] = []
  private var nextID = 1
  /// Whether background time remains; always true in the foreground.
  var hasBudget = true
  /// The tasks whose expiration handler is still to be called.
  private(set) var expiring: [Int] = []

  init() {}

  /// Creates an empty list whose identifiers continue those of the previous process.
  init(after last: BackgroundTasks) { nextID = last.nextID }

  mutating func begin(_ name: String) -> Int {
    live.append(Task(id: nextID, name: name))
    nextID += 1
    return nextID - 1
  }

  /// Ends the task with the given identifier; returns false if there is none.
  mutating func end(_ id: Int) -> Bool {
    guard let index = live.firstIndex(where: { $0.id == id }) else { return false }
    live.remove(at: index)
    return true
  }

  /// Returns the oldest live task with the given name.
  func find(_ name: String) -> Int? { live.first { $0.name == name }?.id }

  /// Returns the name of a live task.
  func name(of id: Int) -> String? { live.first { $0.id == id }?.name }

  mutating func expireAll() {
    hasBudget = false
    expiring = live.map(\.id)
  }

  mutating func nextExpiring() -> Task? {
    while !expiring.isEmpty {
      let id = expiring.removeFirst()
      if let task = live.first(where: { $0.id == id }) { return task }
    }
    return nil
  }
}
