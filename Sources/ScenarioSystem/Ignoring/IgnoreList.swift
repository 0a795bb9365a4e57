/// The patterns of one `.gitignore` file, or of the option `--exclude`.
struct IgnoreList: Sendable {
  /// By what an entry is skipped.
  let reason: SkipReason
  /// The folder that paths are seen from, as an absolute path with a slash at its end.
  let base: [UInt8]
  private let all: [IgnorePattern]
  /// Those that may match a file that is named like a scenario: mostly few.
  private let forScenarios: [IgnorePattern]

  /// Whether there is nothing in it.
  var isEmpty: Bool { all.isEmpty }

  init(_ patterns: [IgnorePattern], below base: [UInt8], _ reason: SkipReason) {
    self.reason = reason
    self.base = base
    all = patterns
    forScenarios = patterns.filter(\.mayMatchScenarioFile)
  }

  /// Reads the text of a `.gitignore` file.
  init(text: [UInt8], below base: [UInt8], _ reason: SkipReason) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: byteOrderMark) ? text.dropFirst(3) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    self.init(patterns, below: base, reason)
  }

  /// Whether there is a pattern that could match such an entry.
  func mayMatch(_ kind: FolderEntry) -> Bool { !patterns(for: kind).isEmpty }

  /// Whether an entry is ignored, or not, by the last pattern that matches it; nil if none does.
  ///
  /// The path is absolute and has no slash at its end; the name of the entry begins at `nameStart`.
  func ignores(_ path: [UInt8], nameStart: Int, _ kind: FolderEntry) -> Bool? {
    path.withUnsafeBufferPointer { path in
      let start = path.starts(with: base) ? base.count : nil
      let pattern = patterns(for: kind).last { pattern in
        (kind == .folder || !pattern.isForFolders)
          && pattern.matches(path, nameStart: nameStart, base: start)
      }
      return pattern.map { !$0.isNegated }
    }
  }

  private func patterns(for kind: FolderEntry) -> [IgnorePattern] {
    kind == .scenario ? forScenarios : all
  }
}
