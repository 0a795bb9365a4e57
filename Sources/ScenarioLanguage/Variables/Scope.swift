/// The variables that can be inserted at a place: each name's text, and where it was defined.
struct Scope: Sendable {
  /// A variable.
  struct Variable: Sendable {
    var text: String
    /// Where it is defined; nil for one that the command line sets.
    var definition: SourceRange?
    /// Whether what else is defined gives way to it.
    var isFixed = false
  }

  /// What is defined, the innermost last: a scope inside of another one adds to it and copies nothing.
  private var layers: [[String: Variable]]

  /// The scope of what the command line sets.
  init(fixed: [String: String] = [:]) {
    layers = [fixed.mapValues { Variable(text: $0, isFixed: true) }]
  }

  /// The same scope, in which what is defined from now on is forgotten with it.
  var nested: Scope {
    var scope = self
    if let last = layers.last, !last.isEmpty { scope.layers.append([:]) }
    return scope
  }

  /// Defines a variable over one of the same name, unless the command line set that.
  mutating func define(_ name: String, _ text: String, at definition: SourceRange) {
    if var old = self[name], old.isFixed {
      old.definition = definition
      set(name, old)
    } else {
      set(name, Variable(text: text, definition: definition))
    }
  }

  /// Binds a variable over everything: a row of examples, or an argument of a fragment.
  mutating func bind(_ name: String, _ text: String, at definition: SourceRange) {
    set(name, Variable(text: text, definition: definition, isFixed: true))
  }

  private mutating func set(_ name: String, _ variable: Variable) {
    layers[layers.count - 1][name] = variable
  }

  subscript(_ name: String) -> Variable? {
    for layer in layers.reversed() {
      if let variable = layer[name] { return variable }
    }
    return nil
  }

  /// The names that can be inserted, sorted; none where they are more than anybody reads.
  var names: [String] {
    guard layers.reduce(0, { $0 + $1.count }) <= Suggestion.most else { return [] }
    return Set(layers.flatMap(\.keys)).sorted()
  }
}
