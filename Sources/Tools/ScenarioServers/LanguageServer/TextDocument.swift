@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// How a client counts the characters of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A position as a client sends it: a line, and a character in it, both from 0.
struct Position: Equatable {
  var line: Int
  var character: Int

  var json: JSONValue {
    ["line": .number("\(line)"), "character": .number("\(character)")]
  }
}

/// A document that is open in an editor.
struct TextDocument: Sendable {
  /// Its URL, as the client writes it.
  let uri: String
  /// The language that the client names.
  let language: String
  /// The number of the version, which the client counts.
  var version: Int
  /// The contents.
  private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line; a carriage return alone ends a line, too.
  private(set) var lineStarts: [Int] = [0]
  private let encoding: PositionEncoding

  init(
    uri: String,
    language: String = "yaml",
    version: Int = 0,
    text: String,
    encoding: PositionEncoding = .utf16
  ) {
    (self.uri, self.language, self.version, self.encoding) = (uri, language, version, encoding)
    bytes = Array(text.utf8)
    findLines()
  }

  private mutating func findLines() {
    lineStarts.removeAll(keepingCapacity: true)
    lineStarts.append(0)
    for (offset, byte) in bytes.enumerated() {
      guard byte == 0x0A || byte == 0x0D && (offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A)
      else { continue }
      lineStarts.append(offset + 1)
    }
  }

  /// The text of a line, without its end.
  func line(_ line: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(line) else { return [] }
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    var text = bytes[lineStarts[line]..<end]
    while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
    return text
  }

  /// Returns the number of the line that contains an offset.
  func lineNumber(at offset: Int) -> Int {
    max(lineStarts.partitioningIndex { $0 > offset } - 1, 0)
  }

  /// Returns the position of an offset; an offset inside a character is that of the character.
  func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineNumber(at: offset)
    let text = bytes[lineStarts[line]..<offset]
    let character = encoding == .utf8 ? text.count : text.reduce(0) { $0 + Self.units(from: $1) }
    return Position(line: line, character: character)
  }

  /// Returns the offset of a position; one beyond its line or the document is at the end.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let text = line(position.line)
    if encoding == .utf8 { return min(text.startIndex + max(0, position.character), text.endIndex) }
    var units = 0
    for offset in text.indices where text[offset] & 0xC0 != 0x80 {
      if units >= position.character { return offset }
      units += Self.units(from: text[offset])
    }
    return text.endIndex
  }

  /// The number of UTF-16 units of the character that begins with a byte; 0 for any other byte of it.
  private static func units(from byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  /// Returns the range of bytes between two positions.
  func range(from start: Position, to end: Position) -> Range<Int> {
    let (first, last) = (offset(of: start), offset(of: end))
    return first <= last ? first..<last : last..<first
  }

  /// Returns a range as a client reads it.
  func json(_ range: Range<Int>) -> JSONValue {
    ["start": position(at: range.lowerBound).json, "end": position(at: range.upperBound).json]
  }

  /// Replaces a part of the contents; nil replaces all of them.
  mutating func replace(_ range: Range<Int>?, with text: String) {
    if let range { bytes.replaceSubrange(range, with: text.utf8) } else { bytes = Array(text.utf8) }
    findLines()
  }

  /// Returns the smallest edit that changes the contents to others; nil if they are equal.
  func edit(to other: [UInt8]) -> (range: Range<Int>, text: String)? {
    guard other != bytes else { return nil }
    var first = zip(bytes, other).prefix { $0 == $1 }.count
    let limit = min(bytes.count, other.count) - first
    var last = zip(bytes.reversed(), other.reversed()).prefix(limit).prefix { $0 == $1 }.count
    // Whole characters are replaced.
    while first > 0, Self.isContinuation(bytes, first) || Self.isContinuation(other, first) {
      first -= 1
    }
    while last > 0, Self.isContinuation(bytes, bytes.count - last) { last -= 1 }
    let text = String(decoding: other[first..<other.count - last], as: UTF8.self)
    return (first..<bytes.count - last, text)
  }

  private static func isContinuation(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }
}
