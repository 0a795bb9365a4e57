/// A value that an app under test receives with a custom action, or returns for a probe.
public enum AppValue: Sendable {
  /// Nothing: `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// A string.
  case text(String)
  /// Several values in order.
  case list([AppValue])
  /// Values by their names, in the order of the source.
  case mapping([(name: String, value: AppValue)])
}

extension AppValue: Hashable {
  /// Returns whether two values are the same, however a number is written and a mapping is ordered.
  public static func == (first: AppValue, second: AppValue) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.integer(let first), .integer(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Int(exactly: number) == integer
    case (.text(let first), .text(let second)): first.utf8.elementsEqual(second.utf8)
    case (.list(let first), .list(let second)): first == second
    case (.mapping(let first), .mapping(let second)):
      first.count == second.count
        && first.allSatisfy { item in
          second.contains { $0.name.utf8.elementsEqual(item.name.utf8) && $0.value == item.value }
        }
    default: false
    }
  }

  /// Hashes what equal values have in common.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(Double(value))
    case .number(let value): hasher.combine(value)
    case .text(let value): hasher.combine(value)
    case .list(let values): hasher.combine(values)
    case .mapping(let items): for name in items.map(\.name).sorted() { hasher.combine(name) }
    }
  }
}

extension AppValue: CustomStringConvertible {
  /// The value as it is written in a scenario, with strings in quotes: `{title: 'Notes', count: 3}`.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "'\(value)'"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .mapping(let items):
      "{\(items.map { "\($0.name): \($0.value)" }.joined(separator: ", "))}"
    }
  }

  /// The type in a message: "a string".
  @_spi(Package) public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .text: "a string"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
