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

extension Machine {
  /// Schedules a block of the app's code.
  mutating func scheduleBlock(_ id: Int, after delay: VirtualTime) {
    process.blocks.insert(id, due: clock.now + delay)
    watchBlocks()
  }

  /// Removes a block.
  mutating func cancelBlock(_ id: Int) {
    process.blocks.remove(id)
    watchBlocks()
  }

  /// Returns the block that is due, and watches the next one; nil if the app's code seems to be endless.
  mutating func nextBlock() -> Int? {
    clock.activity.countTick()
    if terminateIfEndless() { return nil }
    let block = process.blocks.removeFirst()
    watchBlocks()
    return block
  }

  /// Schedules the timer for the first block, unless the app is suspended.
  mutating func watchBlocks() {
    guard life.state.isRunning, let due = process.blocks.nextDeadline else {
      return clock.timers.cancel(.block)
    }
    clock.timers.schedule(.block, at: max(due, clock.now))
  }
}
