@_spi(Package) package import LifecycleCore

/// A problem in a scenario file: its message, range and help.
@_spi(Package) public struct Diagnostic: Error, Hashable {
  /// What would be right.
  public typealias Help = DiagnosticHelp
  /// An edit that it suggests.
  public typealias Fix = DiagnosticFix

  /// The entry of the catalogue.
  public var id: DiagnosticID
  /// The range of the problem.
  public var range: SourceRange
  /// The message: lower case, no full stop, quotations from the source in single quotes.
  public var message: String
  /// The suggested correction, printed beside the caret; empty if the message suffices.
  public var help: String
  /// The edits that the help suggests, the likeliest first.
  public var fixes: [Fix]
  /// The steps that the message names, whose lines are added to it where the file is known.
  package var places: [Place] = []

  /// A part of the message, and what it names.
  package struct Place: Hashable, Sendable {
    package let text: String
    package let range: SourceRange

    package init(text: String, range: SourceRange) { (self.text, self.range) = (text, range) }
  }

  /// Creates a diagnostic.
  public init(_ id: DiagnosticID, at range: SourceRange, _ message: String, help: Help = "") {
    self.id = id
    self.range = range
    self.message = message
    self.help = help.text
    fixes = help.replacements.map { Fix(range: range, text: $0) } + help.edits
  }

  /// The severity of the catalogue entry.
  public var severity: Severity { id.severity }

  /// Returns whether another diagnostic is only a consequence, as a text without its variable has other errors.
  private func explains(_ other: Diagnostic) -> Bool {
    let concernsVariable = id == .unknownVariable || id == .misplacedVariable
    return concernsVariable && other.id != id
      && other.range.start <= range.start && range.start < other.range.end
  }
}

extension Diagnostic {
  /// Returns the diagnostic with the names of methods and notifications in a language; unchanged if it says what `fmt`
  /// writes.
  package func written(in spelling: NameSpelling) -> Diagnostic {
    guard spelling == .swift, id != .nonstandardSpelling else { return self }
    var diagnostic = self
    diagnostic.message = spelling.written(message)
    diagnostic.help = spelling.written(help)
    for index in fixes.indices {
      diagnostic.fixes[index].text = spelling.written(fixes[index].text)
    }
    return diagnostic
  }

  /// Collects the diagnostics of one file, and counts the errors among them.
  public struct List: Sendable {
    /// The diagnostics in the order in which they were found.
    private(set) var all: [Diagnostic] = []
    /// The number of errors, including those that are not kept.
    private(set) var errorCount = 0

    /// Creates an empty list.
    public init() {}

    /// Adds a diagnostic unless it is a duplicate: a shared key is decoded once for each scenario.
    ///
    /// Only the first `maximumCount` are kept.
    mutating func add(_ diagnostic: Diagnostic) {
      if countIfFull(diagnostic.id) { return }
      guard !all.contains(where: { $0 == diagnostic || $0.explains(diagnostic) }) else { return }
      all.append(diagnostic)
      if diagnostic.severity == .error { errorCount += 1 }
    }

    /// Returns whether the list is full; in that case, counts a diagnostic without keeping it.
    mutating func countIfFull(_ id: DiagnosticID) -> Bool {
      guard all.count >= Self.maximumCount else { return false }
      if id.severity == .error { errorCount += 1 }
      return true
    }

    /// The maximum number of diagnostics that are kept.
    public static let maximumCount = 500

    /// Adds a diagnostic unless its range already has one with the same identifier, as from another version.
    package mutating func addOnce(_ diagnostic: Diagnostic) {
      let isDuplicate = all.contains { $0.id == diagnostic.id && $0.range == diagnostic.range }
      if !isDuplicate { add(diagnostic) }
    }

    /// Creates and adds a diagnostic unless its range already has one with the same identifier.
    package mutating func addOnce(
      _ id: DiagnosticID,
      at range: SourceRange,
      _ message: String,
      help: Help = ""
    ) {
      addOnce(Diagnostic(id, at: range, message, help: help))
    }

    /// Creates and adds a diagnostic.
    mutating func add(
      _ id: DiagnosticID,
      at range: SourceRange,
      _ message: String,
      help: Help = ""
    ) {
      add(Diagnostic(id, at: range, message, help: help))
    }

    /// Creates and adds a diagnostic, evaluating its help only if it is kept: the nearest of many words takes time.
    mutating func add(
      _ id: DiagnosticID,
      at range: SourceRange,
      _ message: String,
      help: () -> Help
    ) {
      if countIfFull(id) { return }
      let isDuplicate = all.contains { $0.range == range && $0.id == id && $0.message == message }
      if !isDuplicate { add(Diagnostic(id, at: range, message, help: help())) }
    }

    /// Replaces the diagnostics with an identifier by one, unless the closure returns nil.
    mutating func merge(_ id: DiagnosticID, _ merged: ([Diagnostic]) -> Diagnostic?) {
      let found = all.filter { $0.id == id }
      guard !found.isEmpty, let diagnostic = merged(found) else { return }
      all.removeAll { $0.id == id }
      if id.severity == .error { errorCount -= found.count }
      add(diagnostic)
    }

    /// Adds several diagnostics.
    mutating func add(_ others: some Sequence<Diagnostic>) {
      for diagnostic in others { add(diagnostic) }
    }

    /// The diagnostics sorted by range, then in the order in which they were found.
    public var sorted: [Diagnostic] {
      if all.count < 2 { return all }
      return all.enumerated().sorted {
        ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
      }.map(\.element)
    }
  }
}
