/// The scenario files that arguments name, found as they are asked for.
///
/// Folders are walked through all their sub-folders. `.yaml` and `.yml` files count, links to files too;
/// what is hidden and links to folders do not. A file that is named counts whatever its ending. The order is
/// that of the displayed paths, byte by byte, whatever the order of the arguments, and no file comes twice.
public struct ScenarioFiles: Sequence, IteratorProtocol {
  /// What is found.
  public enum Entry: Sendable {
    /// A scenario file.
    case file(ScenarioPath)
    /// A folder that cannot be read, as it is displayed, a slash behind it; the others are walked all the same.
    case failure(ScenarioError, folder: Path)
  }

  private let viewpoint: Viewpoint
  private let arguments: [Argument]
  /// Where to begin, in the order of the displayed paths; those up to `nextRoot` have begun.
  private let roots: [Root]
  private var nextRoot = 0
  private var active: [(head: FolderWalk.Step, walk: FolderWalk?)] = []

  /// Looks the arguments up; folders are not read yet.
  ///
  /// - Parameters:
  ///   - arguments: Paths of files and folders.
  ///   - workingDirectory: From where relative paths are seen; by default this process' own.
  /// - Throws: `.noSuchPath` for the first one that does not exist, with the nearest that does;
  ///   `.unreadable` for one that cannot be looked up.
  public init(arguments: [Path], workingDirectory: Path? = nil) throws(ScenarioError) {
    let directory: Path
    if let workingDirectory {
      directory = workingDirectory
    } else {
      directory = try WorkingDirectory.path
    }
    let viewpoint = Viewpoint(workingDirectory: directory)
    var resolved: [Argument] = []
    for argument in arguments {
      resolved.append(try Argument(argument, viewpoint: viewpoint))
    }
    var roots = resolved.flatMap { $0.roots(viewpoint: viewpoint) }
    roots.sort { $0.prefix < $1.prefix }
    self.viewpoint = viewpoint
    self.arguments = resolved
    self.roots = roots
  }

  /// The first argument that is a folder without any scenario file below it.
  ///
  /// It stops at the first file of each folder, so it is cheap beside a walk.
  ///
  /// - Returns: The argument as it was written, or nil if there is none.
  public func firstEmptyArgument() -> Path? {
    arguments.first { argument in
      argument.isFolder && !Folder.holdsScenario(path: Viewpoint.joined(argument.parts))
    }?.path
  }

  /// The paths of the files that may be named like no scenario, too: those that are arguments, and links in folders.
  ///
  /// No file is looked up and nothing is sorted, which is most of what a walk takes.
  public var aliases: [Path] {
    arguments.flatMap { argument in
      let path = Viewpoint.joined(argument.parts)
      return argument.isFolder ? Folder.links(below: path) : [path]
    }
  }

  /// Whether a file that is displayed so, and may be gone, lies in a folder among the arguments.
  public func holds(_ display: Path) -> Bool {
    let parts = viewpoint.components(of: display)
    return arguments.contains { argument in
      argument.isFolder && parts.count > argument.parts.count
        && parts.starts(with: argument.parts)
    }
  }

  /// The next file or failure, or nil at the end.
  public mutating func next() -> Entry? {
    beginRoots()
    guard let first = indexOfFirst() else { return nil }
    let step = active[first].head
    // What another argument has found as well is passed over.
    for index in active.indices.reversed()
    where index == first || active[index].head.display == step.display {
      advance(index)
    }
    guard let failure = step.failure else {
      return .file(ScenarioPath(display: step.display, viewpoint: viewpoint))
    }
    let folder: Path =
      step.display.isEmpty ? "." : Path(bytes: step.display.bytes.dropLast())
    return .failure(
      ScenarioError(.unreadable, "cannot read the folder '\(folder)': \(failure.words)"),
      folder: "\(folder)/"
    )
  }

  // MARK: -

  /// Begins every root below which the next path may lie.
  private mutating func beginRoots() {
    while nextRoot < roots.count {
      let root = roots[nextRoot]
      if let first = indexOfFirst(), active[first].head.display < root.prefix {
        return
      }
      nextRoot += 1
      guard root.isFolder else {
        active.append((FolderWalk.Step(display: root.prefix, failure: nil), nil))
        continue
      }
      var walk = FolderWalk(prefix: root.prefix, excluding: root.excluded, viewpoint: viewpoint)
      if let head = walk.next() { active.append((head, walk)) }
    }
  }

  private func indexOfFirst() -> Int? {
    guard active.count > 1 else { return active.isEmpty ? nil : 0 }
    return active.indices.min { active[$0].head.display < active[$1].head.display }
  }

  private mutating func advance(_ index: Int) {
    if let head = active[index].walk?.next() {
      active[index].head = head
    } else {
      active.remove(at: index)
    }
  }
}

extension ScenarioFiles {
  /// Where a walk begins: a file, or a folder but for one of its sub-folders.
  private struct Root {
    let prefix: Path
    let isFolder: Bool
    var excluded: Path?
  }

  /// An argument and what it names.
  private struct Argument {
    let path: Path
    let parts: [Path]
    let isFolder: Bool

    init(_ path: Path, viewpoint: Viewpoint) throws(ScenarioError) {
      self.path = path
      parts = viewpoint.components(of: path)
      do throws(Platform.Failure) {
        guard path.isPossible else { throw .missing }
        isFolder =
          try Platform.kind(of: Viewpoint.joined(parts), followingLinks: true) == .directory
      } catch  where error.isMissing {
        throw ScenarioError(
          .noSuchPath,
          "no such file or folder '\(path)'",
          help: Nearest.path(to: parts, viewpoint: viewpoint).map { "did you mean '\($0)'?" } ?? ""
        )
      } catch {
        throw ScenarioError(.unreadable, "cannot read '\(path)': \(error.words)")
      }
    }

    /// A folder around the working directory is displayed in pieces: '../..', '..' and the rest.
    func roots(viewpoint: Viewpoint) -> [Root] {
      guard isFolder else { return [Root(prefix: viewpoint.display(parts), isFolder: false)] }
      var roots: [Root] = []
      var parts = parts
      for name in viewpoint.pathDown(from: parts) ?? [] {
        roots.append(Root(prefix: prefix(parts, viewpoint), isFolder: true, excluded: name))
        if Folder.isHidden(name.bytes) { return roots }
        parts.append(name)
      }
      return roots + [Root(prefix: prefix(parts, viewpoint), isFolder: true)]
    }

    private func prefix(_ parts: [Path], _ viewpoint: Viewpoint) -> Path {
      let display = viewpoint.display(parts)
      return display.isEmpty || display == "/" ? display : "\(display)/"
    }
  }
}
