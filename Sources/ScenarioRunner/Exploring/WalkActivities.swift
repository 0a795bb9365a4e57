internal import ScenarioLanguage

/// The steps that walks can contain, with numbers that are the same in each process.
struct WalkActivities {
  private var all: [Step.Activity] = []
  private var numbers: [Step.Activity: Int] = [:]

  /// Numbers the moves of walks, and the simpler steps that can take their place.
  init(_ moves: [Step.Activity]) {
    for move in moves {
      for activity in [move] + WalkShrinker.simpler(than: move) { add(activity) }
    }
  }

  private mutating func add(_ activity: Step.Activity) {
    guard numbers[activity] == nil else { return }
    numbers[activity] = all.count
    all.append(activity)
  }

  /// Returns the number of a step.
  func number(of activity: Step.Activity) -> Int { numbers[activity] ?? -1 }

  /// Returns the step with a number; nil if there is none.
  subscript(number: Int) -> Step.Activity? { all.indices.contains(number) ? all[number] : nil }
}
