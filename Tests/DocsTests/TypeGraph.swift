/// Which files of a module name the types of others, as far as their text shows: members are not followed.
struct TypeGraph {
  /// The types of other files that each file names, each with its file.
  private let named: [String: [String: String]]

  /// Reads the files of a module, given their texts by path.
  ///
  /// Counted are types at the top level and those that an extension declares. Any other nested type is named together with
  /// the type around it, or in an extension of that type.
  init(_ texts: [String: String]) {
    let words = texts.mapValues(CodeReader.words)
    let declared = words.mapValues(Self.declarations)
    let count: [String: Int] = declared.values.joined().reduce(into: [:]) {
      $0[$1.name, default: 0] += 1
    }
    var homes: [String: [String]] = [:]
    for (file, declarations) in declared {
      for type in declarations where type.isVisible { homes[type.name, default: []].append(file) }
    }
    named = words.reduce(into: [:]) { named, element in
      let (file, words) = element
      let own = Set(declared[file, default: []].map(\.name))
      for word in words where !own.contains(word.text) {
        // Behind a dot it may be a nested type of the same name.
        guard let places = homes[word.text], places.count == 1,
          !word.followsDot || count[word.text] == 1
        else { continue }
        named[file, default: [:]][word.text] = places[0]
      }
    }
  }

  /// The folder of a file; an empty string if it is in none.
  static func folder(of file: String) -> String {
    file.contains("/") ? String(file.prefix { $0 != "/" }) : ""
  }

  /// Returns which files name a type of a later folder.
  func uses(against order: [String]) -> [String] {
    let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return named.flatMap { file, types in
      types.compactMap { type, home in
        let (own, other) = (position[Self.folder(of: file)], position[Self.folder(of: home)])
        guard let own, let other, own < other else { return nil }
        return "\(file) names \(type) of \(home)"
      }
    }.sorted()
  }

  /// The files that name each other's types, directly or through others, in groups.
  var circles: [[String]] {
    let reached: [String: Set<String>] = named.keys.reduce(into: [:]) {
      $0[$1] = files(reachedFrom: $1)
    }
    let circles = reached.compactMap { file, others -> [String]? in
      guard others.contains(file) else { return nil }
      return others.filter { reached[$0]?.contains(file) == true }.sorted()
    }
    return Set(circles).sorted { $0[0] < $1[0] }
  }

  private func files(reachedFrom file: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [file]
    while let next = open.popLast() {
      for home in named[next, default: [:]].values where reached.insert(home).inserted {
        open.append(home)
      }
    }
    return reached
  }

  /// A declared type, and whether it is counted.
  private struct Declaration {
    let name: String
    let isVisible: Bool
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  private static func declarations(in words: [CodeReader.Word]) -> [Declaration] {
    var isInExtension = false
    return zip(words, words.dropFirst()).compactMap { keyword, name in
      if keyword.depth == 0, keyword.text == "extension" { isInExtension = true }
      guard keywords.contains(keyword.text), name.text.first?.isUppercase == true else {
        return nil
      }
      if keyword.depth == 0 { isInExtension = false }
      let isVisible = keyword.depth == (isInExtension ? 1 : 0)
      return Declaration(name: name.text, isVisible: isVisible)
    }
  }
}
