/// The changeable values of the device, and the changes queued for a suspended app.
struct PendingDeviceChanges {
  private struct Key: Hashable {
    var property: DeviceProperty
    var name = ""
  }

  /// A value that has changed.
  private struct Entry {
    var key: Key
    var value: Int
    /// The value when the app was suspended, if a change is queued.
    var valueBefore: Int?
  }

  /// A queued change, ordered by its property in the document's table, then by first change.
  private struct QueueEntry: Comparable {
    var property: DeviceProperty
    var index: Int

    static func < (one: QueueEntry, other: QueueEntry) -> Bool {
      (one.property.rawValue, one.index) < (other.property.rawValue, other.index)
    }
  }

  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var queue = PriorityQueue<QueueEntry>()
  /// The accessories reported as disconnected when the app entered the background.
  private var reportedDisconnected: Set<String> = []
  /// The change that is being handled.
  var current = DeviceChange(property: .significantTime)
  /// The number of changes of the user's locale.
  private(set) var localeChanges = 0
  /// The language that the user chose last, if any.
  var language: String?

  /// The properties whose changes a suspended app has not been notified of.
  var queuedProperties: Set<DeviceProperty> {
    Set(entries.filter { $0.valueBefore != nil }.map(\.key.property))
  }

  /// The orientation of the device.
  var orientation: Orientation { Orientation.allCases[value(of: .orientation)] }

  /// The mode of the external display; nil if there is none.
  var displayMode: ScreenMode? {
    value(of: .display) == 1 ? ScreenMode.allCases[value(of: .screenMode)] : nil
  }

  private func value(of property: DeviceProperty) -> Int {
    indices[Key(property: property)].map { entries[$0].value } ?? property.initialValue
  }

  /// Stores the new value; returns false if the app need not be notified.
  mutating func apply(_ change: DeviceChange) -> Bool {
    let index = note(change)
    guard !change.property.hasValue || entries[index].value != change.value else { return false }
    entries[index].value = change.value
    return change.property != .accessory || change.value == 1
      || reportedDisconnected.remove(change.name) == nil
  }

  /// Stores the new value and queues the change for a suspended app.
  mutating func queue(_ change: DeviceChange) {
    let index = note(change)
    if entries[index].valueBefore == nil {
      entries[index].valueBefore = entries[index].value
      queue.insert(QueueEntry(property: change.property, index: index))
    }
    entries[index].value = change.value
  }

  /// Registers a change, and returns the index of the changed value.
  private mutating func note(_ change: DeviceChange) -> Int {
    current = change
    if change.property == .locale { localeChanges += 1 }
    // A disconnected display loses its mode and the queued change of it.
    if change.property == .display, change.value == 0,
      let mode = indices[Key(property: .screenMode)]
    {
      entries[mode].value = DeviceProperty.screenMode.initialValue
      entries[mode].valueBefore = nil
    }
    let key = Key(property: change.property, name: change.name)
    if let index = indices[key] { return index }
    indices[key] = entries.count
    entries.append(Entry(key: key, value: change.property.initialValue))
    return entries.count - 1
  }

  /// Removes and returns the first queued change in the order of the table; undone changes are dropped
  /// unless `includesReverted` is true.
  mutating func nextQueued(includesReverted: Bool) -> DeviceChange? {
    while let next = queue.popFirst() {
      let entry = entries[next.index]
      guard let before = entry.valueBefore else { continue }
      entries[next.index].valueBefore = nil
      let name = entry.key.name
      if next.property == .accessory, reportedDisconnected.contains(name) {
        // Already reported as disconnected on entering the background; a reconnection is reported elsewhere.
        if entry.value == 0 { reportedDisconnected.remove(name) }
        continue
      }
      if next.property.hasValue, before == entry.value, !includesReverted { continue }
      return DeviceChange(property: next.property, name: name, value: entry.value)
    }
    return nil
  }

  /// Discards the queue when the process ends.
  mutating func dropQueue() {
    while let next = queue.popFirst() { entries[next.index].valueBefore = nil }
    reportedDisconnected.removeAll()
  }

  /// The names of the connected accessories.
  private var connectedAccessories: [String] {
    entries.filter { $0.key.property == .accessory && $0.value == 1 }.map(\.key.name)
  }

  /// Marks the connected accessories as reported disconnected, and returns the number of new ones.
  mutating func disconnectAccessories() -> Int {
    let count = reportedDisconnected.count
    reportedDisconnected.formUnion(connectedAccessories)
    return reportedDisconnected.count - count
  }

  /// Clears the reported accessories, and returns how many of them are still connected.
  mutating func reconnectAccessories() -> Int {
    defer { reportedDisconnected.removeAll() }
    return reportedDisconnected.intersection(connectedAccessories).count
  }
}
