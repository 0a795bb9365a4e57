extension Machine {
  /// Carries out what concerns objects and their owners; a scenario that describes none has no heap.
  mutating func carryOut(_ effect: OwnershipEffect) {
    guard let heap else { return }
    switch effect {
    case .openMainPool(let isBlock):
      note(.poolOpened, [.kind: .text(isBlock ? "@autoreleasepool" : "NSAutoreleasePool")])
      for object in heap.description.all where object.isThereAtLaunch {
        if let index = make(object.name, in: heap) { heap.mainPool.append(index) }
      }
    case .drainMainPool:
      note(.poolDrained)
      let owed = heap.mainPool
      heap.mainPool = []
      release(all: owed)
    case .make:
      if let index = make(action.text(0) ?? "", in: heap), heap.description.areCountedAutomatically
      {
        heap.autorelease(index)
      }
    case .makeUnowned:
      if let index = make(action.text(0) ?? "", in: heap) { heap.autorelease(index) }
    case .retain: withObject { $0.retain($1) }
    case .release: withObject { $0.release($1) }
    case .autorelease:
      withObject { machine, index in
        heap.autorelease(index)
        machine.note(.objectAutoreleased, index)
      }
    case .openPool:
      heap.pools.opened.append([])
      note(.poolOpened)
    case .drainPool: drainOpenPool()
    case .setProperty: setProperty(in: heap)
    case .sendMessage: sendMessage(in: heap)
    case .cleanUp:
      if let index = heap.dying.last { perform(heap.objects[index].description.dealloc) }
    case .free:
      if let index = heap.dying.last { free(index, in: heap) }
    }
  }

  /// Releases what a callback left to its pool, when it has returned.
  mutating func drainPools() {
    guard let heap, heap.pools.oweReleases else { return }
    while state.isRunning, !heap.pools.opened.isEmpty { drainOpenPool() }
    let owed = heap.pools.own
    heap.pools.own = []
    release(all: owed)
  }

  private mutating func drainOpenPool() {
    guard let owed = heap?.pools.opened.popLast() else { return }
    note(.poolDrained)
    release(all: owed)
  }

  private mutating func release(all owed: [Int]) {
    for index in owed where state.isRunning {
      if heap?.objects[index].isGone == true { misuse() } else { release(index) }
    }
  }

  private mutating func make(_ name: String, in heap: ObjectHeap) -> Int? {
    guard let index = heap.make(name) else { return nil }
    note(.objectMade, index)
    return index
  }

  /// Does something with the object that the action names: nothing with nil, and never with one that is gone.
  private mutating func withObject(_ body: (inout Machine, Int) -> Void) {
    let path = action.text(0) ?? ""
    switch heap?.target(path) ?? .null {
    case .null: note(.messageToNil, path)
    case .gone: misuse()
    case .object(let index): body(&self, index)
    }
  }

  private mutating func retain(_ index: Int) {
    _ = heap?.count(index, by: 1)
    note(.objectRetained, index)
  }

  /// Takes an owner away; without the last one the object goes at once.
  private mutating func release(_ index: Int) {
    guard let heap else { return }
    let left = heap.count(index, by: -1)
    note(.objectReleased, index)
    // What goes takes along what it owns, which may be a long chain.
    guard left == 0, agenda.count < Self.deepestCalls || !overflow() else { return }
    heap.dying.append(index)
    performNow(.deallocate)
    _ = self.heap?.dying.popLast()
  }

  private mutating func free(_ index: Int, in heap: ObjectHeap) {
    for owned in heap.owned(by: index) where !heap.objects[owned].isGone {
      if heap.description.areCountedAutomatically {
        release(owned)
      } else {
        note(.objectLeaked, owned)
      }
    }
    guard state.isRunning else { return }
    note(.objectDeallocated, heap.objects[index].description.name)
    trace.noteObject(heap.objects[index].description.name)
    pressure.freed += heap.objects[index].description.size
    for path in heap.bury(index) { note(.referenceCleared, path) }
  }

  private mutating func setProperty(in heap: ObjectHeap) {
    let path = action.text(0) ?? ""
    var value: Int?
    if let new = action.text(1) {
      switch heap.target(new) {
      case .null: break
      case .gone: return misuse()
      case .object(let index): value = index
      }
    }
    guard let (old, owns) = heap.set(path, to: value) else { return note(.messageToNil, path) }
    guard owns else { return }
    if let value { retain(value) }
    guard let old else { return }
    if heap.objects[old].isGone { misuse() } else { release(old) }
  }

  private mutating func sendMessage(in heap: ObjectHeap) {
    let message = action.text(1)
    withObject { machine, index in
      let object = heap.objects[index].description
      var values = [Detail.name: Details.Value.text(object.name)]
      values[.message] = message.map { .text($0) }
      if let message, let methods = object.methods, methods[message] == nil {
        let asksFirst = machine.action.argument(2) == .flag(true)
        return asksFirst ? machine.note(.messageSkipped, values) : machine.misuse()
      }
      machine.note(.messageSent, values)
      machine.perform(message.flatMap { object.methods?[$0] } ?? [])
    }
  }

  /// The app uses what is no object any more, or not such a one.
  private mutating func misuse() { performNow(.misuseObject) }

  /// Records what happens to an object, and how many owners it has now.
  private mutating func note(_ effect: SystemEffect, _ index: Int) {
    guard let object = heap?.objects[index] else { return }
    var values: [Detail: Details.Value] = [
      .name: .text(object.description.name), .count: .text("\(object.count)"),
    ]
    if effect == .objectMade { values[.objectClass] = .text(object.description.className) }
    note(effect, values)
    trace.noteObject(object.description.name)
  }
}
