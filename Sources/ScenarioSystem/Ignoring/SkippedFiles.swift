/// What walks have left out, each entry once, whichever walks came upon it.
final class SkippedFiles {
  /// By the path as it is displayed; folders with a slash at their end, or empty for the working directory.
  private(set) var files: [Path: SkipReason] = [:]
  private(set) var folders: [Path: SkipReason] = [:]
  private(set) var linkedFolders: Set<Path> = []

  func addFile(_ display: Path, _ reason: SkipReason) { files[display] = reason }

  func addFolder(_ display: Path, _ reason: SkipReason) { folders[display] = reason }

  func addLinkedFolder(_ display: Path) { linkedFolders.insert(display) }

  var isEmpty: Bool { files.isEmpty && folders.isEmpty && linkedFolders.isEmpty }
}

/// How much was left out, by the rule that did it.
struct SkipCounts {
  private struct Count {
    var files = 0
    /// Those too large to count their files.
    var folders = 0

    /// `12 files and 1 folder`, whichever there are; only the number where there are but files.
    func text(withUnits: Bool) -> String {
      guard withUnits else { return "\(files)" }
      let parts = [(files, "file"), (folders, "folder")].filter { $0.0 > 0 }
      return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    }
  }

  private var counts: [SkipReason: Count] = [:]

  mutating func addFiles(_ number: Int, _ reason: SkipReason) {
    guard number > 0 else { return }
    counts[reason, default: Count()].files += number
  }

  mutating func addLargeFolder(_ reason: SkipReason) {
    counts[reason, default: Count()].folders += 1
  }

  /// `skipped 12 files: 10 by .gitignore, 2 by --exclude`; nil if there were none.
  var text: String? {
    let reasons = counts.sorted { $0.key < $1.key }
    guard let first = reasons.first else { return nil }
    if reasons.count == 1 {
      let all = first.value.text(withUnits: true)
      // 'skipped 2 hidden files' would not go with folders; those are never counted as hidden.
      return first.key == .hidden
        ? "skipped \(all.replacing(" ", with: " hidden "))" : "skipped \(all) \(first.key.words)"
    }
    var all = Count()
    for (_, count) in reasons {
      all.files += count.files
      all.folders += count.folders
    }
    let parts = reasons.map { "\($0.value.text(withUnits: all.folders > 0)) \($0.key.words)" }
    return "skipped \(all.text(withUnits: true)): \(parts.joined(separator: ", "))"
  }
}
