@_spi(Package) internal import LifecycleCore

/// The names of delegate methods and notifications as logs contain them: selectors, and the names of Swift.
struct RecordedNames {
  private let terms: [String: Term]
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

  /// Returns the terms whose names the lines of a log contain, in order, with the numbers of their lines.
  ///
  /// Of names that begin at the same place, the longest one counts.
  func terms(inLog text: [UInt8]) -> [(line: Int, term: Term)] {
    NameTrie(names).matches(in: text).compactMap { match in
      terms[names[match.name]].map { (match.line, $0) }
    }
  }
}
