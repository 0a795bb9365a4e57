/// Appends JSON to a buffer of bytes, without a value in between.
///
/// Whoever writes puts commas by `item()` and `key(_:)`, which know whether one is needed.
package struct JSONBytes {
  /// What was written, and room for more: a piece is put into it at once, and not byte by byte.
  private var room: [UInt8] = []
  private var count = 0
  private var needsComma = false

  /// Creates an empty buffer.
  package init() {}

  /// What was written; whoever keeps it has the next piece written elsewhere.
  package var written: ArraySlice<UInt8> { room[..<count] }

  /// Forgets what was written, and keeps the memory.
  package mutating func removeAll() {
    count = 0
    needsComma = false
  }

  /// Puts a piece of at most `size` bytes behind what was written; `write` returns how many it has.
  @inline(__always)
  private mutating func put(
    atMost size: Int,
    _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if room.count - count < size {
      room.append(contentsOf: repeatElement(0, count: max(size, room.count, 4096)))
    }
    let start = count
    count += room.withUnsafeMutableBufferPointer { room in
      room.baseAddress.map { write($0 + start) } ?? 0
    }
  }

  /// Puts one byte, behind a comma where one is needed.
  @inline(__always)
  private mutating func put(_ byte: UInt8, afterComma: Bool) {
    put(atMost: 2) { place in
      place[0] = 0x2C
      place[afterComma ? 1 : 0] = byte
      return afterComma ? 2 : 1
    }
  }

  // MARK: - Structure

  /// Begins an object or a list.
  package mutating func open(_ bracket: UInt8) {
    put(bracket, afterComma: needsComma)
    needsComma = false
  }

  /// Ends an object or a list.
  package mutating func close(_ bracket: UInt8) {
    put(bracket, afterComma: false)
    needsComma = true
  }

  /// Begins an object.
  package mutating func openObject() { open(UInt8(ascii: "{")) }
  /// Ends an object.
  package mutating func closeObject() { close(UInt8(ascii: "}")) }
  /// Begins a list.
  package mutating func openList() { open(UInt8(ascii: "[")) }
  /// Ends a list.
  package mutating func closeList() { close(UInt8(ascii: "]")) }

  /// Ends the object that is open, and the line with it.
  package mutating func endLine() {
    closeObject()
    put(UInt8(ascii: "\n"), afterComma: false)
    needsComma = false
  }

  /// Begins an item of a list.
  package mutating func item() {
    if needsComma { put(UInt8(ascii: ","), afterComma: false) }
    needsComma = true
  }

  /// Writes a key, which needs no escapes; its value follows.
  ///
  /// No part of whoever calls it: many keys are written in a row, and each would bring the whole of this along.
  @inline(never)
  package mutating func key(_ key: StaticString) {
    let afterComma = needsComma
    put(atMost: key.utf8CodeUnitCount + 4) { place in
      var end = place
      if afterComma { end.append(0x2C) }
      end.append(0x22)
      end.append(key.utf8Start, key.utf8CodeUnitCount)
      end.append(0x22)
      end.append(0x3A)
      return end - place
    }
    needsComma = false
  }

  /// Makes a key of the text before it; its value follows.
  package mutating func colon() {
    put(0x3A, afterComma: false)
    needsComma = false
  }

  // MARK: - Values

  /// Writes a whole number.
  package mutating func number(_ value: Int64) {
    item()
    put(atMost: 20) { place in
      var end = place
      if value < 0 { end.append(0x2D) }
      var rest = value.magnitude
      var digits = 1
      var limit = 10 as UInt64
      while digits < 19, rest >= limit {
        digits += 1
        limit *= 10
      }
      for digit in stride(from: digits - 1, through: 0, by: -1) {
        end[digit] = UInt8(truncatingIfNeeded: rest % 10) + 0x30
        rest /= 10
      }
      return end - place + digits
    }
  }

  /// Writes true or false.
  package mutating func flag(_ value: Bool) { bare(value ? "true" : "false") }

  /// Writes that there is nothing.
  package mutating func null() { bare("null") }

  private mutating func bare(_ word: StaticString) {
    item()
    put(atMost: word.utf8CodeUnitCount) { place in
      var end = place
      end.append(word.utf8Start, word.utf8CodeUnitCount)
      return end - place
    }
  }

  /// Writes a word of the vocabulary, which needs no escapes.
  package mutating func word(_ text: String) {
    Self.withBytes(of: text) { plain($0) }
  }

  /// Writes any text.
  package mutating func text(_ text: String) {
    Self.withBytes(of: text) { bytes in
      if bytes.isPlain { plain(bytes) } else { escaped(bytes) }
    }
  }

  /// Looks at the bytes of a text where they lie: almost every text has them in one piece.
  @inline(__always)
  private static func withBytes(
    of text: String,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if text.utf8.withContiguousStorageIfAvailable(body) == nil {
      Array(text.utf8).withUnsafeBufferPointer(body)
    }
  }

  private mutating func plain(_ bytes: UnsafeBufferPointer<UInt8>) {
    let afterComma = needsComma
    put(atMost: bytes.count + 3) { place in
      var end = place
      if afterComma { end.append(0x2C) }
      end.append(0x22)
      if let start = bytes.baseAddress { end.append(start, bytes.count) }
      end.append(0x22)
      return end - place
    }
    needsComma = true
  }

  private mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    item()
    put(atMost: 6 * bytes.count + 2) { place in
      var end = place
      end.append(0x22)
      for byte in bytes { end.append(escaped: byte) }
      end.append(0x22)
      return end - place
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text of these bytes needs no escapes; eight of them are looked at together.
  fileprivate var isPlain: Bool {
    let size = MemoryLayout<UInt64>.size
    guard count >= size else { return allSatisfy { !$0.isSpecial } }
    let bytes = UnsafeRawBufferPointer(self)
    var special = 0 as UInt64
    var place = 0
    while place < count {
      // The last ones may have been among those before.
      let next = bytes.loadUnaligned(
        fromByteOffset: Swift.min(place, count - size),
        as: UInt64.self
      )
      special |= next.specialBytes
      place += size
    }
    return special == 0
  }
}

extension UInt64 {
  /// Other than 0 if one of eight bytes is written as an escape.
  fileprivate var specialBytes: UInt64 {
    let ones = 0x0101_0101_0101_0101 as UInt64
    // A byte that is less than another lends from its highest bit, unless that was set.
    func lessThan(_ limit: UInt64, _ bytes: UInt64) -> UInt64 {
      (bytes &- limit &* ones) & ~bytes & (0x80 &* ones)
    }
    return lessThan(0x20, self) | lessThan(1, self ^ (0x22 &* ones))
      | lessThan(1, self ^ (0x5C &* ones)) | lessThan(1, self ^ (0x7F &* ones))
  }
}

extension UInt8 {
  /// Whether a byte of a text is written as an escape.
  fileprivate var isSpecial: Bool { self < 0x20 || self == 0x22 || self == 0x5C || self == 0x7F }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a byte, and points behind it.
  @inline(__always)
  fileprivate mutating func append(_ byte: UInt8) {
    pointee = byte
    self += 1
  }

  /// Writes bytes, and points behind them.
  @inline(__always)
  fileprivate mutating func append(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    update(from: bytes, count: count)
    self += count
  }

  /// Writes a byte of a text, as at most six.
  fileprivate mutating func append(escaped byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: append("\\", byte)
    case 0x0A: append("\\", UInt8(ascii: "n"))
    case 0x0D: append("\\", UInt8(ascii: "r"))
    case 0x09: append("\\", UInt8(ascii: "t"))
    case ..<0x20, 0x7F:
      append("\\u00", Self.digit(byte >> 4))
      append(Self.digit(byte & 15))
    default: append(byte)
    }
  }

  private mutating func append(_ head: StaticString, _ byte: UInt8) {
    append(head.utf8Start, head.utf8CodeUnitCount)
    append(byte)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
