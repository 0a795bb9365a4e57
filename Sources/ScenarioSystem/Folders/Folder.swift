/// What lies in one folder: sub-folders, files that contain scenarios, and what is hidden and matters all the same.
struct Folder {
  /// What an entry is to a walk.
  enum Kind {
    case folder
    /// Something named like a scenario: a file, a link, or what cannot be read.
    case scenario
    /// A link to a folder, which is not entered: it may lead in a circle, or to files that are run anyway.
    case linkedFolder
  }

  /// What lies there and is not hidden.
  private(set) var entries: [(name: Path, kind: Kind)] = []
  /// The names of files that are hidden, and named like a scenario.
  private(set) var hiddenScenarios: [Path] = []
  /// The absolute paths of links that are named like a scenario.
  private(set) var links: [Path] = []
  /// Whether it is the root of a repository of git.
  private(set) var isRepository = false
  private(set) var hasGitignore = false

  private let path: Path

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - path: Its absolute path.
  ///   - name: What it is called in an error.
  /// - Throws: `.unreadable`, with the operating system's reason.
  init(path: Path, called name: Path) throws(ScenarioError) {
    self.path = path
    do throws(Platform.Failure) {
      try Platform.forEachEntry(in: path) { name, kind in
        add(name, kind)
        return true
      }
    } catch {
      throw ScenarioError(.unreadable, "cannot read the folder '\(name)': \(error.words)")
    }
  }

  private mutating func add(_ name: Path, _ known: Platform.FileKind?) {
    guard !name.isHidden else { return addHidden(name, known) }
    let isNamedLikeScenario = name.hasScenarioEnding
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
    } else if name.hasScenarioEnding, !ProjectRoot.isConfiguration(name),
      (known ?? kind(of: name, followingLinks: false)) != .directory
    {
      hiddenScenarios.append(name)
    }
  }

  private func kind(of name: Path, followingLinks: Bool) -> Platform.FileKind? {
    Platform.kind(of: path.appending(name), followingLinks: followingLinks)
  }
}
