/// How many actions the app's code has performed since the step began.
struct CodeActivity {
  private var inStep = 0
  private var inTurn = 0

  private var ticks = 0

  /// How often work that repeats may be done in one step: a trace has an end.
  static let mostTicks = 50_000

  /// Counts one more tick of repeating work.
  mutating func countTick() { ticks += 1 }

  /// Whether work has repeated more often in the step than can be recorded.
  var hasTooManyTicks: Bool { ticks > Self.mostTicks }

  /// How many actions code may perform until the app is idle.
  private static let mostInTurn = 1_000
  /// How many actions code may perform in one step, however long that is.
  private static let mostInStep = 50_000

  /// Counts one more action.
  mutating func count() {
    inTurn += 1
    inStep += 1
  }

  /// Begins a new turn of the run loop: the app was idle, and time passed.
  mutating func beginTurn() { inTurn = 0 }

  /// Whether the code has performed more actions than code that stops would.
  var isEndless: Bool { inTurn > Self.mostInTurn || inStep > Self.mostInStep }
}
