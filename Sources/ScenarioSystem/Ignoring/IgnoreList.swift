/// The patterns of one `.gitignore` file, or of the option `--exclude`, as a folder below it sees them.
struct IgnoreList: Sendable {
  /// By what an entry is skipped.
  let reason: SkipReason
  private let patterns: [IgnorePattern]
  /// The folder that paths in the patterns are seen from.
  private let base: Path
  /// The folder whose entries are evaluated, as seen from there, with a slash at its end; nil for one next to it.
  private var folder: [UInt8]?

  /// Whether there is nothing in it.
  var isEmpty: Bool { patterns.isEmpty }

  init(_ patterns: [IgnorePattern], below base: Path, _ reason: SkipReason) {
    self.reason = reason
    self.base = base
    self.patterns = patterns
  }

  /// Reads the text of a `.gitignore` file.
  init(text: [UInt8], below base: Path, _ reason: SkipReason) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: byteOrderMark) ? text.dropFirst(3) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    self.init(patterns, below: base, reason)
  }

  /// Goes to a folder, given by its absolute path.
  mutating func enter(_ path: Path) {
    let (path, base) = (path.bytesAsFolder, base.bytesAsFolder)
    folder = path.starts(with: base) ? Array(path[base.count...]) : nil
  }

  /// Whether an entry of the folder is ignored, or not, by the last pattern that matches it; nil if none does.
  func ignores(_ name: [UInt8], isFolder: Bool) -> Bool? {
    let pattern = patterns.last { $0.matches(name, in: folder, isFolder: isFolder) }
    return pattern.map { !$0.isNegated }
  }
}

/// One line of a `.gitignore` file.
struct IgnorePattern: Sendable {
  /// Whether what matches is not ignored, whatever came before: `!keep.yaml`.
  let isNegated: Bool
  /// Whether only folders match: `build/`.
  private let isForFolders: Bool
  /// Whether it matches paths as seen from the folder of the file, and not names: a slash is in it.
  private let isForPaths: Bool
  /// What comes before the first special character: it is compared as it is, as git does.
  private let start: [UInt8]
  private let rest: Glob

  /// Reads a line, without its end; nil for an empty one and for a comment.
  init?(line: some Collection<UInt8>) {
    var pattern = Self.withoutTrailingSpaces(Array(line))
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    isForFolders = pattern.last == UInt8(ascii: "/")
    if isForFolders { pattern.removeLast() }
    isForPaths = pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
    start = Array(pattern.prefix { !#"*?[\"#.utf8.contains($0) })
    rest = Glob(pattern.dropFirst(start.count))
  }

  /// Whether the pattern is malformed, and so matches nothing.
  var isMalformed: Bool { rest.isMalformed || (start.isEmpty && rest.isEmpty) }

  /// Whether it matches an entry of a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the entry.
  ///   - folder: The folder as the pattern's own folder sees it, with a slash at its end; nil for one next to that.
  ///   - isFolder: Whether the entry is a folder.
  /// - Returns: Whether it does.
  func matches(_ name: [UInt8], in folder: [UInt8]?, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    guard isForPaths else { return matches(name) }
    return folder.map { matches($0 + name) } ?? false
  }

  private func matches(_ text: [UInt8]) -> Bool {
    text.starts(with: start) && rest.matches(text[start.count...])
  }

  /// Without spaces at the end, but for one that a backslash is before.
  private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
    var end = 0
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "\\") {
        index += 2
        end = min(index, line.count)
      } else {
        index += 1
        if line[index - 1] != UInt8(ascii: " ") { end = index }
      }
    }
    return Array(line[..<end])
  }
}
