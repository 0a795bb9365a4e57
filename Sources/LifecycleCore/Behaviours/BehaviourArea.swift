/// Rows of the inventory that are about one thing.
public struct BehaviourArea: Sendable {
  /// What they are about.
  public let title: String
  /// The same in a sentence.
  public let introduction: String
  /// The rows, in the order in which they are best read.
  public let rows: [Behaviour]

  /// Every area.
  public static let all: [BehaviourArea] = [
    objectGraph, launch, states, interruptions, background, conduct, foreground, termination, urls,
    events, drawing, threads, services, devices,
  ]
}

extension Behaviour {
  /// Every row, area by area.
  public static let all: [Behaviour] = BehaviourArea.all.flatMap(\.rows)

  /// The row of that name, such as `F26`.
  public static func named(_ name: String) -> Behaviour? {
    guard name.first == "F", let number = Int(name.dropFirst()),
      (1...byNumber.count).contains(number)
    else { return nil }
    let row = byNumber[number - 1]
    // Of `F07` and `F+7` neither is a name.
    return row.name == name ? row : nil
  }

  private static let byNumber: [Behaviour] = all.sorted { $0.number < $1.number }
}
