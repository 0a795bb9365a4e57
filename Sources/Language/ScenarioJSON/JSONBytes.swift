/// Encoded JSON as the key of a dictionary; an array of bytes would be hashed byte by byte.
@_spi(Package) public struct JSONBytes: Hashable {
  /// The JSON.
  public let bytes: [UInt8]

  /// Creates a key.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Hashes all bytes at once.
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
