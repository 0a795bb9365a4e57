/// What a walk through folders leaves out, apart from what is hidden; a path that is named is never left out.
public struct Exclusions: Sendable {
  /// Whether what `.gitignore` files exclude is left out, too.
  let usesGitignore: Bool
  private let patterns: [ExcludePattern]
  private let folder: Path?
  private let source: String

  /// Only what `.gitignore` files exclude.
  public static let gitignore = Exclusions([])

  /// Nothing is left out.
  public static let none = Exclusions([], usesGitignore: false)

  /// Excludes what patterns match.
  ///
  /// A pattern overrides those before it and those of `.gitignore` files, as `!keep.yaml` does.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - folder: The absolute path of the folder from which paths in them are seen; nil for the working directory.
  ///   - source: Where the patterns were written, as the user is shown.
  ///   - usesGitignore: Whether what `.gitignore` files exclude is left out, too.
  public init(
    _ patterns: [ExcludePattern],
    below folder: Path? = nil,
    source: String = "--exclude",
    usesGitignore: Bool = true
  ) {
    self.usesGitignore = usesGitignore
    self.patterns = patterns
    self.folder = folder
    self.source = source
  }

  /// The patterns for a walk; nil where there are none.
  func list(seenFrom workingDirectory: Path) -> IgnoreList? {
    let folder = folder ?? workingDirectory
    let base = Platform.resolved(folder) ?? folder
    let list = patterns.compactMap { $0.pattern(below: base) }
    return list.isEmpty ? nil : IgnoreList(list, below: base, .option(source))
  }
}

extension Path {
  /// The bytes with one slash at the end.
  var bytesAsFolder: [UInt8] { hasSuffix("/") ? bytes : bytes + [UInt8(ascii: "/")] }
}

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
          + "put a backslash before a special character"
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
