/// Where what is written under a path comes to lie.
enum WritePlace {
  /// A file, or a place for one: where the path is a link, the place to which that leads.
  case file(Path)
  /// Something that a process has open, such as standard output: it can be written to, and not be replaced.
  case open

  /// Looks a path up; nothing is changed.
  init(_ path: Path) {
    var path = path
    // More links in a row no system follows.
    for _ in 0..<40 {
      if path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/") {
        self = .open
        return
      }
      guard let target = Platform.link(at: path) else { break }
      path = target.isAbsolute ? target : "\(path.folderPrefix)\(target)"
    }
    self = .file(path)
  }
}
