/// Resolves and displays paths relative to a working directory.
struct PathResolver: Sendable {
  /// The absolute path, without links.
  let path: Path
  private let components: [Path]

  init(workingDirectory: Path) {
    let path = Platform.resolved(workingDirectory) ?? workingDirectory
    self.path = path
    components = path.parts
  }

  /// The parts of the absolute path that an argument means, without '.' and '..'.
  func components(of argument: Path) -> [Path] {
    var parts = argument.isAbsolute ? [] : components
    for part in argument.parts where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      // Behind a link, '..' is where the link leads, not where it is.
      let path = Path(absolute: parts)
      if Platform.kind(of: path, followingLinks: false) == .link,
        let resolved = Platform.resolved(path)
      {
        parts = resolved.parts
      }
      if !parts.isEmpty { parts.removeLast() }
    }
    // An absolute path may lead here by links, such as /tmp on macOS: without them it is seen as ours.
    if argument.isAbsolute, let name = parts.last,
      let folder = Platform.resolved(Path(absolute: parts.dropLast()))
    {
      return folder.parts + [name]
    }
    return parts
  }

  /// A path as seen from here: empty for this very folder, absolute where only the root is shared.
  func display(_ parts: [Path]) -> Path {
    let shared = zip(parts, components).prefix { $0 == $1 }.count
    if shared == 0, !components.isEmpty { return Path(absolute: parts) }
    let up = Array(repeating: ".." as Path, count: components.count - shared)
    return Path(joining: up + parts[shared...])
  }

  /// A folder as seen from here, with a slash at its end; empty for this very folder.
  func prefix(_ parts: [Path]) -> Path {
    let display = display(parts)
    return display.isEmpty || display == "/" ? display : "\(display)/"
  }

  /// The absolute path of what is displayed so.
  func path(of display: Path) -> Path {
    display.isAbsolute ? display : display.isEmpty ? path : path.appending(display)
  }

  /// Of a folder that lies around this one, the folders from there to here; nil for any other.
  func pathDown(from parts: [Path]) -> ArraySlice<Path>? {
    components.starts(with: parts) ? components[parts.count...] : nil
  }
}
