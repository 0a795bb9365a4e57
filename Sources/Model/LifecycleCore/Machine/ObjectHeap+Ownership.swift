/// Changes of ownership, with what they record and the rules that they trigger.
extension ObjectHeap {
  /// Drains the pools of a callback that has returned.
  func drainPools(_ machine: inout Machine) {
    guard pools.needDraining else { return }
    while machine.life.state.isRunning, !pools.opened.isEmpty { drainOpenPool(&machine) }
    let owed = pools.own
    pools.own = []
    release(all: owed, &machine)
  }

  func drainOpenPool(_ machine: inout Machine) {
    guard let owed = pools.opened.popLast() else { return }
    machine.note(.poolDrained)
    release(all: owed, &machine)
  }

  func release(all owed: [Int], _ machine: inout Machine) {
    for index in owed where machine.life.state.isRunning {
      if objects[index].isDeallocated {
        machine.performNow(.misuseObject)
      } else {
        release(index, &machine)
      }
    }
  }

  func make(_ name: String, _ machine: inout Machine) -> Int? {
    guard let index = make(name) else { return nil }
    note(.objectMade, index, &machine)
    return index
  }

  /// Returns the object that the action names; records a message to nil or the misuse of a deallocated object.
  func object(_ machine: inout Machine) -> Int? {
    let path = machine.action.name
    switch target(path) {
    case .null: machine.note(.messageToNil, path)
    case .deallocated: machine.performNow(.misuseObject)
    case .object(let index): return index
    }
    return nil
  }

  func retain(_ index: Int, _ machine: inout Machine) {
    _ = adjustCount(of: index, by: 1)
    note(.objectRetained, index, &machine)
  }

  /// Removes an owner; the object is deallocated at once with its last one.
  func release(_ index: Int, _ machine: inout Machine) {
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

  func free(_ index: Int, _ machine: inout Machine) {
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
  func note(_ effect: SystemEffect, _ index: Int, _ machine: inout Machine) {
    let object = objects[index]
    var values: Details = [
      .name: .text(object.description.name), .count: .text("\(object.count)"),
    ]
    if effect == .objectMade { values[.objectClass] = .text(object.description.className) }
    machine.note(effect, values)
    machine.trace.noteObject(object.description.name)
  }
}
