@_spi(Package) internal import ScenarioJSON

/// A name in a mapping and its expected value; nil for `none`.
struct ExpectedValue<Value: Sendable>: Sendable {
  var name: String
  var value: Value?
  /// The range of the name.
  var nameRange: SourceRange
  /// The range of the value.
  var range: SourceRange
}

extension Schema {
  /// Returns the schema of a mapping of names to values or `none`.
  static func expectedValues(_ value: JSONValue) -> JSONValue {
    [
      "type": "object", "additionalProperties": anyOf([["enum": ["none"]], value]),
      "minProperties": 1,
    ]
  }
}

extension TreeDecoder {
  /// Decodes the items of a mapping of names to values or `none`.
  mutating func expectedValues<Value>(
    _ index: Tree.Index,
    _ what: String,
    _ read: (inout TreeDecoder, Tree.Index) -> Value?
  ) -> [ExpectedValue<Value>]? {
    guard requireMapping(index, what) else { return nil }
    guard !isChildless(index) else {
      report(.emptyValue, at: index, "\(what) expects nothing") { "remove the key" }
      return nil
    }
    var items: [ExpectedValue<Value>] = []
    for (key, content) in tree.fields(index) {
      let isNone = isText(content, "none")
      let value = isNone ? nil : read(&self, content)
      guard isNone || value != nil else { continue }
      checkName(string(key), at: key)
      items.append(
        ExpectedValue(
          name: string(key),
          value: value,
          nameRange: range(key),
          range: range(content)
        )
      )
    }
    return items
  }
}
