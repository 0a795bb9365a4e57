/// The background tasks of the app and the time that they share.
struct BackgroundTasks {
  struct Task {
    var id: Int
    var name: String
  }

  /// How many tasks an app may have at a time; no document gives the number, which was measured.
  static let maximum = 1_000

  /// The tasks that have begun and not ended, in the order in which they began.
  private(set) var live: [Task] = []
  private var nextID = 1
  /// Whether some of the budget is left: in the foreground always.
  var hasBudget = true
  /// The tasks whose expiration handler is still to be called.
  private(set) var expiring: [Int] = []

  init() {}

  /// No tasks, after those of another process.
  init(after last: BackgroundTasks) { nextID = last.nextID }

  mutating func begin(_ name: String) -> Int {
    live.append(Task(id: nextID, name: name))
    nextID += 1
    return nextID - 1
  }

  /// Ends the task of that identifier; false if there is none.
  mutating func end(_ id: Int) -> Bool {
    guard let index = live.firstIndex(where: { $0.id == id }) else { return false }
    live.remove(at: index)
    return true
  }

  /// The oldest live task of a name.
  func find(_ name: String) -> Int? { live.first { $0.name == name }?.id }

  /// The name of a live task.
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
