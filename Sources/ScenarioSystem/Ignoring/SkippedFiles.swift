/// What walks have left out, each entry once, whichever walks came upon it.
struct SkippedFiles {
  /// By the path as it is displayed; folders with a slash at their end, or empty for the working directory.
  var files: [Path: SkipReason] = [:]
  var folders: [Path: SkipReason] = [:]
  var linkedFolders: Set<Path> = []

  /// What one argument leads to, though a walk that began at another one may have left it out.
  private var found: Set<Path> = []

  /// How many entries of folders that were skipped are looked at, to count the files in them.
  private static let countingLimit = 4096

  /// Takes back what has been found by another way.
  mutating func remove(found: Set<Path>) {
    self.found = found
    files = files.filter { !found.contains($0.key) }
  }

  /// Whether a file that is displayed so was left out.
  func contains(_ display: Path) -> Bool {
    guard !found.contains(display) else { return false }
    return files[display] != nil
      || folders.keys.contains { folder in
        folder.isEmpty
          ? !display.isAbsolute && !display.hasPrefix("..")
          : display.bytesAsFolder.starts(with: folder.bytes)
      }
  }

  /// Notes for the user; none if nothing was left out.
  func notes(_ resolver: PathResolver) -> [String] {
    var notes = countNote(resolver).map { [$0] } ?? []
    let linked = linkedFolders.sorted()
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

  /// `skipped 12 files: 10 by .gitignore, 2 by --exclude`; nil if there were none.
  private func countNote(_ resolver: PathResolver) -> String? {
    var counts: [SkipReason: SkipCount] = [:]
    var total = SkipCount()
    func add(_ count: SkipCount, _ reason: SkipReason) {
      total += count
      counts[reason, default: SkipCount()] += count
    }
    for reason in files.values { add(SkipCount(files: 1), reason) }
    for (folder, reason) in folders {
      var limit = Self.countingLimit
      let count = count(resolver.path(of: folder), displayedAs: folder, limit: &limit)
      add(count.map { SkipCount(files: $0) } ?? SkipCount(folders: 1), reason)
    }
    let found = counts.filter { $0.value != SkipCount() }.sorted { $0.key < $1.key }
    guard let first = found.first?.key else { return nil }
    guard found.count > 1 else {
      // 'skipped 2 hidden files' would not go with folders; those are never counted as hidden.
      return first == .hidden
        ? "skipped \(total.text.replacing(" ", with: " hidden "))"
        : "skipped \(total.text) \(first.words)"
    }
    // Only the number, where there are only files.
    let parts = found.map { reason, count in
      "\(total.folders == 0 ? "\(count.files)" : count.text) \(reason.words)"
    }
    return "skipped \(total.text): \(parts.joined(separator: ", "))"
  }

  /// How many files named like a scenario a folder and those below it hold; nil if it is too large to count.
  ///
  /// The prefix is the same folder as it is displayed, with a slash at its end.
  private func count(_ path: Path, displayedAs prefix: Path, limit: inout Int) -> Int? {
    var count = 0
    var folders: [Path] = []
    try? Platform.forEachEntry(in: path) { name, kind in
      limit -= 1
      guard !name.isHidden else { return limit >= 0 }
      let kind = kind ?? Platform.kind(of: path.appending(name), followingLinks: false)
      if kind == .directory {
        folders.append(name)
      } else if name.hasScenarioEnding, !found.contains("\(prefix)\(name)") {
        count += 1
      }
      return limit >= 0
    }
    for folder in folders where limit >= 0 {
      count +=
        self.count(path.appending(folder), displayedAs: "\(prefix)\(folder)/", limit: &limit) ?? 0
    }
    return limit >= 0 ? count : nil
  }
}

/// How many files were left out, and folders too large to count their files.
private struct SkipCount: Equatable {
  var files = 0
  var folders = 0

  static func += (sum: inout SkipCount, count: SkipCount) {
    sum.files += count.files
    sum.folders += count.folders
  }

  /// `12 files and 1 folder`, whichever there are.
  var text: String {
    let parts = [(files, "file"), (folders, "folder")].filter { $0.0 > 0 }
    return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
  }
}

/// By which rule a walk leaves something out that is named like a scenario file.
enum SkipReason: Hashable, Comparable {
  /// A `.gitignore` file.
  case gitignore
  /// The `.git/info/exclude` of a repository.
  case repository
  /// An option, by the name of the place where it was set.
  case option(String)
  /// The name begins with a period.
  case hidden

  /// The words behind a number: `3 files by .gitignore`.
  var words: String {
    switch self {
    case .gitignore: "by .gitignore"
    case .repository: "by .git/info/exclude"
    case .option(let source): "by \(source)"
    case .hidden: "hidden"
    }
  }
}
