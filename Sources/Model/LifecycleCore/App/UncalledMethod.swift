// Methods that the life cycle of an app under test leaves uncalled.
extension DelegateMethod {
  /// Whether an app with or without scenes never receives the call, whatever happens.
  package func isLeftUncalled(hasScenes: Bool) -> Bool {
    guard hasScenes else {
      return [.configurationForConnecting, .didDiscardSceneSessions].contains(self)
    }
    switch self {
    case .didReceiveLocalNotification, .willChangeStatusBarFrame, .didChangeStatusBarFrame,
      .shouldSaveState, .shouldRestoreState, .willEncodeState, .didDecodeState,
      .viewControllerWithPath:
      return true
    default: return !isSceneMethod && sceneCounterpart != nil
    }
  }

  /// The part of the connection options that contains what this method of a connected scene would be given; nil if none does.
  package var connectionOption: Detail? {
    switch self {
    case .sceneOpenURLContexts: .urlContexts
    case .sceneWillContinueUserActivity: .handoffActivityType
    case .sceneContinueUserActivity: .userActivities
    case .windowSceneUserDidAcceptCloudKitShare: .cloudKitShare
    case .windowScenePerformShortcutAction: .shortcutItem
    default: nil
    }
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
    return instead.connectionOption == nil ? [instead] : [instead, .sceneWillConnect]
  }

  /// The newer forms of the method, with the version of iOS from which on one of them is called in its place.
  package var newerForms: [(method: DelegateMethod, since: OSVersion)] {
    switch self {
    case .applicationDidFinishLaunching: [(.didFinishLaunching, OSVersion(3))]
    case .handleOpenURL: [(.openURLSourceApplication, OSVersion(4, 2)), (.openURLOptions, .iOS9)]
    case .openURLSourceApplication: [(.openURLOptions, .iOS9)]
    case .didReceiveRemoteNotification: [(.didReceiveRemoteNotificationFetch, .iOS7)]
    default: []
    }
  }

  /// Returns a sentence for each method of an app in whose place a newer form is called, which the app has as well.
  package static func supersededSentences(
    _ version: OSVersion,
    _ isImplemented: (DelegateMethod) -> Bool,
    _ name: (DelegateMethod) -> String
  ) -> [String] {
    allCases.filter(isImplemented).compactMap { method in
      let newer = method.newerForms.last { $0.since <= version && isImplemented($0.method) }
      guard let newer else { return nil }
      return """
        '\(name(method))' is implemented, but never called: from iOS \(newer.since) on, \
        '\(name(newer.method))' is called in its place
        """
    }
  }

  /// Returns a sentence about such methods of an app; nil if there are none.
  package static func uncalledSentence(_ names: [String], hasScenes: Bool) -> String? {
    guard !names.isEmpty else { return nil }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return """
      \(list) \(names.count == 1 ? "is" : "are") implemented, but never called: the app has \
      \(hasScenes ? "scenes" : "no scenes")
      """
  }
}
