/// The patterns of one `.gitignore` file, or of the option `--exclude`, as a folder below it sees them.
struct IgnoreList: Sendable {
  /// By what an entry is skipped.
  let reason: SkipReason
  private let patterns: [IgnorePattern]
  /// The folder that paths in the patterns are seen from.
  private let base: Path
  /// The folder whose entries are judged, as seen from there, with a slash at its end; nil for one beside it.
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
