/// Reads property lists in the XML and the binary format.
///
/// Any bytes are safe to read: offsets are checked, and nesting and the number of values are limited, so that neither
/// a damaged nor a hostile file makes the reader crash, or work for long.
public enum PropertyListReader {
  /// The number of containers that may be nested in one another.
  static let maximumDepth = 64
  /// The number of values that a file may have; a value that is referred to repeatedly counts each time.
  static let maximumCount = 200_000
  /// The number of bytes of all strings and data together.
  static let maximumSize = 16 << 20

  /// Returns whether the bytes begin like a binary property list.
  public static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a property list.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The value of the file, usually a dictionary.
  /// - Throws: The first problem that makes it unreadable.
  public static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    if isBinary(bytes) {
      var reader = try BinaryReader(bytes)
      return try reader.read()
    }
    var reader = try XMLReader(bytes)
    return try reader.read()
  }
}

/// Counts what was read, and refuses more than a property list needs.
struct ReadingLimit {
  private var count = 0
  private var size = 0

  /// Counts a value with this many bytes of text or data, below `depth` containers.
  mutating func add(_ bytes: Int, depth: Int, at offset: Int) throws(PropertyListError) {
    count += 1
    size += bytes
    if depth > PropertyListReader.maximumDepth {
      throw PropertyListError(
        at: offset,
        "more than \(PropertyListReader.maximumDepth) arrays and dictionaries in one another",
        help: "no property list of an app is that deep; check how the file was made"
      )
    }
    if count > PropertyListReader.maximumCount || size > PropertyListReader.maximumSize {
      throw PropertyListError(
        at: offset,
        "too many values, or too much text",
        help: "no property list of an app is that large; check how the file was made"
      )
    }
  }
}
