/// The role of a scene session: UISceneSession.Role.
package enum SceneRole: String, CaseIterable, Sendable {
  /// A window of the app.
  case application
  /// A scene on an external display, without user input.
  case externalDisplay = "external-display"
}
