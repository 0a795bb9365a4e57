/// A row of the inventory of behaviors: related statements of the documents, paraphrased.
///
/// To add one, add a row with the next free number to its area, a file in `DocumentTexts/behaviors`.
@_spi(Package) public struct Behavior: Sendable {
  /// The number, which never changes and implies no order.
  public let number: Int
  /// The subject area of the behavior.
  public let scope: Scope
  /// The statements in order, numbered from 1.
  public internal(set) var statements: [Statement] = []

  /// The name by which scenarios cite it, such as `F26`.
  public var name: String { "F\(number)" }

  /// All statements as one text.
  public var text: String { statements.map(\.text).joined(separator: " ") }

  /// The names of its statements.
  public var statementIDs: [StatementID] {
    statements.indices.map { StatementID(behavior: number, number: $0 + 1) }
  }
}

extension Behavior {
  /// The subject area of a behavior.
  public enum Scope: String, CaseIterable, Sendable {
    /// The app's callbacks and its state.
    case core
    /// Actions of users, the system and devices around the app.
    case environment = "env"
    /// Behavior inside the app: events, views, drawing and memory.
    case inApp = "adj"
    /// Advice to developers, of which `docs/advice.md` says what checks it.
    case advice = "doc"
  }
}

/// A section of the inventory: rows on the same subject.
@_spi(Package) public struct BehaviorArea: Sendable {
  /// The title of the area.
  public let title: String
  /// The subject of the area, in one sentence.
  public internal(set) var introduction = ""
  /// The rows, in reading order.
  public internal(set) var rows: [Behavior] = []
}
