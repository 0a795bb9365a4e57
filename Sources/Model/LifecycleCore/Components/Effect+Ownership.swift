/// Effects on objects and their owners; a scenario that describes no objects has no heap.
extension Effect {
  private static func ownership(
    _ phrase: String,
    _ body: @escaping @Sendable (inout Machine, ObjectHeap) -> Void
  ) -> Effect {
    runningAppCode(phrase) { machine in
      if let heap = machine.process.heap { body(&machine, heap) }
    }
  }

  /// Opens the pool of `main`, which is a block in templates since iOS 5.
  static func openMainPool(isBlock: Bool) -> Effect {
    ownership(
      "`pool-opened` for the \(isBlock ? "block" : "pool") in `main`, and create the objects that exist at launch"
    ) {
      let kind = isBlock ? AutoreleasePoolKind.block : .pool
      $0.note(.poolOpened, [.kind: .text(kind.word)])
      for object in $1.description.all where object.existsAtLaunch {
        if let index = $1.make(object.name, &$0) { $1.mainPool.append(index) }
      }
    }
  }
  static let drainMainPool = ownership(
    "`pool-drained` for the pool in `main`, which releases its objects"
  ) {
    $0.note(.poolDrained)
    let owed = $1.mainPool
    $1.mainPool = []
    $1.release(all: owed, &$0)
  }

  static let makeObject = ownership("`object-made`, with a count of 1") {
    if let index = $1.make($0.action.name, &$0), $1.description.usesARC {
      $1.autorelease(index)
    }
  }
  static let makeUnownedObject = ownership(
    "`object-made`, and the innermost pool will release it"
  ) {
    if let index = $1.make($0.action.name, &$0) { $1.autorelease(index) }
  }
  static let retain = ownership("`object-retained`") {
    if let index = $1.object(&$0) { $1.retain(index, &$0) }
  }
  static let release = ownership("`object-released`; *deallocate* if it was the last owner") {
    if let index = $1.object(&$0) { $1.release(index, &$0) }
  }
  static let autorelease = ownership("`object-autoreleased`: the innermost pool will release it") {
    guard let index = $1.object(&$0) else { return }
    $1.autorelease(index)
    $1.note(.objectAutoreleased, index, &$0)
  }
  static let openPool = ownership("`pool-opened`") {
    $1.pools.opened.append([])
    $0.note(.poolOpened)
  }
  static let drainPool = ownership("`pool-drained`, which releases its objects") {
    $1.drainOpenPool(&$0)
  }
  static let setProperty = ownership(
    "the property refers to the object, and owns it if the property is declared so"
  ) {
    let path = $0.action.name
    var value: Int?
    if let new = $0.action.text("to") {
      switch $1.target(new) {
      case .null: break
      case .deallocated: return $0.performNow(.misuseObject)
      case .object(let index): value = index
      }
    }
    guard let (old, owns) = $1.set(path, to: value) else { return $0.note(.messageToNil, path) }
    guard owns else { return }
    if let value { $1.retain(value, &$0) }
    if let old { $1.release(all: [old], &$0) }
  }
  static let sendMessage = ownership(
    "`message-sent` and run the method, `message-skipped` or `message-to-nil`"
  ) {
    guard let index = $1.object(&$0) else { return }
    let object = $1.objects[index].description
    let message = $0.action.text("message")
    var values: Details = [.name: .text(object.name)]
    values.set(.message, message)
    if let message, let methods = object.methods, methods[message] == nil {
      let asksFirst = $0.action.flag("if-implemented")
      return asksFirst ? $0.note(.messageSkipped, values) : $0.performNow(.misuseObject)
    }
    $0.note(.messageSent, values)
    $0.perform(message.flatMap { object.methods?[$0] } ?? [])
  }

  /// Runs the dealloc of the object whose last owner has released it.
  static let runDealloc = ownership("run the object's `dealloc`") {
    if let index = $1.deallocating.last { $0.perform($1.objects[index].description.dealloc) }
  }
  static let freeObject = ownership(
    "`object-deallocated`, `object-leaked` for each object that it still owns"
  ) {
    if let index = $1.deallocating.last { $1.free(index, &$0) }
  }
}

extension ObjectHeap {
  /// Drains the pools of a callback that has returned.
  func drainPools(_ machine: inout Machine) {
    guard pools.needDraining else { return }
    while machine.life.state.isRunning, !pools.opened.isEmpty { drainOpenPool(&machine) }
    let owed = pools.own
    pools.own = []
    release(all: owed, &machine)
  }

  fileprivate func drainOpenPool(_ machine: inout Machine) {
    guard let owed = pools.opened.popLast() else { return }
    machine.note(.poolDrained)
    release(all: owed, &machine)
  }

  fileprivate func release(all owed: [Int], _ machine: inout Machine) {
    for index in owed where machine.life.state.isRunning {
      if objects[index].isDeallocated {
        machine.performNow(.misuseObject)
      } else {
        release(index, &machine)
      }
    }
  }

  fileprivate func make(_ name: String, _ machine: inout Machine) -> Int? {
    guard let index = make(name) else { return nil }
    note(.objectMade, index, &machine)
    return index
  }

  /// Returns the object that the action names; records a message to nil or the misuse of a deallocated object.
  fileprivate func object(_ machine: inout Machine) -> Int? {
    let path = machine.action.name
    switch target(path) {
    case .null: machine.note(.messageToNil, path)
    case .deallocated: machine.performNow(.misuseObject)
    case .object(let index): return index
    }
    return nil
  }

  fileprivate func retain(_ index: Int, _ machine: inout Machine) {
    _ = adjustCount(of: index, by: 1)
    note(.objectRetained, index, &machine)
  }

  /// Removes an owner; the object is deallocated at once with its last one.
  fileprivate func release(_ index: Int, _ machine: inout Machine) {
    guard machine.life.state.isRunning else { return }
    let remaining = adjustCount(of: index, by: -1)
    note(.objectReleased, index, &machine)
    // Deallocating an object releases what it owns, which can be a long chain.
    guard remaining == 0,
      machine.ruleStack.depth < Machine.maximumCallDepth || !machine.overflowStack()
    else { return }
    deallocating.append(index)
    machine.performNow(.deallocate)
    _ = deallocating.popLast()
  }

  fileprivate func free(_ index: Int, _ machine: inout Machine) {
    for owned in owned(by: index) where !objects[owned].isDeallocated {
      if description.usesARC {
        release(owned, &machine)
      } else {
        note(.objectLeaked, owned, &machine)
      }
    }
    guard machine.life.state.isRunning else { return }
    let object = objects[index].description
    machine.note(.objectDeallocated, object.name)
    machine.trace.noteObject(object.name)
    machine.memory.freed += object.size
    for path in deallocate(index) { machine.note(.referenceCleared, path) }
  }

  /// Records an effect on an object and its current number of owners.
  fileprivate func note(_ effect: SystemEffect, _ index: Int, _ machine: inout Machine) {
    let object = objects[index]
    var values: Details = [
      .name: .text(object.description.name), .count: .text("\(object.count)"),
    ]
    if effect == .objectMade { values[.objectClass] = .text(object.description.className) }
    machine.note(effect, values)
    machine.trace.noteObject(object.description.name)
  }
}
