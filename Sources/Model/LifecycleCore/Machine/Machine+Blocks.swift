/// Blocks of the app's code in virtual time.
extension Machine {
  /// Schedules a block of the app's code.
  mutating func scheduleBlock(_ id: Int, after delay: VirtualTime) {
    process.blocks.insert(id, due: clock.now + delay, link: clock.activity.link(after: delay))
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
    let block = process.blocks.removeFirst()
    if terminateIfEndless(beginning: block.link) { return nil }
    watchBlocks()
    return block.id
  }

  /// Schedules the timer for the first block, unless the app is suspended.
  mutating func watchBlocks() {
    guard life.state.isRunning, let due = process.blocks.nextDeadline else {
      return clock.timers.cancel(.block)
    }
    clock.timers.schedule(.block, at: max(due, clock.now))
  }
}
