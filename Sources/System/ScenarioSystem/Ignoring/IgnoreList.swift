/// The patterns of a `.gitignore` file or an `--exclude` option, applied to the entries of one folder.
struct IgnoreList: Sendable {
  /// The reason for which its patterns ignore an entry.
  let reason: IgnoreReason
  private let patterns: [IgnorePattern]
  /// The base folder of the patterns.
  private let base: Path
  /// The current folder relative to the base, with a trailing slash; nil if it is not inside the base.
  private var folder: [UInt8]?

  /// Whether there are no patterns.
  var isEmpty: Bool { patterns.isEmpty }

  init(_ patterns: [IgnorePattern], below base: Path, _ reason: IgnoreReason) {
    self.reason = reason
    self.base = base
    self.patterns = patterns
  }

  /// Parses the text of a `.gitignore` file.
  init(text: [UInt8], below base: Path, _ reason: IgnoreReason) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: byteOrderMark) ? text.dropFirst(3) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    self.init(patterns, below: base, reason)
  }

  /// Sets the current folder, by its absolute path.
  mutating func enter(_ path: Path) {
    let (path, base) = (path.bytesAsFolder, base.bytesAsFolder)
    folder = path.starts(with: base) ? Array(path[base.count...]) : nil
  }

  /// Whether the last matching pattern ignores an entry of the folder; nil if none matches.
  func ignores(_ name: [UInt8], isFolder: Bool) -> Bool? {
    let pattern = patterns.last { $0.matches(name, in: folder, isFolder: isFolder) }
    return pattern.map { !$0.isNegated }
  }
}

/// A line of a `.gitignore` file.
struct IgnorePattern: Sendable {
  /// Whether matching entries are not ignored, overriding earlier patterns: `!keep.yaml`.
  let isNegated: Bool
  /// Whether only folders match: `build/`.
  private let isForFolders: Bool
  /// Whether it matches paths relative to the base folder instead of names: it contains a slash.
  private let isForPaths: Bool
  /// The literal start of the pattern before the first special character, which is compared exactly.
  private let start: [UInt8]
  private let rest: Glob

  /// Parses a line; returns nil for an empty line or a comment.
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

  /// Whether the pattern is malformed, so that it never matches.
  var isMalformed: Bool { rest.isMalformed || (start.isEmpty && rest.isEmpty) }

  /// Whether the pattern matches an entry of a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the entry.
  ///   - folder: The folder relative to the base, with a trailing slash; nil if it is not inside the base.
  ///   - isFolder: Whether the entry is a folder.
  /// - Returns: Whether the pattern matches.
  func matches(_ name: [UInt8], in folder: [UInt8]?, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    guard isForPaths else { return matches(name) }
    return folder.map { matches($0 + name) } ?? false
  }

  private func matches(_ text: [UInt8]) -> Bool {
    text.starts(with: start) && rest.matches(text[start.count...])
  }

  /// Removes trailing spaces, except those escaped with a backslash.
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
