public import ScenarioSystem

/// In which order the files of a run are played; reports are in the order of their paths, whatever it is.
public enum RunOrder: Hashable, Sendable {
  /// By path.
  case byPath
  /// By chance; the same seed gives the same order of the same files.
  case shuffled(seed: UInt64)
  /// Files with a case that failed the last time before the others.
  case failedFirst
  /// Files that took longest the last time before the others; one without a time among the first.
  case slowestFirst

  /// The files in this order.
  ///
  /// - Parameters:
  ///   - entries: The files by path.
  ///   - history: What is known of them.
  /// - Returns: The same files.
  public func arrange(
    _ entries: [ScenarioFiles.Entry],
    by history: History
  ) -> [ScenarioFiles.Entry] {
    switch self {
    case .byPath: return entries
    case .shuffled(let seed):
      var entries = entries
      var generator = SplitMix(seed: seed)
      generator.shuffle(&entries)
      return entries
    case .failedFirst:
      let failed = entries.map { history.hasFailed($0.path) }
      let order = entries.indices.filter { failed[$0] } + entries.indices.filter { !failed[$0] }
      return order.map { entries[$0] }
    case .slowestFirst:
      let times = entries.map { history.time(of: $0.path) ?? .max }
      // Of equals, the first by path.
      let order = entries.indices.sorted { (times[$1], $0) < (times[$0], $1) }
      return order.map { entries[$0] }
    }
  }
}

extension ScenarioFiles.Entry {
  /// The path as it is displayed.
  public var path: Path {
    switch self {
    case .file(let path): path.display
    case .failure(_, let folder): folder
    }
  }
}
