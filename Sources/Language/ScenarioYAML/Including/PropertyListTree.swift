internal import PropertyLists
@_spi(Package) internal import ScenarioLanguage

/// Makes a tree of a property list, so that its values are decoded like those of a scenario file.
struct PropertyListTree {
  private(set) var tree = Tree()

  /// Converts a property list; all places of a binary one are its beginning.
  init(_ list: PropertyList) {
    tree = Tree()
    _ = append(list, to: nil, after: nil)
  }

  /// Appends a value; an empty string, which is as good as none, is left out with its key.
  private mutating func append(
    _ list: PropertyList,
    to parent: Tree.Index?,
    after sibling: Tree.Index?
  ) -> Tree.Index {
    let range = Self.range(list.range)
    if let entries = list.entries {
      let index = tree.append(Tree.Node(kind: .mapping, range: range), to: parent, after: sibling)
      var last: Tree.Index?
      for entry in entries where entry.value.string != "" {
        let keyRange = Self.range(entry.keyRange)
        let key = appendScalar(entry.key, at: keyRange, to: index, after: last)
        last = append(entry.value, to: index, after: key)
      }
      return index
    }
    if let items = list.items {
      let index = tree.append(Tree.Node(kind: .list, range: range), to: parent, after: sibling)
      var last: Tree.Index?
      for item in items where item.string != "" { last = append(item, to: index, after: last) }
      return index
    }
    return appendScalar(Self.text(of: list), at: range, to: parent, after: sibling)
  }

  /// Appends a scalar in quotes, so that no text has a special meaning.
  private mutating func appendScalar(
    _ text: String,
    at range: SourceRange,
    to parent: Tree.Index?,
    after sibling: Tree.Index?
  ) -> Tree.Index {
    let start = tree.text.count
    tree.text += text.utf8
    let node = Tree.Node(
      kind: .quoted,
      range: range,
      text: SourceRange(start, tree.text.count)
    )
    return tree.append(node, to: parent, after: sibling)
  }

  private static func range(_ range: Range<Int>?) -> SourceRange {
    range.map { SourceRange($0.lowerBound, $0.upperBound) } ?? .startOfFile
  }

  /// Returns the text of a value that is neither a dictionary nor an array, as a scenario would write it.
  private static func text(of list: PropertyList) -> String {
    switch list.value {
    case .string(let text): text
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): "\(number)"
    case .date, .data, .uid, .dictionary, .array: list.typeName
    }
  }
}
