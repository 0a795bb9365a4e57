@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// Divides a stream of bytes into messages.
package struct MessageReader {
  /// How messages are divided.
  package enum Framing {
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
  /// The maximum size of a header, in bytes.
  static let headerLimit = 16 << 10

  private let framing: Framing
  private var bytes: [UInt8] = []
  /// The offset of the first byte that was not returned.
  private var start = 0
  /// The number of bytes of a refused message that are still to be skipped.
  private var skippedCount = 0
  /// The number of bytes of the next line or header that contain no end of it.
  private var searchedCount = 0
  /// Whether the rest of a line or header that is too long is skipped.
  private var skipsRest = false

  /// The number of bytes that are held until a message is complete.
  var heldCount: Int { bytes.count }

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
    guard framing == .lines, !skipsRest, start < bytes.count else { return nil }
    append([0x0A])
    return next()
  }

  /// Returns the next line that is not empty.
  private mutating func nextLine() -> Message? {
    while let feed = bytes.firstIndex(of: 0x0A, from: start + searchedCount) {
      let line = bytes[start..<feed]
      (start, searchedCount) = (feed + 1, 0)
      if skipsRest {
        skipsRest = false
      } else if line.count > Self.limit {
        return Self.tooLarge
      } else if line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) {
        return .content(Array(line))
      }
    }
    searchedCount = bytes.count - start
    guard searchedCount > Self.limit || skipsRest else { return nil }
    // The rest of such a line is not kept.
    let isNew = !skipsRest
    (bytes, start, searchedCount, skipsRest) = ([], 0, 0, true)
    return isNew ? Self.tooLarge : nil
  }

  private static let tooLarge = Message.malformed("a message is larger than \(limit >> 20) MiB")

  private mutating func nextAfterHeader() -> Message? {
    let skipped = min(skippedCount, bytes.count - start)
    (start, skippedCount) = (start + skipped, skippedCount - skipped)
    guard skippedCount == 0 else { return nil }
    guard let header = headerEnd() else { return skippingLongHeader() }
    guard !skipsRest else {
      (start, searchedCount, skipsRest) = (header.end, 0, false)
      return nextAfterHeader()
    }
    guard header.end - start <= Self.headerLimit else {
      (start, searchedCount) = (header.end, 0)
      return Self.headerTooLarge
    }
    guard let length = contentLength(in: bytes[start..<header.fields]) else {
      (start, searchedCount) = (header.end, 0)
      return .malformed("a header has no valid Content-Length")
    }
    guard length <= Self.limit else {
      (start, searchedCount, skippedCount) = (header.end, 0, length)
      return Self.tooLarge
    }
    guard bytes.count - header.end >= length else { return nil }
    defer { (start, searchedCount) = (header.end + length, 0) }
    return .content(Array(bytes[header.end..<header.end + length]))
  }

  /// Returns the ends of the fields and of the empty line after them; line feeds may lack their carriage returns.
  private mutating func headerEnd() -> (fields: Int, end: Int)? {
    var line = start + searchedCount
    while let feed = bytes.firstIndex(of: 0x0A, from: line) {
      let text = bytes[line..<feed]
      if text.isEmpty || text.elementsEqual([0x0D]) { return (line, feed + 1) }
      line = feed + 1
      // The lines that were read are not read again, so that many short pieces take no longer than one.
      searchedCount = line - start
    }
    return nil
  }

  /// Discards the part of a header that is already too long; its end may still be far away.
  private mutating func skippingLongHeader() -> Message? {
    guard bytes.count - start > Self.headerLimit else { return nil }
    let isNew = !skipsRest
    // What is kept shows whether a line feed that follows ends an empty line.
    let endsLine = bytes.last == 0x0A
    let tail: [UInt8] = endsLine ? [] : bytes.suffix(2) == [0x0A, 0x0D] ? [0x0D] : [0x2E]
    (bytes, start, searchedCount, skipsRest) = (tail, 0, 0, true)
    return isNew ? Self.headerTooLarge : nil
  }

  private static let headerTooLarge = Message.malformed(
    "a header is larger than \(headerLimit >> 10) KiB"
  )

  private func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmingWhitespace }
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1]).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
