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
    var counts = SkipCounts()
    for (_, reason) in files { counts.add(1, reason) }
    for (folder, reason) in folders {
      var limit = Self.countingLimit
      counts.add(count(resolver.path(of: folder), displayedAs: folder, limit: &limit), reason)
    }
    var notes: [String] = []
    if let text = counts.text { notes.append(text) }
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

/// How much was left out, by the rule that did it.
private struct SkipCounts {
  private var files: [SkipReason: Int] = [:]
  /// Folders too large to count their files.
  private var folders: [SkipReason: Int] = [:]

  /// Adds the files of a folder; nil for one that is too large.
  mutating func add(_ number: Int?, _ reason: SkipReason) {
    if let number { files[reason, default: 0] += number } else { folders[reason, default: 0] += 1 }
  }

  /// `skipped 12 files: 10 by .gitignore, 2 by --exclude`; nil if there were none.
  var text: String? {
    let reasons = Set(files.filter { $0.value > 0 }.keys).union(folders.keys).sorted()
    guard let first = reasons.first else { return nil }
    let total = Self.text(files.values.reduce(0, +), folders.values.reduce(0, +))
    if reasons.count == 1 {
      // 'skipped 2 hidden files' would not go with folders; those are never counted as hidden.
      return first == .hidden
        ? "skipped \(total.replacing(" ", with: " hidden "))" : "skipped \(total) \(first.words)"
    }
    let parts = reasons.map { reason in
      // Only the number, where there are but files.
      let count =
        folders.isEmpty
        ? "\(files[reason] ?? 0)" : Self.text(files[reason] ?? 0, folders[reason] ?? 0)
      return "\(count) \(reason.words)"
    }
    return "skipped \(total): \(parts.joined(separator: ", "))"
  }

  /// `12 files and 1 folder`, whichever there are.
  private static func text(_ files: Int, _ folders: Int) -> String {
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
