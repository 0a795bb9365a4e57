internal import LifecycleCore

/// How to treat delegate methods that the app's life cycle never calls.
///
/// An app with scenes never receives `applicationDidEnterBackground(_:)`, one without scenes never
/// `application(_:didDiscardSceneSessions:)`. That is correct in an app that also supports versions before iOS 13; in
/// any other app, such methods are dead code.
public enum UncalledMethods: Sendable {
  /// A warning lists them, the default: the same code can support both life cycles.
  case warn
  /// Each case fails: for an app with one life cycle.
  case fail
  /// They are not reported.
  case ignore
}

extension UncalledMethods {
  /// Returns a sentence about the methods of the app delegate that are never called, whatever happens.
  static func sentence(_ implemented: [String], hasScenes: Bool) -> String? {
    let names = DelegateMethod.allCases.filter { $0.isLeftUncalled(hasScenes: hasScenes) }
      .flatMap { [$0.swiftName, $0.swiftName.replacing("completionHandler:", with: "")] }
    return DelegateMethod.uncalledSentence(
      implemented.filter(Set(names).contains),
      hasScenes: hasScenes
    )
  }
}
