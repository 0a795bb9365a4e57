internal import LifecycleCore

/// A key that the author chose, its value, and their ranges.
struct NamedValue<Name: Sendable, Value: Sendable>: Sendable {
  let name: Name
  let value: Value
  let nameRange: SourceRange
  let valueRange: SourceRange
}

extension Array {
  /// Appends entries after removing those of the same names.
  mutating func replace<Name: Hashable, Value>(with entries: Self)
  where Element == NamedValue<Name, Value> {
    let names = Set(entries.map(\.name))
    removeAll { names.contains($0.name) }
    self += entries
  }
}

/// The actions of the app's code, with their ranges.
typealias AppCode = [(action: Action, range: SourceRange)]

/// The actions of the app's code on a trigger, with their ranges.
typealias Reaction<Trigger: Sendable> = NamedValue<Trigger, AppCode>

extension NamedValue where Value == AppCode {
  /// The actions of the code.
  var actions: [Action] { value.map(\.action) }
}
