/// The virtual time, the timers and the activity of the app's code.
struct VirtualClock {
  var now = VirtualTime.zero
  var timers = TimerQueue()
  /// The time for which the main thread has been busy since it was last idle.
  var busy = VirtualTime.zero
  /// The activity of the app's code in the current step.
  var activity = CodeActivity()
}

/// What the app's code has done since the step began.
struct CodeActivity {
  /// Code of the app that the system runs.
  enum Code: Hashable {
    case method(DelegateMethod)
    case observers(NotificationName)
    case event(BackgroundEvent)
  }

  private var ticks = 0
  private var actions = 0
  /// How often code was entered in this turn of the run loop, and how often each, counted once there is much of it.
  private var entries = 0
  private var entriesOfCode: [Code: Int] = [:]
  /// How many pieces of work in a row led to the one that runs now, each begun by the one before in this turn.
  private var chain = 0

  /// The maximum number of ticks of repeating work in one step, which limits the size of the trace.
  static let maximumTicks = 50_000

  /// Counts one more tick of repeating work.
  mutating func countTick() { ticks += 1 }

  /// Whether the step has more ticks than can be recorded.
  var hasTooManyTicks: Bool { ticks > Self.maximumTicks }

  /// The maximum number of actions in one step, which limits its time and the size of the trace.
  static let maximumActions = 50_000
  /// How often the same code can be entered again before the app is idle.
  private static let maximumEntries = 1_000

  /// The number of entries in a turn that are not counted by code, which would take longer.
  private static let uncountedEntries = 64

  /// Counts one more action.
  mutating func countAction() { actions += 1 }

  /// Whether the code has performed more actions than a step can have.
  var hasTooManyActions: Bool { actions > Self.maximumActions }

  /// Counts that code is entered; returns whether it seems to be endless.
  mutating func enter(_ code: Code) -> Bool {
    entries += 1
    if entries <= Self.uncountedEntries { return false }
    entriesOfCode[code, default: 0] += 1
    return entriesOfCode[code, default: 0] > Self.maximumEntries
  }

  /// The place in its row of work that the code begins now; 0 if it is the first.
  func link(after delay: VirtualTime) -> Int { delay > .zero ? 0 : chain + 1 }

  /// Begins a piece of work; returns whether work that begins itself again seems to be endless.
  mutating func beginWork(_ link: Int) -> Bool {
    chain = link
    return chain > Self.maximumEntries
  }

  /// Ends a piece of work.
  mutating func endWork() { chain = 0 }

  /// Begins a new step.
  mutating func beginStep() {
    (ticks, actions) = (0, 0)
    beginTurn()
  }

  /// Begins a new turn of the run loop: the app was idle, and time passed.
  mutating func beginTurn() {
    entries = 0
    if !entriesOfCode.isEmpty { entriesOfCode = [:] }
    chain = 0
  }
}

/// The scheduled timers, ordered by deadline, then by scheduling; each timer is scheduled at most once.
///
/// Each timer has a fixed slot, since every change of state schedules and cancels timers.
struct TimerQueue {
  struct Entry {
    var deadline: VirtualTime
    var order: Int
    var timer: ClockTimer
  }

  private var entries = ClockTimer.allCases.map { Entry(deadline: .zero, order: 0, timer: $0) }
  /// A bit mask of the scheduled timers.
  private var due: UInt32 = 0
  private var count = 0

  /// Schedules a timer, replacing an earlier deadline.
  mutating func schedule(_ timer: ClockTimer, at deadline: VirtualTime) {
    entries[Int(timer.rawValue)].deadline = deadline
    entries[Int(timer.rawValue)].order = count
    due |= timer.mask
    count += 1
  }

  mutating func cancel(_ timer: ClockTimer) { due &= ~timer.mask }

  func contains(_ timer: ClockTimer) -> Bool { due & timer.mask != 0 }

  /// Returns the deadline of a timer; nil if it is not scheduled.
  func deadline(of timer: ClockTimer) -> VirtualTime? {
    contains(timer) ? entries[Int(timer.rawValue)].deadline : nil
  }

  /// Removes and returns the first timer that is due at or before `end`.
  mutating func popFirst(through end: VirtualTime) -> Entry? {
    pop(among: due) { $0 <= end }
  }

  /// Removes and returns the first timer that is due before `end` and needs no main thread.
  mutating func popFirstWithoutMainThread(before end: VirtualTime) -> Entry? {
    pop(among: due & ClockTimer.withoutMainThread) { $0 < end }
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

extension ClockTimer {
  fileprivate var mask: UInt32 { 1 << UInt32(rawValue) }

  /// A bit mask of the timers that need no main thread.
  fileprivate static let withoutMainThread = allCases.filter(\.needsNoMainThread)
    .reduce(into: UInt32(0)) { $0 |= $1.mask }
}
