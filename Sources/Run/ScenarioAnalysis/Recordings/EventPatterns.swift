/// What moves do, as numbers: moves that do the same have the same one.
final class EventPatterns {
  private var numbers: [[ModelEvent]: Int] = [:]
  /// What a move with each number does.
  private(set) var all: [[ModelEvent]] = []

  /// Returns the number of what a move does.
  func number(of events: [ModelEvent]) -> Int {
    if let number = numbers[events] { return number }
    numbers[events] = all.count
    all.append(events)
    return all.count - 1
  }
}
