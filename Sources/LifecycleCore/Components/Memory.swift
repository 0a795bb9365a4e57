/// How much memory the system needs, and how much it has got back.
struct MemoryPressure {
  /// In megabytes; nil where each stage takes all it can get.
  var needed: Int?
  var freed = 0
  /// Whether our app had to end for it.
  var endedOurApp = false

  /// Whether it has enough.
  var isSatisfied: Bool { needed.map { freed >= $0 } ?? false }
}

/// The objects and images in the app's memory, with their sizes in megabytes.
struct AppObjects {
  private struct Object {
    var size: Int
    /// Whether the app refers to it.
    var isHeld: Bool
    /// Whether the system's cache of images does.
    var isCached: Bool
  }

  private var all = NamedList<Object>()

  /// The size of all of them.
  private(set) var size = 0

  /// Takes an object up, in place of an older one of that name.
  mutating func add(_ name: String, size: Int, isHeld: Bool, isCached: Bool) {
    remove(name)
    all[name] = Object(size: size, isHeld: isHeld, isCached: isCached)
    self.size += size
  }

  func contains(_ name: String) -> Bool { all.contains(name) }

  /// Lets the app's reference go, and returns how much memory is free by that.
  mutating func release(_ name: String) -> Int {
    guard all[name]?.isCached == true else { return remove(name) }
    all[name]?.isHeld = false
    return 0
  }

  /// Empties the cache of images, and returns the names of those that are gone by that.
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
