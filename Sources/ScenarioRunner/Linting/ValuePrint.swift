internal import ScenarioLanguage

/// A number for what a value says, wherever in a file it says it: equal values have equal numbers.
///
/// It looks at values by reflection, so that every expectation has one, also those that come later.
struct ValuePrint: Hashable {
  private var print = Fingerprint()

  init(_ value: Any) { add(value) }

  /// The fingerprint of several in whatever order.
  init(unordered all: some Sequence<ValuePrint>) {
    for value in all.map(\.print.value).sorted() { print.add(value) }
  }

  private mutating func add(_ value: Any) {
    // Where it is does not count.
    if value is SourceRange { return }
    let mirror = Mirror(reflecting: value)
    print.add(String(describing: mirror.subjectType))
    switch mirror.displayStyle {
    case .set, .dictionary:
      for value in mirror.children.map({ ValuePrint($0.value).print.value }).sorted() {
        print.add(value)
      }
    case _ where mirror.children.isEmpty: print.add("\(value)")
    default:
      for child in mirror.children {
        print.add(child.label ?? "-")
        add(child.value)
      }
    }
  }
}

/// What a plan says, in numbers.
struct PlanPrint {
  /// A step: what is done, and what must follow.
  struct Step {
    var move: ValuePrint
    var expectations: Set<ValuePrint>
  }

  /// The world, and what the app does in it.
  var world: ValuePrint
  var implemented: MethodSet
  var steps: [Step]
  var finally: ValuePrint?
  var wholeRun: Set<ValuePrint>
  /// Everything together.
  var whole: ValuePrint

  init(_ plan: Plan) {
    world = ValuePrint([
      ValuePrint(plan.world), ValuePrint(plan.script.during), ValuePrint(plan.script.handlers),
    ])
    implemented = plan.script.implemented
    steps = plan.steps.map(Self.step)
    let finally = plan.finally.map(Self.step)
    self.finally = finally.isEmpty ? nil : Self.joined(finally)
    wholeRun = Set(plan.runExpectations.map { ValuePrint($0) })
    whole = ValuePrint([
      world, ValuePrint(implemented), Self.joined(steps), Self.joined(finally),
      ValuePrint(unordered: wholeRun), ValuePrint(plan.skipReason ?? ""),
      ValuePrint(plan.knownIssue ?? ""),
    ])
  }

  /// Whether all that the other one asks is asked here, too: after the same steps, perhaps with more behind them.
  func contains(_ other: PlanPrint) -> Bool {
    guard world == other.world, other.implemented.isSubset(of: implemented),
      other.steps.count <= steps.count, other.wholeRun.isSubset(of: wholeRun),
      other.wholeRun.isEmpty || other.steps.count == steps.count,
      other.finally == nil || other.finally == finally
    else { return false }
    return zip(other.steps, steps).allSatisfy {
      $0.move == $1.move && $0.expectations.isSubset(of: $1.expectations)
    }
  }

  private static func step(_ step: ScenarioLanguage.Step) -> Step {
    Step(
      move: ValuePrint(step.activity),
      expectations: Set(step.expectations.map { ValuePrint($0) })
    )
  }

  private static func joined(_ steps: [Step]) -> ValuePrint {
    ValuePrint(steps.flatMap { [$0.move, ValuePrint(unordered: $0.expectations)] })
  }
}
