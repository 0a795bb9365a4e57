@_spi(Package) internal import LifecycleCore

/// The full names of delegate methods and notifications: selectors, and the names of Swift.
struct RecordedNames {
  let terms: [String: Term]
  /// All names, the longest first.
  private let names: [String]

  init() {
    var terms: [String: Term] = [:]
    for method in DelegateMethod.allCases {
      terms[method.selector] = .call(method)
      // The Objective-C runtime and print statements write a selector without its last colon, too.
      if method.selector.hasSuffix(":") {
        terms[String(method.selector.dropLast())] = .call(method)
      }
      terms[method.swiftName] = .call(method)
    }
    for name in NotificationName.allCases {
      terms[name.row.word] = .notification(name)
      if let swiftName = name.row.swiftName { terms[swiftName] = .notification(name) }
    }
    self.terms = terms
    names = terms.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// The names of methods and notifications.
  var all: [String] { names }

  /// Returns the term with a name.
  func term(named name: String) -> Term? { terms[name] }
}
