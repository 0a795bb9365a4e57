/// What a rule makes true, as the table of rules names it: `58` is all of a behaviour, `"F58.2"` one statement.
///
/// Looked up only when it is asked for, since no run needs it.
struct Served: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  private let behaviour: Int?
  private let name: StaticString

  init(integerLiteral number: Int) {
    behaviour = number
    name = ""
  }

  init(stringLiteral name: StaticString) {
    behaviour = nil
    self.name = name
  }

  /// The statements; none if it names nothing that exists.
  var statements: [StatementID] {
    let row = behaviour.map { "F\($0)" } ?? name.description
    return Behaviour.statements(named: row) ?? []
  }
}
