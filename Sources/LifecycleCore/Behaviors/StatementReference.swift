/// The statements that a rule makes true, as it names them: `58` is all of a behavior, `"F58.2"` one statement.
///
/// Looked up only when they are requested, since no run needs them.
struct StatementReference: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  private let behavior: Int
  private let name: StaticString

  init(integerLiteral number: Int) {
    behavior = number
    name = ""
  }

  init(stringLiteral name: StaticString) {
    behavior = 0
    self.name = name
  }

  /// The statements; none if it names nothing that exists.
  var statements: [StatementID] {
    Behavior.statements(named: behavior > 0 ? "F\(behavior)" : name.description) ?? []
  }
}
