extension ScenarioFiles {
  /// How many entries of folders that were skipped are looked at, to count the files in them.
  private static let countingLimit = 4096

  /// What the walk has left out so far, as notes for the user; none if that is nothing.
  public var skippedNotes: [String] {
    var notes: [String] = []
    if let text = skipCounts.text { notes.append(text) }
    let linked = skipped.linkedFolders.sorted()
    if let first = linked.first {
      let more = linked.count > 3 ? " and \(linked.count - 3) more" : ""
      let names = linked.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      notes.append(
        linked.count == 1
          ? "the link '\(first)' to a folder was not followed; name it to run what is in it"
          : "\(linked.count) links to folders were not followed: \(names)\(more); name one to run what is in it"
      )
    }
    return notes
  }

  /// Whether a file that is displayed so was left out.
  public func isSkipped(_ display: Path) -> Bool {
    skipped.files[display] != nil || isBelowSkipped(display)
  }

  private var skipCounts: SkipCounts {
    var counts = SkipCounts()
    let found = namedAmongSkipped()
    for (file, reason) in skipped.files where !found.contains(file) {
      counts.addFiles(1, reason)
    }
    for (folder, reason) in skipped.folders {
      var limit = Self.countingLimit
      let count = Folder.scenarioCount(
        below: viewpoint.path(of: folder),
        displayedAs: folder,
        without: found,
        limit: &limit
      )
      if let count { counts.addFiles(count, reason) } else { counts.addLargeFolder(reason) }
    }
    return counts
  }

  /// The files that one argument leads to, though a walk that began at another one has left them out.
  private func namedAmongSkipped() -> Set<Path> {
    let displays = arguments.map { (argument: $0, display: viewpoint.display($0.parts)) }
    let named = displays.filter { isSkipped($0.display) }
    guard !named.isEmpty else { return [] }
    var found: Set<Path> = []
    for case .file(let path) in ScenarioFiles(named.map(\.argument), viewpoint, exclusions) {
      found.insert(path.display)
    }
    return found
  }

  private func isBelowSkipped(_ display: Path) -> Bool {
    skipped.folders.keys.contains { folder in
      folder.isEmpty
        ? !display.isAbsolute && !display.hasPrefix("..")
        : display.bytesAsFolder.starts(with: folder.bytes)
    }
  }
}
