internal import ScenarioSystem
package import SourceScanner
package import XcodeProjects

/// A class that UIKit calls in an app, and what says so.
package struct ResolvedDelegate: Sendable {
  /// The name of the class, without that of its module.
  package let name: String
  /// What it is to UIKit: `.app`, `.windowScene` or `.notificationCenter`.
  package let role: DelegateRole
  /// What the source files say of it; nil if none declares it.
  package let declaration: DelegateClass?
  /// The class of a framework that it is, or inherits from; nil if it is none.
  package let framework: FrameworkSuperclass?
  /// Why it is this class, as a half sentence.
  package let reason: String
  /// Where that is said.
  package let origin: Origin?

  /// The class outside of the files that it inherits from and whose methods are not known; nil if there is none.
  package var unknownSuperclass: String? {
    guard framework == nil, let last = declaration?.superclasses.last else { return nil }
    if declaration?.superclassProblem != nil { return last }
    return ["UI", "NS"].contains(where: last.hasPrefix) ? nil : last
  }

  /// Whether the source files say that it adopts the protocol of its role.
  var adoptsProtocol: Bool {
    guard let roles = declaration?.roles else { return false }
    return roles.contains(role) || role == .windowScene && roles.contains(.scene)
  }
}

extension FrameworkSuperclass {
  /// Returns the class with a name, which that of a module may precede; nil if it is not known.
  package static func named(_ name: String) -> Self? {
    let last = name.split(separator: ".").last.map(String.init)
    return all.first { $0.name == last }
  }
}

extension Origin {
  /// Creates the place of something in a source file.
  package init(_ location: SourceLocation) {
    self.init(Path(location.path), line: location.line)
  }
}
