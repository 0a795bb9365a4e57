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

  /// Lists a folder, without `passedOver` and without what is left out by a rule, which is noted.
  ///
  /// The prefix is the same folder as it is displayed, with a slash at its end.
  init(
    path: Path,
    displayedAs prefix: Path,
    passingOver passedOver: Path?,
    _ filter: inout FolderFilter,
    _ skipped: SkippedFiles
  ) throws(ScenarioError) {
    var names: [UInt8] = []
    var entries: [Entry] = []
    var linked: [Entry] = []
    var hidden = HiddenEntries()
    do throws(Platform.Failure) {
      try Platform.forEachEntry(in: path) { name, kind in
        guard !ScenarioName.isHidden(name) else {
          hidden.add(name, kind, in: path)
          return true
        }
        guard let kind = FolderEntry.kind(of: name, kind, in: path) else { return true }
        if let passedOver, kind == .folder, name.elementsEqual(passedOver.bytes) { return true }
        let start = names.count
        names.append(contentsOf: name)
        if kind == .folder { names.append(UInt8(ascii: "/")) }
        let entry = Entry(start: start, count: names.count - start, isFolder: kind == .folder)
        if kind == .linkedFolder { linked.append(entry) } else { entries.append(entry) }
        return true
      }
    } catch {
      let name = Self.name(ofPrefix: prefix)
      throw ScenarioError(.unreadable, "cannot read the folder '\(name)': \(error.words)")
    }
    try filter.read(isRepository: hidden.isRepository, hasGitignore: hidden.hasGitignore)
    for name in hidden.scenarios { skipped.addFile("\(prefix)\(name)", .hidden) }
    names.withUnsafeBufferPointer { names in
      func name(_ entry: Entry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: names[entry.start..<(entry.start + entry.count)])
      }
      func bare(_ entry: Entry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: name(entry).dropLast(entry.isFolder ? 1 : 0))
      }
      entries.removeAll { entry in
        let kind: FolderEntry = entry.isFolder ? .folder : .scenario
        guard let reason = filter.reason(toSkip: bare(entry), kind) else { return false }
        let display: Path = "\(prefix)\(Path(bytes: name(entry)))"
        if entry.isFolder {
          skipped.addFolder(display, reason)
        } else {
          skipped.addFile(display, reason)
        }
        return true
      }
      for entry in linked where filter.reason(toSkip: bare(entry), .linkedFolder) == nil {
        skipped.addLinkedFolder("\(prefix)\(Path(bytes: bare(entry)))")
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

  /// A folder as it is displayed, without the slash.
  static func name(ofPrefix prefix: Path) -> Path {
    prefix.isEmpty ? "." : prefix == "/" ? prefix : Path(bytes: prefix.bytes.dropLast())
  }
}

/// What is hidden in a folder and matters all the same.
private struct HiddenEntries {
  private(set) var isRepository = false
  private(set) var hasGitignore = false
  /// The names of files that are named like a scenario.
  private(set) var scenarios: [Path] = []

  mutating func add(
    _ name: UnsafeBufferPointer<UInt8>,
    _ kind: Platform.FileKind?,
    in folder: Path
  ) {
    func entryKind() -> Platform.FileKind? {
      kind ?? FolderEntry.kind(of: name, in: folder, followingLinks: false)
    }
    if name.elementsEqual(".git".utf8) {
      isRepository = true
    } else if name.elementsEqual(".gitignore".utf8) {
      hasGitignore = entryKind() == .file
    } else if ScenarioName.isScenario(name), !ProjectRoot.isConfiguration(name),
      entryKind() != .directory
    {
      scenarios.append(Path(bytes: name))
    }
  }
}
