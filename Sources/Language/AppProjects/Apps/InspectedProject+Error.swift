package import ScenarioSystem
internal import XcodeProjects

extension InspectedProject {
  /// Returns the app.
  ///
  /// - Parameter path: The path that was read.
  /// - Returns: The app.
  /// - Throws: `.unreadable` if a project is damaged that may have it, `.nothingSelected` if there is none, with the
  ///   reasons.
  package func existingApp(at path: Path) throws(ScenarioError) -> InspectedApp {
    try checkDamage()
    if let app { return app }
    throw ScenarioError.nothingSelected(
      "there is no app for iOS in '\(path)'",
      help: try shown(notes.prefix(3)).joined(separator: "; ")
    )
  }

  /// Throws an error if it is not known which app is meant, or a project could not be read that may have it.
  ///
  /// - Throws: `.usage` for several apps, with the option that chooses one; `.unreadable`, with the places of the damage.
  package func checkChoice() throws(ScenarioError) {
    try checkDamage()
    guard let app = app?.project, app.isArbitrary else { return }
    let names = [app.target] + app.otherApps
    throw ScenarioError.usage(
      "there are several apps in '\(app.project)', which nothing distinguishes: "
        + names.map { "'\($0)'" }.joined(separator: ", "),
      help: "choose one: "
        + names.prefix(5).map { "--target \(Self.argument($0))" }.joined(separator: ", or ")
    )
  }

  /// Returns a text as the argument of a command.
  private static func argument(_ text: String) -> String {
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    return isWord ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// Throws an error if a project could not be read that may have the app.
  ///
  /// - Throws: `.unreadable`, with the places of the damage.
  private func checkDamage() throws(ScenarioError) {
    if damage.isEmpty { return }
    throw ScenarioError(
      .unreadable,
      "a project cannot be read: \(try shown(damage.prefix(3)).joined(separator: "; "))",
      help: "correct it, or name another project, or a target of another one"
    )
  }

  /// Returns notes with their places relative to the working directory.
  private func shown(_ notes: ArraySlice<ProjectNote>) throws(ScenarioError) -> [String] {
    let paths = try PathConverter(from: root)
    return notes.map { note in
      ProjectNote(
        message: note.message,
        origin: note.origin.map {
          Origin(paths.relativeToWorkingDirectory($0.file), line: $0.line)
        }
      ).description
    }
  }
}
