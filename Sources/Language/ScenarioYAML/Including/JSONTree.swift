@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// Makes a tree of a JSON file, so that its values are decoded like those of a scenario file.
///
/// Strings are quoted scalars; numbers, flags and `null` are plain ones, with their text in the file.
struct JSONTree {
  private var tree = Tree()
  private let bytes: [UInt8]

  /// Converts a file, or says what is wrong with it, and in which line.
  static func read(_ source: SourceFile) -> Result<Tree, YAMLIncludes.Problem> {
    var reader = JSONReader(source.bytes[...])
    var tree = JSONTree(bytes: source.bytes)
    do throws(JSONError) {
      _ = try tree.append(&reader, to: nil, after: nil)
      try reader.end()
      return .success(tree.tree)
    } catch {
      let line = source.lineTable().line(at: Int32(truncatingIfNeeded: reader.offset))
      return .failure(
        .init(message: "it is no JSON: \(error.message)", help: "see its line \(line)")
      )
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Appends the next value.
  private mutating func append(
    _ json: inout JSONReader,
    to parent: Tree.Index?,
    after sibling: Tree.Index?
  ) throws(JSONError) -> Tree.Index {
    let next = json.next
    let start = json.offset
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else {
      let text = next == UInt8(ascii: "\"") ? try json.text() : nil
      if text == nil { try json.skip() }
      return appendScalar(text, start..<json.offset, to: parent, after: sibling)
    }
    let isObject = next == UInt8(ascii: "{")
    var node = Tree.Node(kind: isObject ? .mapping : .list, range: SourceRange(start, start))
    node.isFlow = true
    let index = tree.append(node, to: parent, after: sibling)
    var last: Tree.Index?
    if isObject {
      try json.object { (json, key) throws(JSONError) in
        let location = json.keyStart..<json.keyStart + key.utf8.count + 2
        let name = appendScalar(key, location, to: index, after: last)
        last = try append(&json, to: index, after: name)
      }
    } else {
      try json.list { (json) throws(JSONError) in
        last = try append(&json, to: index, after: last)
      }
    }
    tree.close(index, weight: 1, end: Int32(truncatingIfNeeded: json.offset))
    return index
  }

  /// Appends a string, or without one a plain scalar.
  private mutating func appendScalar(
    _ string: String?,
    _ location: Range<Int>,
    to parent: Tree.Index?,
    after sibling: Tree.Index?
  ) -> Tree.Index {
    let start = tree.text.count
    if let string { tree.text += string.utf8 } else { tree.text += bytes[location] }
    let node = Tree.Node(
      kind: string == nil ? .scalar : .quoted,
      range: SourceRange(location.lowerBound, location.upperBound),
      text: SourceRange(start, tree.text.count)
    )
    return tree.append(node, to: parent, after: sibling)
  }
}
