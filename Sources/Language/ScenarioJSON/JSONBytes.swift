/// Encoded JSON as the key of a dictionary; an array of bytes would be hashed byte by byte.
package struct JSONBytes: Hashable {
  /// The JSON.
  package let bytes: [UInt8]

  /// Creates a key.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Hashes all bytes at once.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
