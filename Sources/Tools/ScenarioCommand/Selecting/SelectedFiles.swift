@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The files of a run, and the cases in them that were specified with a line.
struct SelectedFiles {
  let files: ScenarioFiles
  /// The named files and folders, without lines.
  let arguments: [Path]
  /// The lines and case names that were specified, by the displayed path of the file.
  let caseLocations: [Path: [Selection.CaseLocation]]

  /// A case location, and the argument that specifies it.
  private typealias LocatedArgument = (location: Selection.CaseLocation, argument: PathArgument)

  /// Resolves the paths of a request.
  init(_ selection: RunSelection) throws(ScenarioError) {
    try self.init(
      selection.paths,
      without: selection.exclusions,
      variables: selection.variables
    )
  }

  /// Resolves all arguments.
  ///
  /// - Parameters:
  ///   - arguments: Paths, `PATH:LINE`, lines that `list` prints, and `@FILE` with one of these per line.
  ///   - exclusions: The files to ignore in folders.
  ///   - variables: The variables of every file, on which the names of cases may depend.
  /// - Throws: `.noSuchPath`, `.unreadable`, or `.nothingSelected` for a line or folder without a scenario.
  init(
    _ arguments: [String],
    without exclusions: Exclusions = .gitignore,
    variables: [String: String] = [:]
  ) throws(ScenarioError) {
    var wholePaths: [Path] = []
    var located: [Path: [LocatedArgument]] = [:]
    var locatedPaths: [Path] = []
    for argument in try PathArgument.expandingLists(in: arguments) {
      if let (path, location) = argument.caseLocation {
        if located[path] == nil { locatedPaths.append(path) }
        located[path, default: []].append((location, argument))
      } else {
        let path = argument.fileOrFolder
        if argument.listLocation != nil { try Self.checkExists(path, argument) }
        wholePaths.append(path)
      }
    }
    self.arguments = wholePaths + locatedPaths
    let files = try ScenarioFiles(arguments: self.arguments, without: exclusions)
    if let empty = files.firstEmptyArgument { throw try Self.emptyFolderError(empty, exclusions) }
    self.files = files
    var selected: [Path: [Selection.CaseLocation]] = [:]
    for path in locatedPaths {
      let arguments = located[path] ?? []
      let display = try Self.checkMatches(path, arguments, variables)
      selected[display, default: []] += arguments.map(\.location)
    }
    // A file that is also named without a line, or is in a named folder, is run completely.
    if !selected.isEmpty, !wholePaths.isEmpty {
      for case .file(let path) in try ScenarioFiles(arguments: wholePaths, without: exclusions) {
        selected[path.display] = nil
      }
    }
    caseLocations = selected
  }

  /// Returns the error for a folder without scenario files, with the number of ignored files.
  private static func emptyFolderError(
    _ folder: Path,
    _ exclusions: Exclusions
  ) throws(ScenarioError) -> ScenarioError {
    let files = try ScenarioFiles(arguments: [folder], without: exclusions)
    let skipped = files.ignoredNotes.joined(separator: "; ")
    return ScenarioError.nothingSelected(
      skipped.isEmpty
        ? "there is no scenario file below '\(folder)'"
        : "no scenario file is left below '\(folder)': \(skipped)",
      help: skipped.isEmpty
        ? "scenario files end in .yaml or .yml and are not hidden"
        : "a file that you name is never skipped; --no-ignore includes files that .gitignore excludes"
    )
  }

  /// Calls a closure with each file, and prints the errors of files that cannot be read or written.
  ///
  /// - Returns: The number of errors.
  func forEach(
    _ console: Console,
    _ edit: (ScenarioPath) throws(ScenarioError) -> Void
  ) -> Int {
    var errors = 0
    for entry in files {
      do throws(ScenarioError) {
        switch entry {
        case .file(let path): try edit(path)
        case .failure(let error, _): throw error
        }
      } catch {
        errors += 1
        console.error("\(error)")
      }
    }
    files.ignoredNotes.forEach(console.note)
    return errors
  }

  /// Runs the cases of all files, by default with one job per core.
  func run(
    for purpose: RunConfiguration.Purpose = .run,
    jobs: Int = Processors.count,
    _ emit: (FileResult) -> Void
  ) {
    var configuration = RunConfiguration()
    configuration.purpose = purpose
    let context = CommandContext.current
    configuration.makeApp = context.makeApp
    configuration.jobs = context.runsAppOnMainThread ? 1 : jobs
    configuration.selection.locations = caseLocations
    Runner(loader: YAMLLoader.ofCommand(), configuration: configuration).run(files, emit: emit)
  }

  /// Returns whether a file, given by its displayed path, is below a named folder and no longer exists.
  func isGone(_ path: Path) -> Bool {
    files.hasFolder(containing: path) && !FileReader.exists(path)
  }

  /// Checks that a path in a list exists; the error contains its line.
  private static func checkExists(_ path: Path, _ argument: PathArgument) throws(ScenarioError) {
    do throws(ScenarioError) {
      _ = try ScenarioFiles(arguments: [path])
    } catch {
      throw argument.addingListLocation(to: error)
    }
  }

  /// Checks that each case location of a file matches a scenario; returns the displayed path.
  private static func checkMatches(
    _ path: Path,
    _ arguments: [LocatedArgument],
    _ variables: [String: String]
  ) throws(ScenarioError) -> Path {
    let single = try ScenarioFiles(arguments: [path])
    guard case .file(let found)? = single.entries.first, found.display.name == path.parts.last
    else {
      let error = ScenarioError.usage("'\(path)' is a folder, but a line was given")
      throw arguments.first?.argument.addingListLocation(to: error) ?? error
    }
    var loader = YAMLLoader.ofCommand(variables: variables)
    let source = try SourceFile(reading: found)
    let file = loader.load(source)
    guard !file.scenarios.isEmpty else { return found.display }
    var selection = Selection()
    selection.locations = [found.display: arguments.map(\.location)]
    let selector = selection.forFile(found.display, file)
    if let unmatched = arguments.first(where: { !selector.isMatched($0.location) }) {
      throw unmatched.argument.addingListLocation(
        to: ScenarioError.nothingSelected(
          "'\(unmatched.argument.path)' matches no scenario",
          help: "see 'scenario-run list \(ShellText.path("\(path)"))'"
        )
      )
    }
    return found.display
  }
}

extension SourceFile {
  /// Reads a scenario file; if it is too large, only enough to detect that.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  init(reading path: ScenarioPath) throws(ScenarioError) {
    self.init(
      path.display,
      at: path.path,
      bytes: try FileReader.read(path: path.path, as: path.display, limit: YAMLLoader.fileLimit)
    )
  }
}
