/// The values of the device's changeable things, and the changes that wait for a suspended app.
struct PendingDeviceChanges {
  private struct Thing: Hashable {
    var slot: ChangeSlot
    var name = ""
  }

  /// A thing that has changed, with its value.
  private struct Entry {
    var thing: Thing
    var value: Int
    /// The value when the app was suspended, if a change of it waits.
    var valueBefore: Int?
  }

  /// The place of a thing in the order of the document's table, and of its slot in the order in which they came.
  private struct Turn: Comparable {
    var slot: ChangeSlot
    var index: Int

    static func < (one: Turn, other: Turn) -> Bool {
      (one.slot.rawValue, one.index) < (other.slot.rawValue, other.index)
    }
  }

  private var entries: [Entry] = []
  private var indices: [Thing: Int] = [:]
  private var queue = PriorityQueue<Turn>()
  /// Accessories whose loss was reported when the app entered the background.
  private var reportedGone: Set<String> = []
  /// The change that is being handled.
  var current = DeviceChange(slot: .significantTime)
  /// How often the user's locale has changed.
  private(set) var localeChanges = 0
  /// The language that the user chose last, if any.
  var language: String?

  /// How the device is held.
  var orientation: Orientation { Orientation.allCases[value(of: .orientation)] }

  /// The mode of the external display; nil without one.
  var displayMode: ScreenMode? {
    value(of: .display) == 1 ? ScreenMode.allCases[value(of: .screenMode)] : nil
  }

  private func value(of slot: ChangeSlot) -> Int {
    indices[Thing(slot: slot)].map { entries[$0].value } ?? slot.initialValue
  }

  /// Takes the new value over; false if nothing changed by it.
  mutating func apply(_ change: DeviceChange) -> Bool {
    let index = note(change)
    guard !change.slot.hasValue || entries[index].value != change.value else { return false }
    entries[index].value = change.value
    return change.slot != .accessory || change.value == 1
      || reportedGone.remove(change.name) == nil
  }

  /// Takes the new value over and notes it for a suspended app.
  mutating func queue(_ change: DeviceChange) {
    let index = note(change)
    if entries[index].valueBefore == nil {
      entries[index].valueBefore = entries[index].value
      queue.insert(Turn(slot: change.slot, index: index))
    }
    entries[index].value = change.value
  }

  /// Takes note of a change, and returns the index of what changes.
  private mutating func note(_ change: DeviceChange) -> Int {
    current = change
    if change.slot == .locale { localeChanges += 1 }
    // A display that goes takes its mode along, and what was to be reported of it.
    if change.slot == .display, change.value == 0, let mode = indices[Thing(slot: .screenMode)] {
      entries[mode].value = ChangeSlot.screenMode.initialValue
      entries[mode].valueBefore = nil
    }
    let thing = Thing(slot: change.slot, name: change.name)
    if let index = indices[thing] { return index }
    indices[thing] = entries.count
    entries.append(Entry(thing: thing, value: change.slot.initialValue))
    return entries.count - 1
  }

  /// Takes the first change that waits, in the order of the table; those that were undone are dropped
  /// unless `keepsUndone`.
  mutating func nextQueued(keepsUndone: Bool) -> DeviceChange? {
    while let turn = queue.popFirst() {
      let entry = entries[turn.index]
      guard let before = entry.valueBefore else { continue }
      entries[turn.index].valueBefore = nil
      let name = entry.thing.name
      if turn.slot == .accessory, reportedGone.contains(name) {
        // Reported as disconnected on entering the background: neither staying away nor coming back is reported here.
        if entry.value == 0 { reportedGone.remove(name) }
        continue
      }
      if turn.slot.hasValue, before == entry.value, !keepsUndone { continue }
      return DeviceChange(slot: turn.slot, name: name, value: entry.value)
    }
    return nil
  }

  /// Forgets what waits, with the process.
  mutating func dropQueue() {
    while let turn = queue.popFirst() { entries[turn.index].valueBefore = nil }
    reportedGone.removeAll()
  }

  /// The names of the connected accessories.
  private var connectedAccessories: [String] {
    entries.filter { $0.thing.slot == .accessory && $0.value == 1 }.map(\.thing.name)
  }

  /// Reports the connected accessories as disconnected that are not yet, and returns how many there are.
  mutating func disconnectAccessories() -> Int {
    let count = reportedGone.count
    reportedGone.formUnion(connectedAccessories)
    return reportedGone.count - count
  }

  /// Returns how many of the accessories reported as disconnected are still there.
  mutating func reconnectAccessories() -> Int {
    defer { reportedGone.removeAll() }
    return reportedGone.intersection(connectedAccessories).count
  }
}
