/// Walks a folder and all below it, in the order of the paths, with one folder's entries per level in memory.
struct FolderWalk {
  /// What the walk comes upon: a file, or a folder that cannot be read.
  struct Step {
    let display: Path
    let failure: ScenarioError?
  }

  private struct Level {
    let prefix: Path
    let folder: Folder
    let filter: FolderFilter
    var next = 0
  }

  private let viewpoint: Viewpoint
  private let skipped: SkippedFiles
  private var levels: [Level] = []
  private var pendingFailure: Step?

  /// Begins at the folder displayed by `prefix`, which ends with '/' or is empty for the working directory.
  ///
  /// It passes over the folder in it that another walk is about, and notes what the filter leaves out.
  init(
    prefix: Path,
    passingOver passedOver: Path?,
    viewpoint: Viewpoint,
    _ filter: FolderFilter,
    _ skipped: SkippedFiles
  ) {
    self.viewpoint = viewpoint
    self.skipped = skipped
    pendingFailure = enter(prefix, passingOver: passedOver, filter)
  }

  /// The next file or failure, or nil at the end.
  mutating func next() -> Step? {
    if let failure = pendingFailure {
      pendingFailure = nil
      return failure
    }
    while let level = levels.indices.last {
      guard levels[level].next < levels[level].folder.entries.count else {
        levels.removeLast()
        continue
      }
      let entry = levels[level].folder.entries[levels[level].next]
      levels[level].next += 1
      let name = levels[level].folder.name(of: entry)
      let display: Path = "\(levels[level].prefix)\(name)"
      guard entry.isFolder else { return Step(display: display, failure: nil) }
      let filter = levels[level].filter.below(name)
      if let failure = enter(display, passingOver: nil, filter) { return failure }
    }
    return nil
  }

  private mutating func enter(
    _ prefix: Path,
    passingOver passedOver: Path?,
    _ filter: FolderFilter
  ) -> Step? {
    var filter = filter
    do throws(ScenarioError) {
      let folder = try Folder(
        path: viewpoint.path(of: prefix),
        displayedAs: prefix,
        passingOver: passedOver,
        &filter,
        skipped
      )
      levels.append(Level(prefix: prefix, folder: folder, filter: filter))
      return nil
    } catch {
      return Step(display: prefix, failure: error)
    }
  }
}
