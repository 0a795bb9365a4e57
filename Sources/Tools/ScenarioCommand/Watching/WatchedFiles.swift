internal import ScenarioRunner
internal import ScenarioSystem

/// The scenario files of a run and the files that they include, watched for changes.
struct WatchedFiles {
  /// The state of a scenario file when it was read.
  private struct File {
    var stamp: FileStamp?
    /// The stamps of the included files before they were read; nil for a file that does not exist.
    var included: [Path: FileStamp?] = [:]
  }

  /// The files that were edited, and the scenario files that these edits affect.
  struct Edit: Equatable {
    /// The scenario files to run again: new ones, changed ones, and those that include a changed file.
    var affected: Set<Path> = []
    /// For each changed included file, the number of scenario files that include it.
    var includeCounts: [Path: Int] = [:]
    /// The scenario files that are new or were changed themselves.
    var changed: Set<Path> = []
    /// The files that no longer exist.
    var gone: Set<Path> = []

    var isEmpty: Bool { affected.isEmpty && gone.isEmpty }
  }

  private var files: [Path: File] = [:]
  /// The files and folders that could not be read.
  private var unreadable: Set<Path> = []
  /// The stamps before the current run: a file that is edited during the run may have been read before the edit.
  private var stampsBeforeRun: [Path: FileStamp?] = [:]

  /// The number of watched files.
  var count: Int { Set(files.keys).union(files.values.flatMap(\.included.keys)).count }

  /// Records the stamps of the files that a run is about to read, including all known included files.
  mutating func prepareForRun(of paths: some Sequence<Path>) {
    stampsBeforeRun = [:]
    for path in paths { stampsBeforeRun[path] = .some(FileStamp(of: path)) }
    for path in files.values.flatMap(\.included.keys) where stampsBeforeRun[path] == nil {
      stampsBeforeRun[path] = .some(FileStamp(of: path))
    }
  }

  /// Records the files that were read for a result.
  mutating func record(_ result: FileResult) {
    if result.problem != nil { unreadable.insert(result.path) }
    guard !result.path.hasSuffix("/") else { return }
    var file = File(stamp: stampsBeforeRun[result.path] ?? FileStamp(of: result.path))
    for path in result.facts.includedPaths.map({ Path(displayed: $0) }) {
      file.included[path] = .some(stampsBeforeRun[path] ?? FileStamp(of: path))
    }
    files[result.path] = file
  }

  /// Returns the edits since the files were read.
  ///
  /// - Parameters:
  ///   - paths: The scenario files that exist now.
  ///   - failures: The files and folders that cannot be read now.
  /// - Returns: The edits.
  mutating func edit(among paths: [Path], unreadable failures: Set<Path> = []) -> Edit {
    var edit = Edit()
    // One that can be read again, and then no longer, has changed twice.
    unreadable.formIntersection(failures.union(paths))
    edit.changed = failures.subtracting(unreadable)
    // A file that several files include is checked only once.
    var currentStamps: [Path: FileStamp?] = [:]
    for path in paths {
      guard let file = files[path], FileStamp(of: path) == file.stamp else {
        edit.changed.insert(path)
        continue
      }
      for (included, stamp) in file.included {
        let current = currentStamps[included] ?? FileStamp(of: included)
        currentStamps[included] = .some(current)
        guard current != stamp else { continue }
        edit.includeCounts[included, default: 0] += 1
        edit.affected.insert(path)
        if current == nil { edit.gone.insert(included) }
      }
    }
    edit.affected.formUnion(edit.changed)
    edit.gone.formUnion(Set(files.keys).subtracting(paths).subtracting(failures))
    return edit
  }

  /// Stops watching the given files.
  mutating func stopWatching(_ paths: Set<Path>) {
    for path in paths { files[path] = nil }
  }
}

extension WatchedFiles.Edit {
  /// The lines to print, with the first few names of each kind.
  var lines: [String] {
    let includes = includeCounts.filter { !gone.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "\($0.key) (included by \($0.value) file\($0.value == 1 ? "" : "s"))"
    }
    return [
      ("edited", includes + changed.sorted().map(\.description)),
      ("gone", gone.sorted().map(\.description)),
    ].compactMap {
      (word, names) in
      guard !names.isEmpty else { return nil }
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      return "\(word): \(names.prefix(3).joined(separator: ", "))\(more)"
    }
  }
}
