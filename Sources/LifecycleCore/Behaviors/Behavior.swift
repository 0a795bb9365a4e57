/// A row of the inventory of behaviors: statements of the documents that belong together, in our own words.
///
/// To add one: a row in its area, a file of `DocumentTexts/behaviors`, with the number that follows the highest.
public struct Behavior: Sendable {
  /// The number, which never changes and implies no order.
  public let number: Int
  /// What it is about.
  public let scope: Scope
  /// What the documents state, one by one; the first is number 1.
  public internal(set) var statements: [Statement] = []

  /// The name by which scenarios cite it, such as `F26`.
  public var name: String { "F\(number)" }

  /// What happens, or for advice what to do: all statements as one text.
  public var text: String { statements.map(\.text).joined(separator: " ") }

  /// The names of its statements.
  public var statementIDs: [StatementID] {
    statements.indices.map { StatementID(behavior: number, number: $0 + 1) }
  }

  /// The documents that describe it, in the order of their declaration.
  public var documents: [Document] {
    let cited = statements.flatMap(\.sources).map(\.document)
    return Document.allCases.filter(cited.contains)
  }
}

extension Behavior {
  /// What a behavior is about.
  public enum Scope: String, CaseIterable, Sendable {
    /// The app's callbacks and its state.
    case core
    /// What users, the system and devices do around the app.
    case env
    /// What happens inside the app: events, views, drawing, memory.
    case adj
    /// Advice to developers, which no scenario can show.
    case doc

    /// The scope, as pages print it.
    public var title: String {
      switch self {
      case .core: "life cycle"
      case .env: "surroundings"
      case .adj: "inside the app"
      case .doc: "advice"
      }
    }
  }
}

/// Rows of the inventory that are about one thing.
public struct BehaviorArea: Sendable {
  /// What they are about.
  public let title: String
  /// The same in a sentence.
  public internal(set) var introduction = ""
  /// The rows, in the order in which they are best read.
  public internal(set) var rows: [Behavior] = []
}
