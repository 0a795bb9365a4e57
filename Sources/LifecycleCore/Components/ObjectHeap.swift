/// The objects of a process whose owners are counted, and the autorelease pools.
///
/// A class: where a scenario describes no objects, the machine has one reference, to nothing.
final class ObjectHeap {
  /// An object made in this process; it keeps its place when it is gone, so that dangling pointers are found.
  struct Object {
    let description: ObjectDescription
    var count = 1
    var isDeallocated = false
    /// For each property the object that it points to.
    var values: [Int?]
  }

  /// The pools of a callback, or of a piece of work off the main thread.
  struct Pools {
    /// The one that is drained when the code returns.
    var own: [Int] = []
    /// Those that the app opened inside it, the innermost last.
    var opened: [[Int]] = []

    /// Whether they contain something.
    var needDraining: Bool { !own.isEmpty || !opened.isEmpty }
  }

  /// What a name or a path leads to.
  enum Target {
    /// No object: a message to it does nothing.
    case null
    case object(Int)
    /// The place of an object that was deallocated.
    case deallocated(Int)
  }

  let description: ObjectGraphDescription
  private let index: ObjectIndex
  private(set) var objects: [Object] = []
  /// The newest object of each name.
  private var names: [String: Int] = [:]
  /// What main's pool will release.
  var mainPool: [Int] = []
  /// What the pools of the code under way will.
  var pools = Pools()
  /// Objects whose dealloc is under way, the innermost last.
  var deallocating: [Int] = []

  /// The weak properties that were ever given an object, by that object.
  private var weakHolders: [Int: [WeakHolder]] = [:]
  /// How much memory the objects take, in megabytes.
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

  /// Makes the described object of that name, with a count of 1; nil if there is none.
  func make(_ name: String) -> Int? {
    guard let position = index.objectPositions[name] else { return nil }
    let found = description.all[position]
    size += found.size
    objects.append(Object(description: found, values: found.properties.map { _ in nil }))
    names[name] = objects.count - 1
    return objects.count - 1
  }

  /// The object of a name, or the one that a property `name.property` points to.
  func target(_ path: String) -> Target {
    if let property = property(at: path) {
      guard let value = objects[property.object].values[property.index] else { return .null }
      return objects[value].isDeallocated ? .deallocated(value) : .object(value)
    }
    guard let index = names[path] else { return .null }
    return objects[index].isDeallocated ? .deallocated(index) : .object(index)
  }

  /// Counts one owner more, or one less, and returns how many there are then.
  func adjustCount(of index: Int, by change: Int) -> Int {
    objects[index].count += change
    return objects[index].count
  }

  /// Says that a release at the end of the innermost pool is owed.
  func autorelease(_ index: Int) {
    if pools.opened.isEmpty {
      pools.own.append(index)
    } else {
      pools.opened[pools.opened.count - 1].append(index)
    }
  }

  /// Lets the property point to an object, and returns what it pointed to and whether it owns what it is given.
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

  /// The object is gone; returns the paths of weak properties that are nil by that.
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

  /// What the properties of an object own and still point to.
  func owned(by index: Int) -> [Int] {
    zip(objects[index].description.properties, objects[index].values).compactMap {
      $0.attribute.owns ? $1 : nil
    }
  }

  /// The property that a path names.
  private func property(at path: String) -> (object: Int, index: Int)? {
    guard let property = index.properties[path], let object = names[property.object] else {
      return nil
    }
    return (object, property.index)
  }
}

/// Where the objects of a description and their properties are found, by their names: the same for every process.
final class ObjectIndex {
  let description: ObjectGraphDescription
  /// The first object of each name.
  let objectPositions: [String: Int]
  /// The properties by their paths, `object.property`.
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
  /// Whether the property is an owner.
  var owns: Bool { self == .retain || self == .strong }
}
