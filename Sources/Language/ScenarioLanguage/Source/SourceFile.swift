@_spi(Package) internal import LifecycleCore

/// The bytes of a scenario file, and its name in reports.
public struct SourceFile: Sendable {
  /// The path relative to the working directory, or any other name.
  @_spi(Package) public let path: String
  /// The file's content, including a byte order mark and included files.
  @_spi(Package) public private(set) var bytes: [UInt8]

  /// The path from which included paths are resolved; by default `path`.
  @_spi(Package) public let location: String
  /// The included files, whose bytes follow its own.
  private(set) var included: [Part] = []
  /// The paths of included files that could not be read.
  var unreadablePaths: [String] = []

  /// The displayed paths of other files that decide what it means, such as those of a project.
  @_spi(Package) public var furtherPaths: [String] = []

  /// The displayed paths of all files that it includes, directly or not, whether read or not.
  @_spi(Package) public var includedPaths: [String] {
    included.map(\.path) + unreadablePaths + furtherPaths
  }

  /// An included file, whose bytes follow those of the including file.
  struct Part: Sendable {
    var path: String
    /// The path from which paths in it are resolved.
    var location: String
    /// The offset of its first byte.
    var start: Int32
  }

  /// Creates a file from its bytes, without checking them.
  @_spi(Package) public init(path: String, location: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.location = location ?? path
    self.bytes = bytes
  }

  /// Appends an included file, and returns its offset.
  mutating func include(_ other: SourceFile) -> Int {
    // A line feed between them keeps their lines apart.
    bytes.append(UInt8(ascii: "\n"))
    let start = bytes.count
    bytes += other.bytes
    let offset = Int32(truncatingIfNeeded: start)
    included.append(Part(path: other.path, location: other.location, start: offset))
    furtherPaths += other.furtherPaths
    return start
  }

  /// Returns the path and the start offset of the file that contains a byte.
  @_spi(Package) public func file(at offset: Int32) -> (path: String, start: Int32) {
    let next = included.partitioningIndex { $0.start > offset }
    return next == 0 ? (path, 0) : (included[next - 1].path, included[next - 1].start)
  }

  /// Returns the file that contains a byte, without its bytes, for the paths in it.
  func includer(at offset: Int32) -> SourceFile {
    let next = included.partitioningIndex { $0.start > offset }
    guard next > 0 else { return self }
    return SourceFile(
      path: included[next - 1].path,
      location: included[next - 1].location,
      bytes: []
    )
  }

  /// Returns the start of each line; a line ends with a line feed, as in every editor.
  ///
  /// The table is computed on each call, so keep it for several lookups.
  @_spi(Package) public func lineTable() -> LineTable {
    LineTable(bytes: bytes, count: bytes.count)
  }

  /// Returns the start of each line up to an offset.
  @_spi(Package) public func lineTable(upTo offset: Int32) -> LineTable {
    LineTable(bytes: bytes, count: min(max(Int(offset), 0), bytes.count))
  }
}

/// A table that converts byte offsets to line numbers.
@_spi(Package) public struct LineTable: Sendable {
  /// The offset of each line's first byte.
  public let starts: [Int32]

  /// Creates a table of the lines that begin at most `count` bytes from the start.
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

  /// Returns the highest bit of each byte that is a line feed, with the first byte in the lowest bits.
  private static func lineFeeds(in bytes: UInt64) -> UInt64 {
    let low = 0x7F7F_7F7F_7F7F_7F7F as UInt64
    let other = UInt64(littleEndian: bytes) ^ 0x0A0A_0A0A_0A0A_0A0A
    return ~((other & low) + low | other | low)
  }

  /// Returns the line number of a byte offset, starting at 1.
  public func line(at offset: Int32) -> Int { max(starts.partitioningIndex { $0 > offset }, 1) }
}

/// A half-open range of bytes in a source file.
@_spi(Package) public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte; equal to `start` for an empty range.
  public var end: Int32

  /// Creates the range of bytes from `start` up to `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The empty range before a file's first byte.
  public static let startOfFile = SourceRange(0, 0)
}

/// A value and its range.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var range: SourceRange
}
