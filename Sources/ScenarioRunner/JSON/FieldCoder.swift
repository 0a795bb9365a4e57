/// Writes or reads the fields of an object: each type lists its fields once, in `FieldObject.code`.
package protocol FieldCoder {
  /// A field that is always written.
  mutating func field<Value: FieldValue>(
    _ key: String,
    _ value: inout Value
  ) throws(JSONError)

  /// A field that is written unless it has its default value; reading leaves the value alone where the field is missing.
  mutating func field<Value: FieldValue & Equatable>(
    _ key: String,
    _ value: inout Value,
    default: Value
  ) throws(JSONError)

  /// A field whose key is one of several words, of which an object has one.
  mutating func field<Key: RawRepresentable<String>>(
    keyedBy key: inout Key,
    _ value: inout String
  ) throws(JSONError)

  /// A list of objects, each of which leaves out what follows from the one before it; an empty list is not written.
  ///
  /// - Parameters:
  ///   - key: The key of the list.
  ///   - items: The objects.
  ///   - next: What an object is after another, nil for the first, if nothing is written of it.
  ///   - code: Lists the fields of an object, which have their defaults in the last argument.
  /// - Throws: `JSONError`, if something else is read.
  mutating func list<Item>(
    _ key: String,
    _ items: inout [Item],
    after next: (Item?) -> Item,
    _ code: (inout Self, inout Item, Item) throws(JSONError) -> Void
  ) throws(JSONError)
}

/// What can be the value of a field.
package protocol FieldValue {
  /// Writes it.
  func write(to json: inout JSONWriter)
  /// Reads it.
  init(_ json: inout JSONReader) throws(JSONError)
}

/// An object: what it lists in `code` is written and read.
package protocol FieldObject: FieldValue {
  /// Creates the value from which reading begins.
  init()
  /// Writes or reads each field.
  mutating func code(_ coder: inout some FieldCoder) throws(JSONError)
}

extension FieldObject {
  /// Writes it as an object.
  package func write(to json: inout JSONWriter) {
    json.openObject()
    var value = self
    // Only reading finds errors.
    try? value.code(&json)
    json.closeObject()
  }

  /// Reads an object; keys that it does not know are skipped.
  package init(_ json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.object { (json, _) throws(JSONError) in try code(&json) }
  }
}

/// Writes fields.
extension JSONWriter: FieldCoder {
  /// Writes a list of values of several types.
  package mutating func row(_ values: any FieldValue...) {
    openList()
    for value in values { value.write(to: &self) }
    closeList()
  }

  /// Writes a field.
  package mutating func field<Value: FieldValue>(_ key: String, _ value: inout Value) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a field that differs from its default.
  package mutating func field<Value: FieldValue & Equatable>(
    _ key: String,
    _ value: inout Value,
    default: Value
  ) {
    if value != `default` { field(key, &value) }
  }

  /// Writes a field with a key of its own.
  package mutating func field<Key: RawRepresentable<String>>(
    keyedBy key: inout Key,
    _ value: inout String
  ) {
    pair(key.rawValue, value)
  }

  /// Writes a list of objects.
  package mutating func list<Item>(
    _ key: String,
    _ items: inout [Item],
    after next: (Item?) -> Item,
    _ code: (inout Self, inout Item, Item) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard !items.isEmpty else { return }
    self.key(key)
    openList()
    var last: Item?
    for var item in items {
      openObject()
      try code(&self, &item, next(last))
      closeObject()
      last = item
    }
    closeList()
  }
}

/// Reads the field whose key was read last.
extension JSONReader: FieldCoder {
  /// Reads the field if the key is its own.
  package mutating func field<Value: FieldValue>(
    _ key: String,
    _ value: inout Value
  ) throws(JSONError) {
    if key == self.key { value = try Value(&self) }
  }

  /// Reads the field if the key is its own.
  package mutating func field<Value: FieldValue & Equatable>(
    _ key: String,
    _ value: inout Value,
    default: Value
  ) throws(JSONError) {
    try field(key, &value)
  }

  /// Reads the field if the key is one of the words.
  package mutating func field<Key: RawRepresentable<String>>(
    keyedBy key: inout Key,
    _ value: inout String
  ) throws(JSONError) {
    guard let known = Key(rawValue: self.key) else { return }
    key = known
    value = try text()
  }

  /// Reads the list if the key is its own.
  package mutating func list<Item>(
    _ key: String,
    _ items: inout [Item],
    after next: (Item?) -> Item,
    _ code: (inout Self, inout Item, Item) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard key == self.key else { return }
    try list { (json) throws(JSONError) in
      let start = next(items.last)
      var item = start
      try json.object { (json, _) throws(JSONError) in try code(&json, &item, start) }
      items.append(item)
    }
  }
}
