internal import AppLint
internal import AppProjects
internal import LifecycleCore
internal import PropertyLists
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import SourceScanner
internal import XcodeProjects

extension LintFile {
  /// Checks the app of a project.
  ///
  /// - Throws: `.io`, if the working directory does not exist.
  init(
    _ app: InspectedApp,
    of project: InspectedProject,
    _ options: LintOptions
  ) throws(ScenarioError) {
    let paths = try PathConverter(from: project.root)
    func shown(_ location: SourceLocation) -> SourceLocation {
      let path = paths.relativeToWorkingDirectory(Path(location.path))
      return SourceLocation(path: "\(path)", line: location.line)
    }
    let lint = app.lint(options)
    let description = LintedApp(
      target: app.project.target,
      reason: app.project.reason,
      configuration: app.project.configuration,
      otherApps: app.project.otherApps,
      migration: lint.migration.map { step in
        var step = step
        step.location = shown(step.location)
        return step
      },
      notes: project.notes.map { note in
        LintedApp.Note(
          note.message,
          at: note.origin.map { shown(SourceLocation(path: $0.file.text, line: $0.line ?? 1)) }
        )
      }
    )
    self.init(
      "\(paths.relativeToWorkingDirectory(app.project.project))",
      description,
      lint.result
    ) { path in
      let file = project.root.appending(Path(path))
      let bytes = try? FileReader.readWhole(path: file, limit: 5 << 20)
      let display = paths.relativeToWorkingDirectory(Path(path))
      return bytes.map {
        ScenarioLanguage.SourceFile(display, at: file, bytes: PropertyListReader.utf8($0))
      }
    }
  }
}
