/// A scenario file that was found.
public struct ScenarioPath: Hashable, Sendable {
  /// The path relative to the working directory, or absolute if only the root is shared.
  package let display: Path
  private let workingDirectory: Path

  init(display: Path, resolver: PathResolver) {
    self.display = display
    workingDirectory = resolver.path
  }

  /// The absolute path, without '..', for opening the file and as its address in an editor.
  package var path: Path {
    if display.isAbsolute { return display }
    guard display.hasPrefix("../") else { return workingDirectory.appending(display) }
    // The working directory contains no links, so each '..' cancels its last component.
    let parts = display.parts
    let up = parts.prefix { $0 == ".." }.count
    return Path(absolute: Array(workingDirectory.parts.dropLast(up) + parts.dropFirst(up)))
  }
}

/// An entry of a folder search.
public enum FoundFile: Sendable {
  /// A scenario file.
  case file(ScenarioPath)
  /// A link that may not be followed, or an unreadable folder, whose displayed path has a trailing slash; the search goes
  /// on.
  // Indirect, so that files do not take the room of an error.
  indirect case failure(ScenarioError, path: Path)

  /// The path as it is displayed.
  public var path: Path {
    switch self {
    case .file(let path): path.display
    case .failure(_, let path): path
    }
  }
}

/// An argument and the file or folder that it specifies.
struct FileArgument {
  let path: Path
  let parts: [Path]
  let isFolder: Bool

  init(_ path: Path, resolver: PathResolver) throws(ScenarioError) {
    self.path = path
    parts = resolver.components(of: path)
    do throws(Platform.Failure) {
      guard path.isValid else { throw .noSuchFile }
      let isUnsaved = UnsavedFiles.bytes(of: path) != nil
      isFolder =
        isUnsaved ? false : try Platform.Status(of: Path(absolute: parts)).kind == .directory
    } catch  where error.isMissing {
      throw FileAccess.brokenLink(Path(absolute: parts), as: path, .noSuchPath)
        ?? ScenarioError(
          .noSuchPath,
          "no such file or folder '\(path)'",
          help: SpellingSuggestion.path(to: parts, resolver: resolver).map {
            "did you mean '\($0)'?"
          }
            ?? ""
        )
    } catch {
      throw ScenarioError(.unreadable, "cannot read '\(path)': \(error.reason)")
    }
  }
}
