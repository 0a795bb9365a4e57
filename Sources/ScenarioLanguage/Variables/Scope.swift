/// The variables that can be put in at a place: each name's text, and where it was defined.
struct Scope: Sendable {
  /// A variable.
  struct Variable: Sendable {
    var text: String
    /// Where it is defined; nil for one that the command line sets.
    var definition: SourceRange?
    /// Whether what else is defined gives way to it.
    var isFixed = false
  }

  private(set) var variables: [String: Variable] = [:]

  /// The scope of what the command line sets.
  init(fixed: [String: String] = [:]) {
    variables = fixed.mapValues { Variable(text: $0, isFixed: true) }
  }

  /// Defines a variable over one of the same name, unless the command line set that.
  mutating func define(_ name: String, _ text: String, at definition: SourceRange) {
    if let old = variables[name], old.isFixed {
      variables[name]?.definition = definition
      return
    }
    variables[name] = Variable(text: text, definition: definition)
  }

  /// Binds a variable over everything: a row of examples, or an argument of a fragment.
  mutating func bind(_ name: String, _ text: String, at definition: SourceRange) {
    variables[name] = Variable(text: text, definition: definition, isFixed: true)
  }

  subscript(_ name: String) -> Variable? { variables[name] }
}
