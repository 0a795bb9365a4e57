/// The files that a folder search ignores, apart from hidden ones; arguments are never ignored.
public struct Exclusions: Sendable {
  /// Whether `.gitignore` files are respected.
  let usesGitignore: Bool
  private let patterns: [ExcludePattern]
  private let folder: Path?
  private let source: String

  /// Only `.gitignore` files exclude files.
  public static let gitignore = Exclusions([])

  /// Nothing is excluded.
  public static let none = Exclusions([], usesGitignore: false)

  /// Creates exclusions by patterns.
  ///
  /// A pattern overrides earlier patterns and those of `.gitignore` files, as with `!keep.yaml`.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - folder: The absolute path of the base folder of the patterns; nil for the working directory.
  ///   - source: The source of the patterns, for messages.
  ///   - usesGitignore: Whether `.gitignore` files are respected.
  package init(
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

  /// Returns the patterns for a search; nil if there are none.
  func list(seenFrom workingDirectory: Path) -> IgnoreList? {
    let folder = folder ?? workingDirectory
    let base = Platform.resolved(folder) ?? folder
    let list = patterns.compactMap { $0.pattern(below: base) }
    return list.isEmpty ? nil : IgnoreList(list, below: base, .option(source))
  }
}

extension Path {
  /// The bytes with one trailing slash.
  var bytesAsFolder: [UInt8] { hasSuffix("/") ? bytes : bytes + [UInt8(ascii: "/")] }
}

/// A pattern for files to exclude, in the syntax of a `.gitignore` file.
package struct ExcludePattern: Sendable {
  /// The pattern as specified.
  package let text: String
  private let isNegated: Bool
  private let bytes: [UInt8]

  /// Parses a pattern.
  ///
  /// - Throws: `.usage` for a pattern that cannot match.
  package init(_ text: String) throws(ScenarioError) {
    self.text = text
    isNegated = text.utf8.first == UInt8(ascii: "!")
    bytes = Array(Path(text).bytes.dropFirst(isNegated ? 1 : 0))
    guard !Path(bytes: bytes).parts.contains("..") else {
      throw ScenarioError.usage(
        "the pattern '\(text)' leads out of its folder with '..'",
        help: "a name without a slash, such as 'node_modules', is excluded in every folder"
      )
    }
    guard let pattern = pattern(below: ""), !pattern.isMalformed else {
      throw ScenarioError.usage(
        "the pattern '\(text)' matches nothing",
        help: "write a name or a path, such as 'node_modules' or 'deploy/*.yaml'; "
          + "put a backslash before a special character"
      )
    }
  }

  /// Returns the pattern for a base folder with an absolute path.
  func pattern(below base: Path) -> IgnorePattern? {
    var line = bytes
    // Paths completed by a shell: absolute, or relative to the working directory.
    if !base.isEmpty, line.starts(with: base.bytesAsFolder) {
      line.removeFirst(base.bytesAsFolder.count - 1)
    } else if line.starts(with: "./".utf8) {
      line.removeFirst()
    }
    // This begins a comment only in a file.
    if line.first == UInt8(ascii: "#") { line.insert(UInt8(ascii: "\\"), at: 0) }
    return IgnorePattern(line: isNegated ? [UInt8(ascii: "!")] + line : line)
  }
}
