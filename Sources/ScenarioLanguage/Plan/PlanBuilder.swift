internal import LifecycleCore

/// Makes the plans of one scenario: the product of its axes and the rows of its examples.
struct PlanBuilder {
  let draft: ScenarioDraft
  let info: ScenarioInfo

  /// The plans in the order `ios`, `device`, row, each as written; what is wrong with one is added.
  func plans(in budget: inout CaseBudget, into diagnostics: inout Diagnostic.List) -> [Plan] {
    guard let first = draft.cases.first, let axis = first.setup.ios else { return [] }
    guard budget.take(draft) else {
      diagnostics.add(
        .tooManyCases,
        at: draft.range,
        "here the file exceeds 50,000 cases, or 1,000,000 steps in them",
        help: "divide the file, or repeat less"
      )
      return []
    }
    var plans: [Plan] = []
    let exclusions = Exclusions(first.setup)
    forEachCase(on: axis, without: exclusions) { item, os, device in
      let plan = plan(item, os: os, device: device, into: &diagnostics)
      CaseChecker.check(plan, item, into: &diagnostics)
      plans.append(plan)
    }
    check(axis, exclusions.unused, plans, into: &diagnostics)
    checkVersions(of: plans, into: &diagnostics)
    ScenarioChecker(draft: draft, plans: plans).checkFailures(into: &diagnostics)
    return plans
  }

  /// Finds what is wrong with the cases of a scenario that is not run, since some of its steps cannot be read.
  func checkCases(in budget: inout CaseBudget, into diagnostics: inout Diagnostic.List) {
    guard let first = draft.cases.first, let axis = first.setup.ios, budget.take(draft) else {
      return
    }
    // What is missing in a step for a version may be what could not be read.
    var uncertain = Diagnostic.List()
    forEachCase(on: axis, without: Exclusions(first.setup)) { item, os, device in
      let plan = plan(item, os: os, device: device, into: &uncertain)
      CaseChecker.check(plan, item, into: &diagnostics)
    }
  }

  private func forEachCase(
    on axis: Axis<OSVersion>,
    without exclusions: Exclusions,
    _ body: (CaseDraft, OSVersion, Device) -> Void
  ) {
    for os in axis.values {
      for device in draft.cases.first?.setup.devices?.values ?? [Device()]
      where !exclusions.apply(to: os, device) {
        for item in draft.cases { body(item, os, device) }
      }
    }
  }

  private func check(
    _ axis: Axis<OSVersion>,
    _ unused: [CaseCondition],
    _ plans: [Plan],
    into diagnostics: inout Diagnostic.List
  ) {
    for exclusion in unused {
      diagnostics.add(
        .wrongType,
        at: exclusion.range,
        "this excludes no case",
        help: "remove it, or fix its versions and devices"
      )
    }
    for item in draft.cases.dropFirst() where item.setup.ios?.values != axis.values {
      diagnostics.add(
        .misplacedVariable,
        at: item.setup.ios?.range ?? axis.range,
        "the versions cannot differ from one row of the examples to another"
      )
    }
    if plans.isEmpty, diagnostics.errorCount == 0,
      let last = draft.cases.first?.setup.exclusions.last
    {
      diagnostics.add(.wrongType, at: last.range, "every case is excluded")
    }
  }

  /// Finds items of `versions` that are about none of the versions of the scenario.
  ///
  /// What stands outside of the scenario, as a fragment does, may be meant for others.
  private func checkVersions(of plans: [Plan], into diagnostics: inout Diagnostic.List) {
    let items = draft.cases.flatMap { $0.versioned }
    guard !items.isEmpty, !plans.isEmpty else { return }
    let versions = Set(plans.map(\.world.os))
    for item in items
    where versions.isDisjoint(with: item.versions) && draft.contains(item.range) {
      diagnostics.addOnce(
        .neverRun,
        at: item.range,
        "none of these versions is in 'ios'",
        help: "it runs on iOS \(versions.sorted().map { "\($0)" }.joined(separator: ", "))"
      )
    }
  }

  private func plan(
    _ item: CaseDraft,
    os: OSVersion,
    device: Device,
    into diagnostics: inout Diagnostic.List
  ) -> Plan {
    let setup = item.setup
    var world = WorldDescription(os: os)
    world.device = device
    world.app = setup.app.description(on: os)
    world.choices = setup.choices
    let own = item.steps ?? []
    let steps = setup.given.isEmpty ? own : setup.given + own
    let script = setup.app.script(for: world.app, on: os, naming: item.namedMethods)
    return Plan(
      name: name(item, os, device),
      scenario: info,
      world: world,
      script: script,
      steps: finish(steps, of: setup, on: os, into: &diagnostics),
      finally: finish(setup.finally, of: setup, on: os, into: &diagnostics),
      wholeRun: wholeRun(setup, InvariantRun.Subject(world: world, script: script)),
      skipReason: setup.skip?.reason(in: world),
      knownIssue: setup.knownIssue?.reason(in: world),
      timeout: setup.timeout
    )
  }

  private func wholeRun(_ setup: Setup, _ subject: InvariantRun.Subject) -> [any Expectation] {
    var all = setup.properties
    if !setup.never.isEmpty {
      all.insert(NeverExpectation(range: setup.neverRange, moments: setup.never), at: 0)
    }
    if !setup.invariants.isEmpty || !setup.violated.isEmpty {
      all += setup.invariantExpectations(for: subject)
    }
    return all
  }

  private func name(_ item: CaseDraft, _ os: OSVersion, _ device: Device) -> String {
    var labels: [String] = []
    if item.setup.ios?.isNamed == true { labels.append("iOS \(os)") }
    if item.setup.devices?.isNamed == true { labels.append(device.label) }
    if let label = item.label { labels.append(label) }
    return labels.isEmpty ? info.name : "\(info.name) [\(labels.joined(separator: ", "))]"
  }

  /// The steps as they are evaluated on one version: what holds for it, and what is meant softly or strictly.
  private func finish(
    _ steps: [Step],
    of setup: Setup,
    on os: OSVersion,
    into diagnostics: inout Diagnostic.List
  ) -> [Step] {
    let isPlain = !setup.isStrict && !setup.isSoft
    // By index and without a key path, which would copy each step.
    if isPlain, steps.indices.allSatisfy({ steps[$0].versioned.isEmpty }) { return steps }
    return steps.map { step in
      var step = step
      step.chooseExpectations(for: os, into: &diagnostics)
      if setup.isStrict { step.makeStrict() }
      step.isSoft = step.isSoft ?? setup.isSoft
      return step
    }
  }
}

/// How many cases, and steps in them, a file may still have: axes and rows multiply.
struct CaseBudget {
  private var cases = 50_000
  private var steps = 1_000_000

  /// Takes a scenario's cases and all their steps off the budget; false if it does not suffice.
  mutating func take(_ draft: ScenarioDraft) -> Bool {
    guard let setup = draft.cases.first?.setup else { return false }
    let worlds = (setup.ios?.values.count ?? 0) * (setup.devices?.values.count ?? 1)
    let caseCount = worlds * draft.cases.count
    let stepCount = worlds * draft.cases.reduce(0) { $0 + ($1.steps?.count ?? 0) }
    guard caseCount <= cases, stepCount <= steps else { return false }
    cases -= caseCount
    steps -= stepCount
    return true
  }
}

extension Device {
  /// The device in a case's name: the model, and what is not usual for it.
  fileprivate var label: String {
    let usual = Device(model: model)
    var words = [model.rawValue]
    if multitasking != usual.multitasking { words.append("without multitasking") }
    if telephony != usual.telephony {
      words.append(telephony ? "with telephony" : "without telephony")
    }
    if passcode != usual.passcode { words.append("with a passcode") }
    if isSimulator { words.append("in the Simulator") }
    return words.joined(separator: " ")
  }
}

extension CaseDraft {
  /// What its steps expect of some versions only.
  fileprivate var versioned: [VersionedExpectations] {
    guard let steps else { return [] }
    // By index and without a key path, which would copy each step.
    return steps.indices.flatMap { steps[$0].versioned }
  }
}
