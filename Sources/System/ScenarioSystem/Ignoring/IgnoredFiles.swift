/// The files and folders that searches ignored, without duplicates.
struct IgnoredFiles {
  /// The reasons by displayed path; folders have a trailing slash, or are empty for the working directory.
  var files: [Path: IgnoreReason] = [:]
  var folders: [Path: IgnoreReason] = [:]
  var linkedFolders: Set<Path> = []

  /// The files found by one argument, even if the search of another argument ignored them.
  private var found: Set<Path> = []
  private let searched: SearchedFiles

  init(_ searched: SearchedFiles) { self.searched = searched }

  /// The maximum number of entries to examine in ignored folders, to count their files.
  private static let countingLimit = 4096

  /// Removes files that were found by another argument.
  mutating func remove(found: Set<Path>) {
    self.found = found
    files = files.filter { !found.contains($0.key) }
  }

  /// Whether the file with a displayed path was ignored.
  func contains(_ display: Path) -> Bool {
    guard !found.contains(display) else { return false }
    return files[display] != nil
      || folders.keys.contains { folder in
        folder.isEmpty
          ? !display.isAbsolute && !display.hasPrefix("..")
          : display.bytesAsFolder.starts(with: folder.bytes)
      }
  }

  /// Returns notes for the user; empty if nothing was ignored.
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

  /// Returns `skipped 12 files: 10 by .gitignore, 2 by --exclude`; nil if there were none.
  private func countNote(_ resolver: PathResolver) -> String? {
    var counts: [IgnoreReason: IgnoredCount] = [:]
    var total = IgnoredCount()
    func add(_ count: IgnoredCount, _ reason: IgnoreReason) {
      total += count
      counts[reason, default: IgnoredCount()] += count
    }
    for reason in files.values { add(IgnoredCount(files: 1), reason) }
    for (folder, reason) in folders {
      var limit = Self.countingLimit
      let count = count(resolver.path(of: folder), displayedAs: folder, limit: &limit)
      add(count.map { IgnoredCount(files: $0) } ?? IgnoredCount(folders: 1), reason)
    }
    let found = counts.filter { $0.value != IgnoredCount() }.sorted { $0.key < $1.key }
    guard let first = found.first?.key else { return nil }
    guard found.count > 1 else {
      // 'skipped 2 hidden files' would be wrong for folders, but folders are never counted as hidden.
      return first == .hidden
        ? "skipped \(total.text.replacing(" ", with: " hidden "))"
        : "skipped \(total.text) \(first.phrase)"
    }
    // The noun is omitted if there are only files.
    let parts = found.map { reason, count in
      "\(total.folders == 0 ? "\(count.files)" : count.text) \(reason.phrase)"
    }
    return "skipped \(total.text): \(parts.joined(separator: ", "))"
  }

  /// Returns the number of scenario files in a folder and its subfolders; nil if it is too large to count.
  ///
  /// The prefix is the displayed path of the folder, with a trailing slash.
  private func count(_ path: Path, displayedAs prefix: Path, limit: inout Int) -> Int? {
    var count = 0
    var folders: [Path] = []
    try? Platform.forEachEntry(in: path) { name, kind in
      limit -= 1
      guard !name.isHidden else { return limit >= 0 }
      let kind = kind ?? Platform.kind(of: path.appending(name), followingLinks: false)
      if kind == .directory {
        folders.append(name)
      } else if searched.matches(name), !found.contains("\(prefix)\(name)") {
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

/// The number of ignored files, and of ignored folders that are too large to count their files.
private struct IgnoredCount: Equatable {
  var files = 0
  var folders = 0

  static func += (sum: inout IgnoredCount, count: IgnoredCount) {
    sum.files += count.files
    sum.folders += count.folders
  }

  /// The counts in the form `12 files and 1 folder`, without zeros.
  var text: String {
    let parts = [(files, "file"), (folders, "folder")].filter { $0.0 > 0 }
    return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
  }
}

/// The reason for which a search ignores a scenario file.
enum IgnoreReason: Hashable, Comparable {
  /// A `.gitignore` file.
  case gitignore
  /// The `.git/info/exclude` file of a repository.
  case gitInfoExclude
  /// An option, with the source where it was set.
  case option(String)
  /// It is one of another tool.
  case otherTool
  /// The name begins with a period.
  case hidden

  /// The phrase after a number: `3 files by .gitignore`.
  var phrase: String {
    switch self {
    case .gitignore: "by .gitignore"
    case .gitInfoExclude: "by .git/info/exclude"
    case .option(let source): "by \(source)"
    case .otherTool: "of other tools"
    case .hidden: "hidden"
    }
  }
}
