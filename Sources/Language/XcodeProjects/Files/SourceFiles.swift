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
  static func below(_ path: Path, in folder: ProjectFolder) -> [Path] {
    var found: [Path] = []
    folder.walk(from: path, skipping: isPackage) { folder, entries in
      found += entries.filter { $0.kind != .folder && isSource($0.name) }.map {
        folder.appending($0.name)
      }
    }
    return found
  }
}
