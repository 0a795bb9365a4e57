internal import LifecycleCore

/// A key that the author chose, its value, and where they are.
struct NamedValue<Name: Sendable, Value: Sendable>: Sendable {
  let name: Name
  let value: Value
  let nameRange: SourceRange
  let valueRange: SourceRange
}

extension Array {
  /// Puts entries behind the others, in place of those of the same names.
  mutating func replace<Name: Hashable, Value>(with entries: Self)
  where Element == NamedValue<Name, Value> {
    let names = Set(entries.map(\.name))
    removeAll { names.contains($0.name) }
    self += entries
  }
}

/// What the app's code does, each action with its place.
typealias AppCode = [(action: Action, range: SourceRange)]

/// What the app's code does when something happens, each action with its place.
typealias Reaction<Trigger: Sendable> = NamedValue<Trigger, AppCode>

extension NamedValue where Value == AppCode {
  /// What the code does.
  var actions: [Action] { value.map(\.action) }
}
