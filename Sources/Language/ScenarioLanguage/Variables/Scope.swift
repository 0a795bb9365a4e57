/// The variables in scope: each name's text and definition.
struct Scope: Sendable {
  /// A variable.
  struct Variable: Sendable {
    var text: String
    /// The range of the definition; nil for a variable from the command line.
    var definition: SourceRange?
    /// Whether the variable takes precedence over other definitions.
    var isFixed = false
    /// Whether the text is that of the command line.
    var isSet = false
  }

  /// The definitions, the innermost last; a nested scope adds a layer and copies nothing.
  private var layers: [[String: Variable]]

  /// Creates the scope of the variables from the command line.
  init(fixed: [String: String] = [:]) {
    layers = [fixed.mapValues { Variable(text: $0, isFixed: true, isSet: true) }]
  }

  /// A nested scope, whose definitions do not affect this one.
  var nested: Scope {
    var scope = self
    if let last = layers.last, !last.isEmpty { scope.layers.append([:]) }
    return scope
  }

  /// Defines a variable, replacing one of the same name unless it is fixed.
  mutating func define(_ name: String, _ text: String, at definition: SourceRange) {
    if var old = self[name], old.isFixed {
      old.definition = definition
      set(name, old)
    } else {
      set(name, Variable(text: text, definition: definition))
    }
  }

  /// Defines a fixed variable, for a row of examples or an argument of a fragment.
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

  /// The names in scope, sorted; empty if there are too many to list.
  var names: [String] {
    guard layers.reduce(0, { $0 + $1.count }) <= Suggestion.maximumWordCount else { return [] }
    return Set(layers.flatMap(\.keys)).sorted()
  }
}
