public import Foundation
import UIKitSystem

/// The name of a method with the method itself, since Linux has no Objective-C runtime to look it up.
///
/// `scenario-run-adopt` writes `Selector("save(_:)", Editor.save(_:))` in place of `#selector(save(_:))`. Two
/// selectors are equal if their names are.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The name of the method, with its labels.
  public let description: String
  private let method: @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  private init(_ name: String, calling method: @escaping @MainActor (AnyObject, [Any?]) -> Any?) {
    description = name
    self.method = method
  }

  /// Two selectors are equal if their names are.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Calls the method, and returns its result; extra arguments are ignored.
  @MainActor @discardableResult
  package func call(_ target: AnyObject, _ arguments: Any?...) -> Any? {
    method(target, arguments)
  }

  /// Returns an object as a method needs it; reports one of another type.
  @MainActor private static func cast<Value>(_ value: Any?, for name: String) -> Value? {
    if let value = value as? Value { return value }
    SystemConnection.report(
      "the selector '\(name)' needs \(Value.self), and got \(value.map { "\(type(of: $0))" } ?? "nil")"
    )
    return nil
  }
}

// A method of a class on the main actor has another type, and the additional parameter another initializer.
extension Selector {
  /// Creates the selector of a method without parameters.
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping (Target) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name) { target, _ in Self.cast(target, for: name).map { method($0)() } }
  }

  /// Creates the selector of a method with one parameter.
  public init<Target: AnyObject, Argument, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name) { target, arguments in
      guard let target: Target = Self.cast(target, for: name),
        let argument: Argument = Self.cast(arguments.first ?? nil, for: name)
      else { return nil }
      return method(target)(argument)
    }
  }

  /// Creates the selector of a method without parameters.
  @_disfavoredOverload public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    on actor: MainActor.Type = MainActor.self
  ) {
    self.init(name) { target, _ in Self.cast(target, for: name).map { method($0)() } }
  }

  /// Creates the selector of a method with one parameter.
  @_disfavoredOverload public init<Target: AnyObject, Argument, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result,
    on actor: MainActor.Type = MainActor.self
  ) {
    self.init(name) { target, arguments in
      guard let target: Target = Self.cast(target, for: name),
        let argument: Argument = Self.cast(arguments.first ?? nil, for: name)
      else { return nil }
      return method(target)(argument)
    }
  }

  /// Creates a selector from a name alone; unavailable on Linux.
  @available(*, unavailable, message: "Linux cannot find a method by its name: use #selector")
  public init(_ name: String) { fatalError() }
}

extension NSObjectProtocol where Self: AnyObject {
  /// Calls a method; unlike Apple's method, it returns nothing.
  public func perform(_ selector: Selector, with argument: Any? = nil) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    onMain { _ = selector.call(target, argument) }
  }

  /// Calls a method later, in virtual time.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    onMain {
      _ = SystemConnection.current?.schedule(after: delay, repeating: nil) {
        selector.call(target, argument)
      }
    }
  }
}
