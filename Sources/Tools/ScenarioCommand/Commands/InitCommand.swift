internal import AppProjects
internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML
internal import XcodeProjects

/// `scenario-run init [PATH]`.
struct InitCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Describe an app by its project, and write first scenarios.",
    discussion: """
      The command reads projects of Xcode and XcodeGen with their sources, on any system. Nothing is built or executed. It \
      writes scenarios about each way into the app to the folder Scenarios beside the project, and leaves files alone \
      that exist. docs/init.md explains the answer.

      EXIT STATUS:
        0  success                         4  there is no app for iOS
        2  usage error, no such path       5  could not read or write something

      EXAMPLE:
        scenario-run init
        scenario-run init ../Notes --target Notes --dry-run
      """
  )

  static let configurableOptions = [ConfigurableOption("color", .text)]

  @Argument(
    help: .value("path", "Read this folder, project or workspace (default: the current folder)."),
    completion: .directory
  )
  var path = "."

  @OptionGroup var project: ProjectOptions

  @Flag("Write nothing, and print the key 'app' that describes the app in a scenario.")
  var dryRun = false

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  @Option(help: "Print the answer in FORMAT.")
  var format = AnswerFormat.text

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let path = Self.project(at: Path(path))
    let inspected = try project.reader.read(path)
    try inspected.checkChoice()
    let app = try inspected.existingApp(at: path)
    let paths = try PathConverter(from: inspected.root)
    let scenarios = NewScenarios(
      app,
      of: path,
      root: inspected.root,
      target: project.target,
      in: Self.folder(of: path)
    )
    if format == .text {
      let leftOut = LeftOut(app, of: inspected, scenarios)
      console.print(ProjectAnswer(app, inspected.notes, leftOut, paths, console.paint).text)
    }
    if !dryRun { try scenarios.write() }
    if format == .json {
      let document = ProjectJSON(app, paths)
      console.print(
        document.text(of: inspected, scenarios, isWritten: !dryRun),
        as: format.syntax
      )
    } else {
      console.print(scenarios.text(isWritten: !dryRun, console.paint))
      if dryRun { console.print(AppMapping(app).text) }
    }
    return 0
  }

  /// Returns the project that a path is inside of, or the path.
  private static func project(at path: Path) -> Path {
    guard let location = path.canonicalized(), let position = location.bundlePosition else {
      return path
    }
    let parts = path.parts
    // The name as it is written, unless it is that of a link or the working directory is in the project.
    if let position = path.bundlePosition, !parts[position...].contains("..") {
      let written = Path(joining: parts[...position])
      return path.isAbsolute ? "/\(written)" : written
    }
    let steps = location.parts.count - position
    let folder = Path(joining: parts.filter { $0 != "." } + Array(repeating: "..", count: steps))
    return (path.isAbsolute ? "/\(folder)" : folder).appending(location.parts[position])
  }

  /// The folder of a project, in which the files are generated.
  private static func folder(of path: Path) -> Path {
    NewScenarios.isProject(path) ? path.folderPrefix : path == "." ? "" : path
  }
}

/// The options that say what of a project is read.
struct ProjectOptions: ParsableArguments {
  @Option("name", "Read this target of the project (default: the app that the project is about).")
  var target: String?

  @Option("name", "Read the build settings of this configuration (default: the project's default).")
  var configuration: String?

  /// Whether one of them is set.
  var isSet: Bool { target != nil || configuration != nil }

  /// What reads a project if none of them is set.
  static var defaultReader: AppReader { AppReader(readYAML: YAMLPropertyList.read) }

  /// What reads a project with these options.
  var reader: AppReader {
    AppReader(
      target: target,
      configuration: configuration,
      nearest: Suggestion.nearest,
      readYAML: YAMLPropertyList.read
    )
  }
}
