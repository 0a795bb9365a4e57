internal import ScenarioLanguage

/// A fingerprint of a value, regardless of its position in a file: equal values have equal fingerprints.
///
/// It uses reflection, so that it supports new kinds of expectations, too.
struct ValueFingerprint: Hashable {
  private var hash = Fingerprint()

  init(_ value: Any) { add(value) }

  /// Creates the fingerprint of several values in any order.
  init(unordered all: some Sequence<ValueFingerprint>) {
    for value in all.map(\.hash.value).sorted() { hash.add(value) }
  }

  private mutating func add(_ value: Any) {
    // Positions are ignored.
    if value is SourceRange { return }
    let mirror = Mirror(reflecting: value)
    hash.add(String(describing: mirror.subjectType))
    switch mirror.displayStyle {
    case .set, .dictionary:
      for value in mirror.children.map({ ValueFingerprint($0.value).hash.value }).sorted() {
        hash.add(value)
      }
    case _ where mirror.children.isEmpty: hash.add("\(value)")
    default:
      for child in mirror.children {
        hash.add(child.label ?? "-")
        add(child.value)
      }
    }
  }
}

/// The fingerprints of the parts of a plan.
struct PlanFingerprint {
  /// The fingerprints of a step and its expectations.
  struct Step {
    var activity: ValueFingerprint
    var expectations: Set<ValueFingerprint>
  }

  /// The fingerprint of the environment and of the app's script.
  var environment: ValueFingerprint
  var implemented: MethodSet
  var steps: [Step]
  var finally: ValueFingerprint?
  var wholeRun: Set<ValueFingerprint>
  /// The fingerprint of the complete plan.
  var combined: ValueFingerprint

  init(_ plan: Plan) {
    environment = ValueFingerprint([
      ValueFingerprint(plan.environment), ValueFingerprint(plan.script.during),
      ValueFingerprint(plan.script.handlers),
    ])
    implemented = plan.script.implemented
    steps = plan.steps.map(Self.step)
    let finally = plan.finally.map(Self.step)
    self.finally = finally.isEmpty ? nil : Self.joined(finally)
    wholeRun = Set(plan.runExpectations.map { ValueFingerprint($0) })
    combined = ValueFingerprint([
      environment, ValueFingerprint(implemented), Self.joined(steps), Self.joined(finally),
      ValueFingerprint(unordered: wholeRun), ValueFingerprint(plan.skipReason ?? ""),
      ValueFingerprint(plan.knownIssue ?? ""),
    ])
  }

  /// Whether this plan covers the other one: the same steps, perhaps more after them, and all of its expectations.
  func contains(_ other: PlanFingerprint) -> Bool {
    guard environment == other.environment, other.implemented.isSubset(of: implemented),
      other.steps.count <= steps.count, other.wholeRun.isSubset(of: wholeRun),
      other.wholeRun.isEmpty || other.steps.count == steps.count,
      other.finally == nil || other.finally == finally
    else { return false }
    return zip(other.steps, steps).allSatisfy {
      $0.activity == $1.activity && $0.expectations.isSubset(of: $1.expectations)
    }
  }

  private static func step(_ step: ScenarioLanguage.Step) -> Step {
    Step(
      activity: ValueFingerprint(step.activity),
      expectations: Set(step.expectations.map { ValueFingerprint($0) })
    )
  }

  private static func joined(_ steps: [Step]) -> ValueFingerprint {
    ValueFingerprint(steps.flatMap { [$0.activity, ValueFingerprint(unordered: $0.expectations)] })
  }
}
