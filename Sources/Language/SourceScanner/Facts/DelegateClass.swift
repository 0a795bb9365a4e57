/// A class that UIKit calls, with all that the files of the target declare of it.
package struct DelegateClass: Sendable {
  /// A method that resembles one that UIKit calls.
  package struct NearMiss: Sendable {
    /// The method that it resembles.
    package let method: KnownMethod
    /// Why UIKit does not call it.
    package let reason: String
    /// The name of the function, with labels, or its selector.
    package let name: String
    /// Where it is declared.
    package let location: SourceLocation
  }

  /// A place where the app's own code calls a method that UIKit calls, too.
  package struct OwnCall: Hashable, Sendable {
    /// The method.
    package let method: KnownMethod
    /// Whether it is certain that the method of this class is called, and not that of another one.
    package let isCertain: Bool
    /// Where the call is.
    package let location: SourceLocation
  }

  /// The name, with those of the types around it.
  package let name: String
  /// The name that an attribute gives it in Objective-C, `@objc(SceneDelegate)`; nil if none does.
  package let objectiveCName: String?
  /// What it is to UIKit, by the protocols that it adopts; empty if only its place says what it is.
  package let roles: Set<DelegateRole>
  /// The superclasses, from the nearest; only the last one can be outside of the files.
  package let superclasses: [String]
  /// Why these are not all; nil if they are.
  package let superclassProblem: SuperclassProblem?
  /// The languages in which it is written.
  package let languages: Set<SourceLanguage>
  /// Where it and its extensions are declared; the first one is the class itself, if it was found.
  package let declarations: [SourceLocation]
  /// The modules that its files import.
  package let imports: Set<String>
  /// The names of its properties.
  package let properties: Set<String>
  /// Its functions and those that it inherits, except those that it overrides.
  package let functions: [FunctionFacts]
  /// Macros that may add further functions to it or to a superclass.
  package let macros: [MacroUse]
  /// Methods that resemble those that UIKit calls.
  package let nearMisses: [NearMiss]
  /// Where the app's own code calls its methods.
  package let ownCalls: [OwnCall]

  /// The functions that UIKit calls.
  package var methods: [FunctionFacts] { functions.filter { $0.method != nil } }
}

/// Why the superclasses of a class are not all known.
package enum SuperclassProblem: Sendable {
  /// There are more than are looked at.
  case tooMany
  /// A class inherits from itself, which the compiler refuses.
  case circle
}

/// A macro in a class, an attribute that may be one, or a file that is included there, of which it is not known what it adds.
package struct MacroUse: Hashable, Sendable {
  /// What it is.
  package enum Kind: Sendable {
    /// An attribute, `@AddMethods`.
    case attribute
    /// A macro of Swift among the members, `#methods`.
    case macro
    /// A macro of C among the members, `ADD_METHODS()`.
    case preprocessor
    /// A file that is included among the members, `#include "Methods.inc"`.
    case file
  }

  /// What it is.
  package let kind: Kind
  /// The name without a sign; of a file, the directive.
  let name: String
  /// Where it is used: at the declaration that has the attribute.
  package let location: SourceLocation

  /// What the source has there: `@AddMethods`, `#methods`, `ADD_METHODS`.
  package var text: String {
    switch kind {
    case .attribute: "@\(name)"
    case .macro: "#\(name)"
    case .preprocessor, .file: name
    }
  }
}
