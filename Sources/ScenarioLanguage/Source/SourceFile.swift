/// The bytes of a scenario file under the name by which reports call it.
public struct SourceFile: Sendable {
  /// The path as seen from the working directory, or any other name.
  public let path: String
  /// The file's content, a byte order mark included.
  public private(set) var bytes: [UInt8]

  /// Where the file lies, by which others are found from it; its path unless said otherwise.
  public let location: String
  /// The files that it includes, whose bytes follow its own.
  private(set) var included: [Part] = []
  /// The paths of files that it would include, if they could be read.
  var refusedPaths: [String] = []

  /// The paths of the files that it includes, and of those that they include, read or not, as they are displayed.
  public var includedPaths: [String] { included.map(\.path) + refusedPaths }

  /// A file whose bytes follow those of the one that includes it.
  struct Part: Sendable {
    var path: String
    /// Where its first byte stands.
    var start: Int32
  }

  /// Creates a file from its bytes; nothing is checked yet.
  public init(path: String, location: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.location = location ?? path
    self.bytes = bytes
  }

  /// Puts another file behind it, and returns where that begins.
  mutating func include(_ other: SourceFile) -> Int {
    // A line feed between them keeps their lines apart.
    bytes.append(UInt8(ascii: "\n"))
    let start = bytes.count
    bytes += other.bytes
    included.append(Part(path: other.path, start: Int32(truncatingIfNeeded: start)))
    return start
  }

  /// The file to which a byte belongs, and where that file begins.
  public func file(at offset: Int32) -> (path: String, start: Int32) {
    var low = 0
    var high = included.count
    while low < high {
      let middle = (low + high) / 2
      if included[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? (path, 0) : (included[low - 1].path, included[low - 1].start)
  }

  /// Where each line begins; a line ends with a line feed, as in every editor.
  ///
  /// Computed for each call: what asks for many lines keeps the table.
  public func lineTable() -> LineTable { LineTable(bytes: bytes, count: bytes.count) }

  /// Where each line begins, as far as it is needed for an offset and those before it.
  public func lineTable(upTo offset: Int32) -> LineTable {
    LineTable(bytes: bytes, count: min(max(Int(offset), 0), bytes.count))
  }
}

/// Turns byte offsets into lines.
public struct LineTable: Sendable {
  /// The offset of each line's first byte.
  public let starts: [Int32]

  /// Finds the lines that begin at most `count` bytes from the start.
  fileprivate init(bytes: [UInt8], count: Int) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(count / 16 + 2)
    bytes.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<count])
      // Eight bytes at a time: a report asks for the lines of every file.
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        var feeds = Self.lineFeeds(in: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        while feeds != 0 {
          starts.append(Int32(truncatingIfNeeded: offset + feeds.trailingZeroBitCount / 8 + 1))
          feeds &= feeds - 1
        }
      }
      for offset in whole..<bytes.count where bytes[offset] == UInt8(ascii: "\n") {
        starts.append(Int32(truncatingIfNeeded: offset + 1))
      }
    }
    self.starts = starts
  }

  /// The highest bit of each byte that is a line feed, the first byte in the lowest bits.
  private static func lineFeeds(in bytes: UInt64) -> UInt64 {
    let low = 0x7F7F_7F7F_7F7F_7F7F as UInt64
    let other = UInt64(littleEndian: bytes) ^ 0x0A0A_0A0A_0A0A_0A0A
    return ~((other & low) + low | other | low)
  }

  /// The line of a byte offset, counted from 1.
  public func line(at offset: Int32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
