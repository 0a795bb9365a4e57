/// A name in a mapping, and the value that is expected of what has the name; nil for `none`.
struct ExpectedValue<Value: Sendable>: Sendable {
  var name: String
  var value: Value?
  /// The place of the name.
  var nameRange: SourceRange
  /// The place of the value.
  var range: SourceRange
}

extension Schema {
  /// A mapping of names and values, or `none`.
  static func expectedValues(_ value: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": anyOf([["enum": ["none"]], value])]
  }
}

extension Decoder {
  /// The items of a mapping of names and values, or `none`.
  mutating func expectedValues<Value>(
    _ index: Tree.Index,
    _ what: String,
    _ read: (inout Decoder, Tree.Index) -> Value?
  ) -> [ExpectedValue<Value>]? {
    guard isMapping(index, what) else { return nil }
    var items: [ExpectedValue<Value>] = []
    for (key, content) in tree.fields(index) {
      let isNone = isText(content, "none")
      let value = isNone ? nil : read(&self, content)
      guard isNone || value != nil else { continue }
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
