extension Path {
  /// No operating system follows more links.
  private static let maximumLinks = 40

  /// Returns the absolute path, without links and dots, of the file that would be opened.
  ///
  /// - Parameter folder: The folder of a relative path: absolute and without links.
  /// - Returns: The path, whose last components need not exist; nil for links in a circle.
  func destination(from folder: Path) -> Path? { destination(from: folder, Self.maximumLinks) }

  private func destination(from folder: Path, _ linkLimit: Int) -> Path? {
    var resolved = isAbsolute ? [] : folder.parts
    for part in parts where part != "." {
      if part == ".." {
        _ = resolved.popLast()
      } else if let link = Platform.link(at: Path(absolute: resolved + [part])) {
        guard linkLimit > 0,
          let target = link.destination(from: Path(absolute: resolved), linkLimit - 1)
        else { return nil }
        resolved = target.parts
      } else {
        resolved.append(part)
      }
    }
    return Path(absolute: resolved)
  }

  /// Whether the path is that of a folder or of something in it; both are absolute and without links.
  package func isInside(_ folder: Path) -> Bool { parts.starts(with: folder.parts) }
}
