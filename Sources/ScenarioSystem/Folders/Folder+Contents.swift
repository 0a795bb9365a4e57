/// What is asked of a folder and all below it without a walk: nothing is sorted, and little is kept.
extension Folder {
  /// Whether a walk would find something in a folder or below it; a folder that cannot be read counts as something.
  ///
  /// It stops at the first file of each folder.
  static func holdsScenario(path: Path, _ filter: FolderFilter) -> Bool {
    var filter = filter
    var folders: [Path] = []
    var isFound = false
    do throws(ScenarioError) {
      try filter.read(in: path)
    } catch {
      return true
    }
    do throws(Platform.Failure) {
      try Platform.forEachEntry(in: path) { name, kind in
        guard !ScenarioName.isHidden(name) else { return true }
        switch FolderEntry.kind(of: name, kind, in: path) {
        case .scenario: isFound = filter.reason(toSkip: name, .scenario) == nil
        case .folder where filter.reason(toSkip: name, .folder) == nil:
          folders.append(Path(bytes: name))
        default: break
        }
        return !isFound
      }
    } catch {
      return true
    }
    return isFound
      || folders.contains { holdsScenario(path: path.appending($0), filter.below("\($0)/")) }
  }

  /// The paths of the links in a folder and below it that are named like a scenario; what cannot be read has none.
  static func links(below path: Path) -> [Path] {
    var links: [Path] = []
    var folders: [Path] = []
    try? Platform.forEachEntry(in: path) { name, kind in
      guard kind != .file, !ScenarioName.isHidden(name) else { return true }
      switch kind ?? FolderEntry.kind(of: name, in: path, followingLinks: false) {
      case .link where ScenarioName.isScenario(name):
        links.append(path.appending(Path(bytes: name)))
      case .directory: folders.append(path.appending(Path(bytes: name)))
      default: break
      }
      return true
    }
    return links + folders.flatMap { Self.links(below: $0) }
  }

  /// How many files named like a scenario a folder and those below it hold; nil if it is too large to count.
  ///
  /// The prefix is the same folder as it is displayed, with a slash at its end, and `found` are files that do not count.
  static func scenarioCount(
    below path: Path,
    displayedAs prefix: Path,
    without found: Set<Path>,
    limit: inout Int
  ) -> Int? {
    var count = 0
    var folders: [Path] = []
    try? Platform.forEachEntry(in: path) { name, kind in
      limit -= 1
      guard !ScenarioName.isHidden(name) else { return limit >= 0 }
      switch kind ?? FolderEntry.kind(of: name, in: path, followingLinks: false) {
      case .directory: folders.append(Path(bytes: name))
      default:
        let isCounted =
          ScenarioName.isScenario(name)
          && (found.isEmpty || !found.contains("\(prefix)\(Path(bytes: name))"))
        if isCounted { count += 1 }
      }
      return limit >= 0
    }
    for folder in folders where limit >= 0 {
      count +=
        scenarioCount(
          below: path.appending(folder),
          displayedAs: "\(prefix)\(folder)/",
          without: found,
          limit: &limit
        ) ?? 0
    }
    return limit >= 0 ? count : nil
  }
}
