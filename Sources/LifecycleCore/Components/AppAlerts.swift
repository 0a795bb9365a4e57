/// The alerts and action sheets that the app presents, the topmost last.
struct AppAlerts {
  struct Alert {
    var id: Int
    var name: String
  }

  /// The presented alerts, including withdrawn ones below the topmost; the last one is always presented.
  private var presented: [Alert] = []
  /// The identifiers of the presented alerts, by name.
  private var names: [String: Set<Int>] = [:]
  private var nextID = 1

  /// The topmost alert.
  var top: Alert? { presented.last }

  mutating func present(_ name: String) {
    presented.append(Alert(id: nextID, name: name))
    names[name, default: []].insert(nextID)
    nextID += 1
  }

  mutating func withdraw(_ name: String) {
    names[name] = nil
    dropWithdrawn()
  }

  /// Removes and returns the topmost alert.
  mutating func popLast() -> Alert? {
    guard let alert = presented.popLast() else { return nil }
    names[alert.name]?.remove(alert.id)
    dropWithdrawn()
    return alert
  }

  private mutating func dropWithdrawn() {
    while let last = presented.last, names[last.name]?.contains(last.id) != true {
      presented.removeLast()
    }
  }
}
