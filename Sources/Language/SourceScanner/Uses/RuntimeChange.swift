/// Code that adds methods to classes while the app runs, or exchanges them.
package struct RuntimeChange: Hashable, Sendable {
  /// The function that does it, `class_addMethod`, or one of the app that reaches it.
  package let function: String
  /// The classes, as far as the code around tells them; nil if it does not.
  package let classes: Set<String>?
  /// Where it is.
  package let location: SourceLocation
}

/// Code that changes classes at run time, as one file shows it.
struct RawRuntimeChange: Sendable {
  let function: String
  /// The classes; nil if they are not known.
  var classes: Set<String>?
  /// Whether one of the methods that UIKit calls is meant; nil if the names of the methods are not known.
  var concernsDelegates: Bool?
  /// The function around it, whose callers may say more; nil if it has no parameters, or the runtime calls it.
  var helper: RuntimeChangeHelper?

  /// Classes from which delegates inherit, as others do: which is meant, only callers say.
  static let general: Set<String> = ["NSObject", "UIResponder", "NSObjectProtocol"]

  /// Whether the callers of the function around it decide which classes or methods are meant.
  var dependsOnCallers: Bool {
    concernsDelegates != false && helper != nil
      && (classes.map { !$0.isDisjoint(with: Self.general) } ?? true)
  }
}

/// A function that changes classes which its callers name.
struct RuntimeChangeHelper: Hashable, Sendable {
  /// The name before the parenthesis; in Objective-C, the selector.
  let name: String
  /// The labels of its parameters in Swift.
  var labels: [String] = []

  /// The name, or the first part of the selector.
  var baseName: String { String(name.prefix { $0 != ":" }) }

  /// Whether a call can mean it; parameters may have default values.
  func isMeant(by call: FunctionCall) -> Bool {
    guard call.name == name else { return false }
    var rest = labels[...]
    for label in call.labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
