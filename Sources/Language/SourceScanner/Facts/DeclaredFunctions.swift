/// The names of the functions that files declare, found without parsing them.
struct DeclaredFunctions {
  private var paths: [String: [String]] = [:]

  private static let search = WordSearch(["func ", "- (", "-(", "+ (", "+("])

  /// Adds those of a file: the word behind `func`, and behind the type of a method in Objective-C.
  mutating func add(_ bytes: [UInt8], of path: String) {
    var names: Set<String> = []
    var next = 0
    while let match = Self.search.firstMatch(in: bytes, from: next) {
      next = match.offset + 1
      var start = match.offset
      if match.word == 0 {
        start += 5
      } else {
        while start < bytes.count, bytes[start] != UInt8(ascii: ")"), !bytes[start].isNewline {
          start += 1
        }
        start += 1
      }
      while start < bytes.count, bytes[start].isBlank || bytes[start] == UInt8(ascii: "`") {
        start += 1
      }
      let name = bytes.dropFirst(start).prefix { $0.continuesIdentifier }
      if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    }
    for name in names { paths[name, default: []].append(path) }
  }

  /// Returns the paths of the files that declare one of some functions.
  func paths(of names: Set<String>) -> [String] {
    Set(names.flatMap { paths[$0] ?? [] }).sorted()
  }
}
