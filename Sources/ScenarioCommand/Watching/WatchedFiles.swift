internal import ScenarioRunner
internal import ScenarioSystem

/// The scenario files of a run and those that they include, and which of them have changed.
struct WatchedFiles {
  /// What is known of a scenario file.
  private struct File {
    var stamp: FileStamp?
    /// The files that it includes, also those that are not there, and how each was before it was read.
    var included: [Path: FileStamp?] = [:]
  }

  /// What was edited, and what that touches.
  struct Edit: Equatable {
    /// The scenario files to run again: new ones, changed ones, and those that include such.
    var touched: Set<Path> = []
    /// How many scenario files are touched through each file that they include.
    var shared: [Path: Int] = [:]
    /// The scenario files that were changed themselves.
    var changed: Set<Path> = []
    /// The files that are gone.
    var gone: Set<Path> = []

    var isEmpty: Bool { touched.isEmpty && gone.isEmpty }
  }

  private var files: [Path: File] = [:]
  /// How files were before the run began that goes on: one that is edited meanwhile may have been read before that.
  private var before: [Path: FileStamp?] = [:]

  /// How many files are looked at.
  var count: Int { Set(files.keys).union(files.values.flatMap(\.included.keys)).count }

  /// Looks at all files that a run is going to read, as far as they are known.
  mutating func begin(with paths: some Sequence<Path>) {
    before = [:]
    for path in paths { before[path] = .some(FileStamp(of: path)) }
    for path in files.values.flatMap(\.included.keys) where before[path] == nil {
      before[path] = .some(FileStamp(of: path))
    }
  }

  /// Notes what was read for a result; one for a folder means only that nothing could be read.
  mutating func note(_ result: FileResult) {
    guard !result.path.hasSuffix("/") else { return }
    var file = File(stamp: before[result.path] ?? FileStamp(of: result.path))
    for path in result.facts.includedPaths.map({ Path(displayed: $0) }) {
      file.included[path] = .some(before[path] ?? FileStamp(of: path))
    }
    files[result.path] = file
  }

  /// What was edited since it was read, where these scenario files are there now.
  func edit(among paths: [Path]) -> Edit {
    var edit = Edit()
    // Many files may include one: each is looked at once.
    var now: [Path: FileStamp?] = [:]
    for path in paths {
      guard let file = files[path], FileStamp(of: path) == file.stamp else {
        edit.changed.insert(path)
        continue
      }
      for (included, stamp) in file.included {
        let present = now[included] ?? FileStamp(of: included)
        now[included] = .some(present)
        guard present != stamp else { continue }
        edit.shared[included, default: 0] += 1
        edit.touched.insert(path)
        if present == nil { edit.gone.insert(included) }
      }
    }
    edit.touched.formUnion(edit.changed)
    edit.gone.formUnion(Set(files.keys).subtracting(paths))
    return edit
  }

  /// Stops watching files that are gone.
  mutating func forget(_ paths: Set<Path>) {
    for path in paths { files[path] = nil }
  }
}

extension WatchedFiles.Edit {
  /// What is printed: a few names of each kind.
  var lines: [String] {
    let shared = shared.filter { !gone.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "\($0.key) (included by \($0.value) file\($0.value == 1 ? "" : "s"))"
    }
    return [
      ("edited", shared + changed.sorted().map(\.description)),
      ("gone", gone.sorted().map(\.description)),
    ].compactMap {
      (word, names) in
      guard !names.isEmpty else { return nil }
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      return "\(word): \(names.prefix(3).joined(separator: ", "))\(more)"
    }
  }
}
