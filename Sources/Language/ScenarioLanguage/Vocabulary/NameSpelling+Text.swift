@_spi(Package) public import LifecycleCore

// Texts about methods and notifications have their selectors, until they are shown.
@_spi(Package) extension NameSpelling {
  /// Returns a text in which the names of methods and notifications are written in this language.
  ///
  /// Only whole words are replaced, and what is between double quotes stays: the titles of sources.
  public func written(_ text: String) -> String {
    guard self == .swift else { return text }
    var text = text
    // Most texts have no name, and are not even copied.
    let names = text.withUTF8 { bytes in
      var scanner = NameScanner(bytes: bytes)
      return scanner.names()
    }
    guard !names.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var written: [UInt8] = []
    var end = 0
    for name in names {
      written += bytes[end..<name.range.lowerBound]
      written += name.swiftName.utf8
      end = name.range.upperBound
    }
    return String(decoding: written + bytes[end...], as: UTF8.self)
  }

  /// Returns lines in which the names of methods and notifications are written in this language.
  public func written(_ lines: [String]) -> [String] {
    self == .swift ? lines.map { written($0) } : lines
  }
}

/// Finds the names of methods and notifications in a text, each as a whole word in Objective-C.
private struct NameScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the ranges of the names, each with the name in Swift.
  mutating func names() -> [(range: Range<Int>, swiftName: String)] {
    var found: [(Range<Int>, String)] = []
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isWord(byte) {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        if let name = name(in: start..<position) { found.append(name) }
      } else {
        skip(byte)
      }
    }
    return found
  }

  /// Moves behind a byte that is in no word, behind a quotation, or behind what sets a color.
  private mutating func skip(_ byte: UInt8) {
    position += 1
    let closing: UInt8
    switch byte {
    case UInt8(ascii: "\""): closing = byte
    case 0x1B: closing = UInt8(ascii: "m")
    default: return
    }
    if let end = bytes[position...].firstIndex(of: closing) { position = end + 1 }
  }

  /// Returns the name that a word is, apart from punctuation at its end.
  private func name(in word: Range<Int>) -> (Range<Int>, String)? {
    guard word.count >= Self.shortest else { return nil }
    let next = bytes[word.upperBound...].first
    // It is the start of a name in Swift.
    if next == UInt8(ascii: "(") { return nil }
    var end = word.upperBound
    while end > word.lowerBound, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    // A key of YAML keeps its colon.
    let isKey = Self.startsOfValues.contains { bytes[end...].starts(with: $0.utf8) }
    let endsInColon = end > word.lowerBound && bytes[end - 1] == UInt8(ascii: ":")
    let ends = endsInColon ? (isKey ? [end - 1] : [end, end - 1]) : [end]
    for end in ends {
      let range = word.lowerBound..<end
      let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      if let swiftName = Self.swiftNames[name] { return (range, swiftName) }
    }
    return nil
  }

  /// What follows a key whose value is a list or a mapping.
  private static let startsOfValues = [" [", " {"]

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      // A path or a word with hyphens is one word.
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  /// The names in Swift, by those in Objective-C with and without the last colon.
  private static let swiftNames = Dictionary(
    Term.all.flatMap { term in
      term.row.swiftName.map { name in
        [(term.word, name), (term.word.trimmingLastColon, name)]
      } ?? []
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// The length of the shortest name.
  private static let shortest = swiftNames.keys.map(\.utf8.count).min() ?? 0
}
