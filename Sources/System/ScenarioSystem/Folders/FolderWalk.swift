/// Walks folders recursively.
struct FolderWalk {
  private let resolver: PathResolver
  private let exclusions: Exclusions
  /// The files that were found, without duplicates, sorted by displayed path.
  private(set) var entries: [FoundFile] = []
  private let searched: SearchedFiles
  /// The absolute paths of files that are arguments themselves, which may lead anywhere.
  private let named: Set<Path>
  /// The absolute path of the argument that is walked.
  private var top: Path = "/"
  /// The files and folders that were ignored.
  private(set) var ignored: IgnoredFiles
  /// The first folder argument without scenario files.
  private(set) var emptyArgument: Path?
  /// The absolute paths of links with the extension of a scenario file.
  private(set) var links: [Path] = []

  /// Walks the folders and adds the files that the arguments specify.
  init(
    _ arguments: [FileArgument],
    _ resolver: PathResolver,
    _ exclusions: Exclusions,
    searchingFor searched: SearchedFiles
  ) {
    self.resolver = resolver
    self.exclusions = exclusions
    self.searched = searched
    ignored = IgnoredFiles(searched)
    named = Set(arguments.filter { !$0.isFolder }.map { Path(absolute: $0.parts) })
    for argument in arguments {
      guard argument.isFolder else {
        addFile(resolver.display(argument.parts))
        continue
      }
      top = Path(absolute: argument.parts)
      let isFound = walk(argument.parts, resolver.prefix(argument.parts), below: nil)
      if !isFound, emptyArgument == nil { emptyArgument = argument.path }
    }
    entries.sort { $0.path < $1.path }
    // An argument leads to a file once.
    if arguments.count > 1 { mergeArguments() }
  }

  /// Removes duplicates, and what another argument ignored.
  private mutating func mergeArguments() {
    var paths: Set<Path> = []
    entries.removeAll { !paths.insert($0.path).inserted }
    ignored.remove(found: paths)
  }

  private mutating func addFile(_ display: Path) {
    entries.append(.file(ScenarioPath(display: display, resolver: resolver)))
  }

  /// Adds a file of a folder; a link that leads out of the project is an error.
  private mutating func addFound(_ display: Path, at parts: [Path], isLink: Bool) {
    guard isLink, !named.contains(Path(absolute: parts)) else { return addFile(display) }
    do throws(ScenarioError) {
      try FileAccess.checkFound(Path(absolute: parts), below: top, as: display)
      addFile(display)
    } catch {
      entries.append(.failure(error, path: display))
    }
  }

  /// Walks a folder; returns false if it contains no scenario files.
  ///
  /// The prefix is the displayed path of the folder, with a trailing slash.
  private mutating func walk(_ parts: [Path], _ prefix: Path, below filter: FolderFilter?) -> Bool {
    let name: Path =
      prefix.isEmpty ? "." : prefix == "/" ? prefix : Path(bytes: prefix.bytes.dropLast())
    do throws(ScenarioError) {
      let path = Path(absolute: parts)
      var filter =
        if let filter { filter } else {
          try FolderFilter(folder: path, seenFrom: resolver.path, exclusions)
        }
      let folder = try Folder(path: path, called: name, searchingFor: searched)
      try filter.read(isRepository: folder.isRepository, hasGitignore: folder.hasGitignore)
      for name in folder.hiddenScenarios { ignored.files["\(prefix)\(name)"] = .hidden }
      links += folder.links
      return walk(folder, parts, prefix, filter)
    } catch {
      entries.append(.failure(error, path: "\(name)/"))
      return true
    }
  }

  private mutating func walk(
    _ folder: Folder,
    _ parts: [Path],
    _ prefix: Path,
    _ filter: FolderFilter
  ) -> Bool {
    // An ancestor of the working directory is displayed as '..', so the path changes at each level.
    let childTowardWorkingDirectory = resolver.pathDown(from: parts)?.first
    var isFound = false
    for (name, kind) in folder.entries {
      let reason = filter.reason(toIgnore: name, isFolder: kind == .folder)
      let display = prefix.appending(name)
      switch kind {
      case .scenario where reason == nil:
        if searched == .scenarios, !folder.isLink(name),
          TopLevelKeys.areOfOtherTool(Path(absolute: parts + [name]))
        {
          ignored.files[display] = .otherTool
          continue
        }
        addFound(display, at: parts + [name], isLink: folder.isLink(name))
        isFound = true
      case .scenario: ignored.files[display] = reason
      case .linkedFolder: if reason == nil { ignored.linkedFolders.insert(display) }
      case .folder:
        let prefix =
          name == childTowardWorkingDirectory ? resolver.prefix(parts + [name]) : "\(display)/"
        if let reason {
          ignored.folders[prefix] = reason
        } else if walk(parts + [name], prefix, below: filter.below(name)) {
          isFound = true
        }
      }
    }
    return isFound
  }
}
