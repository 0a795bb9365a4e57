internal import ScenarioSystem

/// Divides a stream of bytes into messages.
struct MessageReader {
  /// How messages are divided.
  enum Framing {
    /// Before each message is a header with its `Content-Length`.
    case headers
    /// Each message is a line.
    case lines

    /// Returns what is sent for a message.
    func bytes(of message: [UInt8]) -> [UInt8] {
      switch self {
      case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
      case .lines: message + [0x0A]
      }
    }
  }

  /// The next message.
  enum Message: Equatable {
    /// The content of a message.
    case content([UInt8])
    /// Why the bytes are not a message; the reader continues after them.
    case malformed(String)
  }

  /// The maximum size of a message, in bytes.
  static let limit = 64 << 20

  private let framing: Framing
  private var bytes: [UInt8] = []
  /// The offset of the first byte that was not returned.
  private var start = 0
  /// The number of bytes of a refused message that are still to be skipped.
  private var skippedCount = 0
  /// The number of bytes of the next line that contain no line feed.
  private var searchedCount = 0
  /// Whether the rest of a line that is too long is skipped.
  private var skipsLine = false

  /// Creates a reader without bytes.
  init(_ framing: Framing = .headers) { self.framing = framing }

  /// Appends bytes that were read.
  mutating func append(_ more: some Collection<UInt8>) {
    if start > 0, start == bytes.count || start > 1 << 20 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// Returns the next message; nil if it is not complete.
  mutating func next() -> Message? {
    switch framing {
    case .headers: nextAfterHeader()
    case .lines: nextLine()
    }
  }

  /// Returns the last line if it has no line feed; nil if there is none.
  mutating func end() -> Message? {
    guard framing == .lines, !skipsLine, start < bytes.count else { return nil }
    append([0x0A])
    return next()
  }

  /// Returns the next line that is not empty.
  private mutating func nextLine() -> Message? {
    while let feed = bytes[(start + searchedCount)...].firstIndex(of: 0x0A) {
      let line = bytes[start..<feed]
      (start, searchedCount) = (feed + 1, 0)
      if skipsLine {
        skipsLine = false
      } else if line.count > Self.limit {
        return Self.tooLarge
      } else if line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) {
        return .content(Array(line))
      }
    }
    searchedCount = bytes.count - start
    guard searchedCount > Self.limit || skipsLine else { return nil }
    // The rest of such a line is not kept.
    let isNew = !skipsLine
    (bytes, start, searchedCount, skipsLine) = ([], 0, 0, true)
    return isNew ? Self.tooLarge : nil
  }

  private static let tooLarge = Message.malformed("a message is larger than \(limit >> 20) MiB")

  private mutating func nextAfterHeader() -> Message? {
    let skipped = min(skippedCount, bytes.count - start)
    (start, skippedCount) = (start + skipped, skippedCount - skipped)
    guard skippedCount == 0, let header = headerEnd() else { return nil }
    guard let length = contentLength(in: bytes[start..<header.fields]) else {
      start = header.end
      return .malformed("a header has no valid Content-Length")
    }
    guard length <= Self.limit else {
      (start, skippedCount) = (header.end, length)
      return Self.tooLarge
    }
    guard bytes.count - header.end >= length else { return nil }
    defer { start = header.end + length }
    return .content(Array(bytes[header.end..<header.end + length]))
  }

  /// Returns the ends of the fields and of the empty line after them; line feeds may lack their carriage returns.
  private func headerEnd() -> (fields: Int, end: Int)? {
    var offset = start
    while let feed = bytes[offset...].firstIndex(of: 0x0A) {
      let line = bytes[offset..<feed]
      if line.isEmpty || line.elementsEqual([0x0D]) { return (offset, feed + 1) }
      offset = feed + 1
    }
    return nil
  }

  private func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      let parts = text.split(separator: ":", maxSplits: 1).map {
        ActionDocument.trimmed(String($0))
      }
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1]).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
