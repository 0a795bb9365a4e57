/// The blocks that the app's code scheduled, which the app keeps by their identifiers.
struct ScheduledBlocks {
  /// The blocks by time, then in the order in which they were scheduled.
  private var blocks: [(due: VirtualTime, id: Int)] = []

  /// When the first block is due.
  var nextDeadline: VirtualTime? { blocks.first?.due }

  mutating func insert(_ id: Int, due: VirtualTime) {
    let index = blocks.firstIndex { $0.due > due } ?? blocks.endIndex
    blocks.insert((due, id), at: index)
  }

  mutating func remove(_ id: Int) { blocks.removeAll { $0.id == id } }

  mutating func removeFirst() -> Int { blocks.removeFirst().id }
}
