/// A file that a scenario names by its path, and that is decoded as if its contents were written there.
struct NamedFile: Hashable, Sendable {
  let path: String
  let format: NamedFileFormat
  /// Where the path is written: it is relative to the file there.
  let location: Int32

  /// The result of reading it.
  enum Contents: Sendable {
    /// The root of its tree.
    case read(Tree.Index)
    /// Why it could not be read, and what would be right.
    case refused(String, help: String)
  }
}

/// The format of a file that a scenario names by its path.
@_spi(Package) public enum NamedFileFormat: Hashable, Sendable {
  /// A property list, such as an Info.plist.
  case propertyList
  /// JSON, such as the payload of a push.
  case json
  /// A project with an app, or a file with the key `app`, as `init` writes it.
  case app(AppReference)
}
