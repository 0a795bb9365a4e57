/// What an entry of a folder is to a walk.
enum FolderEntry {
  case folder
  /// Something that is named like a scenario: a file, a link to one or to nowhere, or what is no file and cannot be read.
  case scenario
  /// A link to a folder, which is not entered: it may lead in a circle, or to files that are run anyway.
  case linkedFolder

  /// The kind of an entry that is not hidden; nil for what has nothing to do with scenarios.
  ///
  /// Links are followed, and everything else is known from the folder alone.
  static func kind(
    of name: UnsafeBufferPointer<UInt8>,
    _ known: Platform.FileKind?,
    in folder: Path
  ) -> FolderEntry? {
    let isNamedLikeScenario = ScenarioName.isScenario(name)
    switch known ?? kind(of: name, in: folder, followingLinks: false) {
    case .directory: return .folder
    case .link where kind(of: name, in: folder, followingLinks: true) == .directory:
      return .linkedFolder
    case nil, .file, .link, .other: return isNamedLikeScenario ? .scenario : nil
    }
  }

  static func kind(
    of name: UnsafeBufferPointer<UInt8>,
    in folder: Path,
    followingLinks: Bool
  ) -> Platform.FileKind? {
    try? Platform.kind(of: folder.appending(Path(bytes: name)), followingLinks: followingLinks)
  }
}
