internal import LifecycleCore

/// What is done about methods that the app's life cycle leaves uncalled.
///
/// An app with scenes never receives `applicationDidEnterBackground(_:)`, one without scenes never
/// `application(_:didDiscardSceneSessions:)`. That is correct in an app that supports versions before iOS 13, too, and
/// in any other one it is code that was left behind.
public enum UncalledMethods: Sendable {
  /// The report of a file has a warning: the default, since the same code can serve both life cycles.
  case warned
  /// Each case fails: for an app with one life cycle.
  case failing
  /// Nothing is said.
  case allowed
}

extension UncalledMethods {
  /// Returns a sentence about the methods of the app delegate that are never called, whatever happens.
  static func sentence(_ implemented: [String], hasScenes: Bool) -> String? {
    let uncalled = implemented.filter((hasScenes ? movedToScenes : onlyWithScenes).contains)
    guard !uncalled.isEmpty else { return nil }
    let names = uncalled.map { "'\($0)'" }.joined(separator: ", ")
    return """
      \(names) \(uncalled.count == 1 ? "is" : "are") implemented, and never called: the app has \
      \(hasScenes ? "scenes" : "no scenes")
      """
  }

  /// The methods that scene delegates have instead, in the forms with and without a completion handler.
  private static let movedToScenes = Set(
    DelegateMethod.allCases.filter { !$0.isSceneMethod && $0.sceneCounterpart != nil }.flatMap {
      [$0.swiftName, $0.swiftName.replacing("completionHandler:", with: "")]
    }
  )

  private static let onlyWithScenes: Set<String> = [
    DelegateMethod.configurationForConnecting.swiftName,
    DelegateMethod.didDiscardSceneSessions.swiftName,
  ]
}
