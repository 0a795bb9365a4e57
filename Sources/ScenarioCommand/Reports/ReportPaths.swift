internal import ScenarioSystem

/// The files that a run is to write, looked at before anything runs.
struct ReportPaths {
  /// What is written there.
  enum Kind: String {
    case report, diagram
  }

  private var places: [ReportPath] = []
  private let kind: Kind

  /// Refuses two reports in one place, and a report that is named like a scenario.
  init(_ paths: [Path], of kind: Kind = .report) throws(ScenarioError) {
    self.kind = kind
    var known: [Path: Path] = [:]
    for path in paths {
      if path == .standardOutput {
        if known.updateValue(path, forKey: path) != nil {
          throw ScenarioError(
            .usage,
            "two reports cannot be written to standard output",
            help: "write all but one to files"
          )
        }
        continue
      }
      // One that cannot be looked up cannot be written either, and writing it will say so.
      let place = try? ReportPath(path)
      // Whatever the link to one is called, it is the scenario that would be replaced.
      let names = [path, place?.target ?? path].map { Path($0.text.lowercased()) }
      if names.contains(where: \.hasScenarioExtension) {
        throw refusal(of: path, "a scenario file")
      }
      if let place { places.append(place) }
      if let other = known.updateValue(path, forKey: place?.identity ?? path) {
        throw ScenarioError(
          .usage,
          other == path
            ? "two reports cannot be written to '\(path)'"
            : "two reports cannot be written to one file: '\(other)' and '\(path)' are the same",
          help: "give each a file of its own"
        )
      }
    }
  }

  /// Refuses a report in the place of a file that the run reads: it would be gone before.
  ///
  /// - Parameters:
  ///   - files: The paths of those that may be named like a report; they are not requested where none is replaced.
  ///   - what: What each of them is.
  /// - Throws: `.usage`, if a report is one of them.
  func spare(_ files: @autoclosure () -> [Path], _ what: String) throws(ScenarioError) {
    let taken = replaced
    guard !taken.isEmpty else { return }
    for file in files() {
      if let identity = FileIdentity(of: file), let path = taken[identity] {
        throw refusal(of: path, what)
      }
    }
  }

  /// Takes away what earlier runs have left, so that nobody takes it for this one's, and makes missing folders.
  ///
  /// What does not succeed writing the report will say.
  func prepare() {
    for place in places {
      place.removeOld()
      try? place.makeFolder()
    }
  }

  /// Takes away what earlier runs have left, but for what may be one of these files.
  func removeOld(butFor files: some Sequence<Path>) {
    let taken = replaced
    guard !taken.isEmpty else { return }
    let spared = Set(files.compactMap { FileIdentity(of: $0) }.compactMap { taken[$0] })
    for place in places where !spared.contains(place.path) { place.removeOld() }
  }

  /// The files that lie where reports are to be written, and how these are called.
  private var replaced: [FileIdentity: Path] {
    var replaced: [FileIdentity: Path] = [:]
    for place in places {
      if let identity = FileIdentity(of: place.path) { replaced[identity] = place.path }
    }
    return replaced
  }

  private func refusal(of path: Path, _ what: String) -> ScenarioError {
    ScenarioError(
      .usage,
      "a \(kind.rawValue) cannot be written to '\(path)': that is \(what)",
      help: "name another file, such as \(kind == .report ? "report.xml" : "diagram.svg")"
    )
  }
}
