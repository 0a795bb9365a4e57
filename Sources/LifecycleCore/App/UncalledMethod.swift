// Methods that the life cycle of an app under test leaves uncalled.
extension DelegateMethod {
  /// Whether an app with or without scenes never receives the call, whatever happens.
  package func isLeftUncalled(hasScenes: Bool) -> Bool {
    hasScenes
      ? !isSceneMethod && sceneCounterpart != nil
      : [.configurationForConnecting, .didDiscardSceneSessions].contains(self)
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
