/// A reference-counted object of the app: its class, properties and code.
@_spi(Package) public struct ObjectDescription: Hashable, Sendable {
  /// The ownership attribute of a property.
  public enum Attribute: String, CaseIterable, Sendable {
    /// Retains the object; the class must release it in dealloc.
    case retain
    /// Does not own the object, and dangles when it is deallocated.
    case assign
    /// Owns the object, with automatic reference counting.
    case strong
    /// Does not own the object, and becomes nil when it is deallocated, with automatic reference counting.
    case weak
  }

  /// A property.
  public struct Property: Hashable, Sendable {
    /// The name, without that of the object.
    public var name: String
    /// The ownership attribute.
    public var attribute: Attribute

    /// Creates a property.
    public init(name: String, attribute: Attribute) {
      self.name = name
      self.attribute = attribute
    }
  }

  /// The name in the scenario.
  public var name: String
  /// The name of its class.
  public var className: String
  /// The size in memory, in megabytes.
  public var size = 0
  /// Whether it exists from launch until main's autorelease pool is drained.
  public var existsAtLaunch = false
  /// Its properties.
  public var properties: [Property] = []
  /// The script of its dealloc.
  public var dealloc: [Action] = []
  /// The scripts of its methods by message; nil if it accepts every message and does nothing.
  public var methods: [String: [Action]]?

  /// Creates the description of an object without properties or code.
  public init(name: String, className: String) {
    self.name = name
    self.className = className
  }
}

/// The objects of the app that a scenario describes.
@_spi(Package) public struct ObjectGraphDescription: Hashable, Sendable {
  /// The objects, in the order in which they are described.
  public var all: [ObjectDescription] = []
  /// Whether the app uses automatic reference counting (from iOS 5) rather than its own code.
  public var usesARC = false

  /// Creates a description without objects.
  public init() {}
}
