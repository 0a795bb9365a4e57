internal import LifecycleCore

extension Decoder {
  /// The keys of a suite and of a scenario.
  private enum Key: String, CaseIterable {
    case suite, scenarios, scenario
    case ios, device, app, model, tags, source, covers, given, steps, never, skip
    case knownIssue = "known-issue"

    /// Whether a suite may say it for its scenarios.
    var isForSuites: Bool { ![.scenario, .covers, .steps].contains(self) }
    /// Whether a scenario may say it.
    var isForScenarios: Bool { ![.suite, .scenarios].contains(self) }
  }

  private static let suiteKeys = WordTable(
    Key.allCases.filter(\.isForSuites).map { ($0.rawValue, $0) }
  )
  private static let scenarioKeys = WordTable(
    Key.allCases.filter(\.isForScenarios).map { ($0.rawValue, $0) }
  )

  /// Reads one document: a suite, or a scenario of its own.
  mutating func document(_ index: Tree.Index) -> [ScenarioDraft] {
    guard node(index).kind == .mapping else {
      wrongType(
        index,
        "a scenario file is a mapping of keys and values",
        help: "begin with 'scenario: name' and 'steps:', or 'suite: name' and 'scenarios:'"
      )
      return []
    }
    var holdsSuite = false
    var holdsScenario = false
    var key = node(index).firstChild
    while key >= 0 {
      if isText(key, "scenarios") || isText(key, "suite") { holdsSuite = true }
      if isText(key, "scenario") || isText(key, "steps") { holdsScenario = true }
      key = node(node(key).next).next
    }
    if holdsSuite { return suite(index) }
    if holdsScenario { return [scenario(index, in: nil, Setup(), [], [])] }
    diagnostics.add(
      .missingKey,
      at: range(node(index).firstChild < 0 ? index : node(index).firstChild),
      "neither a suite nor a scenario",
      help: "a file begins with 'scenario: name' and 'steps:', or 'suite: name' and 'scenarios:'"
    )
    return []
  }

  private mutating func suite(_ index: Tree.Index) -> [ScenarioDraft] {
    var setup = Setup()
    var name: String?
    var list: Tree.Index?
    let before = diagnostics.all.count
    namedMethods = []
    fields(of: index, Self.suiteKeys, in: "a suite") { decoder, key, keyIndex, value in
      switch key {
      case .suite: name = decoder.text(value, "the suite's name")
      case .scenarios: list = value
      default: decoder.setup(key, keyIndex, value, into: &setup)
      }
    }
    guard let list else {
      diagnostics.add(
        .missingKey,
        at: range(node(index).firstChild),
        "a suite needs 'scenarios'",
        help: "add 'scenarios:' and a list of scenarios"
      )
      return []
    }
    let own = Array(diagnostics.all[before...])
    guard let items = items(list, "a list of scenarios") else { return [] }
    let suiteMethods = namedMethods
    var drafts: [ScenarioDraft] = []
    for item in items { drafts.append(scenario(item, in: name, setup, suiteMethods, own)) }
    return drafts
  }

  private mutating func scenario(
    _ index: Tree.Index,
    in suite: String?,
    _ defaults: Setup,
    _ suiteMethods: MethodSet,
    _ suiteDiagnostics: [Diagnostic]
  ) -> ScenarioDraft {
    let before = diagnostics.all.count
    namedMethods = suiteMethods
    var draft = ScenarioDraft(
      name: "",
      range: range(index),
      wholeRange: range(index),
      suite: suite,
      setup: defaults,
      steps: [],
      covers: [],
      namedMethods: [],
      diagnostics: []
    )
    var holdsSteps = false
    fields(of: index, Self.scenarioKeys, in: "a scenario") { decoder, key, keyIndex, value in
      switch key {
      case .scenario:
        draft.name = decoder.text(value, "the scenario's name")?.inOneLine ?? ""
        draft.range = decoder.range(value)
      case .steps:
        holdsSteps = true
        draft.steps = decoder.steps(value)
      case .covers: draft.covers = decoder.covers(value)
      default: decoder.setup(key, keyIndex, value, into: &draft.setup)
      }
    }
    let isBroken = diagnostics.all.count > before
    if draft.name.isEmpty, !isBroken {
      diagnostics.add(
        .missingKey,
        at: firstWord(of: index),
        "a scenario needs a name",
        help: "add 'scenario: what it shows'"
      )
    }
    if !holdsSteps, !isBroken {
      diagnostics.add(
        .missingKey,
        at: draft.range,
        "a scenario needs 'steps'",
        help: "add 'steps:' and a list of steps"
      )
    } else if !isBroken, draft.steps.allSatisfy(\.expectations.isEmpty) {
      diagnostics.add(
        .noExpectation,
        at: draft.range,
        "the scenario expects nothing, so it cannot fail",
        help: "add to a step one of \(ExpectationKind.all.map(\.key).joined(separator: ", "))"
      )
    }
    if draft.setup.ios == nil, !isBroken {
      diagnostics.add(
        .missingKey,
        at: draft.range,
        "the iOS version is not said",
        help: "add 'ios: 8.0', or a list: 'ios: [4.0, 5.0, 8.0]'"
      )
    }
    draft.namedMethods = namedMethods
    draft.diagnostics = suiteDiagnostics + diagnostics.all[before...]
    return draft
  }

  /// The first key of a mapping, else the node: where a key is missing, that is the place to look.
  private func firstWord(of index: Tree.Index) -> SourceRange {
    let first = node(index).firstChild
    return first < 0 ? range(index) : range(first)
  }

  /// The keys that a suite and a scenario share; a scenario's go over its suite's by the merge table.
  private mutating func setup(
    _ key: Key,
    _ keyIndex: Tree.Index,
    _ value: Tree.Index,
    into setup: inout Setup
  ) {
    switch key {
    case .ios: setup.ios = versionAxis(value) ?? setup.ios
    case .device: setup.devices = deviceAxis(value)
    case .app: app(value, into: &setup.app)
    case .model: modelChoices(value, into: &setup.choices)
    case .tags: setup.tags += tags(value)
    case .source: setup.sources = sources(value)
    case .given: setup.given += steps(value)
    case .never:
      setup.never += moments(value) ?? []
      setup.neverRange = range(keyIndex)
    case .skip: setup.skip = judgement(value, keyIndex)
    case .knownIssue: setup.knownIssue = judgement(value, keyIndex)
    case .suite, .scenarios, .scenario, .covers, .steps: break
    }
  }
}
