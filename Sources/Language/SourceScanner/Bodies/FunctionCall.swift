/// A call in the body of a function.
package struct FunctionCall: Hashable, Sendable {
  /// The name before the parenthesis; in Objective-C, the selector.
  package let name: String
  /// The name, or the first part of the selector.
  package let baseName: String
  /// The labels of the arguments, `_` for none; empty in Objective-C.
  package let labels: [String]
  /// What it is called on, as far as it is a path of names, `AccountManager.shared`; nil for nothing.
  package let receiver: String?
  /// The names among its arguments, without labels; of many, the first ones.
  package let arguments: [String]
  /// Where it is.
  package let location: SourceLocation
  /// Whether the function can run without it, since it is in a branch, behind one that may leave, or under `#if`.
  package internal(set) var isConditional = false

  /// The name with its labels, or the selector.
  package var fullName: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  init(
    name: String,
    labels: [String],
    receiver: String?,
    arguments: [String],
    location: SourceLocation
  ) {
    self.name = name
    baseName = name.firstSelectorPart
    self.labels = labels
    self.receiver = receiver
    self.arguments = arguments
    self.location = location
  }
}
