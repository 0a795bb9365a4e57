/// The objects and images in the app's memory, with their sizes in megabytes.
struct AppObjects {
  private struct Object {
    var name: String
    var size: Int
    /// Whether the app refers to it.
    var isHeld: Bool
    /// Whether the system's cache of images does.
    var isCached: Bool
  }

  private var all: [Object] = []

  /// The size of all of them.
  var size: Int { all.reduce(0) { $0 + $1.size } }

  /// Takes an object up, in place of an older one of that name.
  mutating func add(_ name: String, size: Int, isHeld: Bool, isCached: Bool) {
    all.removeAll { $0.name == name }
    all.append(Object(name: name, size: size, isHeld: isHeld, isCached: isCached))
  }

  func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

  /// Lets the app's reference go, and returns how much memory is free by that.
  mutating func release(_ name: String) -> Int {
    guard let index = all.firstIndex(where: { $0.name == name }) else { return 0 }
    if all[index].isCached {
      all[index].isHeld = false
      return 0
    }
    return all.remove(at: index).size
  }

  /// Empties the cache of images, and returns the names of those that are gone by that.
  mutating func emptyCache() -> [String] {
    if all.isEmpty { return [] }
    let gone = all.filter { $0.isCached && !$0.isHeld }.map(\.name)
    all.removeAll { $0.isCached && !$0.isHeld }
    for index in all.indices { all[index].isCached = false }
    return gone
  }
}
