package import ScenarioSystem

/// The order in which files are run; reports are always sorted by path.
package enum RunOrder: Hashable, Sendable {
  /// Sorted by path.
  case byPath
  /// In random order; the same seed gives the same order of the same files.
  case shuffled(seed: UInt64)
  /// Files with a failure in their last run first.
  case failedFirst
  /// Files with the longest last run first; files without a recorded time are among the first.
  case slowestFirst

  /// Returns the files in this order.
  ///
  /// - Parameters:
  ///   - entries: The files, sorted by path.
  ///   - history: The last results of the files.
  /// - Returns: The reordered files.
  package func arrange(
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
      let times = entries.map { history.microseconds(of: $0.path) ?? .max }
      // Equal times are sorted by path.
      let order = entries.indices.sorted { (times[$1], $0) < (times[$0], $1) }
      return order.map { entries[$0] }
    }
  }
}

/// A pseudorandom number generator that gives the same numbers for a seed on every machine.
///
/// It includes a shuffle, since that of the standard library may change between versions.
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator with a seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0, all of them equally likely.
  package mutating func number(below limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Shuffles elements; all orders are equally likely.
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, number(below: last + 1))
    }
  }
}
