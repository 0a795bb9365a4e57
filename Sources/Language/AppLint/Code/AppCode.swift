@_spi(Package) package import LifecycleCore
package import SourceScanner

/// What the code of an app does, for the rules that need more than the names of its methods.
package struct AppCode: Sendable {
  /// What the source files say.
  package var facts: SourceFacts
  /// The delegate of the app; nil if it has none.
  package var appDelegate: DelegateClass?
  /// The delegates of scenes with windows.
  package var sceneDelegates: [DelegateClass]
  /// The delegates of the notification center.
  package var notificationDelegates: [DelegateClass]
  /// Whether an object of a class that is not known may be the delegate of the notification center.
  package var mayHaveOtherNotificationDelegate: Bool
  /// The methods that classes of frameworks implement for those of the app.
  package var inherited: Set<DelegateMethod>
  /// Whether code that was not read, of a framework or of a package, may do what was not found.
  package var mayBeIncomplete: Bool
  /// The domains whose links open the app, and where they are listed.
  package var linkedDomains: (names: [String], location: SourceLocation?)
  /// The delegates of scenes that the manifest names and that do not exist.
  package var missingSceneDelegates: [String]

  /// Creates the code of an app without any.
  package init(_ facts: SourceFacts) {
    self.facts = facts
    sceneDelegates = []
    notificationDelegates = []
    mayHaveOtherNotificationDelegate = false
    inherited = []
    mayBeIncomplete = false
    linkedDomains = ([], nil)
    missingSceneDelegates = []
  }

  /// All delegates, each once.
  var delegates: [DelegateClass] {
    var known: Set<String> = []
    return ([appDelegate].compactMap(\.self) + sceneDelegates + notificationDelegates).filter {
      known.insert($0.name).inserted
    }
  }

  /// All classes that may be delegates, since what is not known of them may do some work; a scene of CarPlay has events of its
  /// own.
  var possibleDelegates: [DelegateClass] {
    facts.delegates.filter { !$0.roles.contains(.carPlayScene) }
  }

  /// Returns the functions of delegates that UIKit calls as a method.
  func functions(of method: DelegateMethod) -> [FunctionFacts] {
    possibleDelegates.flatMap(\.methods).filter { $0.method?.modelMethod == method }
  }

  /// Returns whether the app has a method that does nothing but answer.
  func isEmpty(_ method: DelegateMethod) -> Bool {
    let functions = functions(of: method)
    return !inherited.contains(method) && !functions.isEmpty && functions.allSatisfy(\.isEmpty)
  }

  /// Whether views or scenes of SwiftUI handle something.
  func hasView(for kinds: ViewEventKind...) -> Bool {
    facts.viewEvents.contains { kinds.contains($0.kind) }
  }
}

extension FunctionFacts {
  /// Whether its body does nothing but answer.
  var isEmpty: Bool {
    calls.isEmpty && assigned.isEmpty
      && Set(mentions).isSubset(of: ["return", "true", "false", "YES", "NO"])
  }
}
