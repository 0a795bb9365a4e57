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
  func text(_ notes: [ProjectNote], _ files: ProjectFiles, isWritten: Bool) -> String {
    JSONFormat.initialization.document([
      ("target", target), ("launch", .list(app.forecast().map(Self.json))),
      ("delegates", .list(app.delegates.map(json))), ("methods", .list(app.methods.map(json))),
      ("complete", .flag(app.isResolved)),
      ("frameworks", .texts(app.frameworks.map(\.value.rawValue))),
      ("missingClasses", .list(app.missingClasses.map(json))),
      ("notUnderstood", .list(notes.map(json))), ("app", .text(AppMapping(app).text)),
      ("scenarios", .list(files.scenarios.files.map(Self.scenarios))),
      ("written", .flag(isWritten)),
      (
        "files",
        .list(files.files.map(Self.json) + files.scenarios.files.map { Self.json($0.path) })
      ),
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

  private func json(_ name: XcodeProjects.Located<String>) -> JSONValue {
    .object([("class", .text(name.value))] + place(name.origin))
  }

  private func json(_ note: ProjectNote) -> JSONValue {
    .object([("message", .text(note.message))] + place(note.origin))
  }

  /// Returns a new file with its contents.
  private static func scenarios(_ file: (path: Path, text: String)) -> JSONValue {
    .object([("path", .text(file.path.description)), ("text", .text(file.text))])
  }

  /// Returns what becomes of a new file.
  private static func json(_ path: Path) -> JSONValue {
    .object([
      ("path", .text(path.description)), ("outcome", .text(GeneratedFile.Outcome.created.rawValue)),
      ("changes", .list([])),
    ])
  }

  private static func json(_ file: GeneratedFile) -> JSONValue {
    .object([
      ("path", .text(file.path.description)), ("outcome", .text(file.outcome.rawValue)),
      ("changes", .texts(file.changes.map { "\($0.isNew ? "+" : "-") \($0.line)" })),
    ])
  }
}
