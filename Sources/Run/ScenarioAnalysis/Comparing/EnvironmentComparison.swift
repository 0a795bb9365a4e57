@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
package import ScenarioRunner

/// The same steps in two environments, and what differs.
package struct EnvironmentComparison: Sendable {
  /// An entry of one environment beside that of the other.
  package struct ComparedRow: Sendable {
    /// How the two sides differ; the raw value is its name in JSON.
    package enum Difference: String, CaseIterable, Sendable {
      /// Not at all.
      case none = "same"
      /// The same entry with other arguments, at another time or in another state.
      case changed
      /// A method of one life cycle, and its counterpart in the other.
      case counterpart
      /// It happens at another place in the step.
      case moved
      /// It happens in the first environment only.
      case leftOnly = "left-only"
      /// It happens in the second environment only.
      case rightOnly = "right-only"
    }

    /// The entry in the first environment, with the time since the start of its step.
    package var left: EntryRecord?
    /// The entry in the second environment.
    package var right: EntryRecord?
    /// How they differ.
    package var difference: Difference
  }

  /// A step in both environments; nil where it was not performed.
  package struct ComparedStep: Sendable {
    /// The step in the first environment.
    package var left: StepRecord?
    /// The step in the second environment.
    package var right: StepRecord?
    /// What happened in it.
    package var rows: [ComparedRow]

    /// Whether the states at the end differ; those of the scenes only if both apps have scenes.
    package let endsDifferently: Bool

    /// Whether anything differs.
    package var isDifferent: Bool {
      endsDifferently || rows.contains { $0.difference != .none }
    }
  }

  /// The case in the first environment.
  package let left: ExplainedCase
  /// The case in the second environment.
  package let right: ExplainedCase
  /// The steps that at least one of the environments performs.
  package let steps: [ComparedStep]
  /// The values that different methods receive in the two environments.
  package let deliveries: [DeliveredValue]

  /// Compares a case in two environments.
  package init(_ left: ExplainedCase, _ right: ExplainedCase) {
    self.left = left
    self.right = right
    let haveScenes = [left, right].allSatisfy { $0.environment.app.lifeCycle == .scenes }
    let count = max(left.steps.count, right.steps.count)
    steps = (0..<count).map { index in
      func step(_ side: ExplainedCase) -> StepRecord? {
        side.steps.indices.contains(index) ? side.steps[index] : nil
      }
      return ComparedStep(step(left), step(right), haveScenes: haveScenes)
    }
    deliveries = DeliveredValue.differences(left, right)
  }

  /// The language in which people read about it.
  var spelling: NameSpelling { right.plan.spelling }

  /// Whether anything differs.
  package var isDifferent: Bool {
    steps.contains(where: \.isDifferent) || left.problem?.step != right.problem?.step
  }

  /// Whether both environments stop at a step that is not possible, and nothing differs until there.
  package var isImpossible: Bool { !isDifferent && left.problem != nil }
}

extension EnvironmentComparison.ComparedStep {
  /// Compares a step.
  fileprivate init(_ left: StepRecord?, _ right: StepRecord?, haveScenes: Bool) {
    self.left = left
    self.right = right
    endsDifferently = left?.state != right?.state || haveScenes && left?.scene != right?.scene
    let alignment = Alignment(left?.occurrences ?? [], right?.occurrences ?? [])
    rows = alignment.pairs.map { EnvironmentComparison.ComparedRow($0.left, $0.right) }
    markMoves()
  }

  /// Marks entries of one side that are also on the other side, at another place.
  private mutating func markMoves() {
    for index in rows.indices where rows[index].difference == .leftOnly {
      guard let entry = rows[index].left,
        let other = rows.indices.first(where: {
          rows[$0].difference == .rightOnly && rows[$0].right.map(entry.isSame(as:)) ?? false
        })
      else { continue }
      rows[index].difference = .moved
      rows[other].difference = .moved
    }
  }
}

extension EnvironmentComparison.ComparedRow {
  fileprivate init(_ left: EntryRecord?, _ right: EntryRecord?) {
    self.left = left
    self.right = right
    guard let left else {
      difference = .rightOnly
      return
    }
    guard let right else {
      difference = .leftOnly
      return
    }
    if !left.isSame(as: right) {
      difference = .counterpart
    } else {
      let isEqual =
        left.details == right.details && left.reads == right.reads && left.time == right.time
        && left.duration == right.duration
      difference = isEqual ? .none : .changed
    }
  }
}

extension StepRecord {
  /// What happened in the step, without the action itself.
  package var occurrences: [EntryRecord] { trace.entries.withoutActionOfStep }
}
