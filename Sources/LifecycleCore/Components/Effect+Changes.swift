/// Effects on changes of the device and on accessories.
extension Effect {
  static let noteChange = Self("take the change from the action") {
    let action = $0.action
    if let change = DeviceChange(action) { $0.device.changes.current = change }
    if action.kind == .changeLocale, let language = action.subject {
      $0.device.changes.language = language
    }
  }

  static func noteProtection(isAvailable: Bool) -> Effect {
    Self("protected files \(isAvailable ? "become available" : "become unavailable")") {
      $0.device.changes.current = .init(slot: .protectedData, value: isAvailable ? 1 : 0)
    }
  }

  static let deliverChange = Self(
    "notify the app of the change, if it is one",
    leadsTo: .changeOfAction
  ) {
    if $0.device.changes.apply($0.device.changes.current) { $0.triggerCurrentChange() }
  }
  static let applyChange = Self("the device changes") {
    _ = $0.device.changes.apply($0.device.changes.current)
  }
  static let queueChange = Self("the change waits, in place of an earlier one of its kind") {
    $0.device.changes.queue($0.device.changes.current)
    $0.note(.changeQueued)
  }
  static let deliverQueuedChanges = Self(
    "notify the app of each pending change",
    leadsTo: .triggers(Change.allCases.map { .change($0) })
  ) {
    let includesUndone = $0.settings.isOn(.coalesceNoNetChange)
    guard let change = $0.device.changes.nextQueued(includesUndone: includesUndone) else { return }
    $0.device.changes.current = change
    $0.repeatEffect()
    $0.triggerCurrentChange()
  }

  static func notifyAccessories(areGone: Bool) -> Effect {
    let change = Trigger.change(areGone ? .accessoryDisconnected : .accessoryConnected)
    return Self(
      "notify the app of each accessory that it is \(areGone ? "disconnected" : "connected")",
      leadsTo: .triggers([change])
    ) { machine in
      let count =
        areGone
        ? machine.device.changes.disconnectAccessories()
        : machine.device.changes.reconnectAccessories()
      for _ in 0..<count { machine.trigger(change) }
    }
  }
}

extension Machine {
  fileprivate mutating func triggerCurrentChange() {
    trigger(.change(device.changes.current.change))
  }
}
