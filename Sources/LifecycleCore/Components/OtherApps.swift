/// The other apps that a scenario names; they occupy memory but run no code.
struct OtherApps {
  struct App {
    var name: String
    /// In megabytes.
    var size: Int
    /// Whether it keeps running in the background.
    var runsInBackground: Bool
  }

  /// The age of each one that is there.
  private var ages: [String: Int] = [:]
  /// Those that run on and those that do not; apps that are gone, or came forward again, are still among them.
  private var running = PriorityQueue<Entry>()
  private var suspended = PriorityQueue<Entry>()
  private var nextAge = 0
  /// The one that is in front whenever another app is; nil for one without a name.
  private(set) var front: String?
  /// The shared resources that the one in front has.
  var claimedResources: Set<SharedResource> = []

  /// An app by its size: the largest first, and of two alike the older one.
  private struct Entry: Comparable {
    var app: App
    var age: Int

    static func < (one: Entry, other: Entry) -> Bool {
      one.app.size != other.app.size ? one.app.size > other.app.size : one.age < other.age
    }

    static func == (one: Entry, other: Entry) -> Bool { one.age == other.age }
  }

  /// Brings an app forward, from memory or launched again.
  mutating func comeForward(_ app: App) {
    remove(app.name)
    ages[app.name] = nextAge
    let entry = Entry(app: app, age: nextAge)
    if app.runsInBackground { running.insert(entry) } else { suspended.insert(entry) }
    nextAge += 1
    front = app.name
  }

  /// No app with a name is in front any more, and nothing is claimed.
  mutating func leaveFront() {
    front = nil
    claimedResources = []
  }

  mutating func remove(_ name: String) {
    ages[name] = nil
    if front == name { front = nil }
  }

  /// The largest one in the background that runs, or that is suspended; of two alike the older one.
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
