/// Reads the binary format: a header, objects, a table with their offsets, and a trailer that describes the table.
struct BinaryReader {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let tableStart: Int
  private var limit = ReadingLimit.app
  /// The containers around the object that is being read.
  private var path: [Int] = []

  private static let headerSize = 8
  private static let trailerSize = 32

  /// Reads the trailer.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    guard bytes.starts(with: "bplist0".utf8) else {
      throw PropertyListError(
        at: 6,
        "a binary property list of another version than 00",
        help: "convert it with: plutil -convert xml1"
      )
    }
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= Self.headerSize else { throw Self.damaged(at: bytes.count, "it ends early") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes[(trailer + 8)..<(trailer + 16)]),
      let top = Self.integer(bytes[(trailer + 16)..<(trailer + 24)]),
      let table = Self.integer(bytes[(trailer + 24)..<(trailer + 32)]),
      top < count, table >= Self.headerSize, table <= trailer,
      count <= (trailer - table) / offsetSize
    else { throw Self.damaged(at: trailer, "its last 32 bytes do not describe its contents") }
    (objectCount, topObject, tableStart) = (count, top, table)
  }

  /// Reads the property list.
  mutating func read() throws(PropertyListError) -> PropertyList { try object(topObject) }

  private static func damaged(at offset: Int, _ reason: String) -> PropertyListError {
    PropertyListError(
      at: offset,
      "the binary property list is damaged: \(reason)",
      help: "build the app again, or check the file with: plutil -lint"
    )
  }

  /// Returns an unsigned number, highest byte first; nil if it is larger than any offset.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value: UInt64 = 0
    for byte in bytes {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  /// Returns the bytes at an offset; all of an object is before the table.
  private func slice(_ offset: Int, _ count: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    guard offset >= Self.headerSize, count >= 0, offset <= tableStart,
      count <= tableStart - offset
    else { throw Self.damaged(at: offset, "a value is longer than the file") }
    return bytes[offset..<(offset + count)]
  }

  // MARK: - Objects

  private mutating func object(_ number: Int) throws(PropertyListError) -> PropertyList {
    guard number < objectCount, let offset = offset(of: number) else {
      throw Self.damaged(at: tableStart, "a value that does not exist is referred to")
    }
    guard !path.contains(number) else {
      throw Self.damaged(at: offset, "a container is inside itself")
    }
    let marker = try slice(offset, 1)[offset]
    let low = Int(marker & 15)
    switch marker >> 4 {
    case 0x0: return try simple(low, offset)
    case 0x1: return try integer(try payload(offset, 1 << low), offset)
    case 0x2: return try real(try payload(offset, 1 << low), offset)
    case 0x3:
      let date = try payload(offset, 8)
      return PropertyList(.date(Double(bitPattern: Self.bits(date))))
    case 0x4:
      let (start, count) = try length(low, offset)
      try limit.add(count, depth: path.count, at: offset)
      return PropertyList(.data(Array(try slice(start, count))))
    case 0x5, 0x7: return try text(low, offset, unit: 1)
    case 0x6: return try text(low, offset, unit: 2)
    case 0x8:
      let id = try payload(offset, low + 1)
      guard id.count <= 8 else { throw Self.damaged(at: offset, "a reference is too long") }
      return PropertyList(.uid(Self.bits(id)))
    case 0xA, 0xB, 0xC: return try array(number, low, offset)
    case 0xD: return try dictionary(number, low, offset)
    default: throw Self.damaged(at: offset, "a value has an unknown type")
    }
  }

  private func offset(of number: Int) -> Int? {
    let position = tableStart + number * offsetSize
    return Self.integer(bytes[position..<(position + offsetSize)])
  }

  /// Counts a value without text, and returns its bytes, which follow the marker.
  private mutating func payload(
    _ offset: Int,
    _ count: Int
  ) throws(PropertyListError) -> ArraySlice<UInt8> {
    try limit.add(0, depth: path.count, at: offset)
    return try slice(offset + 1, count)
  }

  private static func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func simple(_ low: Int, _ offset: Int) throws(PropertyListError) -> PropertyList
  {
    try limit.add(0, depth: path.count, at: offset)
    guard low == 8 || low == 9 else {
      throw Self.damaged(at: offset, "a value has an unknown type")
    }
    return PropertyList(.boolean(low == 9))
  }

  /// Reads an integer: of eight bytes with a sign, of sixteen an unsigned one that needs all of the last eight.
  private func integer(
    _ payload: ArraySlice<UInt8>,
    _ offset: Int
  ) throws(PropertyListError) -> PropertyList {
    let bits = Self.bits(payload)
    switch payload.count {
    case 1, 2, 4, 8: return PropertyList(.integer(Int64(bitPattern: bits)))
    case 16:
      let high = Self.bits(payload.prefix(8))
      let small = Int64(bitPattern: bits)
      if high == 0 { return PropertyList(small < 0 ? .unsigned(bits) : .integer(small)) }
      if high == .max, small < 0 { return PropertyList(.integer(small)) }
    default: break
    }
    throw Self.damaged(at: offset, "an integer is too long")
  }

  private func real(
    _ payload: ArraySlice<UInt8>,
    _ offset: Int
  ) throws(PropertyListError) -> PropertyList {
    let bits = Self.bits(payload)
    switch payload.count {
    case 4: return PropertyList(.real(Double(Float(bitPattern: UInt32(bits)))))
    case 8: return PropertyList(.real(Double(bitPattern: bits)))
    default: throw Self.damaged(at: offset, "a real number has an unknown length")
    }
  }

  /// Returns where the contents of an object begin, and its length; 15 means that an integer with it follows.
  private func length(
    _ low: Int,
    _ offset: Int
  ) throws(PropertyListError) -> (start: Int, count: Int) {
    guard low == 15 else { return (offset + 1, low) }
    let marker = try slice(offset + 1, 1)[offset + 1]
    let size = 1 << Int(marker & 15)
    guard marker >> 4 == 1, size <= 8, let count = Self.integer(try slice(offset + 2, size)) else {
      throw Self.damaged(at: offset, "a length is missing")
    }
    return (offset + 2 + size, count)
  }

  private mutating func text(
    _ low: Int,
    _ offset: Int,
    unit: Int
  ) throws(PropertyListError) -> PropertyList {
    let (start, count) = try length(low, offset)
    // Divided, because the product could be too large for an integer.
    guard count <= bytes.count / unit else {
      throw Self.damaged(at: offset, "a value is longer than the file")
    }
    try limit.add(count * unit, depth: path.count, at: offset)
    let contents = try slice(start, count * unit)
    if unit == 1 { return PropertyList(.string(String(decoding: contents, as: UTF8.self))) }
    let units = stride(from: contents.startIndex, to: contents.endIndex, by: 2).map {
      UInt16(contents[$0]) << 8 | UInt16(contents[$0 + 1])
    }
    return PropertyList(.string(String(decoding: units, as: UTF16.self)))
  }

  // MARK: - Containers

  /// Checks that `count` references from `start` are in the file.
  private func checkReferences(_ start: Int, _ count: Int) throws(PropertyListError) {
    guard count <= bytes.count / referenceSize else {
      throw Self.damaged(at: start, "a value is longer than the file")
    }
    _ = try slice(start, count * referenceSize)
  }

  /// Reads the object that a reference leads to.
  private mutating func object(
    at start: Int,
    _ index: Int
  ) throws(PropertyListError) -> PropertyList {
    let position = start + index * referenceSize
    // A number that no offset could be is that of no object.
    return try object(Self.integer(bytes[position..<(position + referenceSize)]) ?? .max)
  }

  private mutating func array(
    _ number: Int,
    _ low: Int,
    _ offset: Int
  ) throws(PropertyListError) -> PropertyList {
    try container(number, low, offset) { (reader, start, count) throws(PropertyListError) in
      var items: [PropertyList] = []
      for index in 0..<count { items.append(try reader.object(at: start, index)) }
      return PropertyList(.array(items))
    }
  }

  private mutating func dictionary(
    _ number: Int,
    _ low: Int,
    _ offset: Int
  ) throws(PropertyListError) -> PropertyList {
    try container(number, low, offset) { (reader, start, count) throws(PropertyListError) in
      let values = start + count * reader.referenceSize
      try reader.checkReferences(values, count)
      var entries: [PropertyList.Entry] = []
      for index in 0..<count {
        guard case .string(let name) = try reader.object(at: start, index).value else {
          throw Self.damaged(at: offset, "a key is not a string")
        }
        entries.append(PropertyList.Entry(name, try reader.object(at: values, index)))
      }
      return PropertyList(.dictionary(entries))
    }
  }

  /// Reads an object with references to others, none of which may contain it.
  private mutating func container(
    _ number: Int,
    _ low: Int,
    _ offset: Int,
    _ read: (inout Self, _ start: Int, _ count: Int) throws(PropertyListError) -> PropertyList
  ) throws(PropertyListError) -> PropertyList {
    let (start, count) = try length(low, offset)
    try limit.add(0, depth: path.count + 1, at: offset)
    path.append(number)
    defer { path.removeLast() }
    try checkReferences(start, count)
    return try read(&self, start, count)
  }
}
