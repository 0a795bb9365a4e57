/// The alerts and action sheets that the app presents, the topmost last.
struct AppAlerts {
  struct Alert {
    var id: Int
    var name: String
  }

  private(set) var presented: [Alert] = []
  private var nextID = 1

  mutating func present(_ name: String) {
    presented.append(Alert(id: nextID, name: name))
    nextID += 1
  }

  mutating func withdraw(_ name: String) { presented.removeAll { $0.name == name } }

  /// Takes the topmost one away.
  mutating func popLast() -> Alert? { presented.popLast() }
}
