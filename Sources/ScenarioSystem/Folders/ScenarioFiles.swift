/// The scenario files that arguments name.
///
/// Folders are walked through all their sub-folders. What is named `.yaml` or `.yml` counts, links included; what is
/// hidden or excluded, and links to folders, do not, and are noted. A path that is named counts whatever its name. The
/// order is that of the displayed paths, byte by byte, whatever the order of the arguments, and no file comes twice.
public final class ScenarioFiles: Sequence {
  /// What is found.
  public typealias Entry = FoundFile

  private let resolver: PathResolver
  private let arguments: [FileArgument]
  private let exclusions: Exclusions
  private lazy var walk = FolderWalk(arguments, resolver, exclusions)

  /// Looks the arguments up; folders are walked as soon as something below them is requested.
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
    let directory = if let workingDirectory { workingDirectory } else { try WorkingDirectory.path }
    let resolver = PathResolver(workingDirectory: directory)
    var resolved: [FileArgument] = []
    for argument in arguments {
      resolved.append(try FileArgument(argument, resolver: resolver))
    }
    self.resolver = resolver
    self.arguments = resolved
    self.exclusions = exclusions
  }

  /// What is found, in its order.
  public private(set) lazy var entries = walk.entries

  /// What is found, one after the other.
  public func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }

  /// The first argument, as it was written, that is a folder without any scenario file below it.
  public var firstEmptyArgument: Path? { walk.emptyArgument }

  /// The paths of the files that may be named like no scenario, too: those that are arguments, and links in folders.
  public var aliases: [Path] {
    arguments.filter { !$0.isFolder }.map { Path(absolute: $0.parts) } + walk.links
  }

  /// What the walk has left out, as notes for the user; none if that is nothing.
  public var skippedNotes: [String] { walk.skipped.notes(resolver) }

  /// Whether a file that is displayed so was left out.
  public func isSkipped(_ display: Path) -> Bool { walk.skipped.contains(display) }

  /// Whether a file that is displayed so, and may be gone, lies in a folder among the arguments.
  public func holds(_ display: Path) -> Bool {
    let parts = resolver.components(of: display)
    return arguments.contains { argument in
      argument.isFolder && parts.count > argument.parts.count
        && parts.starts(with: argument.parts)
    }
  }
}
