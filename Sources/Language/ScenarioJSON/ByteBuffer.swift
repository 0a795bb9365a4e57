/// Bytes that are written one after the other.
///
/// They are written into memory that exists already: to append them to an array, which checks for room before each byte,
/// takes three times as long.
struct ByteBuffer {
  private var memory = [UInt8](repeating: 0, count: 256)
  private var count = 0

  /// The bytes written so far.
  var bytes: [UInt8] { Array(memory[..<count]) }

  /// Removes the contents, but keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Appends bytes, which a closure must write all.
  mutating func append(_ size: Int, _ write: (inout UnsafeMutablePointer<UInt8>) -> Void) {
    let start = count
    count += size
    if count > memory.count {
      memory += repeatElement(0, count: max(count - memory.count, memory.count))
    }
    memory.withUnsafeMutableBufferPointer { memory in
      guard var end = memory.baseAddress else { return }
      end += start
      write(&end)
    }
  }

  mutating func append(_ byte: UInt8) { append(1) { $0.write(byte) } }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a byte, and moves behind it.
  mutating func write(_ byte: UInt8) {
    pointee = byte
    self += 1
  }

  /// Writes bytes, and moves behind them.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    update(from: start, count: bytes.count)
    self += bytes.count
  }
}
