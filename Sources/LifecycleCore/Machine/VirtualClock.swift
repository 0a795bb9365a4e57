/// The virtual time, what is due later, and how much the app's code has done.
struct VirtualClock {
  var now = VirtualTime.zero
  var timers = TimerQueue()
  /// For how long the main thread has been busy since it last looked for something to do.
  var busy = VirtualTime.zero
  /// What the app's code has done in the current step.
  var activity = CodeActivity()
}

/// How many actions the app's code has performed since the step began.
struct CodeActivity {
  private var inStep = 0
  private var inTurn = 0

  private var ticks = 0

  /// How often work that repeats may be done in one step: this limits the trace.
  static let maximumTicks = 50_000

  /// Counts one more tick of repeating work.
  mutating func countTick() { ticks += 1 }

  /// Whether work has repeated more often in the step than can be recorded.
  var hasTooManyTicks: Bool { ticks > Self.maximumTicks }

  /// How many actions code may perform until the app is idle.
  private static let maximumActionsPerTurn = 1_000
  /// How many actions code may perform in one step, however long that is.
  private static let maximumActionsPerStep = 50_000

  /// Counts one more action.
  mutating func count() {
    inTurn += 1
    inStep += 1
  }

  /// Begins a new turn of the run loop: the app was idle, and time passed.
  mutating func beginTurn() { inTurn = 0 }

  /// Whether the code has performed more actions than code that stops would.
  var isEndless: Bool { inTurn > Self.maximumActionsPerTurn || inStep > Self.maximumActionsPerStep }
}

/// What is due later, ordered by (deadline, order of scheduling); each timer is due once at a time.
///
/// One place for each timer: scheduling and cancelling, which every change of state does, move nothing.
struct TimerQueue {
  struct Entry {
    var deadline: VirtualTime
    var order: Int
    var timer: Timer
  }

  private var entries = Timer.allCases.map { Entry(deadline: .zero, order: 0, timer: $0) }
  /// One bit for each timer that is due.
  private var due: UInt32 = 0
  private var count = 0

  /// Schedules a timer, in place of an earlier time of the same one.
  mutating func schedule(_ timer: Timer, at deadline: VirtualTime) {
    entries[Int(timer.rawValue)].deadline = deadline
    entries[Int(timer.rawValue)].order = count
    due |= timer.mask
    count += 1
  }

  mutating func cancel(_ timer: Timer) { due &= ~timer.mask }

  func contains(_ timer: Timer) -> Bool { due & timer.mask != 0 }

  /// When the timer is due; nil if it is not scheduled.
  func deadline(of timer: Timer) -> VirtualTime? {
    contains(timer) ? entries[Int(timer.rawValue)].deadline : nil
  }

  /// Removes and returns the first timer up to `end`, that moment included.
  mutating func popFirst(through end: VirtualTime) -> Entry? {
    pop(among: due) { $0 <= end }
  }

  /// Removes and returns the first timer before `end` that needs no main thread.
  mutating func popFirstWithoutMainThread(before end: VirtualTime) -> Entry? {
    pop(among: due & Timer.withoutMainThread) { $0 < end }
  }

  private mutating func pop(among timers: UInt32, where isDue: (VirtualTime) -> Bool) -> Entry? {
    var first: Entry?
    var rest = timers
    while rest != 0 {
      let entry = entries[rest.trailingZeroBitCount]
      rest &= rest - 1
      guard isDue(entry.deadline) else { continue }
      if let best = first, (best.deadline, best.order) < (entry.deadline, entry.order) { continue }
      first = entry
    }
    if let first { cancel(first.timer) }
    return first
  }
}

extension Timer {
  fileprivate var mask: UInt32 { 1 << UInt32(rawValue) }

  /// Those that need no main thread.
  fileprivate static let withoutMainThread = allCases.filter(\.needsNoMainThread)
    .reduce(into: UInt32(0)) { $0 |= $1.mask }
}
