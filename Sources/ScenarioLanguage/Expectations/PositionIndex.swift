internal import LifecycleCore

/// An index that finds observed entries of an item without searching all of them.
///
/// Each bucket contains the positions of a name, or of a name with an argument, a state or a time.
/// A bucket may contain more than the positions that match an item, and never fewer.
struct PositionIndex {
  private enum Key: Hashable {
    case name(Term)
    case argument(Term, Detail, String)
    case state(Term, AppState)
    case time(Term, VirtualTime)
  }

  /// A kind of key for which the buckets of a name have been created.
  private enum BucketKind: Hashable {
    case argument(Term, Detail)
    case state(Term)
    case time(Term)
  }

  /// Positions in ascending order, each with a link to the next free one.
  private struct Bucket {
    var positions: [Int] = []
    var next: [Int] = []

    mutating func append(_ position: Int) {
      next.append(positions.count)
      positions.append(position)
    }

    /// Returns the index of the first free position from an index on.
    mutating func firstFree(from index: Int, _ isFree: (Int) -> Bool) -> Int {
      var end = index
      while end < positions.count {
        if next[end] != end {
          end = next[end]
        } else if isFree(positions[end]) {
          break
        } else {
          end += 1
        }
      }
      // Path compression: later searches take one step.
      var step = index
      while step < end {
        let after = max(next[step], step + 1)
        next[step] = end
        step = after
      }
      return end
    }

    /// Returns the index of the first position that is not below another one.
    func firstIndex(notBelow position: Int) -> Int {
      var (low, high) = (0, positions.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < position { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private let actual: [ActualItem]
  private let observation: Observation
  private var buckets: [Key: Bucket] = [:]
  private var createdBuckets: Set<BucketKind> = []
  private var taken: Set<Int> = []
  /// The terms that have entries without details, which match any argument constraint.
  private var termsWithoutDetails: Set<Term> = []

  /// Creates an index of the entries in a range, all of them free.
  init(_ matcher: ListMatcher, in range: Range<Int>) {
    actual = matcher.actual
    observation = matcher.observation
    for position in range {
      buckets[.name(actual[position].term), default: Bucket()].append(position)
    }
  }

  mutating func markTaken(_ position: Int) { taken.insert(position) }

  /// Returns the positions that may match the item, free or not.
  mutating func candidates(of item: ListForm.Item) -> [Int] {
    buckets[key(of: item)]?.positions ?? []
  }

  /// Returns the first free position in a range that matches the item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - byName: Whether only the name must match.
  ///   - range: The range to search.
  ///   - isMet: Whether a position in the bucket matches the item.
  /// - Returns: The position; nil if there is none.
  mutating func firstFree(
    for item: ListForm.Item,
    byName: Bool = false,
    in range: Range<Int>,
    where isMet: (Int) -> Bool
  ) -> Int? {
    let key = byName ? Key.name(item.term) : key(of: item)
    // The bucket is removed while it is modified, to avoid copying it.
    guard var bucket = buckets.removeValue(forKey: key) else { return nil }
    defer { buckets[key] = bucket }
    var index = bucket.firstIndex(notBelow: range.lowerBound)
    while true {
      index = bucket.firstFree(from: index) { !taken.contains($0) }
      guard index < bucket.positions.count, bucket.positions[index] < range.upperBound else {
        return nil
      }
      if isMet(bucket.positions[index]) { return bucket.positions[index] }
      index += 1
    }
  }

  // MARK: - Keys

  private mutating func key(of item: ListForm.Item) -> Key {
    for constraint in item.constraints {
      switch constraint.kind {
      case .argument(let detail, .text(let text)):
        createBuckets(.argument(item.term, detail), of: item.term)
        if termsWithoutDetails.contains(item.term) { continue }
        return .argument(item.term, detail, text)
      case .state(let state):
        createBuckets(.state(item.term), of: item.term)
        return .state(item.term, state)
      case .at(let time):
        createBuckets(.time(item.term), of: item.term)
        return .time(item.term, time)
      case .within, .after, .scene, .argument, .action: continue
      }
    }
    return .name(item.term)
  }

  private mutating func createBuckets(_ kind: BucketKind, of term: Term) {
    guard createdBuckets.insert(kind).inserted else { return }
    for position in buckets[.name(term)]?.positions ?? [] {
      let entry = observation.trace.entries[actual[position].entry]
      switch kind {
      case .argument(_, let detail):
        guard let details = entry.details else {
          termsWithoutDetails.insert(term)
          continue
        }
        switch observation.trace.details[details][detail] {
        case .text(let text)?: add(position, to: .argument(term, detail, text))
        case .list(let texts)? where texts.count == 1:
          add(position, to: .argument(term, detail, texts[0]))
        default: break
        }
      case .state:
        if let state = entry.reads { add(position, to: .state(term, state)) }
      case .time: add(position, to: .time(term, entry.time - observation.start))
      }
    }
  }

  private mutating func add(_ position: Int, to key: Key) {
    buckets[key, default: Bucket()].append(position)
  }
}
