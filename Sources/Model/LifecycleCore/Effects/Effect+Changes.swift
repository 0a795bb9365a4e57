/// Effects on changes of the device and on accessories.
extension Effect {
  static let readChange = Self("the change is read from the action") {
    let action = $0.action
    if let change = DeviceChange(action) { $0.device.changes.current = change }
    if action.kind.change?.property == .locale, let language = action.subject {
      $0.device.changes.language = language
    }
  }

  static func setProtectedDataAvailability(isAvailable: Bool) -> Effect {
    Self("protected files \(isAvailable ? "become available" : "become unavailable")") {
      $0.device.changes.current = .init(property: .protectedData, value: isAvailable ? 1 : 0)
    }
  }

  static let deliverChange = Self(
    "the app is notified if the value changes",
    leadsTo: .changeOfAction
  ) {
    if $0.device.changes.apply($0.device.changes.current) { $0.triggerCurrentChange() }
  }
  static let applyChange = Self("the device changes") {
    _ = $0.device.changes.apply($0.device.changes.current)
  }
  static let queueChange = Self("the change is queued, replacing a queued one of its kind") {
    $0.device.changes.queue($0.device.changes.current)
    $0.note(.changeQueued)
  }
  static let deliverQueuedChanges = Self(
    "the app is notified of each queued change",
    leadsTo: .triggers(DeviceEvent.allCases.map { .deviceEvent($0) })
  ) {
    if $0.takeQueuedChange() { $0.triggerCurrentChange() }
  }

  static func notifyAccessories(areGone: Bool) -> Effect {
    let event = Trigger.deviceEvent(areGone ? .accessoryDisconnected : .accessoryConnected)
    return Self(
      "the app is notified of each \(areGone ? "disconnected" : "connected") accessory",
      leadsTo: .triggers([event])
    ) { machine in
      let count =
        areGone
        ? machine.device.changes.disconnectAccessories()
        : machine.device.changes.reconnectAccessories()
      for _ in 0..<count { machine.trigger(event) }
    }
  }
}

extension Machine {
  /// Makes the next queued change the current one, and repeats the effect for those that follow; returns false after the last.
  mutating func takeQueuedChange() -> Bool {
    let includesReverted = settings.isOn(.coalesceNoNetChange)
    guard let change = device.changes.nextQueued(includesReverted: includesReverted) else {
      return false
    }
    device.changes.current = change
    repeatEffect()
    return true
  }

  fileprivate mutating func triggerCurrentChange() {
    trigger(.deviceEvent(device.changes.current.event))
  }
}
