internal import AppLint
internal import AppProjects
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
internal import ScenarioReports
internal import ScenarioSystem
internal import ScenarioYAML
internal import SourceScanner
internal import XcodeProjects

/// The document of `init --format json`, described by `docs/init.schema.json`.
struct ProjectJSON {
  private let app: InspectedApp
  private let paths: PathConverter

  init(_ app: InspectedApp, _ paths: PathConverter) {
    self.app = app
    self.paths = paths
  }

  /// Returns the document.
  func text(
    of project: InspectedProject,
    _ new: NewScenarios,
    isWritten: Bool
  ) -> String {
    let leftOut = LeftOut(app, of: project, new)
    return JSONFormat.initialization.document([
      ("target", target), ("launch", .list(app.forecast().map(Self.json))),
      ("delegates", .list(app.delegates.map(json))), ("methods", .list(app.methods.map(json))),
      ("uncalled", .list(app.lint(LintOptions()).uncalled.map(json))),
      ("frameworks", .texts(app.frameworks.map(\.value.rawValue))),
      ("missingClasses", .list(app.missingClasses.map(json))),
      ("notUnderstood", .list(project.notes.map(json))),
      ("leftOut", .list(leftOut.parts.map(Self.json))), ("complete", .flag(leftOut.isComplete)),
      ("app", .text(AppMapping(app).text)),
      ("scenarios", .list(new.files.map(Self.json))), ("written", .flag(isWritten)),
    ])
  }

  private func place(_ origin: Origin?) -> [(key: String, value: JSONValue)] {
    [
      (
        "path",
        origin.map { .text(paths.relativeToWorkingDirectory($0.file).description) } ?? .null
      ),
      ("line", origin?.line.map { .number("\($0)") } ?? .null),
    ]
  }

  private var target: JSONValue {
    let project = app.project
    return .object([
      ("name", .text(project.target)),
      ("project", .text(paths.relativeToWorkingDirectory(project.project).description)),
      ("configuration", .text(project.configuration)), ("reason", .text(project.reason)),
      ("others", .texts(project.otherApps)),
      ("deploymentTarget", project.deploymentTarget.map { .text($0.value) } ?? .null),
      ("devices", .texts(AppMapping(app).devices.map(\.rawValue))),
    ])
  }

  private static func json(_ forecast: LaunchForecast) -> JSONValue {
    .object([
      ("from", .text(forecast.versions.firstVersion)),
      ("to", forecast.versions.lastVersion.map { .text($0) } ?? .null),
      ("lifeCycle", .text(forecast.lifeCycle.rawValue)),
      ("launches", forecast.launches.map { .flag($0) } ?? .null), ("text", .text(forecast.text)),
    ])
  }

  private static func role(_ role: DelegateRole?) -> JSONValue {
    switch role {
    case .app: "app"
    case .scene, .windowScene, .carPlayScene: "scene"
    case .notificationCenter: "notification-center"
    case nil: "swiftui"
    }
  }

  private func json(_ delegate: ResolvedDelegate) -> JSONValue {
    let declaration = delegate.declaration?.declarations.first.map { Origin($0) }
    return .object(
      [
        ("class", .text(delegate.name)), ("role", Self.role(delegate.role)),
        ("reason", .text(delegate.reason)),
        ("superclassOfFramework", delegate.framework.map { .text($0.name) } ?? .null),
      ] + place(declaration)
    )
  }

  private func json(_ method: ImplementedMethod) -> JSONValue {
    var framework: JSONValue = .null
    if case .framework(let superclass) = method.code { framework = .text(superclass.name) }
    return .object(
      [
        ("name", .text(method.name)), ("role", Self.role(method.role)),
        ("class", method.className.map { .text($0) } ?? .null),
        ("superclassOfFramework", framework),
        ("condition", method.condition.map { .text($0) } ?? .null),
      ] + place(method.origin)
    )
  }

  private func json(_ method: UncalledMethod) -> JSONValue {
    .object(
      [
        ("method", .text(method.name)), ("from", .text(VersionRange.text(method.since))),
        ("text", .text(method.text)), ("lost", .flag(method.isLost)),
      ] + place(Origin(method.location))
    )
  }

  private static func json(_ part: LeftOut.Part) -> JSONValue {
    .object([("what", .text(part.what)), ("reason", .text(part.reason))])
  }

  private func json(_ name: XcodeProjects.Located<String>) -> JSONValue {
    .object([("class", .text(name.value))] + place(name.origin))
  }

  private func json(_ note: ProjectNote) -> JSONValue {
    .object([("message", .text(note.message))] + place(note.origin))
  }

  /// Returns a new file with its contents.
  private static func json(_ file: (path: Path, text: String)) -> JSONValue {
    .object([("path", .text(file.path.description)), ("text", .text(file.text))])
  }
}
