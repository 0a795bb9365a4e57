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
    let bytes = behaviorText().bytes
    var index = 0
    while index < bytes.count {
      let isBehavior = bytes[index] == UInt8(ascii: "F")
      if isBehavior { index += 1 }
      var number = 0
      while index < bytes.count, 0x30...0x39 ~= bytes[index] {
        number = number * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      if number > 0, isBehavior {
        behavior = number
        counts += repeatElement(0, count: max(0, number + 1 - counts.count))
      } else if number > 0 {
        counts[behavior] = number
      }
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      index += 1
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
