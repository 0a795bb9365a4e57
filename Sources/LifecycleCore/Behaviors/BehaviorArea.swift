/// Rows of the inventory that are about one thing.
public struct BehaviorArea: Sendable {
  /// What they are about.
  public let title: String
  /// The same in a sentence.
  public let introduction: String
  /// The rows, in the order in which they are best read.
  public let rows: [Behavior]

  /// Creates an area from its behaviors, as `BehaviorText` reads them.
  init(title: String, introduction: String, _ text: String) {
    self.title = title
    self.introduction = introduction
    rows = BehaviorText(text).rows
  }

  /// Every area.
  public static let all: [BehaviorArea] = [
    objectGraph, launch, states, interruptions, background, backgroundBehavior, foreground,
    termination, urls,
    events, drawing, threads, services, devices,
  ]
}

extension Behavior {
  /// Every row, area by area.
  public static let all: [Behavior] = BehaviorArea.all.flatMap(\.rows)

  /// The row of that name, such as `F26`.
  public static func named(_ name: String) -> Behavior? {
    guard name.first == "F", let number = Int(name.dropFirst()),
      (1...byNumber.count).contains(number)
    else { return nil }
    let row = byNumber[number - 1]
    // Of `F07` and `F+7` neither is a name.
    return row.name == name ? row : nil
  }

  /// The statements that a name means: all of `F58`, or the one of `F58.2`; nil if there is none.
  public static func statements(named name: String) -> [StatementID]? {
    if let id = StatementID(name) {
      return self[id] == nil ? nil : [id]
    }
    return named(name)?.statementIDs
  }

  /// The statement of that name, if it exists.
  public static subscript(id: StatementID) -> Statement? {
    guard let row = named("F\(id.behavior)"), row.statements.indices.contains(id.number - 1)
    else { return nil }
    return row.statements[id.number - 1]
  }

  private static let byNumber: [Behavior] = all.sorted { $0.number < $1.number }
}
