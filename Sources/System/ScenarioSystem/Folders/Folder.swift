/// The contents of a folder: subfolders, scenario files, and relevant hidden files.
struct Folder {
  /// The type of an entry.
  enum Kind {
    case folder
    /// A file with the extension of a scenario file, including links and unreadable files.
    case scenario
    /// A link to a folder, which is not followed: it may lead in a circle, or to files that are found anyway.
    case linkedFolder
  }

  /// The entries that are not hidden.
  private(set) var entries: [(name: Path, kind: Kind)] = []
  /// The hidden files with the extension of a scenario file.
  private(set) var hiddenScenarios: [Path] = []
  /// The absolute paths of links with the extension of a scenario file.
  private(set) var links: [Path] = []
  /// Whether the folder is the root of a git repository.
  private(set) var isRepository = false
  private(set) var hasGitignore = false

  private let path: Path
  private let searched: SearchedFiles

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the folder.
  ///   - name: The path in error messages.
  ///   - searched: The files that are listed.
  /// - Throws: `.unreadable`, with the operating system's reason.
  init(
    path: Path,
    called name: Path,
    searchingFor searched: SearchedFiles
  ) throws(ScenarioError) {
    self.path = path
    self.searched = searched
    do throws(Platform.Failure) {
      try Platform.forEachEntry(in: path) { name, kind in
        add(name, kind)
        return true
      }
    } catch {
      throw ScenarioError(.unreadable, "cannot read the folder '\(name)': \(error.reason)")
    }
  }

  private mutating func add(_ name: Path, _ known: Platform.FileKind?) {
    guard !name.isHidden else { return addHidden(name, known) }
    let isNamedLikeScenario = searched.matches(name)
    switch known ?? kind(of: name, followingLinks: false) {
    case .directory: entries.append((name, .folder))
    case .link:
      if kind(of: name, followingLinks: true) == .directory {
        entries.append((name, .linkedFolder))
      } else if isNamedLikeScenario {
        entries.append((name, .scenario))
        links.append(path.appending(name))
      }
    case nil, .file, .other: if isNamedLikeScenario { entries.append((name, .scenario)) }
    }
  }

  private mutating func addHidden(_ name: Path, _ known: Platform.FileKind?) {
    if name == ".git" {
      isRepository = true
    } else if name == GitignoreFiles.name {
      hasGitignore = (known ?? kind(of: name, followingLinks: false)) == .file
    } else if searched.matches(name), !ProjectRoot.isConfiguration(name),
      (known ?? kind(of: name, followingLinks: false)) != .directory
    {
      hiddenScenarios.append(name)
    }
  }

  /// Whether an entry with the extension of a scenario file is a link.
  func isLink(_ name: Path) -> Bool { !links.isEmpty && links.contains(path.appending(name)) }

  private func kind(of name: Path, followingLinks: Bool) -> Platform.FileKind? {
    Platform.kind(of: path.appending(name), followingLinks: followingLinks)
  }
}
