@_spi(Package) package import ScenarioJSON

/// Encodes or decodes the fields of an object: each type lists its fields once, in `FieldObject.code`.
package protocol FieldCoder {
  /// Codes a required field.
  mutating func field<Value: FieldValue>(
    _ key: StaticString,
    _ value: inout Value
  ) throws(JSONError)

  /// Codes a field that is omitted if it has its default value; decoding keeps the value if the field is missing.
  mutating func field<Value: FieldValue & Equatable>(
    _ key: StaticString,
    _ value: inout Value,
    default: Value
  ) throws(JSONError)

  /// Codes a field whose key is one of several raw values; an object has one of them.
  mutating func field<Key: RawRepresentable<String>>(
    keyedBy key: inout Key,
    _ value: inout String
  ) throws(JSONError)

  /// Codes a list of objects that omit fields with the expected value; an empty list is omitted.
  mutating func list<Item: ListObject>(_ key: StaticString, _ items: inout [Item]) throws(JSONError)
}

/// An object in a list, which omits fields whose values follow from the object before it.
package protocol ListObject {
  /// The values that follow from an object: those of the omitted fields of the next one.
  associatedtype Defaults
  /// The defaults of the first object.
  static var first: Defaults { get }
  /// The defaults of the next object.
  var next: Defaults { get }
  /// Creates the object of which all fields are omitted.
  init(_ defaults: Defaults)
  /// Encodes or decodes each field.
  mutating func code(_ coder: inout some FieldCoder, _ defaults: Defaults) throws(JSONError)
}

/// A type that can be the value of a field.
package protocol FieldValue {
  /// Writes the value.
  func write(to json: inout JSONWriter)
  /// Reads a value.
  init(_ json: inout JSONReader) throws(JSONError)
}

/// A value that is encoded as an object with the fields that `code` lists.
package protocol FieldObject: FieldValue {
  /// Creates the default value, from which decoding starts.
  init()
  /// Encodes or decodes each field.
  mutating func code(_ coder: inout some FieldCoder) throws(JSONError)
}

extension FieldObject {
  /// Writes the value as an object.
  package func write(to json: inout JSONWriter) {
    json.openObject()
    var value = self
    // Encoding does not throw; only decoding does.
    try? value.code(&json)
    json.closeObject()
  }

  /// Reads an object; unknown keys are skipped.
  package init(_ json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.object { (json, _) throws(JSONError) in try code(&json) }
  }
}

/// Encodes fields.
extension JSONWriter: FieldCoder {
  /// Writes a list of values of several types.
  package mutating func row(_ values: any FieldValue...) {
    openList()
    for value in values { value.write(to: &self) }
    closeList()
  }

  /// Writes a field.
  package mutating func field<Value: FieldValue>(_ key: StaticString, _ value: inout Value) {
    name(key)
    value.write(to: &self)
  }

  /// Writes a field unless it has its default value.
  package mutating func field<Value: FieldValue & Equatable>(
    _ key: StaticString,
    _ value: inout Value,
    default: Value
  ) {
    if value != `default` { field(key, &value) }
  }

  /// Writes a field whose key depends on the value.
  package mutating func field<Key: RawRepresentable<String>>(
    keyedBy key: inout Key,
    _ value: inout String
  ) {
    pair(key.rawValue, value)
  }

  /// Writes a list of objects.
  package mutating func list<Item: ListObject>(
    _ key: StaticString,
    _ items: inout [Item]
  ) throws(JSONError) {
    guard !items.isEmpty else { return }
    name(key)
    openList()
    var defaults = Item.first
    for index in items.indices {
      openObject()
      try items[index].code(&self, defaults)
      closeObject()
      defaults = items[index].next
    }
    closeList()
  }
}

/// Decodes the field with the current key.
extension JSONReader: FieldCoder {
  /// Reads the value if the current key matches.
  package mutating func field<Value: FieldValue>(
    _ key: StaticString,
    _ value: inout Value
  ) throws(JSONError) {
    if isAt(key) { value = try Value(&self) }
  }

  /// Reads the value if the current key matches.
  package mutating func field<Value: FieldValue & Equatable>(
    _ key: StaticString,
    _ value: inout Value,
    default: Value
  ) throws(JSONError) {
    try field(key, &value)
  }

  /// Reads the value if the current key is one of the raw values.
  package mutating func field<Key: RawRepresentable<String>>(
    keyedBy key: inout Key,
    _ value: inout String
  ) throws(JSONError) {
    guard let known = Key(rawValue: self.key) else { return }
    key = known
    value = try text()
  }

  /// Reads the list if the current key matches.
  package mutating func list<Item: ListObject>(
    _ key: StaticString,
    _ items: inout [Item]
  ) throws(JSONError) {
    guard isAt(key) else { return }
    var defaults = items.last?.next ?? Item.first
    try list { (json) throws(JSONError) in
      var item = Item(defaults)
      try json.object { (json, _) throws(JSONError) in try item.code(&json, defaults) }
      defaults = item.next
      items.append(item)
    }
  }
}
