internal import ScenarioSystem

/// Finds the source files of a folder.
enum SourceFiles {
  private static let extensions = [".swift", ".m", ".mm", ".h"]
  /// Folders that Xcode treats as one file, and those of tools.
  private static let packages = [
    ".xcassets", ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".xcframework", ".framework",
    ".bundle", ".playground", ".docc", ".lproj", ".appiconset", ".icon",
  ]

  /// Whether a file is source code in Swift or Objective-C, by its name.
  static func isSource(_ path: Path) -> Bool { extensions.contains(where: path.hasSuffix) }

  /// Whether the contents of a folder are no source files, by its name.
  static func isPackage(_ name: Path) -> Bool { packages.contains(where: name.hasSuffix) }

  /// Returns the source files below a folder, relative to the root of the project.
  ///
  /// What may be one and cannot be read is noted.
  static func below(_ path: Path, in root: ProjectFolder) -> [Path] {
    var found: [Path] = []
    root.walk(from: path, skipping: isPackage) { folder, entries in
      for entry in entries {
        let path = folder.appending(entry.name)
        if let problem = problem(entry) {
          root.note(problem, at: Origin(path))
        }
        if isSource(entry.name), entry.kind == .file || entry.kind == .linkedFile {
          found.append(path)
        }
      }
    }
    return found
  }

  /// Why an entry of a folder may be source code, and cannot be read; nil if it is none, or can be.
  private static func problem(_ entry: FolderListing.Entry) -> String? {
    switch entry.kind {
    case .file, .linkedFile: nil
    case .folder, .linkedFolder:
      isSource(entry.name)
        ? "this folder has the name of a source file: whether it is compiled is not known" : nil
    case .other:
      isSource(entry.name) ? "not read: it has the name of a source file, and is no file" : nil
    case .brokenLink:
      // A name without a period may be that of a folder.
      isSource(entry.name) || !entry.name.bytes.contains(UInt8(ascii: "."))
        ? "not read: the link leads nowhere" : nil
    }
  }
}
