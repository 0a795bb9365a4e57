internal import AppLint
@_spi(Package) package import LifecycleCore
package import SourceScanner
internal import XcodeProjects

/// A method of an app that UIKit never calls in the app's life cycle.
package struct UncalledMethod: Sendable {
  /// The name in Swift.
  package let name: String
  /// Where the app implements it.
  package let location: SourceLocation
  /// The first version of iOS, among those on which the app runs, that does not call it.
  package let since: OSVersion
  /// What becomes of its work.
  package internal(set) var text: String
  /// Whether nothing does its work.
  package let isLost: Bool

  /// The findings of `lint` that say the same.
  package static let findings = [
    "lost-work", "uncalled-method", "superseded-work", "superseded-method",
  ]
}

extension InspectedApp {
  /// Returns the methods that UIKit never calls.
  func uncalledMethods(_ result: LintResult) -> [UncalledMethod] {
    let scenes = result.forecast.first { $0.lifeCycle == .scenes && $0.versions.lower >= 13 }
    let uncalled = result.uncalled.compactMap { uncalled in
      scenes.map {
        UncalledMethod(uncalled, since: $0.versions.lower, isSwiftUI: swiftUIApp != nil)
      }
    }
    return (uncalled + result.findings.compactMap(superseded)).sorted { $0.location < $1.location }
  }

  /// Returns the method that a finding is about, if UIKit calls a newer form in its place.
  private func superseded(_ finding: LintFinding) -> UncalledMethod? {
    guard finding.id.hasPrefix("superseded"),
      let location = finding.location,
      let method = methods.first(where: { $0.origin == Origin(location) })
    else { return nil }
    return UncalledMethod(
      name: method.name,
      location: location,
      since: finding.versions.lower,
      text: finding.message,
      isLost: finding.severity > .note
    )
  }
}

extension UncalledMethod {
  fileprivate init(_ uncalled: UncalledFunction, since version: OSVersion, isSwiftUI: Bool) {
    name = uncalled.method.swiftName
    location = uncalled.function.location
    since = version
    text = uncalled.text(isSwiftUI: isSwiftUI)
    isLost = uncalled.isLost
  }
}
