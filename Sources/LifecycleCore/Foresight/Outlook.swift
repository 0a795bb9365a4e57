/// Where a scenario could stand between two steps, whatever the code of the app did so far.
package struct Outlook: Sendable {
  var worlds: Set<ForeseenWorld> = [ForeseenWorld()]
  /// Whether it could stand elsewhere, too.
  var isOpen = false
  /// Its number in the memory of the one foresight that it comes from; nil if it has none there yet.
  var number: Int?

  /// A fresh device.
  package init() {}

  init(_ worlds: Set<ForeseenWorld>, isOpen: Bool) {
    self.worlds = worlds
    self.isOpen = isOpen
  }

  /// Whether nothing can stand so: what leads here is not possible.
  package var isEmpty: Bool { worlds.isEmpty && !isOpen }

  /// Either of two outlooks.
  package func union(_ other: Outlook) -> Outlook {
    Outlook(worlds.union(other.worlds), isOpen: isOpen || other.isOpen)
  }
}
