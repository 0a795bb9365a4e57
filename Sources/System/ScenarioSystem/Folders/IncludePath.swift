/// A file that a scenario file includes.
package struct IncludePath: Sendable {
  /// The path for opening the file.
  package let location: Path
  /// The displayed path.
  package let display: Path
  /// The canonical path, the same for all paths of the file.
  package let identity: Path

  /// Resolves the path of an included file.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder of the including file.
  ///   - includer: The path of the including file.
  ///   - name: The displayed path of the including file.
  /// - Throws: `.noSuchPath`, or `.usage` for a path outside the root.
  package init(
    _ path: Path,
    in includer: Path,
    displayedAs name: Path
  )
    throws(ScenarioError)
  {
    guard !path.isAbsolute else {
      throw ScenarioError.usage(
        "'\(path)' is an absolute path",
        help: "write it relative to the folder of this file"
      )
    }
    let folder = Self.folder(of: includer)
    location = folder.appending(path)
    display = Self.display(of: path, in: name)
    guard let identity = Platform.resolved(location) else {
      let suggestion = Self.suggestion(path, in: folder).map { "; did you mean '\($0)'?" } ?? ""
      throw ScenarioError(
        .noSuchPath,
        "there is no file '\(display)'",
        help: "paths are relative to the folder of this file\(suggestion)"
      )
    }
    // Files outside the root cannot be included.
    let resolved = Platform.resolved(folder.isEmpty ? "." : folder) ?? "/"
    guard FileAccess.mayInclude(identity, in: resolved) else {
      throw ScenarioError.usage(
        "'\(path)' leads out of the root of the scenarios",
        help: "the root is the nearest folder with \(ProjectRoot.marks.joined(separator: " or ")), "
          + "or else the folder of the file"
      )
    }
    self.identity = identity
  }

  /// Returns the displayed path of an included file, whether or not it exists.
  package static func display(of path: Path, in name: Path) -> Path {
    normalized(folder(of: name).appending(path))
  }

  /// Returns the same path relative to another folder, as a suggestion for a path that does not exist.
  private static func suggestion(_ path: Path, in folder: Path) -> Path? {
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

  /// Returns the path without unnecessary '..' components.
  private static func normalized(_ path: Path) -> Path {
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
