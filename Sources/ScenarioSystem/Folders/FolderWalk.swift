/// Walks a folder and all below it, in the order of the paths, with one folder's entries per level in memory.
struct FolderWalk {
  /// What the walk comes upon: a file, or a folder that cannot be read.
  struct Step {
    let display: Path
    let failure: Platform.Failure?
  }

  private struct Level {
    let prefix: Path
    let folder: Folder
    var next = 0
  }

  private let viewpoint: Viewpoint
  private var levels: [Level] = []
  private var pendingFailure: Step?

  /// Begins at the folder displayed by `prefix`, which ends with '/' or is empty for the working directory.
  init(prefix: Path, excluding excluded: Path?, viewpoint: Viewpoint) {
    self.viewpoint = viewpoint
    pendingFailure = enter(prefix, excluding: excluded)
  }

  /// The next file or failure, or nil at the end.
  mutating func next() -> Step? {
    if let failure = pendingFailure {
      pendingFailure = nil
      return failure
    }
    while let level = levels.last {
      guard level.next < level.folder.entries.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      let entry = level.folder.entries[level.next]
      let display: Path = "\(level.prefix)\(level.folder.name(of: entry))"
      guard entry.isFolder else { return Step(display: display, failure: nil) }
      if let failure = enter(display, excluding: nil) { return failure }
    }
    return nil
  }

  private mutating func enter(_ prefix: Path, excluding excluded: Path?) -> Step? {
    do throws(Platform.Failure) {
      let folder = try Folder(path: viewpoint.path(of: prefix), excluding: excluded)
      levels.append(Level(prefix: prefix, folder: folder))
      return nil
    } catch {
      return Step(display: prefix, failure: error)
    }
  }
}
