internal import AppProjects
internal import FirstScenarios
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem
internal import XcodeProjects

/// The first scenarios about an app, which `init` writes: after that they belong to their owner.
struct NewScenarios {
  /// The files that do not exist yet, with their contents; among them a configuration file, if nothing else marks the root
  /// of the project, since no path leads out of the folder of the scenarios then.
  let files: [(path: Path, text: String)]
  /// What there is no scenario about.
  let leftOut: [LeftOutSubject]

  /// Writes scenarios that refer to a project.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - project: The path of the project, or of its folder.
  ///   - root: The root of the project.
  ///   - target: The target that was chosen; nil for the app that the project is about.
  ///   - folder: The folder of the project, in which that of the files is.
  init(_ app: InspectedApp, of project: Path, root: Path, target: String?, in folder: Path) {
    let source = Self.isProject(project) ? "../\(project.name)" : ".."
    let needsTarget = target != nil || app.project.isArbitrary
    let choice = needsTarget ? ", target: \(YAMLText.value(app.project.target))" : ""
    let from = source == ".." ? source : YAMLText.value(source)
    let reference = "app: { from: \(from)\(choice) }"
    let first = FirstScenarios(DescribedApp(app, reference: reference))
    leftOut = first.leftOut
    let scenarios = first.files.map { file in
      (path: folder.appending("Scenarios").appending(Path(file.name)), text: file.text)
    }
    let isMarked =
      ProjectRoot.isRepository(root)
      || FileReader.exists(root.appending(Path(ProjectRoot.configurationName)))
    let configuration = (
      path: folder.appending(Path(ProjectRoot.configurationName)), text: "paths: Scenarios\n"
    )
    files =
      (isMarked || scenarios.isEmpty ? [] : [configuration])
      + scenarios
      .filter { !FileReader.exists($0.path) }
  }

  /// Whether a path is that of a project, and not of its folder.
  static func isProject(_ path: Path) -> Bool {
    [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix) || !FileReader.isFolder(path)
  }

  /// Creates the files, and their folder.
  ///
  /// - Throws: `.unwritable`, if that is not possible, or if another program has created one.
  func write() throws(ScenarioError) {
    for (path, text) in files {
      let folder = path.folderPrefix
      if !folder.isEmpty { try FileWriter.makeFolder(folder) }
      guard try FileWriter.create(path, with: Array(text.utf8)) else {
        throw ScenarioError.unwritable("'\(path)' was created in the meantime")
      }
    }
  }

  /// What becomes of the files, for people.
  func text(isWritten: Bool, _ paint: Paint) -> String {
    let outcome = isWritten ? "created" : "would be created"
    let lines =
      files.map { "\($0.path): \(outcome)" } + (isWritten ? [next].compactMap(\.self) : [])
    return lines.map { paint.shown(VisibleText.of($0)) + "\n" }.joined()
  }

  /// The command that runs the new scenarios.
  private var next: String? {
    files.last.map { "run them with: scenario-run \(ShellText.path("\($0.path.folderPrefix)"))" }
  }
}
