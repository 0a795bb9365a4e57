package import PropertyLists
@_spi(Package) internal import ScenarioLanguage

/// Reads YAML as a property list, for files that are no scenarios.
package enum YAMLPropertyList {
  /// Reads the first document of a file.
  ///
  /// Plain words and numbers are Booleans and integers as YAML 1.1 has them. Any other scalar is a string, even a number
  /// with a fraction, whose text a version would lose.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The value, with the range of every key and value.
  /// - Throws: The first problem in the bytes or the YAML.
  package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var tree = Tree()
    var reader = YAMLReader()
    if let problem = reader.read(SourceFile(path: "", bytes: bytes), into: &tree) {
      throw PropertyListError(
        at: Int(problem.range.start),
        problem.message,
        help: problem.help
      )
    }
    guard let document = tree.documents.first else { return PropertyList(.dictionary([])) }
    return list(document, in: tree)
  }

  private static func list(_ index: Tree.Index, in tree: Tree) -> PropertyList {
    let node = tree[index]
    let range = Int(node.range.start)..<max(Int(node.range.start), Int(node.range.end))
    switch node.kind {
    case .mapping:
      let entries = tree.fields(index).map { key, value in
        let start = Int(tree[key].range.start)
        let keyRange = start..<max(start, Int(tree[key].range.end))
        return PropertyList.Entry(tree.string(key), at: keyRange, list(value, in: tree))
      }
      return PropertyList(.dictionary(entries), at: range)
    case .list:
      return PropertyList(.array(tree.children(index).map { list($0, in: tree) }), at: range)
    case .quoted: return PropertyList(.string(tree.string(index)), at: range)
    case .scalar: return PropertyList(scalar(tree.string(index)), at: range)
    }
  }

  private static func scalar(_ text: String) -> PropertyList.Value {
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return .boolean(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return .boolean(false)
    default: break
    }
    if let number = Int64(text), "\(number)" == text { return .integer(number) }
    return .string(text)
  }
}
