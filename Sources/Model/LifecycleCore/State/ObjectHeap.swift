/// The objects of a process whose owners are counted, and the autorelease pools.
///
/// A class, so that the machine only has a nil reference if a scenario describes no objects.
final class ObjectHeap {
  /// An object created in this process; kept after its deallocation, to detect dangling pointers.
  struct Object {
    let description: ObjectDescription
    var count = 1
    var isDeallocated = false
    /// The object to which each property points.
    var values: [Int?]
  }

  /// The pools of a callback, or of a piece of work off the main thread.
  struct Pools {
    /// The contents of the pool that is drained when the code returns.
    var own: [Int] = []
    /// The pools that the app opened inside it, the innermost last.
    var opened: [[Int]] = []

    /// Whether there is a pool to drain.
    var needDraining: Bool { !own.isEmpty || !opened.isEmpty }
  }

  /// The object to which a name or a path refers.
  enum Target {
    /// No object: a message to it does nothing.
    case null
    case object(Int)
    /// An object that was deallocated.
    case deallocated(Int)
  }

  let description: ObjectGraphDescription
  private let index: ObjectIndex
  private(set) var objects: [Object] = []
  /// The newest object of each name.
  private var names: [String: Int] = [:]
  /// The objects that main's pool will release.
  var mainPool: [Int] = []
  /// The pools of the code that is running.
  var pools = Pools()
  /// The objects whose dealloc is running, the innermost last.
  var deallocating: [Int] = []

  /// The weak properties that were ever set to an object, by that object.
  private var weakHolders: [Int: [WeakHolder]] = [:]
  /// The size of all objects, in megabytes.
  private(set) var size = 0

  private struct WeakHolder: Hashable, Comparable {
    var object: Int
    var property: Int

    static func < (one: WeakHolder, other: WeakHolder) -> Bool {
      (one.object, one.property) < (other.object, other.property)
    }
  }

  init(_ index: ObjectIndex) {
    self.index = index
    description = index.description
  }

  init(copying other: ObjectHeap) {
    description = other.description
    index = other.index
    objects = other.objects
    names = other.names
    mainPool = other.mainPool
    pools = other.pools
    deallocating = other.deallocating
    weakHolders = other.weakHolders
    size = other.size
  }

  /// Creates the described object with the given name and a count of 1; returns nil if there is none.
  func make(_ name: String) -> Int? {
    guard let position = index.objectPositions[name] else { return nil }
    let found = description.all[position]
    size += found.size
    objects.append(Object(description: found, values: found.properties.map { _ in nil }))
    names[name] = objects.count - 1
    return objects.count - 1
  }

  /// Returns the object with a name, or the one to which a property `name.property` points.
  func target(_ path: String) -> Target {
    if let property = property(at: path) {
      guard let value = objects[property.object].values[property.index] else { return .null }
      return objects[value].isDeallocated ? .deallocated(value) : .object(value)
    }
    guard let index = names[path] else { return .null }
    return objects[index].isDeallocated ? .deallocated(index) : .object(index)
  }

  /// Changes the number of owners, and returns the new number.
  func adjustCount(of index: Int, by change: Int) -> Int {
    objects[index].count += change
    return objects[index].count
  }

  /// Adds an object to the innermost pool, which will release it.
  func autorelease(_ index: Int) {
    if pools.opened.isEmpty {
      pools.own.append(index)
    } else {
      pools.opened[pools.opened.count - 1].append(index)
    }
  }

  /// Points a property to an object; returns the old object and whether the property owns its value.
  func set(_ path: String, to value: Int?) -> (old: Int?, owns: Bool)? {
    guard let property = property(at: path) else { return nil }
    let old = objects[property.object].values[property.index]
    objects[property.object].values[property.index] = value
    let attribute = objects[property.object].description.properties[property.index].attribute
    if attribute == .weak, let value {
      let holder = WeakHolder(object: property.object, property: property.index)
      weakHolders[value, default: []].append(holder)
    }
    return (old, attribute.owns)
  }

  /// Deallocates an object, and returns the paths of the weak properties that became nil.
  func deallocate(_ index: Int) -> [String] {
    if !objects[index].isDeallocated { size -= objects[index].description.size }
    objects[index].isDeallocated = true
    var cleared: [String] = []
    for holder in Set(weakHolders.removeValue(forKey: index) ?? []).sorted()
    where !objects[holder.object].isDeallocated
      && objects[holder.object].values[holder.property] == index
    {
      objects[holder.object].values[holder.property] = nil
      let description = objects[holder.object].description
      cleared.append("\(description.name).\(description.properties[holder.property].name)")
    }
    return cleared
  }

  /// Returns the objects that the properties of an object own.
  func owned(by index: Int) -> [Int] {
    zip(objects[index].description.properties, objects[index].values).compactMap {
      $0.attribute.owns ? $1 : nil
    }
  }

  /// Returns the property with the given path.
  private func property(at path: String) -> (object: Int, index: Int)? {
    guard let property = index.properties[path], let object = names[property.object] else {
      return nil
    }
    return (object, property.index)
  }
}

/// An index of described objects and their properties by name, shared by all processes.
final class ObjectIndex {
  let description: ObjectGraphDescription
  /// The position of the first object with each name.
  let objectPositions: [String: Int]
  /// The properties by their paths, such as `object.property`.
  let properties: [String: (object: String, index: Int)]

  init(_ description: ObjectGraphDescription) {
    self.description = description
    var objectPositions: [String: Int] = [:]
    var properties: [String: (object: String, index: Int)] = [:]
    for (position, object) in description.all.enumerated() where objectPositions[object.name] == nil
    {
      objectPositions[object.name] = position
      for (index, property) in object.properties.enumerated() {
        let path = "\(object.name).\(property.name)"
        if properties[path] == nil { properties[path] = (object.name, index) }
      }
    }
    self.objectPositions = objectPositions
    self.properties = properties
  }
}

extension ObjectDescription.Attribute {
  /// Whether the property owns its value.
  var owns: Bool { self == .retain || self == .strong }
}
