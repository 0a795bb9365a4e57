/// An object of the app whose owners are counted: its class, what it refers to, and its code.
public struct ObjectDescription: Hashable, Sendable {
  /// How a property keeps the object that it is given.
  public enum Attribute: String, CaseIterable, Sendable {
    /// It retains the object, and the class must release it in dealloc.
    case retain
    /// It owns nothing, and does not notice when the object goes.
    case assign
    /// It owns the object, with automatic reference counting.
    case strong
    /// It owns nothing and becomes nil when the object goes, with automatic reference counting.
    case weak
  }

  /// A property.
  public struct Property: Hashable, Sendable {
    /// The name, without the object's.
    public var name: String
    /// How it keeps what it is given.
    public var attribute: Attribute

    /// Creates a property.
    public init(name: String, attribute: Attribute) {
      self.name = name
      self.attribute = attribute
    }
  }

  /// The name by which the scenario knows it.
  public var name: String
  /// The name of its class.
  public var className: String
  /// How much memory it takes, in megabytes.
  public var size = 0
  /// Whether it is there from the launch on, until main's autorelease pool is drained.
  public var existsAtLaunch = false
  /// Its properties.
  public var properties: [Property] = []
  /// What its dealloc does.
  public var dealloc: [Action] = []
  /// What its methods do, by the names of their messages; nil where it takes every message and does nothing.
  public var methods: [String: [Action]]?

  /// Creates the description of an object without properties or code.
  public init(name: String, className: String) {
    self.name = name
    self.className = className
  }
}

/// The objects of the app that a scenario describes.
public struct ObjectGraphDescription: Hashable, Sendable {
  /// The objects, in the order in which they are described.
  public var all: [ObjectDescription] = []
  /// Whether the compiler counts references (ARC, from iOS 5) and not the app's own code.
  public var usesARC = false

  /// Creates the description of an app without such objects.
  public init() {}
}
