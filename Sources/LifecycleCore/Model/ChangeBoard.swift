/// What the device's changeable things are, and which changes wait for the app.
struct ChangeBoard {
  private struct Thing {
    var slot: ChangeSlot
    var name: String
    var value: Int
    /// The value when the app was suspended, if a change of it waits.
    var valueBefore: Int?
  }

  private var things: [Thing] = []
  private var places: [ThingName: Int] = [:]
  /// The things of each slot for which a change waits, in the order of the list.
  private var queued: [ChangeSlot: PriorityQueue<Int>] = [:]

  private struct ThingName: Hashable {
    var slot: ChangeSlot
    var name: String
  }

  /// Accessories whose loss was reported when the app entered the background.
  private var reportedGone: Set<String> = []
  /// The change that is under way.
  var current = DeviceChange(slot: .significantTime)

  /// Whether the device is held otherwise than in portrait.
  var isTurned: Bool {
    things.contains { $0.slot == .orientation && $0.value != ChangeSlot.orientation.initialValue }
  }

  /// Whether the device is held in landscape.
  var isLandscape: Bool {
    let orientations = Orientation.allCases
    return things.contains {
      $0.slot == .orientation
        && [.landscapeLeft, .landscapeRight].contains(orientations[$0.value])
    }
  }

  /// How the device is held, by its word.
  var orientation: String {
    let thing = things.first { $0.slot == .orientation }
    return Orientation.words[thing?.value ?? ChangeSlot.orientation.initialValue]
  }

  /// How often the user's locale has changed.
  private(set) var localeChanges = 0
  /// The language that the user chose last, if any.
  var language: String?

  /// The mode of the external display; nil without one.
  var displayMode: ScreenMode? {
    guard things.contains(where: { $0.slot == .display && $0.value == 1 }) else { return nil }
    return ScreenMode.allCases[things.first { $0.slot == .screenMode }?.value ?? 0]
  }

  /// A display that goes takes its mode along, and what was to be said of it.
  private mutating func forgetMode(with change: DeviceChange) {
    guard change.slot == .display, change.value == 0,
      let index = places[ThingName(slot: .screenMode, name: "")]
    else { return }
    things[index].value = ChangeSlot.screenMode.initialValue
    things[index].valueBefore = nil
  }

  /// Takes the new value over; false if nothing changed by it.
  mutating func apply(_ change: DeviceChange) -> Bool {
    note(change)
    forgetMode(with: change)
    let index = index(of: change)
    guard !change.slot.hasValue || things[index].value != change.value else { return false }
    things[index].value = change.value
    return
      !(change.slot == .accessory && change.value == 0
      && reportedGone.remove(change.name) != nil)
  }

  /// Takes the new value over and notes it for a suspended app.
  mutating func queue(_ change: DeviceChange) {
    note(change)
    forgetMode(with: change)
    let index = index(of: change)
    if things[index].valueBefore == nil {
      things[index].valueBefore = things[index].value
      queued[change.slot, default: PriorityQueue()].insert(index)
    }
    things[index].value = change.value
  }

  private mutating func note(_ change: DeviceChange) {
    current = change
    if change.slot == .locale { localeChanges += 1 }
  }

  /// Takes the first change that waits, in the order of the table; those that were undone are dropped
  /// unless `keepsUndone`.
  mutating func nextQueued(keepsUndone: Bool) -> DeviceChange? {
    if queued.isEmpty { return nil }
    for slot in ChangeSlot.allCases {
      while let index = queued[slot]?.popFirst() {
        guard let before = things[index].valueBefore else { continue }
        things[index].valueBefore = nil
        let thing = things[index]
        if slot == .accessory, reportedGone.contains(thing.name) {
          // Reported gone on entering the background: staying away is no news, nor is coming back here.
          if thing.value == 0 { reportedGone.remove(thing.name) }
          continue
        }
        if slot.hasValue, before == thing.value, !keepsUndone { continue }
        return DeviceChange(slot: slot, name: thing.name, value: thing.value)
      }
    }
    return nil
  }

  /// Forgets what waits, with the process.
  mutating func dropQueue() {
    for slot in queued.keys {
      while let index = queued[slot]?.popFirst() { things[index].valueBefore = nil }
    }
    queued = [:]
    reportedGone.removeAll()
  }

  /// Reports the connected accessories gone that are not yet, and returns how many there are.
  mutating func sendAccessoriesAway() -> Int {
    let count = reportedGone.count
    for thing in things
    where thing.slot == .accessory && thing.value == 1 && !reportedGone.contains(thing.name) {
      reportedGone.insert(thing.name)
    }
    return reportedGone.count - count
  }

  /// Returns how many of the accessories reported gone are still there.
  mutating func welcomeAccessories() -> Int {
    defer { reportedGone.removeAll() }
    return things.count { $0.slot == .accessory && $0.value == 1 && reportedGone.contains($0.name) }
  }

  private mutating func index(of change: DeviceChange) -> Int {
    let name = ThingName(slot: change.slot, name: change.name)
    if let index = places[name] { return index }
    let value = change.slot.initialValue
    places[name] = things.count
    things.append(Thing(slot: change.slot, name: change.name, value: value, valueBefore: nil))
    return things.count - 1
  }
}
