internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The files of a run, and the locations in them that were named with a line.
struct SelectedFiles {
  let files: ScenarioFiles
  /// The files and folders that were named, without lines.
  let arguments: [Path]
  /// By the path as it is displayed.
  let locations: [Path: [Selection.CaseLocation]]

  /// A location, and how it was named.
  private typealias Named = (location: Selection.CaseLocation, path: NamedPath)

  /// Looks up what a request names.
  init(_ selection: RunSelection) throws(ScenarioError) {
    try self.init(
      selection.paths,
      without: selection.exclusions,
      variables: selection.variables
    )
  }

  /// Looks up everything that was named; nothing is run before that.
  ///
  /// - Parameters:
  ///   - arguments: Paths, `PATH:LINE`, lines of `list`, and `@LIST` for a file of such lines.
  ///   - exclusions: What is skipped in folders.
  ///   - variables: Those for every file, on which the names of cases may depend.
  /// - Throws: `.noSuchPath`, `.unreadable`, or `.nothingSelected` for a location or folder without a scenario.
  init(
    _ arguments: [String],
    without exclusions: Exclusions = .gitignore,
    variables: [String: String] = [:]
  ) throws(ScenarioError) {
    var plain: [Path] = []
    var spotted: [Path: [Named]] = [:]
    var order: [Path] = []
    for named in try NamedPath.all(arguments) {
      if let (path, location) = named.location {
        if spotted[path] == nil { order.append(path) }
        spotted[path, default: []].append((location, named))
      } else {
        let path = named.whole
        if named.place != nil { try Self.check(path, named) }
        plain.append(path)
      }
    }
    self.arguments = plain + order
    let files = try ScenarioFiles(arguments: self.arguments, without: exclusions)
    if let empty = files.firstEmptyArgument { throw try Self.isEmpty(empty, exclusions) }
    self.files = files
    var selected: [Path: [Selection.CaseLocation]] = [:]
    for path in order {
      let named = spotted[path] ?? []
      let display = try Self.check(path, named, variables)
      selected[display, default: []] += named.map(\.location)
    }
    // A file that is also named as a whole, or through its folder, is whole.
    if !selected.isEmpty, !plain.isEmpty {
      for case .file(let path) in try ScenarioFiles(arguments: plain, without: exclusions) {
        selected[path.display] = nil
      }
    }
    locations = selected
  }

  /// That nothing is found below a folder that was named, and what was skipped there.
  private static func isEmpty(
    _ folder: Path,
    _ exclusions: Exclusions
  ) throws(ScenarioError) -> ScenarioError {
    let files = try ScenarioFiles(arguments: [folder], without: exclusions)
    let skipped = files.ignoredNotes.joined(separator: "; ")
    return ScenarioError(
      .nothingSelected,
      skipped.isEmpty
        ? "there is no scenario file below '\(folder)'"
        : "no scenario file is left below '\(folder)': \(skipped)",
      help: skipped.isEmpty
        ? "scenario files end in .yaml or .yml and are not hidden"
        : "a file that you name is never skipped; --no-ignore includes files that .gitignore excludes"
    )
  }

  /// Does something with each file; what cannot be read or written is printed.
  ///
  /// - Returns: How many could not.
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

  /// Runs the cases of all files, in as many jobs as there are cores.
  func run(
    for purpose: RunConfiguration.Purpose = .run,
    jobs: Int = Processors.count,
    _ emit: (FileResult) -> Void
  ) {
    var configuration = RunConfiguration()
    configuration.purpose = purpose
    configuration.jobs = jobs
    configuration.selection.locations = locations
    Runner(loader: YAMLLoader(), configuration: configuration).run(files, emit: emit)
  }

  /// Whether a file of that path as displayed lay in a folder that was named, and is no longer there.
  func isGone(_ path: Path) -> Bool {
    files.hasFolder(containing: path) && !FileReader.exists(path)
  }

  /// That what a list names is there: the error has its line.
  private static func check(_ path: Path, _ named: NamedPath) throws(ScenarioError) {
    do throws(ScenarioError) {
      _ = try ScenarioFiles(arguments: [path])
    } catch {
      throw named.error(error)
    }
  }

  /// Each location must select something; returns the path as it is displayed.
  private static func check(
    _ path: Path,
    _ named: [Named],
    _ variables: [String: String]
  ) throws(ScenarioError) -> Path {
    let single = try ScenarioFiles(arguments: [path])
    guard case .file(let found)? = single.entries.first, found.display.name == path.parts.last
    else {
      let error = ScenarioError(.usage, "'\(path)' is a folder, but a line was given")
      throw named.first?.path.error(error) ?? error
    }
    var loader = YAMLLoader(variables: variables)
    let source = try SourceFile(reading: found)
    let file = loader.load(source)
    guard !file.scenarios.isEmpty else { return found.display }
    var selection = Selection()
    selection.locations = [found.display: named.map(\.location)]
    let selector = selection.forFile(found.display, file)
    if let unmatched = named.first(where: { !selector.isMatched($0.location) }) {
      throw unmatched.path.error(
        ScenarioError(
          .nothingSelected,
          "'\(unmatched.path.path)' matches no scenario",
          help: "see 'scenario-run list \(path)'"
        )
      )
    }
    return found.display
  }
}

extension SourceFile {
  /// Reads a scenario file; of one that is too large, as much as shows that.
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
