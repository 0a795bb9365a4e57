internal import DocumentTexts

extension BehaviorArea {
  /// Every area; text of another form is an error in this package, which its tests would show.
  public static let all: [BehaviorArea] = {
    do {
      return try BehaviorParser(behaviorText().entries).areas
    } catch {
      preconditionFailure("Internal inconsistency: \(error)")
    }
  }()
}

extension Behavior {
  /// Every row, area by area.
  public static let all: [Behavior] = BehaviorArea.all.flatMap(\.rows)

  /// The row of that name, such as `F26`.
  public static func named(_ name: String) -> Behavior? { all.first { $0.name == name } }

  /// The statement of that name, if it exists.
  public static subscript(id: StatementID) -> Statement? {
    exists(id) ? all.first { $0.number == id.behavior }?.statements[id.number - 1] : nil
  }

  /// The statements that a name means: all of `F58`, or the one of `F58.2`; nil if there is none.
  public static func statements(named name: String) -> [StatementID]? {
    if let id = StatementID(name) { return exists(id) ? [id] : nil }
    // `F58` is the beginning of `F58.1`.
    guard let first = StatementID("\(name).1"), exists(first) else { return nil }
    return (1...counts[first.behavior]).map { StatementID(behavior: first.behavior, number: $0) }
  }

  private static func exists(_ id: StatementID) -> Bool {
    counts.indices.contains(id.behavior) && id.number > 0 && id.number <= counts[id.behavior]
  }

  /// How many statements each behavior has, by its number: what a run needs to know, without reading the texts.
  private static let counts: [Int] = {
    var counts = [0]
    var behavior = 0
    for line in behaviorText().bytes.split(separator: UInt8(ascii: "\n")) {
      let isBehavior = line.first == UInt8(ascii: "F")
      let digits = line.dropFirst(isBehavior ? 1 : 0).prefix { (0x30...0x39).contains($0) }
      let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      guard number > 0 else { continue }
      if isBehavior {
        behavior = number
        counts += repeatElement(0, count: max(0, number + 1 - counts.count))
      } else {
        counts[behavior] = number
      }
    }
    return counts
  }()
}

/// The statements that a rule makes true, as it names them: `58` is all of a behavior, `"F58.2"` one statement.
///
/// Looked up only when they are requested, since no run needs them.
struct StatementReference: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  private let behavior: Int
  private let name: StaticString

  init(integerLiteral number: Int) {
    behavior = number
    name = ""
  }

  init(stringLiteral name: StaticString) {
    behavior = 0
    self.name = name
  }

  /// The statements; none if it names nothing that exists.
  var statements: [StatementID] {
    Behavior.statements(named: behavior > 0 ? "F\(behavior)" : name.description) ?? []
  }
}
