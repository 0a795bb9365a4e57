@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The configuration of the project around the working directory: `.scenario-run.yaml` at its root.
struct ProjectConfiguration {
  /// The contents of the configuration file.
  let file: ConfigurationFile
  /// The root of the project, as an absolute path without symbolic links.
  let root: Path
  /// The displayed path of the file; nil if there is none.
  let path: Path?
  /// The path of a configuration file that is ignored because its name ends with `.yml`; nil if there is none.
  let misnamedFile: Path?

  private let pathConverter: PathConverter
  private let source: SourceFile
  private let diagnostics: [Diagnostic]

  /// Reads the configuration, if there is one.
  ///
  /// - Parameter keys: The valid keys; not evaluated if there is no configuration.
  /// - Throws: `.unreadable`; errors in the file are not thrown, but returned by `problem(color:)`.
  init(keys: @autoclosure () -> [ConfigurationFile.Option]) throws(ScenarioError) {
    root = try ProjectRoot.ofWorkingDirectory()
    pathConverter = try PathConverter(from: root)
    let location = root.appending(Path(ProjectRoot.configurationName))
    guard FileReader.isPresent(location) else {
      file = ConfigurationFile()
      path = nil
      let name = ProjectRoot.misnamedConfigurationName
      let other = root.appending(Path(name))
      misnamedFile =
        FileReader.isPresent(other) ? pathConverter.relativeToWorkingDirectory(Path(name)) : nil
      source = SourceFile(path: "", bytes: [])
      diagnostics = []
      return
    }
    let display = pathConverter.relativeToWorkingDirectory(Path(ProjectRoot.configurationName))
    path = display
    misnamedFile = nil
    try FileAccess.checkConfiguration(location, of: root, as: display)
    let bytes = try FileReader.read(path: location, as: display, limit: YAMLLoader.fileLimit)
    source = SourceFile(display, at: location, bytes: bytes)
    var tree = Tree()
    var reader = YAMLReader()
    if let diagnostic = reader.read(source, into: &tree) {
      // An empty configuration is valid: it only marks the root of the project.
      file = ConfigurationFile()
      diagnostics = diagnostic.id == .emptyFile ? [] : [diagnostic]
    } else {
      (file, diagnostics) = ConfigurationFile.decode(tree, options: keys())
    }
  }

  /// Converts a path in the configuration to a path relative to the working directory.
  func path(resolving path: String) -> String {
    pathConverter.isIdentity || path.hasPrefix("/")
      ? path : pathConverter.relativeToWorkingDirectory(Path(path)).text
  }

  /// Returns whether a path in the configuration is in the project: below its root, or in its repository.
  func contains(_ path: String) -> Bool {
    path == Path.standardOutput.text || FileAccess.isInProject(Path(path), of: root)
  }

  /// Returns the diagnostics of the file as text; nil if there are none.
  func problem(color: Terminal.ColorMode = .auto) -> String? {
    diagnostics.isEmpty ? nil : text(diagnostics, color)
  }

  /// Returns the error about a setting, with its line, as text.
  func error(
    about setting: ConfigurationFile.Setting,
    _ message: String,
    help: String,
    color: Terminal.ColorMode = .auto
  ) -> String {
    text([Diagnostic(.wrongType, at: setting.range, message, help: Diagnostic.Help(help))], color)
  }

  private func text(_ diagnostics: [Diagnostic], _ color: Terminal.ColorMode) -> String {
    let paint = Paint(isColored: Terminal(.error).usesColor(color))
    return DiagnosticText(paint).lines(diagnostics, in: source).joined(separator: "\n")
  }
}
