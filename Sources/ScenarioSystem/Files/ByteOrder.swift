/// The order of file names: byte by byte.
public enum ByteOrder {
  /// Whether the first comes before the second.
  public static func precedes(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { first.lexicographicallyPrecedes($0) }
    }
  }
}
