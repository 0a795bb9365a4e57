/// Reads property lists in the XML, the binary and the old-style format.
///
/// Any bytes are safe to read: offsets are checked, and nesting and the number of values are limited, so that neither
/// a damaged nor a hostile file makes the reader crash, or work for long.
package enum PropertyListReader {
  /// Returns whether the bytes begin like a binary property list.
  package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Returns the UTF-8 form of an XML file in UTF-16; any other file unchanged.
  ///
  /// The ranges in a property list are those of this form.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    // A byte order mark, or else `<`.
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C])
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0])
    guard isBigEndian || isLittleEndian, bytes.count % 2 == 0 else { return bytes }
    let units = stride(from: 0, to: bytes.count, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) } ?? bytes
  }

  /// Reads a property list.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The value of the file, usually a dictionary.
  /// - Throws: The first problem that makes it unreadable.
  package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    if isBinary(bytes) {
      var reader = try BinaryReader(bytes)
      return try reader.read()
    }
    var reader = try XMLReader(utf8(bytes))
    return try reader.read()
  }

  /// Reads a property list in the old-style format of `project.pbxproj`: `{ key = value; list = (a, b); }`.
  ///
  /// Any word is a property list in this format, so a file is read in it only if it should be in it.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The value of the file, with the range of every key and value.
  /// - Throws: The first problem that makes it unreadable.
  package static func readOldStyle(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = try OldStyleReader(bytes)
    return try reader.read()
  }
}
