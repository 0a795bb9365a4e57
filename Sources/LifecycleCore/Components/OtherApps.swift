/// The other apps that a scenario names; they occupy memory but run no code.
struct OtherApps {
  struct App {
    var name: String
    /// The size in megabytes.
    var size: Int
    /// Whether it keeps running in the background.
    var runsInBackground: Bool
  }

  /// The age of each app in memory.
  private var ages: [String: Int] = [:]
  /// The running and the suspended apps; entries of removed or reordered apps are dropped lazily.
  private var running = PriorityQueue<Entry>()
  private var suspended = PriorityQueue<Entry>()
  private var nextAge = 0
  /// The other app in front; nil if there is none or it has no name.
  private(set) var front: String?
  /// The shared resources that the app in front holds.
  var claimedResources: Set<SharedResource> = []

  /// An app in order of size, the largest first; of two with the same size, the older one.
  private struct Entry: Comparable {
    var app: App
    var age: Int

    static func < (one: Entry, other: Entry) -> Bool {
      one.app.size != other.app.size ? one.app.size > other.app.size : one.age < other.age
    }

    static func == (one: Entry, other: Entry) -> Bool { one.age == other.age }
  }

  /// Brings an app to the front, from memory or by a launch.
  mutating func comeForward(_ app: App) {
    remove(app.name)
    ages[app.name] = nextAge
    let entry = Entry(app: app, age: nextAge)
    if app.runsInBackground { running.insert(entry) } else { suspended.insert(entry) }
    nextAge += 1
    front = app.name
  }

  /// Removes the named app from the front, with its claims on resources.
  mutating func leaveFront() {
    front = nil
    claimedResources = []
  }

  mutating func remove(_ name: String) {
    ages[name] = nil
    if front == name { front = nil }
  }

  /// Returns the largest running or suspended app other than the one in front; of two alike, the older one.
  mutating func largest(running isRunning: Bool, excluding frontApp: String?) -> App? {
    let entries = isRunning ? \OtherApps.running : \OtherApps.suspended
    var inFront: Entry?
    defer { if let inFront { self[keyPath: entries].insert(inFront) } }
    while let entry = self[keyPath: entries].first {
      let isThere = ages[entry.app.name] == entry.age
      if isThere, entry.app.name != frontApp { return entry.app }
      if isThere { inFront = entry }
      self[keyPath: entries].popFirst()
    }
    return nil
  }
}
