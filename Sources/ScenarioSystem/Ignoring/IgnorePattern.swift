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
  ///   - folder: The folder as the pattern's own folder sees it, with a slash at its end; nil for one beside that.
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
