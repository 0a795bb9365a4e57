internal import CVirtualTime

/// The pending blocks of an app on dispatch queues, including the jobs of Swift tasks.
struct BlockQueue {
  /// One block, which runs once.
  struct Block {
    /// The number of the block, in the order in which they were enqueued.
    let id: Int
    /// The virtual time at which it is due, in nanoseconds.
    let due: Int64
    /// The dispatch queue.
    let queue: UnsafeRawPointer?
    let context: UnsafeMutableRawPointer?
    let body: virtual_time_run

    /// Runs the block.
    func run() { body(context) }

    /// Releases what the block refers to, instead of running it.
    func discard() { virtual_time_discard(body, context) }
  }

  private var blocks: [Block] = []
  private var count = 0

  /// The number of pending blocks.
  var waitingCount: Int { blocks.count }

  /// Adds a block and returns its number.
  mutating func add(
    due: Int64,
    queue: UnsafeRawPointer?,
    context: UnsafeMutableRawPointer?,
    body: @escaping virtual_time_run
  ) -> Int {
    count += 1
    blocks.append(Block(id: count, due: due, queue: queue, context: context, body: body))
    return count
  }

  /// Removes and returns the block with this number; nil if it has run already.
  mutating func take(_ id: Int) -> Block? {
    blocks.firstIndex { $0.id == id }.map { blocks.remove(at: $0) }
  }

  /// Removes and returns all blocks.
  mutating func takeAll() -> [Block] {
    defer { blocks.removeAll() }
    return blocks
  }

  /// The block that runs next among those of which `isCandidate` is true.
  func next(where isCandidate: (Block) -> Bool) -> Block? {
    blocks.filter(isCandidate).min { ($0.due, $0.id) < ($1.due, $1.id) }
  }
}
