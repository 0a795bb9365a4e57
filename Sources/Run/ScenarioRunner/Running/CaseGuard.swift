internal import CCaseGuard
@_spi(Package) internal import ScenarioLanguage

/// Watches over a case whose app's code runs in this process: if it exits, crashes or hangs, the case and the step are
/// printed, and the exit status is not 0.
struct CaseGuard {
  /// The time added to the limit of a case: most cases that exceed it notice that themselves.
  static let extraTime: UInt64 = 1_000_000_000

  private let plan: Plan
  private let file: FileContext
  private let number: Int32

  /// Begins to watch.
  init(_ plan: Plan, in file: FileContext) {
    (self.plan, self.file) = (plan, file)
    let (location, description) = Self.text(plan, step: nil, in: file)
    number = case_guard_begin(plan.timeLimitNanoseconds + Self.extraTime, location, description)
  }

  /// Notes that a step begins, counted from 1.
  func begin(step: Int) {
    let (location, description) = Self.text(plan, step: step, in: file)
    case_guard_step(number, location, description)
  }

  /// Ends watching.
  func end() { case_guard_end(number) }

  private static func text(
    _ plan: Plan,
    step number: Int?,
    in file: FileContext
  ) -> (location: String, description: String) {
    let step = number.flatMap { plan.step($0) }
    let excerpt = file.excerpt(step?.activityRange ?? plan.scenario.range)
    let title = number.map { number in
      ", step \(number) of \(plan.steps.count + plan.finally.count)"
        + (step.map { ", \($0.title)" } ?? "")
    }
    return ("\(excerpt.path):\(excerpt.line)", "'\(plan.name)'\(title ?? "")")
  }
}

extension Plan {
  /// Returns the step with a number, counted from 1; those of `finally` follow the others.
  func step(_ number: Int) -> Step? {
    let index = number - 1
    if steps.indices.contains(index) { return steps[index] }
    return finally.indices.contains(index - steps.count) ? finally[index - steps.count] : nil
  }
}
