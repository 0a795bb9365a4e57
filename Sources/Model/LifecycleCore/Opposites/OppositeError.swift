/// What is wrong with the text of an opposite.
package struct OppositeError: Error, CustomStringConvertible {
  /// The reason, with what there is instead.
  package let description: String

  init(_ description: String) { self.description = description }
}
