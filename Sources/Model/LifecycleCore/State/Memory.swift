/// The amount of memory that the system needs, and how much it has reclaimed.
struct MemoryPressure {
  /// The needed memory in megabytes; nil if each stage reclaims all it can.
  var needed: Int?
  var freed = 0
  /// Whether the app under test was terminated for it.
  var endedOurApp = false

  /// Whether enough memory was reclaimed.
  var isSatisfied: Bool { needed.map { freed >= $0 } ?? false }
}

/// The objects and images in the app's memory, with their sizes in megabytes.
struct AppObjects {
  private struct Object {
    var size: Int
    /// Whether the app holds a reference to it.
    var isHeld: Bool
    /// Whether it is in the system's image cache.
    var isCached: Bool
  }

  private var all = NamedList<Object>()

  /// The total size of all objects.
  private(set) var size = 0

  /// Adds an object, replacing an older one with the same name.
  mutating func add(_ name: String, size: Int, isHeld: Bool, isCached: Bool) {
    remove(name)
    all[name] = Object(size: size, isHeld: isHeld, isCached: isCached)
    self.size += size
  }

  func contains(_ name: String) -> Bool { all.contains(name) }

  /// Releases the app's reference, and returns the amount of freed memory.
  mutating func release(_ name: String) -> Int {
    guard all[name]?.isCached == true else { return remove(name) }
    all[name]?.isHeld = false
    return 0
  }

  /// Empties the image cache, and returns the names of the freed images.
  mutating func emptyCache() -> [String] {
    var gone: [String] = []
    all.forEach { name, object in
      if object.isCached, !object.isHeld { gone.append(name) }
      object.isCached = false
    }
    for name in gone { remove(name) }
    return gone
  }

  @discardableResult
  private mutating func remove(_ name: String) -> Int {
    let size = all.remove(name)?.size ?? 0
    self.size -= size
    return size
  }
}
