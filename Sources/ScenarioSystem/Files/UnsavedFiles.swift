/// Files that exist only in memory, such as a scenario that a client sends.
public enum UnsavedFiles {
  /// Their bytes, by name; no file or folder with such a name is looked for.
  @TaskLocal public static var current: [Path: [UInt8]] = [:]

  /// Returns the bytes of a file; nil if it is not one of these.
  package static func bytes(of path: Path) -> [UInt8]? {
    current.isEmpty ? nil : current[path.name]
  }
}
