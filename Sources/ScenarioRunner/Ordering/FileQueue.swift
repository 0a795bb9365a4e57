public import ScenarioSystem

/// The files of a run in the order in which they are played: found on the way, or known beforehand.
public struct FileQueue: Sequence, IteratorProtocol {
  private var walk: ScenarioFiles?
  private var list: ArraySlice<ScenarioFiles.Entry> = []

  /// Creates the queue of files that are found as the run goes on, in the order of their paths.
  public init(_ files: ScenarioFiles) { walk = files }

  /// Creates the queue of files that are known.
  public init(_ entries: [ScenarioFiles.Entry]) { list = entries[...] }

  /// The next file, or nil at the end.
  public mutating func next() -> ScenarioFiles.Entry? {
    if walk != nil { return walk?.next() }
    return list.popFirst()
  }
}
