internal import AppProjects
internal import ScenarioReports
internal import ScenarioSystem
internal import ScenarioYAML

/// The files that `init` generates for an app.
struct ProjectFiles {
  /// The description, which is generated again.
  let files: [GeneratedFile]
  /// The first scenarios, which are written together with a new description.
  let scenarios: NewScenarios

  /// Finds out what would become of the files in a folder.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - project: The path of the project, or of its folder.
  ///   - root: The root of the project.
  ///   - target: The target that was chosen; nil for the app that the project is about.
  ///   - folder: The folder of the project.
  /// - Throws: `.unreadable`, if one of them exists and cannot be read.
  init(
    _ app: InspectedApp,
    of project: Path,
    root: Path,
    target: String?,
    in folder: Path
  ) throws(ScenarioError) {
    let description = try GeneratedFile(
      folder.appending("Scenarios").appending("app.yaml"),
      text: AppMapping(app).text
    )
    files = [description]
    scenarios =
      description.outcome == .created
      ? NewScenarios(app, of: project, root: root, target: target, in: folder) : NewScenarios()
  }

  /// Creates or replaces the files.
  ///
  /// The description is written last: while it is missing, the next run creates what this one could not.
  ///
  /// - Throws: `.unwritable`, or `.io` if another program has changed one.
  func write() throws(ScenarioError) {
    try scenarios.write()
    for file in files { try file.write() }
  }

  /// Whether a file is not what the project gives, or would be changed.
  func isOutdated(isWritten: Bool) -> Bool {
    files.contains { $0.outcome == .kept || !isWritten && $0.outcome != .unchanged }
  }

  /// What became of the files, for people.
  func text(isWritten: Bool, _ paint: Paint) -> String {
    files.flatMap { file in
      let changes = file.changes.map { change in
        let line = paint.shown(VisibleText.of("  \(change.isNew ? "+" : "-") \(change.line)"))
        return paint(line, change.isNew ? .success : .error)
      }
      let text = Self.text(of: file.outcome, isWritten: isWritten)
      return [paint.shown(VisibleText.of("\(file.path): \(text)"))] + changes
    }.map { "\($0)\n" }.joined() + scenarioText(isWritten: isWritten, paint)
  }

  private func scenarioText(isWritten: Bool, _ paint: Paint) -> String {
    let created = Self.text(of: .created, isWritten: isWritten)
    return scenarios.files.map { file in
      paint.shown(VisibleText.of("\(file.path): \(created)")) + "\n"
    }.joined()
  }

  private static func text(of outcome: GeneratedFile.Outcome, isWritten: Bool) -> String {
    switch outcome {
    case .created: isWritten ? "created" : "would be created"
    case .updated: isWritten ? "updated" : "would be updated"
    case .unchanged: "up to date"
    case .kept: "kept, since it has changes of your own; the project would change it as follows"
    }
  }
}
