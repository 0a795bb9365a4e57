/// The alerts and action sheets that the app presents, the topmost last.
struct AppAlerts {
  struct Alert {
    var id: Int
    var name: String
    /// The title of a button besides the one that cancels it.
    var button: String?
  }

  /// The alerts in order, including withdrawn ones below the topmost; the last one is always presented.
  private var stack: [Alert] = []
  /// The identifiers of the alerts that are still presented, by name.
  private var presentedIDs: [String: Set<Int>] = [:]
  private var nextID = 1

  /// The topmost alert.
  var top: Alert? { stack.last }

  mutating func present(_ name: String, button: String?) {
    stack.append(Alert(id: nextID, name: name, button: button))
    presentedIDs[name, default: []].insert(nextID)
    nextID += 1
  }

  mutating func withdraw(_ name: String) {
    presentedIDs[name] = nil
    dropWithdrawn()
  }

  /// Removes and returns the topmost alert.
  mutating func popLast() -> Alert? {
    guard let alert = stack.popLast() else { return nil }
    presentedIDs[alert.name]?.remove(alert.id)
    dropWithdrawn()
    return alert
  }

  private mutating func dropWithdrawn() {
    while let last = stack.last, presentedIDs[last.name]?.contains(last.id) != true {
      stack.removeLast()
    }
  }
}
