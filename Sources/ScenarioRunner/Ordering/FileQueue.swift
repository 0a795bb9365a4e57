public import ScenarioSystem

/// The files of a run in the order in which they are played: found on the way, or known beforehand.
public struct FileQueue: Sequence, IteratorProtocol {
  private var list: ArraySlice<ScenarioFiles.Entry> = []

  /// Creates the queue of files that arguments name.
  public init(_ files: ScenarioFiles) { self.init(files.entries) }

  /// Creates the queue of files that are known.
  public init(_ entries: [ScenarioFiles.Entry]) { list = entries[...] }

  /// The next file, or nil at the end.
  public mutating func next() -> ScenarioFiles.Entry? { list.popFirst() }
}
