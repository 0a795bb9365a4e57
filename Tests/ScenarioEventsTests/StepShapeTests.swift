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
          TraceEntry(time: .zero, term: .state(.active), index: 0, reads: .active, cause: cause)
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

  /// The shape of a step of two effects of one kind, each with a name or without.
  private static func shape(ofEffectsNamed names: [String?]) -> StepShape {
    var trace = Trace()
    for name in names {
      let details = trace.intern(name.map { Details(values: [.name: .text($0)]) })
      trace.append(
        TraceEntry(
          time: .zero,
          term: .effect(SystemEffect.allCases[0]),
          index: details,
          reads: .active,
          cause: -1
        )
      )
    }
    var shape = StepShape()
    shape.take(
      .init(entries: 0..<names.count, start: .zero, end: .zero, standing: .fresh),
      of: trace,
      RuleTable(Profile.all[0].book, ofProfile: 0)
    )
    return shape
  }

  @Test func whatIsGivenBelongsToItsEntry() {
    let shapes = [["a", nil], [nil, "a"], ["a", "a"], [nil, nil]].map(Self.shape)
    #expect(Set(shapes).count == 4)
    #expect(Self.shape(ofEffectsNamed: ["a", nil]) == shapes[0])
  }

  @Test func textsThatOnlyLookTheSameMakeTwoShapes() {
    #expect(
      Self.shape(ofEffectsNamed: ["\u{E9}"]) != Self.shape(ofEffectsNamed: ["e\u{301}"])
    )
  }

  @Test func entriesWhoseTextsOnlyLookTheSameAreTwo() {
    func trace(_ name: String) -> StepTrace {
      let entry = EntryRecord(
        time: .zero,
        kind: .effect,
        text: "x",
        details: [DetailRecord(name: "name", value: .text(name))]
      )
      return StepTrace(entries: [entry], causes: [])
    }
    #expect(trace("\u{E9}") != trace("e\u{301}"))
    #expect(trace("\u{E9}") == trace("\u{E9}"))
  }
}
