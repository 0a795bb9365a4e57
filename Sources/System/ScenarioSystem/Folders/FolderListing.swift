/// The names in a folder, of which at most a given number are read.
package struct FolderListing {
  /// The type of an entry.
  package enum Kind: Sendable {
    case file
    case folder
    /// A link to a file.
    case linkedFile
    /// A link to a folder, which may lead in a circle, or to files that are found anyway.
    case linkedFolder
    /// A link that leads nowhere.
    case brokenLink
    /// A pipe, a socket or a device.
    case other
  }

  /// An entry of the folder.
  package struct Entry: Sendable {
    /// The name.
    package let name: Path
    /// The type.
    package let kind: Kind
  }

  /// All that is not hidden, sorted by name.
  package private(set) var entries: [Entry] = []
  /// Whether there are more than the limit.
  package private(set) var isIncomplete = false

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - limit: The maximum number of entries.
  /// - Throws: `.unreadable`, with the operating system's reason.
  package init(_ path: Path, limit: Int) throws(ScenarioError) {
    var names: [(Path, Platform.FileKind?)] = []
    do throws(Platform.Failure) {
      try Platform.forEachEntry(in: path) { name, kind in
        guard !name.isHidden else { return true }
        isIncomplete = names.count == limit
        if !isIncomplete { names.append((name, kind)) }
        return !isIncomplete
      }
    } catch {
      throw ScenarioError(.unreadable, "cannot read the folder '\(path)': \(error.reason)")
    }
    for (name, kind) in names.sorted(by: { $0.0 < $1.0 }) {
      let location = path.appending(name)
      switch kind ?? Platform.kind(of: location, followingLinks: false) {
      case .file: entries.append(Entry(name: name, kind: .file))
      case .directory: entries.append(Entry(name: name, kind: .folder))
      case .link:
        switch Platform.kind(of: location, followingLinks: true) {
        case .file: entries.append(Entry(name: name, kind: .linkedFile))
        case .directory: entries.append(Entry(name: name, kind: .linkedFolder))
        case .link, nil: entries.append(Entry(name: name, kind: .brokenLink))
        case .other: entries.append(Entry(name: name, kind: .other))
        }
      case .other: entries.append(Entry(name: name, kind: .other))
      // It is gone.
      case nil: break
      }
    }
  }
}
