/// A parser for the statements in the files of `DocumentTexts/behaviors`.
///
///     # Entering the background
///
///     Leaving the foreground, and what lets an app run on.
///
///     F66 core
///     1. When the user presses Home, `applicationWillResignActive:` is called.
///        [2010 Moving to the Background; book Termination]
///        opposite: resign without "call `applicationWillResignActive:`"
///     2! Save what the user would miss.
///        [2011 What to Do When Moving to the Background]
///
/// An area has a title and an introduction. A behavior begins with its number and scope. A statement begins with its
/// number, followed by `!` instead of `.` if it is advice; indented lines continue it. Its sources are in brackets,
/// separated by `;`: each is a document and a section. Then come its opposites, each with what makes it false
/// (`OppositeParser`), or `not observable: ` and the reason why it has none.
struct BehaviorParser {
  private(set) var areas: [BehaviorArea] = []

  /// A malformed entry.
  struct ParseError: Error, CustomStringConvertible {
    let description: String

    init(_ reason: String, in entry: String) { description = "\(reason): \(entry)" }
  }

  /// Parses all areas of a text.
  init(_ entries: [String]) throws(ParseError) {
    for entry in entries { try read(entry) }
    try endBehavior()
  }

  private mutating func read(_ entry: String) throws(ParseError) {
    if entry.hasPrefix("# ") {
      try endBehavior()
      areas.append(BehaviorArea(title: String(entry.dropFirst(2))))
      return
    }
    guard let area = areas.indices.last else { throw ParseError("no area", in: entry) }
    if areas[area].introduction.isEmpty {
      areas[area].introduction = entry
    } else if entry.hasPrefix("F") {
      try endBehavior()
      areas[area].rows.append(try Self.behavior(entry))
    } else if let row = areas[area].rows.indices.last {
      let number = areas[area].rows[row].statements.count + 1
      areas[area].rows[row].statements.append(try Self.statement(entry, number))
    } else {
      throw ParseError("a statement of no behavior", in: entry)
    }
  }

  private func endBehavior() throws(ParseError) {
    guard let row = areas.last?.rows.last, row.statements.isEmpty else { return }
    throw ParseError("no statement", in: row.name)
  }

  private static func behavior(_ entry: String) throws(ParseError) -> Behavior {
    let words = entry.dropFirst().split(separator: " ")
    guard words.count == 2, let number = Int(words[0]),
      let scope = Behavior.Scope(rawValue: String(words[1]))
    else { throw ParseError("no number and scope of a behavior", in: entry) }
    return Behavior(number: number, scope: scope)
  }

  private static func statement(_ entry: String, _ number: Int) throws(ParseError) -> Statement {
    let isAdvice = entry.hasPrefix("\(number)! ")
    guard isAdvice || entry.hasPrefix("\(number). ") else {
      throw ParseError("not the number of the next statement", in: entry)
    }
    guard let bracket = entry.utf8.firstIndex(of: UInt8(ascii: "[")),
      let end = entry[bracket...].utf8.firstIndex(of: UInt8(ascii: "]"))
    else { throw ParseError("no sources in brackets behind it", in: entry) }
    var sources: [Source] = []
    let list = entry[bracket..<end].dropFirst()
    for source in list.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let text = Substring(source.drop { $0 == UInt8(ascii: " ") })
      guard let source = Source(text) else {
        throw ParseError("no document and section in '\(text)'", in: entry)
      }
      sources.append(source)
    }
    let (opposites, reason) = try remarks(entry[end...].dropFirst(), in: entry)
    guard !isAdvice || opposites.isEmpty && reason == nil else {
      throw ParseError("advice has no opposite", in: entry)
    }
    return Statement(
      text: String(entry[..<bracket].dropFirst("\(number). ".utf8.count).dropLast()),
      sources: sources,
      isAdvice: isAdvice,
      opposites: opposites,
      unobservableBecause: reason
    )
  }

  /// Parses what follows the sources: opposites, or why there are none.
  private static func remarks(
    _ text: Substring,
    in entry: String
  ) throws(ParseError) -> (opposites: [String], unobservableBecause: String?) {
    var (opposites, reason): ([[Substring]], [Substring]?) = ([], nil)
    var words = text.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
    if words.starts(with: ["not", "observable:"]) {
      (reason, words) = (Array(words.dropFirst(2)), [])
    }
    for word in words {
      if word == "opposite:" {
        opposites.append([])
      } else if opposites.isEmpty {
        throw ParseError("neither 'opposite:' nor 'not observable:' behind the sources", in: entry)
      } else {
        opposites[opposites.count - 1].append(word)
      }
    }
    return (opposites.map { $0.joined(separator: " ") }, reason?.joined(separator: " "))
  }
}
