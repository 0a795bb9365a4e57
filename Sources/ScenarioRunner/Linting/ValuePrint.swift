internal import ScenarioLanguage

/// A fingerprint of a value, regardless of its position in a file: equal values have equal fingerprints.
///
/// It uses reflection, so that it supports new kinds of expectations, too.
struct ValuePrint: Hashable {
  private var print = Fingerprint()

  init(_ value: Any) { add(value) }

  /// Creates the fingerprint of several values in any order.
  init(unordered all: some Sequence<ValuePrint>) {
    for value in all.map(\.print.value).sorted() { print.add(value) }
  }

  private mutating func add(_ value: Any) {
    // Positions are ignored.
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

/// The fingerprints of the parts of a plan.
struct PlanPrint {
  /// The fingerprints of a step and its expectations.
  struct Step {
    var move: ValuePrint
    var expectations: Set<ValuePrint>
  }

  /// The fingerprint of the world and of the app's script.
  var world: ValuePrint
  var implemented: MethodSet
  var steps: [Step]
  var finally: ValuePrint?
  var wholeRun: Set<ValuePrint>
  /// The fingerprint of the complete plan.
  var whole: ValuePrint

  init(_ plan: Plan) {
    world = ValuePrint([
      ValuePrint(plan.world), ValuePrint(plan.script.during), ValuePrint(plan.script.handlers),
    ])
    implemented = plan.script.implemented
    steps = plan.steps.map(Self.step)
    let finally = plan.finally.map(Self.step)
    self.finally = finally.isEmpty ? nil : Self.joined(finally)
    wholeRun = Set(plan.wholeRun.map { ValuePrint($0) })
    whole = ValuePrint([
      world, ValuePrint(implemented), Self.joined(steps), Self.joined(finally),
      ValuePrint(unordered: wholeRun), ValuePrint(plan.skipReason ?? ""),
      ValuePrint(plan.knownIssue ?? ""),
    ])
  }

  /// Whether this plan covers the other one: the same steps, perhaps more after them, and all of its expectations.
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
      move: ValuePrint(step.move),
      expectations: Set(step.expectations.map { ValuePrint($0) })
    )
  }

  private static func joined(_ steps: [Step]) -> ValuePrint {
    ValuePrint(steps.flatMap { [$0.move, ValuePrint(unordered: $0.expectations)] })
  }
}
