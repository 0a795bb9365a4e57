internal import ScenarioSystem

/// The paths of the files that a run will write, checked before the run.
struct ReportPaths {
  /// The kind of the files.
  enum Kind: String {
    case report, diagram
  }

  private var paths: [ReportPath] = []
  private let kind: Kind

  /// Creates the paths; refuses two reports with the same file, and a report with the extension of a scenario file.
  init(_ paths: [Path], of kind: Kind = .report) throws(ScenarioError) {
    self.kind = kind
    var pathsByIdentity: [Path: Path] = [:]
    for path in paths {
      if path == .standardOutput {
        if pathsByIdentity.updateValue(path, forKey: path) != nil {
          throw ScenarioError.usage(
            "two reports cannot be written to standard output",
            help: "write all but one to files"
          )
        }
        continue
      }
      // If a path cannot be resolved, the error is reported when the file is written.
      let reportPath = try? ReportPath(path)
      // A link to a scenario file may have any name, but the scenario would be overwritten.
      let names = [path, reportPath?.target ?? path].map { Path($0.text.lowercased()) }
      if names.contains(where: \.hasScenarioExtension) {
        throw overwriteError(for: path, "a scenario file")
      }
      if let reportPath { self.paths.append(reportPath) }
      if let other = pathsByIdentity.updateValue(path, forKey: reportPath?.identity ?? path) {
        throw ScenarioError.usage(
          other == path
            ? "two reports cannot be written to '\(path)'"
            : "two reports cannot be written to one file: '\(other)' and '\(path)' are the same",
          help: "give each a file of its own"
        )
      }
    }
  }

  /// Refuses to overwrite a file that the run reads.
  ///
  /// - Parameters:
  ///   - files: The paths of the files that are read; not evaluated if no report overwrites an existing file.
  ///   - description: The description of these files in the error message.
  /// - Throws: `.usage` if a report would overwrite one of them.
  func refuseToOverwrite(
    _ files: @autoclosure () -> [Path],
    _ description: String
  ) throws(ScenarioError) {
    let existing = existingPaths
    guard !existing.isEmpty else { return }
    for file in files() {
      if let identity = FileIdentity(of: file), let path = existing[identity] {
        throw overwriteError(for: path, description)
      }
    }
  }

  /// Removes the reports of earlier runs, so that they are not mistaken for this run's, and creates missing folders.
  ///
  /// Errors are ignored here, since writing the report will report them.
  func prepare() {
    for path in paths {
      path.removeOld()
      try? path.makeFolder()
    }
  }

  /// Removes the reports of earlier runs, except paths that refer to one of the given files.
  func removeOld(except files: some Sequence<Path>) {
    let existing = existingPaths
    guard !existing.isEmpty else { return }
    let excluded = Set(files.compactMap { FileIdentity(of: $0) }.compactMap { existing[$0] })
    for path in paths where !excluded.contains(path.path) { path.removeOld() }
  }

  /// The report paths at which a file exists, by the identity of that file.
  private var existingPaths: [FileIdentity: Path] {
    var existing: [FileIdentity: Path] = [:]
    for path in paths {
      if let identity = FileIdentity(of: path.path) { existing[identity] = path.path }
    }
    return existing
  }

  private func overwriteError(for path: Path, _ description: String) -> ScenarioError {
    ScenarioError.usage(
      "a \(kind.rawValue) cannot be written to '\(path)': that is \(description)",
      help: "name another file, such as \(kind == .report ? "report.xml" : "diagram.svg")"
    )
  }
}
