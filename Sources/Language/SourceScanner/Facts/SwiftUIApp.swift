/// A structure that is an `App` of SwiftUI.
package struct SwiftUIApp: Hashable, Sendable {
  /// Its name, with those of the types around it.
  package let name: String
  /// Whether it is the entry point.
  package let isMain: Bool
  /// The classes of its `UIApplicationDelegateAdaptor` properties.
  package let delegates: [String]
  /// The condition of `#if` under which it is compiled, if that is not known.
  package let condition: String?
  /// Where it is declared.
  package let location: SourceLocation
}
