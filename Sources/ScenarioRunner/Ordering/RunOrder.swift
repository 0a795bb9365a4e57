public import ScenarioSystem

/// In which order the files of a run are taken; reports are in the order of their paths, whatever it is.
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

/// A sequence of numbers that looks like chance, and is the same for the same seed on every machine.
///
/// The shuffle stands here, too: that of the standard library may change from one version to the next.
public struct SplitMix: Sendable {
  private var state: UInt64

  /// Begins the sequence of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Brings elements into another order, each order as likely as any.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      let other = Int(next().multipliedFullWidth(by: UInt64(last) + 1).high)
      elements.swapAt(last, other)
    }
  }
}
