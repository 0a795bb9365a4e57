/// What lies in one folder, in the order of its paths: sub-folders, and files that hold scenarios.
struct Folder {
  /// One entry, by the place of its name.
  struct Entry {
    let start: Int
    let count: Int
    let isFolder: Bool
  }

  /// All names, one after the other; that of a sub-folder with '/' at its end, which puts it in its place.
  private var names: [UInt8] = []
  private(set) var entries: [Entry] = []

  /// Lists a folder, without what is hidden and without `excluded`.
  init(path: Path, excluding excluded: Path?) throws(Platform.Failure) {
    var names: [UInt8] = []
    var entries: [Entry] = []
    try Platform.forEachEntry(in: path) { name, kind in
      guard let kind = Self.kind(of: name, kind, in: path) else { return true }
      if let excluded, kind == .directory, name.elementsEqual(excluded.bytes) { return true }
      let start = names.count
      names.append(contentsOf: name)
      if kind == .directory { names.append(UInt8(ascii: "/")) }
      entries.append(
        Entry(start: start, count: names.count - start, isFolder: kind == .directory)
      )
      return true
    }
    names.withUnsafeBufferPointer { names in
      func name(_ entry: Entry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: names[entry.start..<(entry.start + entry.count)])
      }
      entries.sort { Platform.order(name($0), name($1)) < 0 }
    }
    self.names = names
    self.entries = entries
  }

  /// The name of an entry.
  func name(of entry: Entry) -> Path {
    Path(bytes: names[entry.start..<(entry.start + entry.count)])
  }

  /// Whether a scenario file lies in a folder or below it; a folder that cannot be read counts as one.
  static func holdsScenario(path: Path) -> Bool {
    var folders: [Path] = []
    var isFound = false
    do throws(Platform.Failure) {
      try Platform.forEachEntry(in: path) { name, kind in
        switch Self.kind(of: name, kind, in: path) {
        case .file: isFound = true
        case .directory: folders.append(Path(bytes: name))
        default: break
        }
        return !isFound
      }
    } catch {
      return true
    }
    return isFound || folders.contains { holdsScenario(path: "\(path)/\($0)") }
  }

  /// The paths of the links in a folder and below it that are named like a scenario; what cannot be read has none.
  static func links(below path: Path) -> [Path] {
    var links: [Path] = []
    var folders: [Path] = []
    try? Platform.forEachEntry(in: path) { name, kind in
      guard kind != .file, !isHidden(name) else { return true }
      switch kind ?? self.kind(of: name, in: path, followingLinks: false) {
      case .link where hasScenarioEnding(name):
        links.append("\(path)/\(Path(bytes: name))")
      case .directory: folders.append("\(path)/\(Path(bytes: name))")
      default: break
      }
      return true
    }
    return links + folders.flatMap { Self.links(below: $0) }
  }

  /// Whether a name is hidden.
  static func isHidden(_ name: some Collection<UInt8>) -> Bool { name.first == UInt8(ascii: ".") }

  /// What an entry is to a walk.
  ///
  /// A link to a file is a file; a link to a folder, and all that is neither, is nothing.
  private static func kind(
    of name: UnsafeBufferPointer<UInt8>,
    _ kind: Platform.FileKind?,
    in folder: Path
  ) -> Platform.FileKind? {
    guard !isHidden(name) else { return nil }
    let isNamedLikeScenario = hasScenarioEnding(name)
    var kind = kind
    if kind == nil { kind = self.kind(of: name, in: folder, followingLinks: false) }
    if kind == .link, isNamedLikeScenario {
      // A link that leads nowhere is taken, so that it is missed when it is opened, and not in silence.
      kind = self.kind(of: name, in: folder, followingLinks: true) ?? .file
      if kind == .directory { return nil }
    }
    switch kind {
    case .directory: return .directory
    case .file: return isNamedLikeScenario ? .file : nil
    default: return nil
    }
  }

  private static func kind(
    of name: UnsafeBufferPointer<UInt8>,
    in folder: Path,
    followingLinks: Bool
  ) -> Platform.FileKind? {
    try? Platform.kind(
      of: "\(folder)/\(Path(bytes: name))",
      followingLinks: followingLinks
    )
  }

  private static func hasScenarioEnding(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.suffix(5).elementsEqual(".yaml".utf8) || name.suffix(4).elementsEqual(".yml".utf8)
  }
}
