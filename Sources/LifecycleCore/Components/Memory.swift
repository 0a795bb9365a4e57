/// How much memory the system needs, and how much it has got back.
struct MemoryPressure {
  /// In megabytes; nil where each stage takes all it can get.
  var needed: Int?
  var freed = 0
  /// Whether our app had to end for it.
  var endedOurApp = false

  /// Whether it has enough.
  var suffices: Bool { needed.map { freed >= $0 } ?? false }
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

/// What fills the memory, and who must give it back.
struct MemoryEffect: OperationGroup {
  let operation: Operation

  static let holdObject = Self("the object is in memory") {
    $0.addObject(isHeld: true, isCached: false)
  }
  static let cacheImage = Self("the image is in the cache") {
    $0.addObject(isHeld: $0.action.flag("held"), isCached: true)
  }
  static let useObject = Self("`object-found` or `object-missing`") {
    let name = $0.action.name
    $0.note($0.process.resources.objects.contains(name) ? .objectFound : .objectMissing, name)
  }
  static let releaseObject = Self("the object is free, if no cache has it") {
    $0.memory.freed += $0.process.resources.objects.release($0.action.name)
  }
  static let saveObject = Self("the object is on disk") {
    $0.storage.savedObjects.insert($0.action.name)
  }
  static let restoreObject = Self("`object-found` and it is in memory, or `object-missing`") {
    let name = $0.action.name
    guard $0.storage.savedObjects.contains(name) else { return $0.note(.objectMissing, name) }
    $0.addObject(isHeld: true, isCached: false)
    $0.note(.objectFound, name)
  }

  static let beginPressure = Self("memory is needed") {
    $0.memory = MemoryPressure(needed: $0.action.count("needed"))
  }
  static let endSuspendedApps = Self(
    "end suspended apps, the largest first, until there is enough (`other-app-ended` for another one)",
    leadsTo: .triggers([.procedure(.endForMemory)])
  ) { $0.endLargestApp(in: .suspended) }
  static let endRunningApps = Self(
    "end apps that run in the background in the same way",
    leadsTo: .triggers([.procedure(.endForMemory)])
  ) { $0.endLargestApp(in: .background) }
  static let endFrontApp = Self("`other-app-ended` for the one in front") {
    let name = $0.otherApps.front
    $0.note(.otherAppEnded, name)
    if let name { $0.otherApps.remove(name) }
  }
}

extension Machine {
  fileprivate mutating func addObject(isHeld: Bool, isCached: Bool) {
    let size = action.count("size") ?? 0
    process.resources.objects.add(action.name, size: size, isHeld: isHeld, isCached: isCached)
  }

  /// Ends the largest app in the state, and comes back for the next while there is not enough memory.
  fileprivate mutating func endLargestApp(in state: AppState) {
    if memory.suffices { return }
    let other = otherApps.largest(
      thatRuns: state == .background,
      behind: place == .otherApp ? otherApps.front : nil
    )
    let ownSize = process.resources.objects.size + (process.heap?.size ?? 0)
    if life.state == state, !memory.endedOurApp, ownSize >= other?.size ?? 0 {
      memory.endedOurApp = true
      memory.freed += ownSize
      repeatEffect()
      trigger(.procedure(.endForMemory))
    } else if let other {
      memory.freed += other.size
      repeatEffect()
      note(.otherAppEnded, other.name)
      otherApps.remove(other.name)
    }
  }
}
