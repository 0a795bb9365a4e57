/// Effects on memory use and memory pressure.
extension Effect {
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
  static let releaseObject = Self("the object is freed, unless a cache refers to it") {
    $0.memory.freed += $0.process.resources.objects.release($0.action.name)
  }
  static let saveObject = Self("the object is on disk: `object-saved`") {
    let name = $0.action.name
    $0.storage.savedObjects.insert(name)
    $0.note(.objectSaved, name)
  }
  static let restoreObject = Self("`object-found` and the object is in memory, or `object-missing`")
  {
    let name = $0.action.name
    guard $0.storage.savedObjects.contains(name) else { return $0.note(.objectMissing, name) }
    $0.addObject(isHeld: true, isCached: false)
    $0.note(.objectFound, name)
  }

  static let beginMemoryPressure = Self("memory is needed") {
    $0.memory = MemoryPressure(needed: $0.action.integer("needed"))
  }
  static let pretendMemoryPressure = Self("no memory is needed") { $0.memory = MemoryPressure() }
  static let endSuspendedApps = Self(
    "terminate suspended apps, the largest first, until there is enough memory (`other-app-ended` for each other app)",
    leadsTo: .triggers([.procedure(.endForMemory)])
  ) { $0.endLargestApp(in: .suspended) }
  static let endRunningApps = Self(
    "terminate apps that run in the background in the same way",
    leadsTo: .triggers([.procedure(.endForMemory)])
  ) { $0.endLargestApp(in: .background) }
  static let endFrontApp = Self("`other-app-ended` for the foreground app") {
    let name = $0.otherApps.front
    $0.note(.otherAppEnded, name)
    if let name { $0.otherApps.remove(name) }
  }
}

extension Machine {
  fileprivate mutating func addObject(isHeld: Bool, isCached: Bool) {
    let size = action.integer("size") ?? 0
    process.resources.objects.add(action.name, size: size, isHeld: isHeld, isCached: isCached)
  }

  /// Terminates the largest app in the given state, and repeats until there is enough memory.
  fileprivate mutating func endLargestApp(in state: AppState) {
    if memory.isSatisfied { return }
    let other = otherApps.largest(
      running: state == .background,
      excluding: front == .otherApp ? otherApps.front : nil
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
