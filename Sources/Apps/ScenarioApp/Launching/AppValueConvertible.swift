public import Foundation
@_spi(Package) public import LifecycleCore

/// A type whose values a probe can return.
public protocol AppValueConvertible {
  /// The value, as it is written in scenarios.
  var appValue: AppValue { get }
}

extension AppValue: AppValueConvertible {
  /// The value itself.
  public var appValue: AppValue { self }
}

extension String: AppValueConvertible {
  /// The string.
  public var appValue: AppValue { .text(self) }
}

extension Bool: AppValueConvertible {
  /// `true` or `false`.
  public var appValue: AppValue { .bool(self) }
}

extension Int: AppValueConvertible {
  /// The number.
  public var appValue: AppValue { .integer(self) }
}

extension Double: AppValueConvertible {
  /// The number.
  public var appValue: AppValue { .number(self) }
}

extension URL: AppValueConvertible {
  /// The URL as a string.
  public var appValue: AppValue { .text(absoluteString) }
}

extension Optional: AppValueConvertible where Wrapped: AppValueConvertible {
  /// The wrapped value, or `null`.
  public var appValue: AppValue { self?.appValue ?? .null }
}

extension Array: AppValueConvertible where Element: AppValueConvertible {
  /// The elements in order.
  public var appValue: AppValue { .list(map(\.appValue)) }
}

extension Set: AppValueConvertible where Element: AppValueConvertible & Comparable {
  /// The elements, sorted.
  public var appValue: AppValue { .list(sorted().map(\.appValue)) }
}

extension Dictionary: AppValueConvertible where Key == String, Value: AppValueConvertible {
  /// The values by their keys, which are sorted.
  public var appValue: AppValue {
    .mapping(sorted { $0.key < $1.key }.map { ($0.key, $0.value.appValue) })
  }
}

/// A type that the argument of a custom action can have.
public protocol AppActionArgument {
  /// Creates the value; nil if the scenario's value has another type.
  init?(appValue: AppValue)
  /// The type in a message: "a string".
  static var appTypeName: String { get }
}

extension String: AppActionArgument {
  /// Creates the string; nil for a number.
  public init?(appValue: AppValue) {
    guard case .text(let text) = appValue else { return nil }
    self = text
  }

  /// "a string".
  public static var appTypeName: String { AppValue.text("").typeName }
}

extension Int: AppActionArgument {
  /// Creates the number; nil if it is not an integer.
  public init?(appValue: AppValue) {
    guard case .integer(let number) = appValue else { return nil }
    self = number
  }

  /// "a whole number".
  public static var appTypeName: String { "a whole number" }
}

extension Double: AppActionArgument {
  /// Creates the number.
  public init?(appValue: AppValue) {
    switch appValue {
    case .integer(let number): self = Double(number)
    case .number(let number): self = number
    default: return nil
    }
  }

  /// "a number".
  public static var appTypeName: String { AppValue.number(0).typeName }
}

extension Bool: AppActionArgument {
  /// Creates the Boolean value.
  public init?(appValue: AppValue) {
    guard case .bool(let value) = appValue else { return nil }
    self = value
  }

  /// "true or false".
  public static var appTypeName: String { AppValue.bool(true).typeName }
}

extension AppValue: AppActionArgument {
  /// Creates any value.
  public init?(appValue: AppValue) { self = appValue }

  /// "a value".
  public static var appTypeName: String { "a value" }
}
