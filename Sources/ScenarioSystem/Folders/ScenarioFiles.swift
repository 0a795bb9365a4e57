/// The scenario files that arguments name, found as they are asked for.
///
/// Folders are walked through all their sub-folders. What is named `.yaml` or `.yml` counts, links included; what is
/// hidden or excluded, and links to folders, do not, and are noted. A path that is named counts whatever its name. The
/// order is that of the displayed paths, byte by byte, whatever the order of the arguments, and no file comes twice.
public struct ScenarioFiles: Sequence, IteratorProtocol {
  /// What is found.
  public enum Entry: Sendable {
    /// A scenario file.
    case file(ScenarioPath)
    /// A folder that cannot be read, as it is displayed, a slash behind it; the others are walked all the same.
    case failure(ScenarioError, folder: Path)
  }

  let viewpoint: Viewpoint
  let arguments: [Argument]
  let exclusions: Exclusions
  let skipped = SkippedFiles()
  /// Where to begin, in the order of the displayed paths; those up to `nextRoot` have begun.
  private let roots: [Root]
  private var nextRoot = 0
  private var active: [(head: FolderWalk.Step, walk: FolderWalk?)] = []

  /// Looks the arguments up; folders are not read yet.
  ///
  /// - Parameters:
  ///   - arguments: Paths of files and folders.
  ///   - exclusions: What is left out of folders.
  ///   - workingDirectory: From where relative paths are seen; by default this process' own.
  /// - Throws: `.noSuchPath` for the first one that does not exist, with the nearest that does;
  ///   `.unreadable` for one that cannot be looked up.
  public init(
    arguments: [Path],
    without exclusions: Exclusions = .gitignore,
    workingDirectory: Path? = nil
  ) throws(ScenarioError) {
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
    self.init(resolved, viewpoint, exclusions)
  }

  init(_ arguments: [Argument], _ viewpoint: Viewpoint, _ exclusions: Exclusions) {
    self.viewpoint = viewpoint
    self.arguments = arguments
    self.exclusions = exclusions
    let patterns = exclusions.list(seenFrom: viewpoint.path)
    let skipped = skipped
    var roots = arguments.flatMap { $0.roots(viewpoint, exclusions, patterns, skipped) }
    roots.sort { $0.prefix < $1.prefix }
    self.roots = roots
  }

  /// The first argument that is a folder without any scenario file below it.
  ///
  /// It stops at the first file of each folder, so it is cheap beside a walk.
  ///
  /// - Returns: The argument as it was written, or nil if there is none.
  public func firstEmptyArgument() -> Path? {
    let patterns = exclusions.list(seenFrom: viewpoint.path)
    return arguments.first { argument in
      guard argument.isFolder else { return false }
      let path = Viewpoint.joined(argument.parts)
      let filter = try? FolderFilter(
        folder: path,
        seenFrom: viewpoint.path,
        usesGitignore: exclusions.usesGitignore,
        patterns
      )
      // What cannot be read is an error of the walk.
      guard let filter else { return false }
      return !Folder.holdsScenario(path: path, filter)
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
    return .failure(failure, folder: "\(Folder.name(ofPrefix: step.display))/")
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
      switch root.start {
      case .step(let step): active.append((step, nil))
      case .folder(let filter, let passedOver):
        var walk = FolderWalk(
          prefix: root.prefix,
          passingOver: passedOver,
          viewpoint: viewpoint,
          filter,
          skipped
        )
        if let head = walk.next() { active.append((head, walk)) }
      }
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
  /// Where a walk begins.
  fileprivate struct Root {
    enum Start {
      /// A file, or a folder that cannot be walked.
      case step(FolderWalk.Step)
      /// A folder, but for one of its sub-folders.
      case folder(FolderFilter, passingOver: Path?)
    }

    let prefix: Path
    let start: Start
  }

  /// An argument and what it names.
  struct Argument {
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
    fileprivate func roots(
      _ viewpoint: Viewpoint,
      _ exclusions: Exclusions,
      _ patterns: IgnoreList?,
      _ skipped: SkippedFiles
    ) -> [Root] {
      guard isFolder else {
        let display = viewpoint.display(parts)
        return [Root(prefix: display, start: .step(.init(display: display, failure: nil)))]
      }
      var roots: [Root] = []
      var parts = parts
      do throws(ScenarioError) {
        var filter = try FolderFilter(
          folder: Viewpoint.joined(parts),
          seenFrom: viewpoint.path,
          usesGitignore: exclusions.usesGitignore,
          patterns
        )
        for name in viewpoint.pathDown(from: parts) ?? [] {
          let prefix = prefix(parts, viewpoint)
          roots.append(Root(prefix: prefix, start: .folder(filter, passingOver: name)))
          if ScenarioName.isHidden(name.bytes) { return roots }
          try filter.read(in: Viewpoint.joined(parts))
          parts.append(name)
          if let reason = filter.reason(toSkip: name) {
            skipped.addFolder(self.prefix(parts, viewpoint), reason)
            return roots
          }
          filter = filter.below("\(name)/")
        }
        let start = Root.Start.folder(filter, passingOver: nil)
        return roots + [Root(prefix: prefix(parts, viewpoint), start: start)]
      } catch {
        let prefix = prefix(parts, viewpoint)
        return roots + [Root(prefix: prefix, start: .step(.init(display: prefix, failure: error)))]
      }
    }

    private func prefix(_ parts: [Path], _ viewpoint: Viewpoint) -> Path {
      let display = viewpoint.display(parts)
      return display.isEmpty || display == "/" ? display : "\(display)/"
    }
  }
}
