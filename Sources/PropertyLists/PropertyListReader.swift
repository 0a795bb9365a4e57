/// Reads property lists in the XML and the binary format.
///
/// Any bytes are safe to read: offsets are checked, and nesting and the number of values are limited, so that neither
/// a damaged nor a hostile file makes the reader crash, or work for long.
public enum PropertyListReader {
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
