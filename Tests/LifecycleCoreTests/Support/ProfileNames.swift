@_spi(Package) public import LifecycleCore
public import Testing

extension Profile: CustomTestStringConvertible {
  /// The name, for the list of a test's arguments.
  public var testDescription: String { name }
}
