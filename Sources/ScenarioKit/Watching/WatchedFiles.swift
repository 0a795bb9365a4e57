internal import ScenarioRunner
internal import ScenarioSystem

/// The scenario files of a run and those that they include, and which of them have changed.
struct WatchedFiles {
  /// What is known of a scenario file.
  private struct File {
    var stamp: FileStamp?
    /// The files that it includes, also those that are not there, and how each was when it was read.
    var included: [String: FileStamp?] = [:]
  }

  private var files: [String: File] = [:]

  /// How many files are looked at.
  var count: Int { Set(files.keys).union(files.values.flatMap(\.included.keys)).count }

  /// Notes what was read for a result.
  mutating func note(_ result: FileResult) {
    var file = File(stamp: FileStamp(of: result.path))
    for path in result.includedPaths { file.included[path] = .some(FileStamp(of: path)) }
    files[result.path] = file
  }

  /// The scenario files that an edit has touched since they were read: new ones, changed ones, and those that include
  /// such.
  mutating func touched(among paths: [String]) -> Set<String> {
    let present = Set(paths)
    files = files.filter { present.contains($0.key) }
    return present.filter { path in
      guard let file = files[path] else { return true }
      return FileStamp(of: path) != file.stamp
        || file.included.contains { FileStamp(of: $0.key) != $0.value }
    }
  }
}
