/// What a walk through folders leaves out, besides what is hidden; a path that is named is never left out.
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
