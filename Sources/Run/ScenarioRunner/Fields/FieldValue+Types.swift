@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

extension String: FieldValue {
  /// Writes a string.
  package func write(to json: inout JSONWriter) { json.text(self) }
  /// Reads a string.
  package init(_ json: inout JSONReader) throws(JSONError) { self = try json.text() }
}

extension Bool: FieldValue {
  /// Writes true or false.
  package func write(to json: inout JSONWriter) { json.flag(self) }
  /// Reads true or false.
  package init(_ json: inout JSONReader) throws(JSONError) { self = try json.flag() }
}

extension Int: FieldValue {
  /// Writes a number.
  package func write(to json: inout JSONWriter) { json.number(self) }
  /// Reads a count or an index.
  package init(_ json: inout JSONReader) throws(JSONError) { self = try json.integer() }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  /// Writes the value, or `null`.
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.null() }
  }

  /// Reads a value, or `null`.
  package init(_ json: inout JSONReader) throws(JSONError) {
    self = try json.isNull() ? nil : Wrapped(&json)
  }
}

extension Array: FieldValue where Element: FieldValue {
  /// Writes a list.
  package func write(to json: inout JSONWriter) { json.list(self) { $1.write(to: &$0) } }

  /// Reads a list.
  package init(_ json: inout JSONReader) throws(JSONError) {
    self = []
    try json.list { (json) throws(JSONError) in append(try Element(&json)) }
  }
}

extension Dictionary<String, String>: FieldValue {
  /// Writes the pairs, sorted by key.
  package func write(to json: inout JSONWriter) {
    json.openObject()
    for (name, text) in sorted(by: { $0.key < $1.key }) { json.pair(name, text) }
    json.closeObject()
  }

  /// Reads the pairs.
  package init(_ json: inout JSONReader) throws(JSONError) {
    self = [:]
    try json.object { (json, key) throws(JSONError) in self[key] = try json.text() }
  }
}

/// An enumeration that is encoded as a string.
package protocol FieldEnum: FieldValue, CaseIterable {
  /// The encoded string.
  var word: String { get }
  /// A noun phrase for a value of the type, for error messages.
  static var kind: String { get }
}

extension FieldEnum {
  /// Writes the string of the value.
  package func write(to json: inout JSONWriter) { json.text(word) }

  /// Reads a value by its string.
  package init(_ json: inout JSONReader) throws(JSONError) {
    let text = try json.text()
    guard let value = Self.allCases.first(where: { $0.word == text }) else {
      throw JSONError(message: "'\(text)' is not \(Self.kind)")
    }
    self = value
  }
}

extension RawRepresentable<String> where Self: FieldEnum {
  /// The encoded string.
  package var word: String { rawValue }
}

extension AppState: FieldEnum {
  /// The noun phrase for error messages.
  package static var kind: String { "a state of an app" }
}

extension SceneState: FieldEnum {
  /// The noun phrase for error messages.
  package static var kind: String { "a state of a scene" }
}

extension VirtualTime: FieldValue {
  /// Writes the time in milliseconds.
  package func write(to json: inout JSONWriter) { json.number(milliseconds) }

  /// Reads a time in milliseconds.
  package init(_ json: inout JSONReader) throws(JSONError) {
    let number = try json.number()
    // Far more than any scenario can wait, but small enough that no sum or difference overflows.
    guard (0...100_000_000_000_000_000).contains(number) else {
      throw JSONError(message: "a time is out of range")
    }
    self.init(milliseconds: number)
  }
}

/// A wall-clock time, in nanoseconds.
package struct WallTime: FieldValue, Equatable {
  /// The number of nanoseconds.
  package var nanoseconds: UInt64

  /// The longest time that is written: eleven days, so that no sum of a run's times overflows.
  ///
  /// Longer times are clamped.
  private static let longest: UInt64 = 1_000_000_000_000_000

  /// Creates a time.
  package init(_ nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  /// Writes the time in nanoseconds.
  package func write(to json: inout JSONWriter) {
    json.number(Int64(min(nanoseconds, Self.longest)))
  }

  /// Reads a time in nanoseconds.
  package init(_ json: inout JSONReader) throws(JSONError) {
    let number = try json.number()
    guard number >= 0, number <= Self.longest else {
      throw JSONError(message: "a time is out of range")
    }
    nanoseconds = UInt64(number)
  }
}
