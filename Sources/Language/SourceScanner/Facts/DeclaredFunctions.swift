/// The functions, types and closures that files declare, found without parsing the files.
struct DeclaredFunctions {
  /// The paths of the files, whose indices are their numbers.
  private(set) var paths: [String] = []
  private var numbers: [String: Int] = [:]
  /// The numbers of the files that declare a name.
  private var files: [String: [Int]] = [:]
  /// The types that each file declares or extends.
  private var types: [Set<String>] = []

  private static let swiftTypes = ["class ", "struct ", "enum ", "actor ", "extension "]
  private static let swiftProperties = ["let ", "var "]
  private static let swift = WordSearch(["func "] + swiftTypes + swiftProperties)
  private static let objectiveCMethods = ["- (", "-(", "+ (", "+("]
  private static let objectiveC = WordSearch(["@implementation "] + objectiveCMethods)

  /// Adds those of a file: the words behind `func` and `class`, and behind the type of a method in Objective-C.
  mutating func add(_ bytes: [UInt8], of path: String, _ language: SourceLanguage) {
    var functions: Set<String> = []
    var types: Set<String> = []
    let search = language == .swift ? Self.swift : Self.objectiveC
    var next = 0
    while let match = search.firstMatch(in: bytes, from: next) {
      next = match.offset + 1
      let isFirst = match.word == 0
      switch language {
      case .swift:
        let words = ["func "] + Self.swiftTypes + Self.swiftProperties
        let start = match.offset + words[match.word].utf8.count
        let name = name(in: bytes, from: start)
        if isFirst {
          functions.insert(name)
        } else if match.word <= Self.swiftTypes.count {
          types.insert(name)
        } else if Self.isClosure(bytes, from: start) {
          functions.insert(name)
        }
      case .objectiveC:
        if isFirst {
          types.insert(name(in: bytes, from: match.offset + 16))
        } else {
          let end = bytes[match.offset...].firstIndex { $0 == UInt8(ascii: ")") || $0.isNewline }
          functions.insert(name(in: bytes, from: (end ?? bytes.count) + 1))
        }
      }
    }
    // An initializer is called by the name of its type.
    let number = paths.count
    for name in functions.union(types) where !name.isEmpty {
      files[name, default: []].append(number)
    }
    paths.append(path)
    numbers[path] = number
    self.types.append(types)
  }

  /// Whether the rest of a line can say that a property is a closure, `let save = {`, `var save: () -> Void`.
  private static func isClosure(_ bytes: [UInt8], from start: Int) -> Bool {
    var before: UInt8 = 0
    for byte in bytes[start...].prefix(200) where !byte.isBlank {
      if byte.isNewline { return false }
      if byte == UInt8(ascii: "{") || before == UInt8(ascii: "-") && byte == UInt8(ascii: ">") {
        return true
      }
      before = byte
    }
    return false
  }

  /// The name that begins at an offset, behind blanks; of a path, `Notes.AppDelegate`, the last one.
  private func name(in bytes: [UInt8], from offset: Int) -> String {
    let start = bytes.dropFirst(offset).drop { $0.isBlank || $0 == UInt8(ascii: "`") }
    let path = start.prefix { $0.continuesIdentifier || $0 == UInt8(ascii: ".") }
    let name = path.split(separator: UInt8(ascii: ".")).last ?? []
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns the number of a file; nil if it was not added.
  func number(of path: String) -> Int? { numbers[path] }

  /// Returns the files that declare what a call can mean: those with a type that it probably means, and all.
  func files(with target: CallTarget) -> (likely: [Int], all: [Int]) {
    let all = files[target.name] ?? []
    return (all.filter { types[$0].contains(where: target.isLikely) }, all)
  }
}
