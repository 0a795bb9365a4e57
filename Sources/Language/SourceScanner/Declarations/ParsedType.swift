/// A declaration of a type, or an extension of one.
struct ParsedType: Sendable {
  /// What it is.
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    /// `@interface` of Objective-C; the methods are in its implementation.
    case interface
  }

  /// What it is; an implementation and a category of Objective-C are extensions.
  let kind: Kind
  /// The name, with those of the types around it.
  let name: String
  /// What it inherits from or conforms to, without generic arguments.
  var inherited: [ParsedName] = []
  /// The attributes.
  let attributes: [ParsedAttribute]
  /// The macros among its members, `#methods`, by the index of their name, and the files that are included there.
  var expansions: [Int] = []
  /// The index of the keyword.
  let keyword: Int
  /// The tokens between its braces.
  var body: Range<Int>
  /// The index of the type around it.
  let outer: Int?
}

/// A name in a list of inherited types.
struct ParsedName: Sendable {
  let text: String
  /// The index of its first token.
  let token: Int
}

/// An attribute, `@available(iOS 13, *)`.
struct ParsedAttribute: Sendable {
  let name: String
  /// The tokens between its parentheses.
  let arguments: Range<Int>
}

/// Another name for one type or several, `typealias Delegates = A & B`.
struct ParsedAlias: Sendable {
  let name: String
  let types: [ParsedName]
}

/// A constant, a variable, or a case of an enumeration with a raw value.
struct ParsedProperty: Sendable {
  /// The name.
  let name: String
  /// The type around it; empty outside of types.
  let type: String
  /// The attributes.
  let attributes: [ParsedAttribute]
  /// The declared type, as it is written, or that of an initializer, `A()`.
  let declaredType: String?
  /// The value, if it is a literal without interpolation.
  let literal: String?
  /// Whether nothing changes the value later: `let`, `const`, `#define`, or a case.
  let isConstant: Bool
  /// Whether it is a case, whose value is its `rawValue`.
  var isCase = false
  /// The index of the name.
  let token: Int
  /// The tokens of its value in Swift; empty if it has none.
  var value = 0..<0
}

/// A macro of C.
struct ParsedMacro: Sendable {
  let name: String
  /// Whether it may declare methods where it is used.
  let mayHaveMethods: Bool
}
