internal import ScenarioLanguage

/// A number for what a value says, wherever in a file it says it: equal values have equal numbers.
///
/// It looks at values by reflection, so that every expectation has one, also those that come later.
struct Fingerprint: Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ value: Any) { add(value) }

  /// The fingerprint of several in whatever order.
  init(unordered all: some Sequence<Fingerprint>) {
    for hash in all.map(\.hash).sorted() { add(hash) }
  }

  private mutating func add(_ value: Any) {
    // Where it stands does not count.
    if value is SourceRange { return }
    let mirror = Mirror(reflecting: value)
    add(text: String(describing: mirror.subjectType))
    switch mirror.displayStyle {
    case .set, .dictionary:
      for hash in mirror.children.map({ Fingerprint($0.value).hash }).sorted() { add(hash) }
    case _ where mirror.children.isEmpty: add(text: "\(value)")
    default:
      for child in mirror.children {
        add(text: child.label ?? "-")
        add(child.value)
      }
    }
  }

  private mutating func add(text: String) {
    for byte in text.utf8 { add(byte: byte) }
    add(byte: 0xFF)
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// One step of the hash FNV-1a.
  private mutating func add(byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

/// What a plan says, in numbers.
struct PlanPrint {
  /// A step: what is done, and what must follow.
  struct Step {
    var move: Fingerprint
    var expectations: Set<Fingerprint>
  }

  /// The world, and what the app does in it.
  var world: Fingerprint
  var implemented: MethodSet
  var steps: [Step]
  var finally: [Step]
  var wholeRun: Set<Fingerprint>
  /// Everything together.
  var whole: Fingerprint

  init(_ plan: Plan) {
    world = Fingerprint([
      Fingerprint(plan.world), Fingerprint(plan.script.during), Fingerprint(plan.script.handlers),
    ])
    implemented = plan.script.implemented
    steps = plan.steps.map(Self.step)
    finally = plan.finally.map(Self.step)
    wholeRun = Set(plan.wholeRun.map { Fingerprint($0) })
    whole = Fingerprint([
      world, Fingerprint(implemented), Self.joined(steps), Self.joined(finally),
      Fingerprint(unordered: wholeRun), Fingerprint(plan.skipReason ?? ""),
      Fingerprint(plan.knownIssue ?? ""),
    ])
  }

  /// Whether all that the other one asks is asked here, too: after the same steps, perhaps with more behind them.
  func contains(_ other: PlanPrint) -> Bool {
    guard world == other.world, other.implemented.isSubset(of: implemented),
      other.steps.count <= steps.count, other.wholeRun.isSubset(of: wholeRun),
      other.wholeRun.isEmpty || other.steps.count == steps.count,
      Self.joined(other.finally) == Self.joined(finally) || other.finally.isEmpty
    else { return false }
    return zip(other.steps, steps).allSatisfy {
      $0.move == $1.move && $0.expectations.isSubset(of: $1.expectations)
    }
  }

  private static func step(_ step: ScenarioLanguage.Step) -> Step {
    Step(
      move: Fingerprint(step.move),
      expectations: Set(step.expectations.map { Fingerprint($0) })
    )
  }

  private static func joined(_ steps: [Step]) -> Fingerprint {
    Fingerprint(steps.flatMap { [$0.move, Fingerprint(unordered: $0.expectations)] })
  }
}
