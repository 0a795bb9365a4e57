/// A pattern for what is to be left out, written as on a line of a `.gitignore` file.
public struct ExcludePattern: Sendable {
  /// The pattern as it was written.
  public let text: String
  private let isNegated: Bool
  private let bytes: [UInt8]

  /// Reads a pattern.
  ///
  /// - Throws: `.usage` for one that can match nothing.
  public init(_ text: String) throws(ScenarioError) {
    self.text = text
    isNegated = text.utf8.first == UInt8(ascii: "!")
    bytes = Array(Path(text).bytes.dropFirst(isNegated ? 1 : 0))
    guard !Path(bytes: bytes).parts.contains("..") else {
      throw ScenarioError(
        .usage,
        "the pattern '\(text)' leads out of its folder with '..'",
        help: "a name without a slash, such as 'node_modules', is excluded in every folder"
      )
    }
    guard let pattern = pattern(below: ""), !pattern.isMalformed else {
      throw ScenarioError(
        .usage,
        "the pattern '\(text)' matches nothing",
        help: "write a name or a path, such as 'node_modules' or 'deploy/*.yaml'; "
          + "a special character has a backslash before it"
      )
    }
  }

  /// The pattern, where paths in it are seen from a folder, given by its absolute path.
  func pattern(below base: Path) -> IgnorePattern? {
    var line = bytes
    // What a shell completes: an absolute path, or one from here.
    if !base.isEmpty, line.starts(with: base.bytesAsFolder) {
      line.removeFirst(base.bytesAsFolder.count - 1)
    } else if line.starts(with: "./".utf8) {
      line.removeFirst()
    }
    // Only in a file does this begin a comment.
    if line.first == UInt8(ascii: "#") { line.insert(UInt8(ascii: "\\"), at: 0) }
    return IgnorePattern(line: isNegated ? [UInt8(ascii: "!")] + line : line)
  }
}
