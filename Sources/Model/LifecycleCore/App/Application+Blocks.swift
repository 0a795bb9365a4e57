/// The identifier of a block that is scheduled in virtual time.
public struct ScheduledBlock: Hashable, Sendable {
  let id: Int
}

extension Application {
  /// Schedules a block on the main thread in virtual time.
  ///
  /// It never runs while the app is suspended or the main thread is busy, but directly after. If the process ends
  /// before, the block is dropped.
  @discardableResult
  public func schedule(after delay: VirtualTime, _ block: @escaping () -> Void) -> ScheduledBlock {
    let id = process.nextBlockID
    process.nextBlockID += 1
    if acceptsRequest("a block"), process.machine.life.state != .notRunning {
      process.blocks[id] = block
      process.machine.scheduleBlock(id, after: delay)
    }
    return ScheduledBlock(id: id)
  }

  /// Cancels a block that has not run.
  public func cancel(_ block: ScheduledBlock) {
    guard process.blocks.removeValue(forKey: block.id) != nil else { return }
    process.machine.cancelBlock(block.id)
  }
}

extension AppProcess {
  /// Runs a block that is due, which by itself does not keep the app from being suspended.
  func runBlock(_ id: Int) {
    guard let block = blocks.removeValue(forKey: id) else { return }
    let ranInBackground = machine.ruleStack.ranInBackground
    block()
    machine.clock.activity.endWork()
    machine.ruleStack.ranInBackground = ranInBackground
  }
}
