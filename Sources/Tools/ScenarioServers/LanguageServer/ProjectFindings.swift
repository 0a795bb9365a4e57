package import ScenarioSystem

/// What `lint` finds in the project of a folder, as the language server publishes it.
package struct ProjectFindings: Sendable {
  /// How serious a finding is, with the number that the protocol has for it.
  package enum Severity: Int, Sendable {
    case error = 1
    case warning, information
  }

  /// A finding at a line.
  package struct Finding: Sendable {
    /// The canonical path of the file.
    package var path: Path
    /// The number of the line, from 1.
    package var line: Int
    /// How serious it is.
    package var severity: Severity
    /// The identifier of the rule.
    package var id: String
    /// What it is, and how to correct it.
    package var message: String

    /// Creates a finding.
    package init(at path: Path, line: Int, _ severity: Severity, _ id: String, _ message: String) {
      (self.path, self.line, self.severity) = (path, line, severity)
      (self.id, self.message) = (id, message)
    }
  }

  /// Reads and checks the project in a folder; nil if it contains no app.
  package typealias Reading = (Path) -> ProjectFindings?

  /// The findings.
  package var all: [Finding]

  /// Creates what was found.
  package init(_ all: [Finding]) { self.all = all }

  /// Returns the nearest folder around a file that contains a project; nil if there is none up to some folders, or up to
  /// the root of the repository.
  static func folder(around file: Path, upTo tops: [Path]) -> Path? {
    var folder = file
    while folder.bytes.count > 1 {
      folder = Path(bytes: Array(folder.folderPrefix.bytes.dropLast()))
      let names = ((try? FolderListing(folder, limit: 10_000))?.entries ?? []).map(\.name)
      if names.contains(where: isProject) { return folder }
      if tops.contains(folder) || ProjectRoot.isRepository(folder) { return nil }
    }
    return nil
  }

  private static func isProject(_ name: Path) -> Bool {
    name == "project.yml" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}
