@_spi(Package) import LifecycleCore

/// A table, a figure or a listing of a document: what it holds, and the runs that are drawn of it.
struct Exhibit: Sendable {
  /// A cell of a table, a part of a figure or a line of a listing, or something of what it contains, in our own words.
  struct Entry: Sendable {
    /// The name of the part in the document: of a row, a box, a declaration.
    var part: String
    var text: String
    /// The names of the statements that say the same.
    var statements: [String] = []
    /// The scenario that shows it best; nil if any that covers the statements will do.
    var scenario: String?
    /// What of it no scenario shows, and why; nil if scenarios show everything.
    var notShown: String?
  }

  /// A run that is drawn.
  struct Drawing: Sendable {
    /// The scenario file.
    var path: String
    /// The case's name.
    var name: String
    /// The first step that is drawn.
    var step: Int
  }

  var document: Document
  /// As the document calls it, `Figure 2-3`.
  var name: String
  var title: String
  /// The columns of a table with several besides the names of its rows.
  var columns: [String] = []
  var entries: [Entry] = []
  var drawings: [Drawing] = []

  var isFigure: Bool { name.hasPrefix("Figure") }

  /// The files of its diagrams, below `docs/`.
  var pictures: [String] {
    let stem = "\(document.rawValue) \(name)".lowercased().replacing(" ", with: "-")
    return drawings.indices.map { "figures/\(stem)\($0 == 0 ? "" : "-\($0 + 1)").svg" }
  }

  /// Every exhibit, document by document, in the order of the document.
  static let all: [Exhibit] = [
    ExhibitText(.guide2010, guide2010), ExhibitText(.guide2011, guide2011),
    ExhibitText(.guide2014, guide2014), ExhibitText(.book, book),
  ].flatMap(\.exhibits)

  /// What the sections of a document are called that are exhibits.
  static func names(in document: Document) -> [String] {
    document.sections.filter { section in
      ["Table ", "Figure ", "Listing "].contains { section.hasPrefix($0) }
    }
  }
}

/// Reads the exhibits of a document as they are written down.
///
///     Figure 2-4: Into the background
///     draw Scenarios/figures/guide-2010.yaml, step 2: The Home button sends the app away
///     - Home | The delegate is called twice.
///       [F66.1 F66.2 by The Home button sends the app away]
///     - The picture | It is blue.
///       [not shown: the model has no colors]
///
/// An exhibit begins with its name and a title. Each line that begins with `draw` names a case; the step is left out
/// where all steps are drawn. An entry begins with a hyphen, further lines belong to it. In brackets it has its
/// statements, after `by` the scenario that shows them best, and after `not shown:` what is not shown and why, with `;`
/// between these. A table may have `columns:`, for each of which a row has an entry, `Touch, notes`.
struct ExhibitText {
  private(set) var exhibits: [Exhibit] = []

  init(_ document: Document, _ text: String) {
    for line in text.entries { read(line, document) }
  }

  private mutating func read(_ line: String, _ document: Document) {
    let last = exhibits.count - 1
    if let match = line.wholeMatch(of: /- ([^|]*) \| (.*) \[(.*?)\]/) {
      var entry = Exhibit.Entry(part: String(match.1), text: String(match.2))
      for shown in match.3.split(separator: "; ") { Self.read(shown, into: &entry) }
      exhibits[last].entries.append(entry)
    } else if let match = line.wholeMatch(of: /draw ([^,:]*)(?:, step (\d+))?: (.*)/) {
      let step = match.2.flatMap { Int($0) } ?? 1
      exhibits[last].drawings.append(
        .init(path: String(match.1), name: String(match.3), step: step)
      )
    } else if let match = line.wholeMatch(of: /columns: (.*)/) {
      exhibits[last].columns = match.1.split(separator: ", ").map(String.init)
    } else if let match = line.wholeMatch(of: /((?:Table|Figure|Listing) \d+-\d+): (.*)/) {
      exhibits.append(
        Exhibit(document: document, name: String(match.1), title: String(match.2))
      )
    } else {
      preconditionFailure("Internal inconsistency: \(line)")
    }
  }

  private static func read(_ shown: Substring, into entry: inout Exhibit.Entry) {
    if let match = shown.wholeMatch(of: /not shown: (.*)/) {
      entry.notShown = String(match.1)
    } else if let match = shown.wholeMatch(of: /(F[F0-9. ]*)(?: by (.*))?/) {
      entry.statements = match.1.split(separator: " ").map(String.init)
      entry.scenario = match.2.map(String.init)
    } else {
      preconditionFailure("Internal inconsistency: \(shown)")
    }
  }
}
