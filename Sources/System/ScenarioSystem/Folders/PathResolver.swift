/// Resolves and displays paths relative to a working directory.
struct PathResolver: Sendable {
  /// The absolute path of the working directory, without links.
  let path: Path
  private let components: [Path]

  init(workingDirectory: Path) {
    let path = Platform.resolved(workingDirectory) ?? workingDirectory
    self.path = path
    components = path.parts
  }

  /// Returns the components of an argument's absolute path, without '.' and '..'.
  func components(of argument: Path) -> [Path] {
    var parts = argument.isAbsolute ? [] : components
    for part in argument.parts where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      // After a link, '..' is the parent of the link's target.
      let path = Path(absolute: parts)
      if Platform.kind(of: path, followingLinks: false) == .link,
        let resolved = Platform.resolved(path)
      {
        parts = resolved.parts
      }
      if !parts.isEmpty { parts.removeLast() }
    }
    // An absolute path may lead to the working directory by links, such as /tmp on macOS.
    if argument.isAbsolute, let name = parts.last,
      let folder = Platform.resolved(Path(absolute: parts.dropLast()))
    {
      return folder.parts + [name]
    }
    return parts
  }

  /// Returns the path relative to the working directory: empty for itself, absolute if only the root is shared.
  func display(_ parts: [Path]) -> Path {
    let shared = zip(parts, components).prefix { $0 == $1 }.count
    if shared == 0, !components.isEmpty { return Path(absolute: parts) }
    let up = Array(repeating: ".." as Path, count: components.count - shared)
    return Path(joining: up + parts[shared...])
  }

  /// Returns the displayed path of a folder with a trailing slash; empty for the working directory.
  func prefix(_ parts: [Path]) -> Path {
    let display = display(parts)
    return display.isEmpty || display == "/" ? display : "\(display)/"
  }

  /// Returns the absolute path for a displayed path.
  func path(of display: Path) -> Path {
    display.isAbsolute ? display : display.isEmpty ? path : path.appending(display)
  }

  /// Returns the folders from an ancestor to the working directory; nil for any other folder.
  func pathDown(from parts: [Path]) -> ArraySlice<Path>? {
    components.starts(with: parts) ? components[parts.count...] : nil
  }
}

extension Path {
  /// Returns the absolute path without symbolic links and dots; nil if no file exists at the path.
  package func canonicalized() -> Path? { Platform.resolved(self) }
}
