package import ScenarioSystem
internal import XcodeProjects

extension InspectedProject {
  /// Returns the app.
  ///
  /// - Parameter path: The path that was read.
  /// - Returns: The app.
  /// - Throws: `.nothingSelected` if there is none, with the reasons.
  package func existingApp(at path: Path) throws(ScenarioError) -> InspectedApp {
    if let app { return app }
    throw ScenarioError.nothingSelected(
      "there is no app for iOS in '\(path)'",
      help: notes.prefix(3).map(\.description).joined(separator: "; ")
    )
  }
}
