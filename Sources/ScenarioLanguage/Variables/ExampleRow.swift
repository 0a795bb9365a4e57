/// A row of `examples`: a name, and a text for each variable.
struct ExampleRow: Sendable {
  var name: String?
  var variables: [(name: String, text: String, range: SourceRange)] = []
}

extension Decoder {
  /// `variables`: what the places below may put in; the definitions, to ask later whether they did.
  mutating func define(_ index: Tree.Index) -> [(name: String, range: SourceRange)] {
    var defined: [(name: String, range: SourceRange)] = []
    variables(index, "'variables'") { decoder, name, text, key in
      decoder.scope.define(name, text, at: decoder.range(key))
      defined.append((name, decoder.range(key)))
    }
    return defined
  }

  /// `examples`: rows with names, each a test case of its own; all of them give the same variables.
  mutating func examples(_ index: Tree.Index) -> [ExampleRow] {
    guard isMapping(index, "'examples'") else { return [] }
    var rows: [ExampleRow] = []
    var key = node(index).firstChild
    while key >= 0 {
      let value = node(key).next
      var row = ExampleRow(name: string(key))
      variables(value, "a row of 'examples'") { decoder, name, text, key in
        row.variables.append((name, text, decoder.range(key)))
      }
      if let first = rows.first { compare(row, with: first, at: key) }
      rows.append(row)
      key = node(value).next
    }
    if rows.isEmpty { diagnostics.add(.emptyValue, at: range(index), "'examples' has no rows") }
    return rows
  }

  private mutating func compare(_ row: ExampleRow, with first: ExampleRow, at key: Tree.Index) {
    let own = Set(row.variables.map(\.name))
    let others = Set(first.variables.map(\.name))
    guard own != others else { return }
    let missing = others.subtracting(own).sorted()
    let more = own.subtracting(others).sorted()
    let name = first.name ?? ""
    diagnostics.add(
      .missingKey,
      at: range(key),
      missing.isEmpty
        ? "the row '\(name)' does not give '\(more.joined(separator: "', '"))', and this one does"
        : "this row does not give '\(missing.joined(separator: "', '"))', and '\(name)' does",
      help: "all rows give the same variables"
    )
  }
}
