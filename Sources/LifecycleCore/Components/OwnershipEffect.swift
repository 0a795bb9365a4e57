/// What a rule does with objects and their owners; a scenario that describes none has no heap.
struct OwnershipEffect: OperationGroup {
  /// What is deallocated runs code.
  static let consequence = Consequence.code
  let operation: MachineOperation

  private init(
    _ words: String,
    inHeap body: @escaping @Sendable (inout Machine, ObjectHeap) -> Void
  ) {
    self.init(words) { machine in
      if let heap = machine.process.heap { body(&machine, heap) }
    }
  }

  init(operation: MachineOperation) { self.operation = operation }

  /// Opens the pool of `main`, as a block from the template of iOS 5 on.
  static func openMainPool(isBlock: Bool) -> Self {
    Self(
      "`pool-opened` for the \(isBlock ? "block" : "pool") in `main`, and make what is there at launch"
    ) { machine, heap in
      machine.note(
        .poolOpened,
        [.kind: .text(isBlock ? "@autoreleasepool" : "NSAutoreleasePool")]
      )
      for object in heap.description.all where object.isThereAtLaunch {
        if let index = machine.make(object.name, in: heap) { heap.mainPool.append(index) }
      }
    }
  }
  static let drainMainPool = Self(
    "`pool-drained` for the pool in `main`, which releases what it holds"
  ) { machine, heap in
    machine.note(.poolDrained)
    let owed = heap.mainPool
    heap.mainPool = []
    machine.release(all: owed)
  }

  static let make = Self("`object-made`, with a count of 1") { machine, heap in
    if let index = machine.make(machine.action.name, in: heap),
      heap.description.areCountedAutomatically
    {
      heap.autorelease(index)
    }
  }
  static let makeUnowned = Self(
    "`object-made`, and the innermost pool will release it"
  ) { machine, heap in
    if let index = machine.make(machine.action.name, in: heap) { heap.autorelease(index) }
  }
  static let retain = Self("`object-retained`") { machine, _ in
    machine.withObject { $0.retain($1) }
  }
  static let release = Self(
    "`object-released`; *deallocate* if it was the last owner"
  ) { machine, _ in machine.withObject { $0.release($1) } }
  static let autorelease = Self(
    "`object-autoreleased`: the innermost pool will release it"
  ) { machine, heap in
    machine.withObject { machine, index in
      heap.autorelease(index)
      machine.note(.objectAutoreleased, object: index)
    }
  }
  static let openPool = Self("`pool-opened`") { machine, heap in
    heap.pools.opened.append([])
    machine.note(.poolOpened)
  }
  static let drainPool = Self("`pool-drained`, which releases what it holds") { machine, _ in
    machine.drainOpenPool()
  }
  static let setProperty = Self(
    "the property refers to the object, and owns it if it is such a one"
  ) { machine, heap in machine.setProperty(in: heap) }
  static let sendMessage = Self(
    "`message-sent` and run the method, `message-skipped` or `message-to-nil`"
  ) { machine, heap in machine.sendMessage(in: heap) }

  /// For the object whose last owner is gone.
  static let cleanUp = Self("run its dealloc") { machine, heap in
    if let index = heap.dying.last { machine.perform(heap.objects[index].description.dealloc) }
  }
  static let free = Self(
    "`object-deallocated`, `object-leaked` for what it still owns"
  ) { machine, heap in
    if let index = heap.dying.last { machine.free(index, in: heap) }
  }
}

extension Machine {
  /// Releases what a callback left to its pool, when it has returned.
  mutating func drainPools() {
    guard let heap = process.heap, heap.pools.oweReleases else { return }
    while life.state.isRunning, !heap.pools.opened.isEmpty { drainOpenPool() }
    let owed = heap.pools.own
    heap.pools.own = []
    release(all: owed)
  }

  fileprivate mutating func drainOpenPool() {
    guard let owed = process.heap?.pools.opened.popLast() else { return }
    note(.poolDrained)
    release(all: owed)
  }

  fileprivate mutating func release(all owed: [Int]) {
    for index in owed where life.state.isRunning {
      if process.heap?.objects[index].isGone == true { misuse() } else { release(index) }
    }
  }

  fileprivate mutating func make(_ name: String, in heap: ObjectHeap) -> Int? {
    guard let index = heap.make(name) else { return nil }
    note(.objectMade, object: index)
    return index
  }

  /// Does something with the object that the action names: nothing with nil, and never with one that is gone.
  fileprivate mutating func withObject(_ body: (inout Machine, Int) -> Void) {
    let path = action.name
    switch process.heap?.target(path) ?? .null {
    case .null: note(.messageToNil, path)
    case .gone: misuse()
    case .object(let index): body(&self, index)
    }
  }

  fileprivate mutating func retain(_ index: Int) {
    _ = process.heap?.count(index, by: 1)
    note(.objectRetained, object: index)
  }

  /// Takes an owner away; without the last one the object goes at once.
  fileprivate mutating func release(_ index: Int) {
    guard let heap = process.heap else { return }
    let left = heap.count(index, by: -1)
    note(.objectReleased, object: index)
    // What goes takes along what it owns, which may be a long chain.
    guard left == 0, agenda.frames.count < Self.deepestCalls || !overflow() else { return }
    heap.dying.append(index)
    performNow(.deallocate)
    _ = process.heap?.dying.popLast()
  }

  fileprivate mutating func free(_ index: Int, in heap: ObjectHeap) {
    for owned in heap.owned(by: index) where !heap.objects[owned].isGone {
      if heap.description.areCountedAutomatically {
        release(owned)
      } else {
        note(.objectLeaked, object: owned)
      }
    }
    guard life.state.isRunning else { return }
    note(.objectDeallocated, heap.objects[index].description.name)
    trace.noteObject(heap.objects[index].description.name)
    memory.freed += heap.objects[index].description.size
    for path in heap.bury(index) { note(.referenceCleared, path) }
  }

  fileprivate mutating func setProperty(in heap: ObjectHeap) {
    let path = action.name
    var value: Int?
    if let new = action.text("to") {
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

  fileprivate mutating func sendMessage(in heap: ObjectHeap) {
    let message = action.text("message")
    withObject { machine, index in
      let object = heap.objects[index].description
      var values = [Detail.name: Details.Value.text(object.name)]
      values.set(.message, message)
      if let message, let methods = object.methods, methods[message] == nil {
        let asksFirst = machine.action.flag("if-implemented")
        return asksFirst ? machine.note(.messageSkipped, values) : machine.misuse()
      }
      machine.note(.messageSent, values)
      machine.perform(message.flatMap { object.methods?[$0] } ?? [])
    }
  }

  /// The app uses an object that was deallocated, or one of another class.
  private mutating func misuse() { performNow(.misuseObject) }

  /// Records what happens to an object, and how many owners it has now.
  fileprivate mutating func note(_ effect: SystemEffect, object index: Int) {
    guard let object = process.heap?.objects[index] else { return }
    var values: [Detail: Details.Value] = [
      .name: .text(object.description.name), .count: .text("\(object.count)"),
    ]
    if effect == .objectMade { values[.objectClass] = .text(object.description.className) }
    note(effect, values)
    trace.noteObject(object.description.name)
  }
}
