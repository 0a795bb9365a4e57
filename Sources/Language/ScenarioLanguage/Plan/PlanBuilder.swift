@_spi(Package) internal import LifecycleCore

/// Builds the plans of one scenario: the product of its axes and the rows of its examples.
struct PlanBuilder {
  let decoded: DecodedScenario
  let info: ScenarioInfo
  private let rows: [PlanRow]

  init(_ decoded: DecodedScenario, _ info: ScenarioInfo) {
    self.decoded = decoded
    self.info = info
    rows = decoded.cases.map(PlanRow.init)
  }

  /// Returns the plans in the order `ios`, `device`, row, each in source order, and adds their diagnostics.
  func plans(in budget: inout CaseBudget, into diagnostics: inout Diagnostic.List) -> [Plan] {
    guard !decoded.cases.isEmpty, let axis = decoded.cases[0].setup.ios else { return [] }
    guard budget.reserve(decoded) else {
      diagnostics.add(
        .tooManyCases,
        at: decoded.range,
        "here the file exceeds 50,000 cases, or 1,000,000 steps in them",
        help: "divide the file, or repeat less"
      )
      return []
    }
    var plans: [Plan] = []
    let exclusions = Exclusions(decoded.cases[0].setup)
    forEachCase(on: axis, without: exclusions) { row, os, device in
      let plan = plan(row, os: os, device: device, into: &diagnostics)
      CaseChecker.check(plan, row, into: &diagnostics)
      plans.append(plan)
    }
    checkMethods(on: axis, into: &diagnostics)
    for row in rows { row.checkInterface(into: &diagnostics) }
    check(axis, exclusions.unused, plans, into: &diagnostics)
    checkVersions(of: plans, into: &diagnostics)
    ScenarioChecker(decoded: decoded, plans: plans).checkFailures(into: &diagnostics)
    return plans
  }

  /// Checks the cases of a scenario that is not run because some of its steps have errors.
  func checkCases(in budget: inout CaseBudget, into diagnostics: inout Diagnostic.List) {
    guard let first = decoded.cases.first, let axis = first.setup.ios, budget.reserve(decoded)
    else {
      return
    }
    // A version gap in a step may be due to an item that could not be decoded.
    var uncertain = Diagnostic.List()
    forEachCase(on: axis, without: Exclusions(first.setup)) { row, os, device in
      let plan = plan(row, os: os, device: device, into: &uncertain)
      CaseChecker.check(plan, row, into: &diagnostics)
    }
    checkMethods(on: axis, into: &diagnostics)
    for row in rows { row.checkInterface(into: &diagnostics) }
  }

  private func checkMethods(on axis: Axis<OSVersion>, into diagnostics: inout Diagnostic.List) {
    guard diagnostics.errorCount > 0, let os = axis.values.last else { return }
    MissingMethods.merge(into: &diagnostics, of: decoded, on: os)
  }

  private func forEachCase(
    on axis: Axis<OSVersion>,
    without exclusions: Exclusions,
    _ body: (PlanRow, OSVersion, Device) -> Void
  ) {
    let devices = decoded.cases.first?.setup.devices?.values ?? [Device()]
    for os in axis.values {
      for device in devices where !exclusions.apply(to: os, device) {
        for row in rows { body(row, os, device) }
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
    for item in decoded.cases.dropFirst() where item.setup.ios?.values != axis.values {
      diagnostics.add(
        .misplacedVariable,
        at: item.setup.ios?.range ?? axis.range,
        "the versions cannot differ from one row of the examples to another"
      )
    }
    if plans.isEmpty, diagnostics.errorCount == 0,
      let last = decoded.cases.first?.setup.exclusions.last
    {
      diagnostics.add(.wrongType, at: last.range, "every case is excluded")
    }
  }

  /// Finds items of `versions` that apply to none of the scenario's versions.
  ///
  /// Items outside of the scenario, such as in a fragment, may be meant for other scenarios.
  private func checkVersions(of plans: [Plan], into diagnostics: inout Diagnostic.List) {
    let items = decoded.cases.flatMap { $0.versioned }
    guard !items.isEmpty, !plans.isEmpty else { return }
    let versions = Set(plans.map(\.environment.os))
    for item in items
    where versions.isDisjoint(with: item.versions) && decoded.contains(item.range) {
      diagnostics.addOnce(
        .neverRun,
        at: item.range,
        "none of these versions is in 'ios'",
        help: "it runs on iOS \(versions.sorted().map { "\($0)" }.joined(separator: ", "))"
      )
    }
  }

  /// Returns the plan of a row on a version and a device.
  ///
  /// Here and below, the setup is always accessed through the row: a copy of it would retain all of its fields.
  private func plan(
    _ row: PlanRow,
    os: OSVersion,
    device: Device,
    into diagnostics: inout Diagnostic.List
  ) -> Plan {
    var environment = SimulationEnvironment(os: os)
    environment.device = device
    environment.app = row.app
    environment.app.lifeCycle = row.decoded.setup.app.lifeCycle(on: os)
    environment.choices = row.decoded.setup.choices
    let script = row.script(for: environment)
    environment.app.note(script.implemented)
    let steps = resolve(row.steps, of: row, on: os, into: &diagnostics)
    let finally = resolve(row.decoded.setup.finally, of: row, on: os, into: &diagnostics)
    let survivors = row.decoded.setup.survivors
    let expectations = runExpectations(row, environment, script)
    let skipReason = row.decoded.setup.skip?.reason(in: environment)
    let knownIssue = row.decoded.setup.knownIssue?.reason(in: environment)
    return Plan(
      name: name(row, os, device),
      scenario: info,
      environment: environment,
      script: script,
      steps: steps,
      finally: finally,
      runExpectations: expectations,
      survivors: survivors,
      skipReason: skipReason,
      knownIssue: knownIssue,
      timeout: row.decoded.setup.timeout,
      appUse: decoded.mayNeedAppUnderTest
        ? (steps + finally).lazy.compactMap(\.appUse).first ?? survivors.first?.range : nil,
      rowLabel: row.decoded.label
    )
  }

  private func runExpectations(
    _ row: PlanRow,
    _ environment: SimulationEnvironment,
    _ script: AppScript
  ) -> [any Expectation] {
    var all = row.decoded.setup.properties
    let never = row.decoded.setup.never
    if !never.isEmpty {
      all.insert(NeverExpectation(range: row.decoded.setup.neverRange, eventPatterns: never), at: 0)
    }
    if !row.decoded.setup.invariants.isEmpty || !row.decoded.setup.violated.isEmpty {
      all += row.decoded.setup.invariantExpectations(
        for: InvariantRun.Subject(environment: environment, script: script)
      )
    }
    return all
  }

  private func name(_ row: PlanRow, _ os: OSVersion, _ device: Device) -> String {
    // By itself, since a short string needs no memory: it is often only the version.
    var labels = ""
    func add(_ label: String) {
      labels += labels.isEmpty ? " [" : ", "
      labels += label
    }
    if row.decoded.setup.ios?.isInCaseName == true { add("iOS " + os.description) }
    if row.decoded.setup.devices?.isInCaseName == true { add(device.label) }
    if let label = row.decoded.label { add(label) }
    if labels.isEmpty { return info.name }
    labels += "]"
    return info.name + labels
  }

  /// Returns the steps for one version, with the `soft` and `strict` settings applied.
  private func resolve(
    _ steps: [Step],
    of row: PlanRow,
    on os: OSVersion,
    into diagnostics: inout Diagnostic.List
  ) -> [Step] {
    let (isStrict, isSoft) = (row.decoded.setup.isStrict, row.decoded.setup.isSoft)
    // By index and without a key path, to avoid copying each step.
    let isVersioned = steps.indices.contains { !steps[$0].versioned.isEmpty }
    if !isStrict, !isSoft, !isVersioned { return steps }
    return steps.map { step in
      var step = step
      step.selectExpectations(for: os, into: &diagnostics)
      if isStrict { step.makeStrict() }
      step.isSoft = step.isSoft ?? isSoft
      return step
    }
  }
}

/// The remaining number of cases and steps in a file, which axes and rows multiply.
struct CaseBudget {
  private var cases = 50_000
  private var steps = 1_000_000

  /// Subtracts the cases and steps of a scenario; returns false if the budget does not suffice.
  mutating func reserve(_ decoded: DecodedScenario) -> Bool {
    guard !decoded.cases.isEmpty else { return false }
    let versionCount = decoded.cases[0].setup.ios?.values.count ?? 0
    let environments = versionCount * (decoded.cases[0].setup.devices?.values.count ?? 1)
    let caseCount = environments * decoded.cases.count
    let stepCount = environments * decoded.cases.reduce(0) { $0 + ($1.steps?.count ?? 0) }
    guard caseCount <= cases, stepCount <= steps else { return false }
    cases -= caseCount
    steps -= stepCount
    return true
  }
}

extension Device {
  /// The device in a case's name: the model, and any unusual properties.
  fileprivate var label: String {
    let defaultDevice = Device(model: model)
    var words = [model.rawValue]
    if multitasking != defaultDevice.multitasking { words.append("without multitasking") }
    if telephony != defaultDevice.telephony {
      words.append(telephony ? "with telephony" : "without telephony")
    }
    if passcode != defaultDevice.passcode { words.append("with a passcode") }
    if isSimulator { words.append("in the Simulator") }
    return words.joined(separator: " ")
  }
}

extension DecodedCase {
  /// The expectations of its steps for some versions only.
  fileprivate var versioned: [VersionedExpectations] {
    guard let steps else { return [] }
    // By index and without a key path, to avoid copying each step.
    return steps.indices.flatMap { steps[$0].versioned }
  }
}
