/// A value of a property list, and where it is in the file.
package struct PropertyList: Hashable, Sendable {
  /// The value of each type that property lists have.
  package indirect enum Value: Hashable, Sendable {
    case dictionary([Entry])
    case array([PropertyList])
    case string(String)
    case integer(Int64)
    /// An integer that only an unsigned number can hold.
    case unsigned(UInt64)
    case real(Double)
    case boolean(Bool)
    /// The seconds since January 1, 2001, UTC.
    case date(Double)
    case data([UInt8])
    /// A reference inside an archive of objects.
    case uid(UInt64)
  }

  /// A key of a dictionary, and its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The bytes of the key's text; nil in a binary file.
    package var keyRange: Range<Int>?
    /// The value.
    package var value: PropertyList

    /// Creates an entry.
    package init(_ key: String, at keyRange: Range<Int>? = nil, _ value: PropertyList) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The value.
  package var value: Value
  /// The bytes of the value, a container's only up to the end of its first tag or bracket; nil in a binary file.
  package var range: Range<Int>?

  /// Creates a property list.
  package init(_ value: Value, at range: Range<Int>? = nil) {
    self.value = value
    self.range = range
  }
}

extension PropertyList {
  /// The entries of a dictionary, in the order of the file; nil for another type.
  package var entries: [Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The items of an array; nil for another type.
  package var items: [PropertyList]? { if case .array(let items) = value { items } else { nil } }

  /// The text of a string; nil for another type.
  package var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The value of a Boolean; nil for another type.
  package var boolean: Bool? { if case .boolean(let flag) = value { flag } else { nil } }

  /// The entry of a dictionary with a key, the first of several; nil if there is none.
  package func entry(_ key: String) -> Entry? { entries?.first { $0.key == key } }

  /// The name of the value's type, as property lists are described: `dictionary`, `Boolean`.
  package var typeName: String {
    switch value {
    case .dictionary: "dictionary"
    case .array: "array"
    case .string: "string"
    case .integer, .unsigned: "integer"
    case .real: "real number"
    case .boolean: "Boolean"
    case .date: "date"
    case .data: "data"
    case .uid: "object reference"
    }
  }
}

/// Why a file is not a property list.
package struct PropertyListError: Error, Hashable, Sendable {
  /// The offset of the byte at which the problem was found.
  package var offset: Int
  /// The problem: lower case, no full stop, quotations from the file in single quotes.
  package var message: String
  /// What would be right.
  package var help: String

  /// Creates an error.
  package init(at offset: Int, _ message: String, help: String) {
    self.offset = offset
    self.message = message
    self.help = help
  }
}
