public import ScenarioSystem

/// Reads a written history block by block, without keeping it in memory.
///
/// Nothing is handed out before the checksum of the whole file has been compared: a history that is damaged anywhere
/// is none.
final class HistoryReader {
  private let lines: LineReader
  private let path: Path
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
  /// The day on which an earlier history was lost; nil where none was.
  private(set) var lossDay: Int?

  /// Opens a history, and reads its first block.
  init(path: Path) throws(ScenarioError) {
    self.path = path
    lines = try LineReader(path: path)
    try verify()
    try lines.rewind()
    _ = try lines.next()
    guard let first = try lines.next() else { throw damaged }
    lossDay = HistoryText.lossLine(first)
    guard let second = lossDay == nil ? first : try lines.next() else { throw damaged }
    upcoming.append(contentsOf: second)
    try advance()
  }

  /// Compares the checksum with what the file holds.
  private func verify() throws(ScenarioError) {
    guard let head = try lines.next() else { throw damaged }
    guard head.elementsEqual(HistoryText.head) else {
      guard head.starts(with: HistoryText.headOfAnyVersion) else { throw damaged }
      throw ScenarioError(.unreadable, "'\(path)' was written by another version")
    }
    var sum = HistoryChecksum()
    sum.addLine(head)
    while let line = try lines.next() {
      if line.starts(with: HistoryText.end) {
        guard sum.isRight(inLastLine: line), try lines.next() == nil else { throw damaged }
        return
      }
      sum.addLine(line)
    }
    throw damaged
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
  public init(readingFrom path: Path) throws(ScenarioError) {
    let reader = try HistoryReader(path: path)
    isIncomplete = reader.lossDay != nil
    while !reader.isAtEnd {
      guard let (path, file) = HistoryText.parse(reader.block) else { throw reader.damaged }
      files[path] = file
      try reader.advance()
    }
  }
}
