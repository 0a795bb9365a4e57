/// Finds files that declare names, or other names for them, without parsing them.
struct DeclarationSearch {
  private let search: WordSearch
  /// For each word that is searched: the bytes before the name, and those up to its end.
  private let parts: [(start: Int, end: Int)]

  /// Words before a declared name.
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "let", "var", "case",
    "interface", "implementation", "define", "const", "NSString", "func",
  ]

  init(_ names: [String]) {
    let long = names.filter { $0.utf8.count > 1 }
    // A single letter is searched with what precedes it.
    let short = names.filter { $0.utf8.count == 1 }.flatMap { name in
      [" ", "\t", "\n", ".", "*", "="].map { $0 + name }
    }
    search = WordSearch(long + short)
    parts = long.map { (0, $0.utf8.count) } + short.map { _ in (1, 2) }
  }

  /// Returns whether a file declares one of the names.
  func isDeclared(in bytes: [UInt8]) -> Bool {
    var next = 0
    while let match = search.firstMatch(in: bytes, from: next) {
      let start = match.offset + parts[match.word].start
      let end = match.offset + parts[match.word].end
      let isWhole = end >= bytes.count || !bytes[end].continuesIdentifier
      if isWhole, isKeyword(before: start, bytes) { return true }
      next = match.offset + 1
    }
    return false
  }

  /// Whether a keyword precedes a name, or the types around it.
  private func isKeyword(before offset: Int, _ bytes: [UInt8]) -> Bool {
    var end = offset
    if end > 0, bytes[end - 1].continuesIdentifier { return false }
    let limit = max(0, offset - 200)
    // `extension A.B`
    while end > limit, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1].continuesIdentifier {
      end -= 1
    }
    let path = end
    while end > limit,
      bytes[end - 1].isBlank || bytes[end - 1].isNewline || bytes[end - 1] == UInt8(ascii: "*")
    {
      end -= 1
    }
    if end > limit, bytes[end - 1] == UInt8(ascii: "=") {
      return isAlias(before: end - 1, bytes, limit)
    }
    // The type of a method in Objective-C.
    if end > limit, bytes[end - 1] == UInt8(ascii: ")") { return true }
    guard end < path else { return false }
    return Self.keywords.contains(word(before: end, bytes, limit))
  }

  /// Whether another name of a type precedes an equals sign, `typealias Other = Name`.
  private func isAlias(before equals: Int, _ bytes: [UInt8], _ limit: Int) -> Bool {
    var end = equals
    func skipBlanks() { while end > limit, bytes[end - 1].isBlank { end -= 1 } }
    skipBlanks()
    end -= word(before: end, bytes, limit).utf8.count
    skipBlanks()
    return word(before: end, bytes, limit) == "typealias"
  }

  private func word(before end: Int, _ bytes: [UInt8], _ limit: Int) -> String {
    var start = end
    while start > limit, bytes[start - 1].continuesIdentifier { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
