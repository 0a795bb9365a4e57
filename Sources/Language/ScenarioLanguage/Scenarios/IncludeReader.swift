/// Reads the files that scenario files include.
@_spi(Package) public protocol IncludeReader {
  /// Reads the file at a path that is relative to the including file.
  mutating func read(_ path: String, in includer: SourceFile) -> IncludedFile

  /// Reads a file of another format, such as an Info.plist, at a path that is relative to the including file.
  mutating func read(
    _ path: String,
    as format: NamedFileFormat,
    in includer: SourceFile
  ) -> IncludedFile

  /// Returns an identity that is the same for all paths to a file; nil if it has no path.
  func identity(of file: SourceFile) -> String?
}

extension IncludeReader {
  /// Refuses to read a file of another format.
  public mutating func read(
    _ path: String,
    as format: NamedFileFormat,
    in includer: SourceFile
  ) -> IncludedFile {
    .refused("'\(path)' cannot be read here", help: "write its keys in its place")
  }
}

/// The result of an include.
@_spi(Package) public enum IncludedFile: Sendable {
  /// The contents of the file; `identity` is the same for all paths to it.
  case read(SourceFile, Tree, identity: String)
  /// The file is missing or not allowed: the message, the help, and the path that was tried.
  case refused(String, help: String, path: String? = nil)
}
