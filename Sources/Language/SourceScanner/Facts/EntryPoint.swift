/// Where the program begins.
package struct EntryPoint: Hashable, Sendable {
  /// How it is declared.
  package enum Kind: Hashable, Sendable {
    /// An attribute of a class, `main` or `UIApplicationMain`.
    case attribute(String)
    /// An `App` of SwiftUI.
    case swiftUIApp
    /// A call of `UIApplicationMain`.
    case call
  }

  /// How it is declared.
  package let kind: Kind
  /// The types that it names; of a call, the classes of which one becomes the delegate.
  package let types: [String]
  /// Classes that it names, too, and that are taken to be for tests, by their name.
  package let testTypes: [String]
  /// The condition of `#if` under which it is compiled, if that is not known.
  package let condition: String?
  /// Where it is.
  package let location: SourceLocation
}
