@_spi(Package) import LifecycleCore

/// A table, a figure or a listing of a document: what it holds, and the runs that are drawn of it.
struct Exhibit: Sendable {
  /// A part of its contents, in our own words.
  struct Entry: Sendable {
    var text: String
    /// The names of the statements that say the same.
    var statements: [String]
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
///     - Home is pressed, and the delegate is called twice.
///       [F66.1 F66.2]
///
/// An exhibit begins with its name and a title. Each line that begins with `draw` names a case; the step is left out
/// where all steps are drawn. An entry begins with a hyphen, further lines belong to it, and its statements are in
/// brackets.
struct ExhibitText {
  private(set) var exhibits: [Exhibit] = []

  init(_ document: Document, _ text: String) {
    var lines: [String] = []
    for line in text.split(separator: "\n") {
      if line.first == " ", !lines.isEmpty {
        lines[lines.count - 1] += " \(line.drop { $0 == " " })"
      } else {
        lines.append(String(line))
      }
    }
    for line in lines { read(line, document) }
  }

  private mutating func read(_ line: String, _ document: Document) {
    let last = exhibits.count - 1
    if let match = line.wholeMatch(of: /- (.*) \[(.*)\]/) {
      let statements = match.2.split(separator: " ").map(String.init)
      exhibits[last].entries.append(.init(text: String(match.1), statements: statements))
    } else if let match = line.wholeMatch(of: /draw ([^,:]*)(?:, step (\d+))?: (.*)/) {
      let step = match.2.flatMap { Int($0) } ?? 1
      exhibits[last].drawings.append(
        .init(path: String(match.1), name: String(match.3), step: step)
      )
    } else if let match = line.wholeMatch(of: /((?:Table|Figure|Listing) \d+-\d+): (.*)/) {
      exhibits.append(
        Exhibit(document: document, name: String(match.1), title: String(match.2))
      )
    } else {
      preconditionFailure("Internal inconsistency: \(line)")
    }
  }
}
