/// The other apps that a scenario names; they occupy memory but run no code.
struct OtherApps {
  struct App {
    var name: String
    /// The size in megabytes.
    var size: Int
    /// Whether it keeps running in the background.
    var runsInBackground: Bool
  }

  /// The arrival number of the current entry of each app in memory.
  private var arrivalNumbers: [String: Int] = [:]
  /// The running and the suspended apps; entries of removed or reordered apps are dropped lazily.
  private var running = PriorityQueue<Entry>()
  private var suspended = PriorityQueue<Entry>()
  private var nextArrivalNumber = 0
  /// The other app in front; nil if there is none or it has no name.
  private(set) var front: String?
  /// The shared resources that the foreground app holds.
  var claimedResources: Set<SharedResource> = []

  /// An app in order of size, the largest first; of two with the same size, the one that arrived earlier.
  private struct Entry: Comparable {
    var app: App
    /// The number of apps that were brought to the front earlier.
    var arrivalNumber: Int

    static func < (one: Entry, other: Entry) -> Bool {
      one.app.size != other.app.size
        ? one.app.size > other.app.size : one.arrivalNumber < other.arrivalNumber
    }

    static func == (one: Entry, other: Entry) -> Bool { one.arrivalNumber == other.arrivalNumber }
  }

  /// Brings an app to the front, from memory or by a launch.
  mutating func bringToFront(_ app: App) {
    remove(app.name)
    arrivalNumbers[app.name] = nextArrivalNumber
    let entry = Entry(app: app, arrivalNumber: nextArrivalNumber)
    if app.runsInBackground { running.insert(entry) } else { suspended.insert(entry) }
    nextArrivalNumber += 1
    front = app.name
  }

  /// Removes the named app from the front, with its claims on resources.
  mutating func leaveFront() {
    front = nil
    claimedResources = []
  }

  mutating func remove(_ name: String) {
    arrivalNumbers[name] = nil
    if front == name { front = nil }
  }

  /// Returns the largest running or suspended app but the foreground app; of two with the same size, the one
  /// that arrived earlier.
  mutating func largest(running isRunning: Bool, excluding frontApp: String?) -> App? {
    let entries = isRunning ? \OtherApps.running : \OtherApps.suspended
    var inFront: Entry?
    defer { if let inFront { self[keyPath: entries].insert(inFront) } }
    while let entry = self[keyPath: entries].first {
      let isCurrent = arrivalNumbers[entry.app.name] == entry.arrivalNumber
      if isCurrent, entry.app.name != frontApp { return entry.app }
      if isCurrent { inFront = entry }
      self[keyPath: entries].popFirst()
    }
    return nil
  }
}
