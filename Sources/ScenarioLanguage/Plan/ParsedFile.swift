/// What one file says, before it is known what it means.
public struct ParsedFile: Sendable {
  /// The file.
  public var source = SourceFile(path: "", bytes: [])
  /// What stands in it; of no use if there is a problem.
  public var tree = Tree()
  /// Why it could not be read as a tree.
  public var problem: Diagnostic?

  /// Creates an empty file: its memory serves for one file after the other.
  public init() {}
}
