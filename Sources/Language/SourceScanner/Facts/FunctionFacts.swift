/// A function of a delegate's class.
package struct FunctionFacts: Sendable {
  /// The name with its labels, or the selector in Objective-C.
  package let name: String
  /// The name before the parenthesis, or the first part of the selector.
  package let baseName: String
  /// The class that declares it, which can be a superclass of the delegate's.
  package let declaringType: String
  /// The method as which UIKit calls it; nil if it does not.
  package let method: KnownMethod?
  /// How the method is spelled; nil for other functions.
  package let spelling: MethodSpelling?
  /// The condition of `#if` under which it is compiled, if that is not known.
  package let condition: String?
  /// What `@available` says of it.
  package let availability: Availability?
  /// Whether it is an `override`.
  package let isOverride: Bool
  /// What it does with its completion handler; nil if it is given none.
  package let handler: HandlerUse?
  /// What it does with the connection options of a scene; nil if it is given none.
  package let connectionOptions: ConnectionOptionsUse?
  /// Whether one of its parameters has the type, or the usual name, of the launch options.
  package let takesLaunchOptions: Bool
  /// The calls in its body, those in closures, too.
  package let calls: [FunctionCall]
  /// The names to which it assigns, of a path the last one, each once, in alphabetical order.
  package let assigned: [String]
  /// The names in its body, each once, in alphabetical order.
  package let mentions: [String]
  /// Where it is declared.
  package let location: SourceLocation

  /// Whether it calls the same method of its superclass.
  package var callsSuper: Bool {
    calls.contains { $0.receiver == "super" && name.hasPrefix($0.name.prefix { $0 != ":" }) }
  }
}
