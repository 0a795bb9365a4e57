@_spi(Package) internal import LifecycleCore
internal import ScenarioRunner

/// Pairs the entries of a step in one environment with those in another, in order.
struct Alignment {
  /// The pairs; one side is nil for an entry without a partner.
  private(set) var pairs: [(left: EntryRecord?, right: EntryRecord?)] = []

  /// The maximum number of comparisons; entries of longer steps are not paired.
  private static let maximumSize = 4_000_000

  /// Finds the best pairs: equal entries if possible, otherwise methods that are counterparts.
  init(_ left: [EntryRecord], _ right: [EntryRecord]) {
    // Equal entries at both ends are paired first, since most steps differ little.
    let head = zip(left, right).prefix { $0.isSame(as: $1) }.count
    let rest = (left: left[head...], right: right[head...])
    let tail = zip(rest.left.reversed(), rest.right.reversed())
      .prefix { $0.isSame(as: $1) }.count
    pairs = zip(left[..<head], right).map { ($0, $1) }
    align(Array(rest.left.dropLast(tail)), Array(rest.right.dropLast(tail)))
    pairs += zip(left.suffix(tail), right.suffix(tail)).map { ($0, $1) }
  }

  private mutating func align(_ left: [EntryRecord], _ right: [EntryRecord]) {
    guard left.count * right.count <= Self.maximumSize else {
      pairs += left.map { ($0, nil) } + right.map { (nil, $0) }
      return
    }
    // The best total weight of the entries from each pair of positions on.
    let width = right.count + 1
    var best = [Int](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let cell = row * width + column
        let weight = Self.weight(left[row], right[column])
        let paired = weight > 0 ? best[cell + width + 1] + weight : 0
        best[cell] = max(paired, best[cell + width], best[cell + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      let cell = row * width + column
      if row < left.count, column < right.count,
        Self.weight(left[row], right[column]) > 0,
        best[cell] == best[cell + width + 1] + Self.weight(left[row], right[column])
      {
        pairs.append((left[row], right[column]))
        (row, column) = (row + 1, column + 1)
      } else if column == right.count || row < left.count && best[cell] == best[cell + width] {
        pairs.append((left[row], nil))
        row += 1
      } else {
        pairs.append((nil, right[column]))
        column += 1
      }
    }
  }

  /// Returns how well two entries fit; calls count most, and 0 is for entries that are never a pair.
  private static func weight(_ left: EntryRecord, _ right: EntryRecord) -> Int {
    if left.isSame(as: right) { return left.kind == .calls ? 8 : 2 }
    return left.isCounterpart(of: right) ? 5 : 0
  }
}

extension EntryRecord {
  /// Whether both are the same term, regardless of arguments and time.
  func isSame(as other: EntryRecord) -> Bool { kind == other.kind && text == other.text }

  /// Whether the two are calls of counterparts: methods of different life cycles with the same purpose.
  func isCounterpart(of other: EntryRecord) -> Bool {
    guard kind == .calls, other.kind == .calls, let own = method, let others = other.method else {
      return false
    }
    return own.isSceneMethod != others.isSceneMethod
      && (own.sceneCounterpart == others || own.appCounterpart == others
        || others.sceneCounterpart == own || others.appCounterpart == own)
  }

  /// The delegate method of a call.
  var method: DelegateMethod? { kind == .calls ? Self.methods[text] : nil }

  private static let methods = Dictionary(
    DelegateMethod.allCases.map { ($0.selector, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
