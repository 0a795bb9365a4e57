internal import LifecycleCore

/// Turns a tree into plans: one for each value of the axes.
public enum Compiler {
  /// Reads all documents of a file; what is wrong is in the result, each thing at its place.
  public static func compile(_ tree: Tree, of source: SourceFile) -> LoadedFile {
    var decoder = Decoder(tree)
    var scenarios: [LoadedFile.Scenario] = []
    var outside: [Diagnostic] = []
    var names: Set<String> = []
    for document in tree.documents {
      let before = decoder.diagnostics.all.count
      let drafts = decoder.document(document)
      if drafts.isEmpty { outside += decoder.diagnostics.all[before...] }
      scenarios.reserveCapacity(scenarios.count + drafts.count)
      let areSeveral = tree.documents.count > 1 || drafts.count > 1
      for draft in drafts {
        scenarios.append(compile(draft, isOneOfSeveral: areSeveral, names: &names))
      }
    }
    return LoadedFile(source: source, scenarios: scenarios, diagnostics: outside)
  }

  private static func compile(
    _ draft: ScenarioDraft,
    isOneOfSeveral: Bool,
    names: inout Set<String>
  ) -> LoadedFile.Scenario {
    let info = ScenarioInfo(
      name: draft.name,
      range: draft.range,
      wholeRange: draft.wholeRange,
      suite: draft.suite,
      tags: draft.setup.tags,
      sources: draft.setup.sources,
      covers: draft.covers
    )
    var diagnostics = Diagnostic.List()
    for diagnostic in draft.diagnostics { diagnostics.add(diagnostic) }
    var plans: [Plan] = []
    if diagnostics.errorCount == 0 {
      plans = self.plans(of: draft, info: info)
      for plan in plans {
        CaseChecker.check(plan, draft, into: &diagnostics)
        // The cases of one scenario differ by their axes: only several scenarios can meet.
        if isOneOfSeveral, !names.insert(plan.name).inserted {
          diagnostics.add(
            .duplicateName,
            at: draft.range,
            "another case is called '\(plan.name)' in this file",
            help: "give each scenario a name of its own"
          )
        }
      }
    }
    CaseChecker.checkDuring(draft, plans, into: &diagnostics)
    if diagnostics.errorCount > 0 { plans = [] }
    return LoadedFile.Scenario(info: info, plans: plans, diagnostics: diagnostics.sorted)
  }

  /// The product of the axes, in the order as written.
  private static func plans(of draft: ScenarioDraft, info: ScenarioInfo) -> [Plan] {
    let setup = draft.setup
    var plans: [Plan] = []
    for os in setup.ios?.values ?? [] {
      for device in setup.devices?.values ?? [Device()] {
        var labels: [String] = []
        if setup.ios?.isNamed == true { labels.append("iOS \(os)") }
        if setup.devices?.isNamed == true { labels.append(device.label) }
        let name = labels.isEmpty ? info.name : "\(info.name) [\(labels.joined(separator: ", "))]"
        plans.append(plan(draft, info: info, name: name, os: os, device: device))
      }
    }
    return plans
  }

  private static func plan(
    _ draft: ScenarioDraft,
    info: ScenarioInfo,
    name: String,
    os: OSVersion,
    device: Device
  ) -> Plan {
    let setup = draft.setup
    var world = WorldDescription(os: os)
    world.device = device
    world.app = setup.app.description(on: os)
    world.choices = setup.choices
    let wholeRun: [any Expectation] =
      setup.never.isEmpty
      ? [] : [NeverExpectation(range: setup.neverRange, moments: setup.never)]
    return Plan(
      name: name,
      scenario: info,
      world: world,
      script: AppScript(
        implemented: setup.app.implemented(
          lifeCycle: world.app.lifeCycle,
          named: draft.namedMethods
        ),
        during: Dictionary(
          setup.app.during.map { ($0.method, $0.actions) },
          uniquingKeysWith: { $1 }
        )
      ),
      steps: setup.given.isEmpty ? draft.steps : setup.given + draft.steps,
      wholeRun: wholeRun,
      skipReason: setup.skip.flatMap { $0.applies(to: world) ? $0.reason : nil },
      knownIssue: setup.knownIssue.flatMap { $0.applies(to: world) ? $0.reason : nil }
    )
  }
}

extension AppSetup {
  /// What the system knows of the app on this OS version.
  func description(on os: OSVersion) -> AppDescription {
    var app = AppDescription()
    app.sdk = sdk
    app.exitsOnSuspend = exitsOnSuspend ?? false
    app.backgroundModes = backgroundModes ?? []
    app.launch = launch.described
    let hasScenes = lifeCycle.map { $0 == .scenes } ?? (hasSceneManifest ?? false)
    app.lifeCycle = hasScenes && os >= OSVersion(13) ? .scenes : .appDelegate
    return app
  }

  /// The methods that the scripted app implements.
  func implemented(lifeCycle: AppDescription.LifeCycle, named: MethodSet) -> MethodSet {
    switch implements {
    case .template: .template(lifeCycle).union(named)
    case .all: .all
    case .only(let methods): methods
    case .allBut(let methods): MethodSet.all.subtracting(methods)
    }
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
    return words.joined(separator: " ")
  }
}
