/// Reads the files that scenario files include.
public protocol IncludeReader {
  /// Reads the file that `path` means in another one.
  mutating func read(_ path: String, in includer: SourceFile) -> IncludedFile

  /// What is the same for each way to write the file's path; nil where it has none.
  func identity(of file: SourceFile) -> String?
}

/// The result of an include.
public enum IncludedFile: Sendable {
  /// The file, read; `identity` is the same for each way to write its path.
  case read(SourceFile, Tree, identity: String)
  /// There is no such file, or it may not be read from there: why, what would be right, and where it was looked for.
  case refused(String, help: String, path: String? = nil)
}
