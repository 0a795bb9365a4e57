/// One line of a `.gitignore` file.
struct IgnorePattern: Sendable {
  private enum Test: Sendable {
    /// The name is this one.
    case name([UInt8])
    /// The name ends so: `*.log`.
    case ending([UInt8])
    /// The name matches.
    case nameGlob(Glob)
    /// The path, seen from the folder of the file, begins so; what follows matches, or is nothing.
    case path(start: [UInt8], rest: Glob?)
  }

  private let test: Test
  /// Whether what matches is not ignored, whatever came before: `!keep.yaml`.
  let isNegated: Bool
  /// Whether only folders match: `build/`.
  let isForFolders: Bool

  /// Reads a line, without its end; nil for an empty one and for a comment.
  init?(line: some Collection<UInt8>) {
    var pattern = Self.withoutTrailingSpaces(Array(line))
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    isForFolders = pattern.last == UInt8(ascii: "/")
    if isForFolders { pattern.removeLast() }
    let hasSlash = pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
    // What comes before the first special character is compared as it is, as git does.
    let literal = Array(pattern.prefix { !Self.isSpecial($0) })
    let rest = pattern.dropFirst(literal.count)
    if hasSlash {
      test = .path(start: literal, rest: rest.isEmpty ? nil : Glob(rest))
    } else if rest.isEmpty {
      test = .name(literal)
    } else if literal.isEmpty, pattern[0] == UInt8(ascii: "*"),
      !pattern.dropFirst().contains(where: Self.isSpecial)
    {
      test = .ending(Array(pattern.dropFirst()))
    } else {
      test = .nameGlob(Glob(pattern))
    }
  }

  /// Whether the pattern is malformed, and so matches nothing.
  var isMalformed: Bool {
    switch test {
    case .nameGlob(let glob), .path(_, let glob?): glob.isMalformed
    case .name(let name): name.isEmpty
    default: false
    }
  }

  /// Whether it may match a file that is named like a scenario: most lines are about others.
  var mayMatchScenarioFile: Bool {
    guard !isForFolders else { return false }
    switch test {
    case .name(let name), .path(let name, nil): return ScenarioName.isScenario(name)
    case .ending(let ending):
      return ending.last.map { ScenarioName.lastLetters.contains($0) } ?? true
    case .nameGlob(let glob), .path(_, let glob?):
      return ScenarioName.lastLetters.contains { glob.mayMatch(endingWith: $0) }
    }
  }

  /// Whether it matches an entry.
  ///
  /// Its name begins at `nameStart` of its path, and what the pattern's folder sees of it at `base`: nil where it is not
  /// below that folder.
  func matches(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, base: Int?) -> Bool {
    func rest(_ start: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: path[start...])
    }
    switch test {
    case .name(let name): return rest(nameStart).elementsEqual(name)
    case .ending(let ending):
      return path.count - nameStart >= ending.count
        && path.suffix(ending.count).elementsEqual(ending)
    case .nameGlob(let glob): return glob.matches(rest(nameStart))
    case .path(let start, let glob):
      guard let base, rest(base).starts(with: start) else { return false }
      let tail = rest(base + start.count)
      return glob?.matches(tail) ?? tail.isEmpty
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool { #"*?[\"#.utf8.contains(byte) }

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
