/// A function, a method, an initializer, or the code of a computed property.
struct ParsedFunction: Sendable {
  /// What it is.
  enum Kind: Sendable {
    case function, initializer, accessor
    /// A method of Objective-C, whose name is its selector.
    case message
  }

  /// What it is.
  let kind: Kind
  /// The name before the parenthesis; in Objective-C, the selector.
  let name: String
  /// The type around it; empty outside of types.
  let type: String
  /// The parameters.
  let parameters: [ParsedParameter]
  /// The attributes.
  let attributes: [ParsedAttribute]
  /// Whether it belongs to the type rather than to an instance.
  let isStatic: Bool
  /// Whether only its file sees it.
  var isPrivate = false
  /// Whether it is `async`.
  let isAsync: Bool
  /// Whether it is `throws`.
  var isThrowing = false
  /// The type of its result in Swift, as it is written; nil if none is.
  var result: String?
  /// Whether it is an `override`.
  let isOverride: Bool
  /// The index of its name.
  let token: Int
  /// The tokens between its braces.
  let body: Range<Int>

  /// The name before the parenthesis, or the first part of the selector.
  var baseName: String { name.firstSelectorPart }

  /// The name with labels, `scene(_:continue:)`, or the selector.
  var fullName: String {
    if kind == .accessor || kind == .message { return name }
    return "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }
}

/// A parameter of a function.
struct ParsedParameter: Sendable {
  /// The label in calls, `_` for none.
  let label: String
  /// The name in the body, `_` for none.
  let name: String
  /// The type, as it is written.
  let type: String
}

extension String {
  /// The part of a selector before its first colon; any other name as it is.
  var firstSelectorPart: String {
    utf8.firstIndex(of: UInt8(ascii: ":")).map { String(self[..<$0]) } ?? self
  }
}
