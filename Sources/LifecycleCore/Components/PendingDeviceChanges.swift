/// The values of the device's changeable things, and the changes that wait for a suspended app.
struct PendingDeviceChanges {
  private struct Key: Hashable {
    var slot: ChangeSlot
    var name = ""
  }

  /// A thing that has changed, with its value.
  private struct Entry {
    var key: Key
    var value: Int
    /// The value when the app was suspended, if a change of it waits.
    var valueBefore: Int?
  }

  /// The place of a thing in the order of the document's table, and of its slot in the order in which they came.
  private struct QueueEntry: Comparable {
    var slot: ChangeSlot
    var index: Int

    static func < (one: QueueEntry, other: QueueEntry) -> Bool {
      (one.slot.rawValue, one.index) < (other.slot.rawValue, other.index)
    }
  }

  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var queue = PriorityQueue<QueueEntry>()
  /// Accessories whose loss was reported when the app entered the background.
  private var reportedDisconnected: Set<String> = []
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
    indices[Key(slot: slot)].map { entries[$0].value } ?? slot.initialValue
  }

  /// Takes the new value over; false if nothing changed by it.
  mutating func apply(_ change: DeviceChange) -> Bool {
    let index = note(change)
    guard !change.slot.hasValue || entries[index].value != change.value else { return false }
    entries[index].value = change.value
    return change.slot != .accessory || change.value == 1
      || reportedDisconnected.remove(change.name) == nil
  }

  /// Takes the new value over and notes it for a suspended app.
  mutating func queue(_ change: DeviceChange) {
    let index = note(change)
    if entries[index].valueBefore == nil {
      entries[index].valueBefore = entries[index].value
      queue.insert(QueueEntry(slot: change.slot, index: index))
    }
    entries[index].value = change.value
  }

  /// Takes note of a change, and returns the index of what changes.
  private mutating func note(_ change: DeviceChange) -> Int {
    current = change
    if change.slot == .locale { localeChanges += 1 }
    // A display that goes takes its mode along, and what was to be reported of it.
    if change.slot == .display, change.value == 0, let mode = indices[Key(slot: .screenMode)] {
      entries[mode].value = ChangeSlot.screenMode.initialValue
      entries[mode].valueBefore = nil
    }
    let key = Key(slot: change.slot, name: change.name)
    if let index = indices[key] { return index }
    indices[key] = entries.count
    entries.append(Entry(key: key, value: change.slot.initialValue))
    return entries.count - 1
  }

  /// Takes the first change that waits, in the order of the table; those that were undone are dropped
  /// unless `keepsUndone`.
  mutating func nextQueued(includesUndone: Bool) -> DeviceChange? {
    while let next = queue.popFirst() {
      let entry = entries[next.index]
      guard let before = entry.valueBefore else { continue }
      entries[next.index].valueBefore = nil
      let name = entry.key.name
      if next.slot == .accessory, reportedDisconnected.contains(name) {
        // Reported as disconnected on entering the background: neither staying away nor coming back is reported here.
        if entry.value == 0 { reportedDisconnected.remove(name) }
        continue
      }
      if next.slot.hasValue, before == entry.value, !includesUndone { continue }
      return DeviceChange(slot: next.slot, name: name, value: entry.value)
    }
    return nil
  }

  /// Forgets what waits, with the process.
  mutating func dropQueue() {
    while let next = queue.popFirst() { entries[next.index].valueBefore = nil }
    reportedDisconnected.removeAll()
  }

  /// The names of the connected accessories.
  private var connectedAccessories: [String] {
    entries.filter { $0.key.slot == .accessory && $0.value == 1 }.map(\.key.name)
  }

  /// Reports the connected accessories as disconnected that are not yet, and returns how many there are.
  mutating func disconnectAccessories() -> Int {
    let count = reportedDisconnected.count
    reportedDisconnected.formUnion(connectedAccessories)
    return reportedDisconnected.count - count
  }

  /// Returns how many of the accessories reported as disconnected are still there.
  mutating func reconnectAccessories() -> Int {
    defer { reportedDisconnected.removeAll() }
    return reportedDisconnected.intersection(connectedAccessories).count
  }
}
