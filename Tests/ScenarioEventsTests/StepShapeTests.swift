import Testing

@testable import LifecycleCore
@testable import ScenarioEvents
@testable import ScenarioRunner

/// Steps have one shape where they went alike, down to which rule asked for which.
@Suite struct StepShapeTests {
  /// A trace of steps of one entry each, all caused by the last of three rules; `parents` says who asked for them.
  private static func shapes(_ parents: [[Int32]]) -> [StepShape] {
    var trace = Trace()
    var marks: [PlayedCase.StepMark] = []
    for parents in parents {
      let first = Int32(trace.causes.count)
      for (rule, parent) in parents.enumerated() {
        _ = trace.append(Cause(rule: Int32(rule), parent: parent < 0 ? -1 : first + parent))
      }
      for cause in [first, first + Int32(parents.count) - 1] {
        trace.append(
          TraceEntry(time: .zero, event: .state(.active), reads: .active, cause: cause)
        )
      }
      let entries = trace.entries.count - 2..<trace.entries.count
      marks.append(.init(entries: entries, start: .zero, end: .zero, standing: .fresh))
    }
    let rules = RuleTable(Profile.all[0].book, ofProfile: 0)
    return marks.map { mark in
      var shape = StepShape()
      shape.take(mark, of: trace, rules)
      return shape
    }
  }

  @Test func aShapeIsTheSameWhereverItsCausesLie() {
    let shapes = Self.shapes([[-1, 0, 1], [-1, 0, 1]])
    #expect(shapes[0] == shapes[1])
    #expect(Set(shapes).count == 1)
  }

  @Test func whoAskedForARuleIsPartOfTheShape() {
    let shapes = Self.shapes([[-1, 0, 1], [-1, 0, 0], [-1, -1, 1], [-1, 0, -1]])
    #expect(Set(shapes).count == 4)
  }
}
