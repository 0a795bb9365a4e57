extension Machine {
  /// Carries out what concerns changes of the device and accessories.
  mutating func carryOut(_ effect: ChangeEffect) {
    switch effect {
    case .note:
      if let change = DeviceChange(action) { changes.current = change }
      if action.kind == .changeLocale { changes.language = action.text(0) ?? changes.language }
    case .noteProtection(let isAvailable):
      changes.current = DeviceChange(slot: .protectedData, value: isAvailable ? 1 : 0)
    case .deliver:
      if changes.apply(changes.current) { triggerCurrentChange() }
    case .apply: _ = changes.apply(changes.current)
    case .queue:
      changes.queue(changes.current)
      note(.changeQueued)
    case .deliverQueue:
      guard let change = changes.nextQueued(keepsUndone: settings.isOn(.coalesceNoNetChange)) else {
        break
      }
      changes.current = change
      repeatEffect()
      triggerCurrentChange()
    case .accessories(let areGone):
      let count = areGone ? changes.sendAccessoriesAway() : changes.welcomeAccessories()
      for _ in 0..<count {
        trigger(.change(areGone ? .accessoryDisconnected : .accessoryConnected))
      }
    }
  }

  private mutating func triggerCurrentChange() {
    let change = changes.current
    trigger(.change(change.slot.change(to: change.value)))
  }
}
