public import ScenarioSystem

/// Reads a written history block by block, without keeping it in memory.
///
/// Whoever comes to the end without an error has read a whole one; a part of a damaged one is none.
final class HistoryReader {
  private let lines: LineReader
  private let path: String
  private var upcoming: [UInt8] = []
  private var count = 0

  /// Whether there is no block left.
  private(set) var isAtEnd = false
  /// The lines of one file, the line feeds among them.
  private(set) var block: [UInt8] = []
  /// The path in the block, as it is written.
  private(set) var name: [UInt8] = []
  /// The day in the block.
  private(set) var day = 0

  /// Opens a history, and reads its first block.
  init(path: String) throws(ScenarioError) {
    self.path = path
    lines = try LineReader(path: path)
    guard try lines.next()?.elementsEqual(HistoryText.head) ?? false else { throw damaged }
    guard let first = try lines.next() else { throw damaged }
    upcoming.append(contentsOf: first)
    try advance()
  }

  /// Goes on to the next block.
  func advance() throws(ScenarioError) {
    if let files = HistoryText.endLine(upcoming[...]) {
      guard files == count, try lines.next() == nil else { throw damaged }
      isAtEnd = true
      return
    }
    guard let head = HistoryText.fileLine(upcoming[...]) else { throw damaged }
    // The order is what lets a new history be merged in without either in memory.
    guard count == 0 || ByteOrder.precedes(name[...], head.path) else { throw damaged }
    name.replace(with: head.path)
    day = head.day
    count += 1
    block.replace(with: upcoming[...])
    block.append(UInt8(ascii: "\n"))
    while let line = try lines.next() {
      if line.starts(with: HistoryText.file) || line.starts(with: HistoryText.end) {
        upcoming.replace(with: line)
        return
      }
      block.append(contentsOf: line)
      block.append(UInt8(ascii: "\n"))
    }
    throw damaged
  }

  fileprivate var damaged: ScenarioError {
    ScenarioError(.unreadable, "'\(path)' is damaged")
  }
}

extension [UInt8] {
  /// Puts other bytes into the same memory.
  fileprivate mutating func replace(with bytes: ArraySlice<UInt8>) {
    removeAll(keepingCapacity: true)
    append(contentsOf: bytes)
  }
}

extension History {
  /// Reads a written history whole.
  ///
  /// - Parameter path: Where the file lies.
  /// - Throws: `.unreadable`, if it is not there, or damaged in any place.
  public init(readingFrom path: String) throws(ScenarioError) {
    let reader = try HistoryReader(path: path)
    while !reader.isAtEnd {
      guard let (path, file) = HistoryText.parse(reader.block) else { throw reader.damaged }
      files[path] = file
      try reader.advance()
    }
  }
}
