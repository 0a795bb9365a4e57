/// The file that a scenario file includes.
public struct IncludePath: Sendable {
  /// The path by which to open it.
  public let location: Path
  /// The path as it is displayed.
  public let display: Path
  /// The path without links, the same for each way to write it.
  public let identity: Path

  /// Finds the file.
  ///
  /// - Parameters:
  ///   - path: A path relative to the folder of the file that includes.
  ///   - includer: Where that file lies.
  ///   - name: How that file is displayed.
  /// - Throws: `.noSuchPath`, or `.usage` for a path that leads out of the root.
  public init(
    _ path: Path,
    in includer: Path,
    displayedAs name: Path
  )
    throws(ScenarioError)
  {
    guard !path.isAbsolute else {
      throw ScenarioError(
        .usage,
        "'\(path)' is an absolute path",
        help: "write it relative to the folder of this file"
      )
    }
    let folder = Self.folder(of: includer)
    location = folder.appending(path)
    display = Self.display(of: path, in: name)
    guard let identity = Platform.resolved(location) else {
      let near = Self.near(path, in: folder).map { "; did you mean '\($0)'?" } ?? ""
      throw ScenarioError(
        .noSuchPath,
        "there is no file '\(display)'",
        help: "paths are relative to the folder of this file\(near)"
      )
    }
    // Nothing outside of the root is included.
    let root = ProjectRoot.path(above: Platform.resolved(folder.isEmpty ? "." : folder) ?? "/")
    guard identity.parts.starts(with: root.parts) else {
      throw ScenarioError(
        .usage,
        "'\(path)' leads out of the root of the scenarios",
        help: "the root is the nearest folder with \(ProjectRoot.marks.joined(separator: " or ")), "
          + "or else the folder of the file"
      )
    }
    self.identity = identity
  }

  /// The path as it is displayed, whether or not a file is there.
  public static func display(of path: Path, in name: Path) -> Path {
    short(folder(of: name).appending(path))
  }

  /// The path without links, nil where there is no file.
  public static func identity(of path: Path) -> Path? { Platform.resolved(path) }

  /// The same path from another folder, or from one above: what is meant by a path that leads nowhere.
  private static func near(_ path: Path, in folder: Path) -> Path? {
    let inner = path.parts.drop { $0 == ".." || $0 == "." }
    for tail in inner.count > 1 ? [inner, inner.suffix(1)] : [inner] {
      for ups in 0...5 {
        let candidate = Path(joining: Array(repeating: "..", count: ups) + tail)
        if Platform.resolved(folder.appending(candidate)) != nil { return candidate }
      }
    }
    return nil
  }

  private static func folder(of path: Path) -> Path {
    let prefix = path.folderPrefix
    return prefix.bytes.count > 1 ? Path(bytes: prefix.bytes.dropLast()) : prefix
  }

  /// The path without what goes up again.
  private static func short(_ path: Path) -> Path {
    var parts: [Path] = []
    for part in path.parts where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return path.isAbsolute ? Path(absolute: parts) : Path(joining: parts)
  }
}
