/// The situations that a search reached after some of the lines: with which penalty, and by which other way.
///
/// A search reaches millions in a long recording, most of them after the lines that it came to last. So there is a small
/// table for each line, which stays in the processor's cache.
struct ReachedSituations {
  /// How a situation was reached.
  struct Entry {
    /// The situation; negative for an empty slot.
    fileprivate var node: Int32 = -1
    /// The lowest penalty.
    var penalty: Int32 = .max
    /// The last step of another way that is as probable as the first one; negative if there is none.
    var other: Int32 = -1
  }

  /// The situations after some of the lines.
  private struct Table {
    var entries: [Entry] = []
    var count = 0

    mutating func slot(of node: Int32) -> Int {
      if 2 * count >= entries.count { grow() }
      let slot = firstSlot(for: node)
      if entries[slot].node != node {
        entries[slot] = Entry(node: node)
        count += 1
      }
      return slot
    }

    /// Returns the slot of a situation, or the empty one where it belongs.
    private func firstSlot(for node: Int32) -> Int {
      let mask = entries.count - 1
      var slot = Int(UInt32(truncatingIfNeeded: node) &* 0x9E37_79B1 >> 8) & mask
      while entries[slot].node >= 0, entries[slot].node != node { slot = (slot + 1) & mask }
      return slot
    }

    private mutating func grow() {
      let old = entries
      entries = Array(repeating: Entry(), count: max(8, 2 * old.count))
      for entry in old where entry.node >= 0 { entries[firstSlot(for: entry.node)] = entry }
    }
  }

  private var tables: [Table]

  init(lineCount: Int) { tables = Array(repeating: Table(), count: lineCount + 1) }

  /// Calls a function with how a situation was reached after some lines, which it can change.
  mutating func update<Result>(
    _ node: Int,
    after position: Int,
    _ body: (inout Entry) -> Result
  ) -> Result {
    let slot = tables[position].slot(of: Int32(node))
    return body(&tables[position].entries[slot])
  }
}
