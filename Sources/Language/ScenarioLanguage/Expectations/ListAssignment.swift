/// Items of a list that match the same positions, and how often they are expected.
struct ItemClass {
  var candidates: ListIndex.Candidates
  var minimum: Int
  var maximum: Int
}

/// Assigns positions to classes of items, each position to one class: a maximum matching.
///
/// First each class takes the positions that it has least choice of: those with the earliest last candidate choose first.
/// That is optimal if items differ only in their times. Otherwise augmenting paths improve it, in phases in which each
/// position is visited once.
struct ListAssignment {
  private let index: ListIndex
  private let window: Range<Int>
  private let classes: [ListIndex.Candidates]
  private let budget: EvaluationBudget
  /// How many more positions each class can take.
  private var capacities: [Int]
  /// The class of each position; -1 for a free one.
  private var owners: [Int]
  private var taken: PositionMarks
  private var visited: PositionMarks

  private init(
    _ classes: [ListIndex.Candidates],
    _ capacities: [Int],
    in window: Range<Int>,
    _ index: ListIndex,
    _ budget: EvaluationBudget
  ) {
    (self.index, self.window, self.classes, self.budget) = (index, window, classes, budget)
    self.capacities = capacities
    owners = Array(repeating: -1, count: window.count)
    taken = PositionMarks(index, in: window)
    visited = taken
  }

  /// Returns whether classes can take so many positions of a window, each class no more than its capacity.
  static func canAssign(
    _ count: Int,
    of window: Range<Int>,
    to classes: [ItemClass],
    capacity: (ItemClass) -> Int,
    _ index: ListIndex,
    _ budget: EvaluationBudget
  ) throws(EvaluationStop) -> Bool {
    if count > window.count { return false }
    var assignment = ListAssignment(
      classes.map { index.clip($0.candidates, to: window) },
      classes.map { min(capacity($0), window.count) },
      in: window,
      index,
      budget
    )
    return try assignment.canTake(count)
  }

  private mutating func canTake(_ count: Int) throws(EvaluationStop) -> Bool {
    try budget.spend(window.count + classes.count, times: 2)
    var rest = count
    for item in order() {
      while capacities[item] > 0, let position = taken.firstUnmarked(of: classes[item]) {
        try budget.spend(EvaluationBudget.constrainedCost)
        take(position, item)
        capacities[item] -= 1
        rest -= 1
      }
    }
    while rest > 0 {
      try budget.spend(window.count)
      visited = PositionMarks(index, in: window)
      let before = rest
      for item in classes.indices {
        while rest > 0, capacities[item] > 0 {
          guard try augment(from: item) else { break }
          capacities[item] -= 1
          rest -= 1
        }
      }
      if rest == before { return false }
    }
    return true
  }

  /// Returns the classes by their last candidates; of those with the same, the one with the fewest candidates first.
  private func order() -> [Int] {
    let keys = classes.map { candidates in
      candidates.range.isEmpty
        ? (0, 0)
        : (
          index.positions(ofGroup: candidates.group)[candidates.range.upperBound - 1],
          candidates.range.count
        )
    }
    return classes.indices.sorted {
      (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1)
    }
  }

  private mutating func take(_ position: Int, _ item: Int) {
    owners[position - window.lowerBound] = item
    taken.mark(position)
  }

  /// Takes one more position for a class, if necessary by moving others along a path; returns false if that is impossible.
  private mutating func augment(from root: Int) throws(EvaluationStop) -> Bool {
    // The classes on the path, each with the position that it would leave to the one before.
    var path = [(item: root, left: -1)]
    while let last = path.last {
      try budget.spend(EvaluationBudget.constrainedCost)
      if let free = taken.firstUnmarked(of: classes[last.item]) {
        var position = free
        for (item, left) in path.reversed() {
          take(position, item)
          position = left
        }
        return true
      }
      if let position = visited.firstUnmarked(of: classes[last.item]) {
        visited.mark(position)
        path.append((owners[position - window.lowerBound], position))
      } else {
        path.removeLast()
      }
    }
    return false
  }
}
