internal import DocumentTexts

extension BehaviorArea {
  /// All areas; malformed text is an error in this package, which its tests would find.
  public static let all: [BehaviorArea] = {
    do {
      return try BehaviorParser(behaviorText().entries).areas
    } catch {
      preconditionFailure("Internal inconsistency: \(error)")
    }
  }()
}

extension Behavior {
  /// All rows, area by area.
  public static let all: [Behavior] = BehaviorArea.all.flatMap(\.rows)

  /// Returns the row with the given name, such as `F26`.
  public static func named(_ name: String) -> Behavior? { all.first { $0.name == name } }

  /// Returns the statement with the given name, if it exists.
  public static subscript(id: StatementID) -> Statement? {
    exists(id) ? all.first { $0.number == id.behavior }?.statements[id.number - 1] : nil
  }

  /// Returns the statements with a name: all of `F58`, or the single one of `F58.2`; nil if there is none.
  public static func statements(named name: String) -> [StatementID]? {
    if let id = StatementID(name) { return exists(id) ? [id] : nil }
    // `F58` is a prefix of `F58.1`.
    guard let first = StatementID("\(name).1"), exists(first) else { return nil }
    return (1...counts[first.behavior]).map { StatementID(behavior: first.behavior, number: $0) }
  }

  private static func exists(_ id: StatementID) -> Bool {
    counts.indices.contains(id.behavior) && id.number > 0 && id.number <= counts[id.behavior]
  }

  /// The number of statements of each behavior, by its number: a run needs no more, and does not parse the texts.
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

/// A reference from a rule to statements that it makes true: `58` for a whole behavior, `"F58.2"` for one statement.
///
/// Resolved on demand, since no run needs the statements.
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

  /// The statements; empty if none has that name.
  var statements: [StatementID] {
    Behavior.statements(named: behavior > 0 ? "F\(behavior)" : name.description) ?? []
  }
}
