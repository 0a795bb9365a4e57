@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

extension AppValue {
  /// Decodes one line of JSON.
  init(line: [UInt8]) throws(JSONError) {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw JSONError(message: "it is not UTF-8")
    }
    var json = JSONReader(line[...])
    self = try json.value()
    try json.end()
  }

  /// The value as a line of JSON, with its line feed.
  var line: [UInt8] {
    var json = JSONWriter()
    json.value(self)
    json.endLine()
    return json.bytes
  }

  /// Creates a mapping, without the values that are nil.
  static func object(_ items: (String, AppValue?)...) -> AppValue {
    .mapping(items.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The value of a name; nil if the value is not a mapping with that name.
  subscript(_ name: String) -> AppValue? {
    guard case .mapping(let items) = self else { return nil }
    return items.first { $0.name == name }?.value
  }

  /// The string, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The whole number, if it is one.
  var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }

  /// The strings of a list; nil if it is anything else.
  var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts : nil
  }
}

extension JSONReader {
  /// Reads a value of any type.
  mutating func value() throws(JSONError) -> AppValue {
    switch next {
    case UInt8(ascii: "{"):
      var items: [(name: String, value: AppValue)] = []
      try object { (json, key) throws(JSONError) in items.append((key, try json.value())) }
      return .mapping(items)
    case UInt8(ascii: "["):
      var values: [AppValue] = []
      try list { (json) throws(JSONError) in values.append(try json.value()) }
      return .list(values)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try flag())
    case UInt8(ascii: "n"):
      guard isNull() else { throw JSONError(message: "expected a JSON value") }
      return .null
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return try anyNumber()
    default: throw JSONError(message: "expected a JSON value")
    }
  }

  /// Reads a number; an integer keeps all of its digits, and one of more than 64 bits is refused.
  private mutating func anyNumber() throws(JSONError) -> AppValue {
    if try isAtInteger() { return .integer(Int(try number())) }
    let number = try decimal()
    return Int(exactly: number).map { .integer($0) } ?? .number(number)
  }
}

extension JSONWriter {
  /// Writes a value of any type.
  mutating func value(_ value: AppValue) {
    switch value {
    case .null: null()
    case .bool(let value): flag(value)
    case .integer(let value): number(value)
    case .number(let value): number(value)
    case .text(let value): text(value)
    case .list(let values): list(values) { $0.value($1) }
    case .mapping(let items):
      openObject()
      for item in items {
        key(item.name)
        self.value(item.value)
      }
      closeObject()
    }
  }
}
