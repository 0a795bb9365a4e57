package import LifecycleCore

extension DelegateMethod {
  /// Returns the diagnostic for a method that is never called with a life cycle, naming the one that is.
  func objection(
    to lifeCycle: AppDescription.LifeCycle,
    at range: SourceRange
  ) -> Diagnostic? {
    guard !MethodSet.callable(with: lifeCycle).has(self) else { return nil }
    switch lifeCycle {
    case .scenes:
      return Diagnostic(
        .wrongLifeCycle,
        at: range,
        "'\(selector)' is never called in an app with scenes",
        help: Diagnostic.Help(
          "\(sceneHelp)for an app without scenes write 'app: {life-cycle: app-delegate}'",
          replacements: replacements.map(\.selector)
        )
      )
    case .appDelegate:
      let rest = "remove 'life-cycle: app-delegate' from 'app'"
      return Diagnostic(
        .wrongLifeCycle,
        at: range,
        "'\(selector)' is never called in an app without scenes",
        help: appCounterpart.map { .write($0.selector, ", or \(rest)") } ?? Diagnostic.Help(rest)
      )
    }
  }

  /// Names the methods of the scene delegate that take the place of this one.
  private var sceneHelp: String {
    let instead = replacements.map(\.selector)
    guard let first = instead.first else { return "" }
    return "expect '\(first)'\(instead.count > 1 ? ", or '\(instead[1])' at launch" : ""); "
  }

  /// The methods that are called instead with the other life cycle, the usual one first; another one receives what
  /// launches the app.
  package var replacements: [DelegateMethod] {
    if isSceneMethod { return appCounterpart.map { [$0] } ?? [] }
    // The delegate of the notification center, from iOS 10, belongs to neither life cycle.
    let receivesNotification: [DelegateMethod] = [
      .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch,
      .didReceiveLocalNotification,
    ]
    if receivesNotification.contains(self) {
      return [.didReceiveNotificationResponse, .sceneWillConnect]
    }
    guard let instead = sceneCounterpart else { return [] }
    let receivesArrival =
      [
        .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
        .windowSceneUserDidAcceptCloudKitShare, .windowScenePerformShortcutAction,
      ].contains(instead)
    return receivesArrival ? [instead, .sceneWillConnect] : [instead]
  }
}
