/// The files that arguments specify: scenario files, or others that are searched for.
///
/// Folders are searched recursively for files with the extension `.yaml` or `.yml`, including links. Hidden and
/// excluded files, and links to folders, are ignored and noted. A file that is an argument may have any name. Files are
/// sorted by displayed path, byte by byte, and occur once.
public final class ScenarioFiles: Sequence {
  /// The type of an entry.
  public typealias Entry = FoundFile

  private let resolver: PathResolver
  private let arguments: [FileArgument]
  private let exclusions: Exclusions
  private let searched: SearchedFiles
  private lazy var walk = FolderWalk(arguments, resolver, exclusions, searchingFor: searched)

  /// Resolves the arguments; folders are searched on first access.
  ///
  /// - Parameters:
  ///   - arguments: Paths of files and folders.
  ///   - exclusions: The files to ignore in folders.
  ///   - searched: The files to find in folders.
  ///   - workingDirectory: The base of relative paths; by default that of the process.
  /// - Throws: `.noSuchPath` for the first path that does not exist, with a suggestion; `.unreadable` for one that
  ///   cannot be accessed.
  public init(
    arguments: [Path],
    without exclusions: Exclusions = .gitignore,
    searchingFor searched: SearchedFiles = .scenarios,
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
    self.searched = searched
  }

  /// The files that were found, in order.
  package private(set) lazy var entries = walk.entries

  /// Returns an iterator over the files that were found.
  public func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }

  /// The first folder argument without scenario files, as specified.
  package var firstEmptyArgument: Path? { walk.emptyArgument }

  /// The absolute paths of files that other names may lead to: file arguments, and links in folders.
  package var unlistedPaths: [Path] {
    arguments.filter { !$0.isFolder }.map { Path(absolute: $0.parts) } + walk.links
  }

  /// Notes for the user about ignored files; empty if there are none.
  package var ignoredNotes: [String] { walk.ignored.notes(resolver) }

  /// Whether the file with a displayed path was ignored.
  package func isIgnored(_ display: Path) -> Bool { walk.ignored.contains(display) }

  /// Whether a displayed path, which need not exist, is in a folder among the arguments.
  package func hasFolder(containing display: Path) -> Bool {
    let parts = resolver.components(of: display)
    return arguments.contains { argument in
      argument.isFolder && parts.count > argument.parts.count
        && parts.starts(with: argument.parts)
    }
  }
}
