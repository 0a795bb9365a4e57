/// A row of `examples`: a name, and a text for each variable.
struct ExampleRow: Sendable {
  var name: String?
  /// The range of the name.
  var range = SourceRange.startOfFile
  var variables: [Grammar.NamedText] = []
}

extension ExampleRow {
  /// Returns warnings for rows with the same texts as another one, and for variables that are the same in all rows.
  static func styleWarnings(of rows: [ExampleRow]) -> [Diagnostic] {
    guard rows.count > 1 else { return [] }
    var found: [Diagnostic] = []
    var names: [[String: ExactText]: String] = [:]
    for row in rows {
      let texts = row.texts
      if let first = names[texts] {
        let message = "this row has the same values as '\(first)'"
        found.append(
          Diagnostic(.idleExamples, at: row.range, message, help: "remove one of them")
        )
      } else {
        names[texts] = row.name ?? ""
      }
    }
    let texts = rows.map(\.texts)
    for variable in rows[0].variables
    where texts.allSatisfy({ $0[variable.name] == ExactText(variable.text) }) {
      let message = "'\(variable.name)' has the same value in every row"
      let help: Diagnostic.Help = "define it once, under 'variables'"
      found.append(Diagnostic(.idleExamples, at: variable.range, message, help: help))
    }
    return found
  }

  /// Returns the rows, each with the variables of all rows.
  ///
  /// A missing variable is reported once, and not wherever it is used.
  static func completed(_ rows: [ExampleRow]) -> [ExampleRow] {
    let all = Dictionary(rows.flatMap(\.variables).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    return rows.map { row in
      var row = row
      // Usually each row has all variables, so the search is skipped.
      guard row.variables.count < all.count else { return row }
      let own = Set(row.variables.map(\.name))
      for (name, variable) in all where !own.contains(name) { row.variables.append(variable) }
      return row
    }
  }

  private var texts: [String: ExactText] {
    Dictionary(variables.map { ($0.name, ExactText($0.text)) }, uniquingKeysWith: { $1 })
  }
}

extension TreeDecoder {
  /// Decodes `variables`, and returns the definitions, to report unused ones later.
  mutating func define(_ index: Tree.Index) -> [Located<String>] {
    var defined: [Located<String>] = []
    variables(index, "'variables'") { decoder, name, text, key in
      decoder.scope.define(name, text, at: decoder.range(key))
      defined.append(Located(value: name, range: decoder.range(key)))
    }
    return defined
  }

  private static let rowVariables = Grammar.variables("a row of 'examples'")

  /// Decodes `examples`: named rows, each a separate test case; all must define the same variables.
  mutating func examples(_ index: Tree.Index) -> [ExampleRow] {
    guard requireMapping(index, "'examples'") else { return [] }
    var rows: [ExampleRow] = []
    var fields = tree.cursor(index)
    while let (key, value) = fields.nextField(in: tree) {
      var row = ExampleRow(name: string(key), range: range(key))
      row.variables = Self.rowVariables.read(&self, value) ?? []
      if let first = rows.first { compare(row, with: first, at: key) }
      rows.append(row)
    }
    if rows.isEmpty { report(.emptyValue, at: index, "'examples' has no rows") }
    return rows
  }

  private mutating func compare(_ row: ExampleRow, with first: ExampleRow, at key: Tree.Index) {
    let own = Set(row.variables.map(\.name))
    let others = Set(first.variables.map(\.name))
    guard own != others else { return }
    let missing = others.subtracting(own).sorted()
    let more = own.subtracting(others).sorted()
    let name = first.name ?? ""
    let message =
      missing.isEmpty
      ? "the row '\(name)' does not define '\(more.joined(separator: "', '"))', but this one does"
      : "this row does not define '\(missing.joined(separator: "', '"))', but '\(name)' does"
    report(.missingKey, at: key, message) { "define the same variables in all rows" }
  }
}
