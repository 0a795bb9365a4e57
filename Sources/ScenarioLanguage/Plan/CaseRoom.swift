/// How many cases, and steps in them, a file may still come to: axes and rows multiply.
struct CaseRoom {
  private var cases = 50_000
  private var steps = 1_000_000

  /// Takes room for a scenario's cases, and what they have of steps together; false if there is not enough.
  mutating func take(cases count: Int, steps stepCount: Int) -> Bool {
    guard count <= cases, stepCount <= steps else { return false }
    cases -= count
    steps -= stepCount
    return true
  }
}
