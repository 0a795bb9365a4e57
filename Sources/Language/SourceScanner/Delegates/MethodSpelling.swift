/// How a source file spells a method of a delegate.
package enum MethodSpelling: Sendable {
  /// The names of today's Swift.
  case swift
  /// The asynchronous form, in place of a completion handler.
  case swiftAsync
  /// The labels of Swift 1 and 2, which are those of the selector.
  case swift2
  /// An attribute with the selector, `@objc(applicationDidBecomeActive:)`.
  case explicitSelector
  case objectiveC
}
