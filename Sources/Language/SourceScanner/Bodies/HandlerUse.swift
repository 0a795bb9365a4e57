/// What a method does with the completion handler that it is given.
package struct HandlerUse: Hashable, Sendable {
  /// The name of the parameter; `_` if it has none.
  package let name: String
  /// Whether the body mentions it.
  package let isMentioned: Bool
  /// The ends of the method, or of a closure that mentions it, which no mention of it can precede.
  package let exitsWithout: [SourceLocation]
}
