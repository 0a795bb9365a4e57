extension JSONValue {
  /// Decodes JSON of any form.
  package init(json bytes: ArraySlice<UInt8>) throws(JSONError) {
    var json = JSONReader(bytes)
    self = try json.anyValue()
    try json.end()
  }

  /// The value as JSON without spaces.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.any(self)
    return json.bytes
  }

  /// The string, if it is one.
  package var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The whole number, if it is one.
  package var integer: Int? { if case .number(let number) = self { Int(number) } else { nil } }

  /// The items, if it is a list.
  package var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  /// The keys with their values, if it is an object.
  package var pairs: [(key: String, value: JSONValue)]? {
    if case .object(let pairs) = self { pairs } else { nil }
  }

  /// Whether it is `true`.
  package var isTrue: Bool { if case .flag(true) = self { true } else { false } }
}

extension JSONReader {
  fileprivate mutating func anyValue() throws(JSONError) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"):
      var pairs: [(key: String, value: JSONValue)] = []
      try object { (json, key) throws(JSONError) in pairs.append((key, try json.anyValue())) }
      return .object(pairs)
    case UInt8(ascii: "["):
      var items: [JSONValue] = []
      try list { (json) throws(JSONError) in items.append(try json.anyValue()) }
      return .list(items)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag(try flag())
    case UInt8(ascii: "n"): if isNull() { return .null }
    default: break
    }
    let number = try decimal()
    return .number(Int64(exactly: number).map { "\($0)" } ?? "\(number)")
  }
}

extension JSONWriter {
  fileprivate mutating func any(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .flag(let flag): self.flag(flag)
    case .number(let number): literal(number)
    case .text(let text): self.text(text)
    case .list(let items): list(items) { $0.any($1) }
    case .object(let pairs):
      openObject()
      for pair in pairs {
        key(pair.key)
        any(pair.value)
      }
      closeObject()
    }
  }
}
