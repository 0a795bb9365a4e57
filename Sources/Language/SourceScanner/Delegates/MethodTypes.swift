@_spi(Package) import LifecycleCore

/// Compares the types of a function in Swift with those of a method of a delegate.
///
/// Swift takes a function for a method of the protocol only if the types are the same; the compiler warns that it "nearly
/// matches" an optional requirement. A class of UIKit's makes no other function visible to Objective-C.
enum MethodTypes {
  /// Returns the first difference that is certain; nil if there is none, or it is not known what a type means.
  ///
  /// - Parameters:
  ///   - function: The function, whose labels are those of the method.
  ///   - method: The method.
  ///   - isDeclared: Whether the source files declare a type, or another name of one.
  /// - Returns: The difference, as a half sentence.
  static func difference(
    of function: ParsedFunction,
    from method: KnownMethod,
    isDeclared: (String) -> Bool
  ) -> String? {
    guard let model = method.modelMethod, let expected = parameters[model] else { return nil }
    let result = function.isAsync ? asyncResults[model] : results[model]
    // The first parameter is compared for all methods.
    for (parameter, type) in zip(function.parameters.dropFirst(), expected.dropFirst())
    where differs(parameter.type, type, isDeclared) {
      let name = parameter.label == "_" ? parameter.name : parameter.label
      return "its parameter '\(name)' is \(oneLine(parameter.type)), not \(type)"
    }
    if let written = function.result, let result, differs(written, result, isDeclared) {
      return "its result is \(oneLine(written)), not \(result)"
    }
    return nil
  }

  private static func differs(
    _ written: String,
    _ expected: String,
    _ isDeclared: (String) -> Bool
  ) -> Bool {
    guard let written = SwiftType(written), let expected = SwiftType(expected) else { return false }
    return written.text != expected.text
      && written.names.allSatisfy { known.contains($0) && !isDeclared($0) }
  }

  private static func oneLine(_ type: String) -> String {
    type.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The names whose meaning is known: those in declarations of methods, and others that are written in their place.
  private static let known = others.union(
    (parameters.values.flatMap(\.self) + Array(results.values) + Array(asyncResults.values)).flatMap
    {
      SwiftType($0)?.names ?? []
    }
  )

  private static let others: Set<String> = [
    "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "CGFloat", "CGPoint", "CGSize",
    "CKShare",
    "Character", "Date", "Dictionary", "Double", "Float", "Int", "Int32", "Int64", "NSArray",
    "NSCoder", "NSData", "NSDate", "NSDictionary", "NSError", "NSNotification", "NSNumber",
    "NSObject",
    "NSSet", "NSString", "NSURL", "NSUUID", "Notification", "Set", "Substring", "UInt", "UIView",
    "UIViewController", "UIWindow", "URLRequest", "UUID",
  ]
}
