/// The other apps on the device that a scenario names: they have a place and a size, and nobody calls them.
struct OtherApps {
  struct App {
    var name: String
    /// In megabytes.
    var size: Int
    /// Whether it goes on running in the background.
    var runsOn: Bool
  }

  private var all: [App] = []
  /// The one that is in front whenever another app is; nil for one without a name.
  private(set) var front: String?

  /// Brings an app forward, from memory or anew.
  mutating func comeForward(_ app: App) {
    remove(app.name)
    all.append(app)
    front = app.name
  }

  /// No app with a name is in front any more.
  mutating func leaveFront() { front = nil }

  mutating func remove(_ name: String) {
    all.removeAll { $0.name == name }
    if front == name { front = nil }
  }

  /// The largest one in the background that runs, or that is suspended; of two alike the older one.
  func largest(thatRuns runs: Bool, behind frontApp: String?) -> App? {
    var largest: App?
    for app in all where app.runsOn == runs && app.name != frontApp {
      if largest.map({ app.size > $0.size }) ?? true { largest = app }
    }
    return largest
  }
}

/// How much memory the system needs, and how much it has got back.
struct MemoryPressure {
  /// In megabytes; nil where each stage takes all it can get.
  var needed: Int?
  var freed = 0
  /// Whether our app had to end for it.
  var endedOurApp = false

  /// Whether it has enough.
  var suffices: Bool { needed.map { freed >= $0 } ?? false }
}
