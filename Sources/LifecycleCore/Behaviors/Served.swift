/// What a rule makes true, as the table of rules names it: `58` is all of a behavior, `"F58.2"` one statement.
///
/// Looked up only when it is asked for, since no run needs it.
struct Served: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  private let behavior: Int?
  private let name: StaticString

  init(integerLiteral number: Int) {
    behavior = number
    name = ""
  }

  init(stringLiteral name: StaticString) {
    behavior = nil
    self.name = name
  }

  /// The statements; none if it names nothing that exists.
  var statements: [StatementID] {
    let row = behavior.map { "F\($0)" } ?? name.description
    return Behavior.statements(named: row) ?? []
  }
}
