/// Something wrong with a scenario file: what, where, and what would be right.
public struct Diagnostic: Error, Hashable {
  /// Which entry of the catalogue it is.
  public var id: DiagnosticID
  /// The bytes that are wrong.
  public var range: SourceRange
  /// What is wrong: lower case, no full stop, source words in single quotes.
  public var message: String
  /// What would be right, printed beside the caret; empty where the message says it all.
  public var help: String

  /// Creates a diagnostic of the catalogue.
  public init(_ id: DiagnosticID, at range: SourceRange, _ message: String, help: String = "") {
    self.id = id
    self.range = range
    self.message = message
    self.help = help
  }

  /// How bad it is, by the catalogue.
  public var severity: Severity { id.severity }

  /// Whether the other one only follows from it: a text without its variable is wrong in other ways, too.
  private func explains(_ other: Diagnostic) -> Bool {
    let isAboutVariable = id == .unknownVariable || id == .misplacedVariable
    return isAboutVariable && other.id != id
      && other.range.start <= range.start && range.start < other.range.end
  }
}

extension Diagnostic {
  /// Collects what is wrong with one file, and remembers how much of it is an error.
  public struct List: Sendable {
    /// In the order in which they were found; printed by place.
    private(set) var all: [Diagnostic] = []
    /// How many of them are errors.
    private(set) var errorCount = 0

    /// Creates an empty list.
    public init() {}

    /// Adds one, unless the same one is there already: a shared key is read once for each scenario.
    ///
    /// Of very many only the first are kept.
    mutating func add(_ diagnostic: Diagnostic) {
      if overflows(diagnostic.id) { return }
      guard !all.contains(where: { $0 == diagnostic || $0.explains(diagnostic) }) else { return }
      all.append(diagnostic)
      if diagnostic.severity == .error { errorCount += 1 }
    }

    /// Counts one and does not keep it, where there are more than anybody reads; else does nothing.
    mutating func overflows(_ id: DiagnosticID) -> Bool {
      guard all.count >= Self.most else { return false }
      if id.severity == .error { errorCount += 1 }
      return true
    }

    /// So many are kept at most: more than anybody reads.
    public static let most = 500

    /// Adds one unless its identifier is at its place already: the first of several versions says it.
    package mutating func addOnce(_ diagnostic: Diagnostic) {
      let isKnown = all.contains { $0.id == diagnostic.id && $0.range == diagnostic.range }
      if !isKnown { add(diagnostic) }
    }

    /// Adds one from its parts, unless its identifier is at its place already.
    package mutating func addOnce(
      _ id: DiagnosticID,
      at range: SourceRange,
      _ message: String,
      help: String = ""
    ) {
      addOnce(Diagnostic(id, at: range, message, help: help))
    }

    /// Adds one from its parts.
    mutating func add(
      _ id: DiagnosticID,
      at range: SourceRange,
      _ message: String,
      help: String = ""
    ) {
      add(Diagnostic(id, at: range, message, help: help))
    }

    /// Adds one whose help is made only where it is kept.
    mutating func add(
      _ id: DiagnosticID,
      at range: SourceRange,
      _ message: String,
      help: () -> String
    ) {
      if !overflows(id) { add(Diagnostic(id, at: range, message, help: help())) }
    }

    /// Adds others.
    mutating func add(_ others: some Sequence<Diagnostic>) {
      for diagnostic in others { add(diagnostic) }
    }

    /// All of them by place, then by identifier.
    public var sorted: [Diagnostic] {
      if all.count < 2 { return all }
      return all.enumerated().sorted {
        ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
      }.map(\.element)
    }
  }
}
