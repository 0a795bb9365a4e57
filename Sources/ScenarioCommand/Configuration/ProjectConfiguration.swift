internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The configuration of the project around the working directory: `.scenario-run.yaml` at its root.
struct ProjectConfiguration {
  /// What it sets.
  let file: ConfigurationFile
  /// The root of the project, as an absolute path without links.
  let root: Path
  /// The file as it is displayed; nil where there is none.
  let path: Path?
  /// A file that is meant to be one and is not, since its name ends with `.yml`; nil where there is none.
  let misnamed: Path?

  private let names: PathNames
  private let source: SourceFile
  private let diagnostics: [Diagnostic]

  /// Reads the configuration, if there is one.
  ///
  /// - Parameter words: The options that there are; they are asked for only where there is one.
  /// - Throws: `.unreadable`; what is wrong in the file is not thrown, but `problem`.
  init(words: @autoclosure () -> [ConfigurationFile.Option]) throws(ScenarioError) {
    root = try ProjectRoot.ofWorkingDirectory()
    names = try PathNames(from: root)
    let location = root.appending(Path(ProjectRoot.configurationName))
    guard FileReader.exists(location) else {
      file = ConfigurationFile()
      path = nil
      let name = ProjectRoot.misnamedConfigurationName
      let other = root.appending(Path(name))
      misnamed = FileReader.exists(other) ? names.here(Path(name)) : nil
      source = SourceFile(path: "", bytes: [])
      diagnostics = []
      return
    }
    let display = names.here(Path(ProjectRoot.configurationName))
    path = display
    misnamed = nil
    let bytes = try FileReader.read(path: location, as: display, limit: YAMLLoader.fileLimit)
    source = SourceFile(display, at: location, bytes: bytes)
    var tree = Tree()
    var reader = YAMLReader()
    if let diagnostic = reader.read(source, into: &tree) {
      // An empty one marks the root, and that is all.
      file = ConfigurationFile()
      diagnostics = diagnostic.id == .emptyFile ? [] : [diagnostic]
    } else {
      (file, diagnostics) = ConfigurationFile.decode(tree, options: words())
    }
  }

  /// A path that is written in it, as seen from the working directory.
  func path(of written: String) -> String {
    names.isSame || written.hasPrefix("/") ? written : names.here(Path(written)).text
  }

  /// What is wrong in it, as a person reads it; nil if nothing is.
  func problem(color: Terminal.ColorMode = .auto) -> String? {
    diagnostics.isEmpty ? nil : text(diagnostics, color)
  }

  /// That an option cannot have the value at its place.
  func error(
    about setting: ConfigurationFile.Setting,
    _ message: String,
    help: String,
    color: Terminal.ColorMode = .auto
  ) -> String {
    text([Diagnostic(.wrongType, at: setting.range, message, help: help)], color)
  }

  private func text(_ diagnostics: [Diagnostic], _ color: Terminal.ColorMode) -> String {
    let paint = Paint(isColored: Terminal(.error).colorIsWanted(color))
    return DiagnosticText(paint).lines(diagnostics, in: source).joined(separator: "\n")
  }
}
