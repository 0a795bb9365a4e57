extension TreeDecoder {
  /// The parts of a suite that its scenarios need.
  private struct Suite {
    /// The decoded keys; the scenarios inherit the fields.
    var partial = PartialScenario()
    /// The setup from the fields, if it does not depend on variables.
    var setup: Setup?
    var methods: MethodSet = []
    /// Diagnostics of the suite's own keys, which apply to each of its scenarios.
    var diagnostics: [Diagnostic] = []
  }

  /// Decodes one document: a suite, a single scenario, a library of fragments, or the description of an app.
  mutating func document(_ index: Tree.Index) -> [DecodedScenario] {
    guard node(index).kind == .mapping else {
      reportWrongType(index, Self.noScenarioFile) { Self.howToBegin }
      return []
    }
    func has(_ word: StaticString) -> Bool { tree.value(of: word, in: index) != nil }
    if has("scenarios") || has("suite") { return suite(index) }
    if has("scenario") || has("steps") {
      return [scenario(index, Grammar.scenario, in: Suite())]
    }
    // Other words for these keys, which few files have.
    let meanings = tree.fields(index).map { field in
      KeySynonyms.key(meantBy: string(field.key), in: ["scenarios", "steps"])
    }
    if meanings.contains("scenarios") { return suite(index) }
    if meanings.contains("steps") { return [scenario(index, Grammar.scenario, in: Suite())] }
    if has("fragments") || has("include") {
      var library = PartialScenario()
      readFields(index, Grammar.library, into: &library)
      return []
    }
    if has("app"), tree.onlyField(index) != nil {
      var app = AppSetup()
      readFields(index, Grammar.appFile, into: &app)
      return []
    }
    let first = tree.firstField(index)?.key
    if has("targets") {
      report(.missingKey, at: first ?? index, Self.noScenarioFile) { Self.howToReadProjects }
    } else if let first,
      let meant = Synonyms.meant(by: string(first), in: ["scenario", "suite", "scenarios"])
        ?? Suggestion.nearest(to: string(first), in: ["suite", "scenario", "scenarios"])
    {
      report(.unknownKey, at: first, "unknown key '\(string(first))'") {
        .didYouMean(meant)
      }
    } else {
      report(.missingKey, at: first ?? index, Self.noScenarioFile) { Self.howToBegin }
    }
    return []
  }

  private static let noScenarioFile =
    "not a scenario file: no top-level 'scenario' or 'suite'"
  private static let howToBegin: Diagnostic.Help =
    "begin with 'scenario: name' and 'steps:', or 'suite: name' and 'scenarios:'; "
    + "to skip other YAML use --exclude, or 'exclude' in .scenario-run.yaml"

  private static let howToReadProjects: Diagnostic.Help =
    "it seems to be a project of XcodeGen: 'scenario-run lint' and 'scenario-run init' read it"

  /// Collects the fragments of a document before anything else of it is decoded.
  mutating func fragments(ofDocument index: Tree.Index) {
    if let fragments = tree.value(of: "fragments", in: index) { collectFragments(fragments) }
  }

  // MARK: - Suites

  /// The maximum number of scenarios in one list, valid or not; each invalid one is a case of its own.
  private static let maximumScenarioCount = 10_000

  private mutating func suite(_ index: Tree.Index) -> [DecodedScenario] {
    var suite = Suite()
    let outer = scope
    scope = scope.nested
    defer { scope = outer }
    let before = diagnostics.all.count
    let errors = diagnostics.errorCount
    readFields(index, Grammar.suite, into: &suite.partial)
    guard let list = suite.partial.scenarios else {
      // An unknown key may be the missing one, misspelled.
      if diagnostics.errorCount > errors { return [] }
      report(.missingKey, at: firstKeyRange(of: index), "a suite needs 'scenarios'") {
        "add 'scenarios:' and a list of scenarios"
      }
      return []
    }
    if !containsVariables {
      namedMethods = []
      suite.setup = setup(of: suite)
      suite.methods = namedMethods
    }
    suite.diagnostics = Array(diagnostics.all[before...])
    guard
      let count = items(list, "a list of scenarios", ifEmpty: "write at least one scenario")?
        .reduce(0, { count, _ in count + 1 })
    else { return [] }
    guard count <= Self.maximumScenarioCount else {
      let message =
        "these are \(count) scenarios, more than \(Self.maximumScenarioCount) in one file"
      report(.tooManyCases, at: list, message) { "divide the file" }
      return []
    }
    var decodedScenarios: [DecodedScenario] = []
    decodedScenarios.reserveCapacity(count)
    // A cursor, since decoding a scenario may change the tree.
    var items = tree.cursor(list)
    while let item = items.next(in: tree) {
      decodedScenarios.append(scenario(item, Grammar.scenarioOfSuite, in: suite))
    }
    reportUnusedOfSuite(suite.partial.definitions, in: &decodedScenarios)
    return decodedScenarios
  }

  /// Returns the setup from the suite's keys, with the variables that are now in scope.
  private mutating func setup(of suite: Suite) -> Setup {
    var setup = Setup()
    for (key, name, value) in suite.partial.fields where substituteVariables(in: value) {
      key.read(&self, name, value, &setup)
    }
    return setup
  }

  /// Reports the unused variables of a suite in each of its scenarios.
  private mutating func reportUnusedOfSuite(
    _ defined: [Located<String>],
    in decodedScenarios: inout [DecodedScenario]
  ) {
    // With other errors, a use may be in a part that could not be decoded.
    guard decodedScenarios.allSatisfy({ $0.diagnostics.isEmpty }) else { return }
    let before = diagnostics.all.count
    reportUnused(defined, help: "remove it, or write ${…} where it belongs")
    let unused = diagnostics.all[before...]
    guard !unused.isEmpty else { return }
    for index in decodedScenarios.indices { decodedScenarios[index].diagnostics += unused }
  }

  // MARK: - Scenarios

  private mutating func scenario(
    _ index: Tree.Index,
    _ keys: Mapping<PartialScenario>,
    in suite: Suite
  ) -> DecodedScenario {
    // A separate list: an error in something that two scenarios share, such as a fragment, is an error of both.
    let outer = (scope, diagnostics)
    scope = scope.nested
    diagnostics = Diagnostic.List()
    defer { (scope, diagnostics) = outer }
    var own = PartialScenario()
    readFields(index, keys, into: &own)
    var decoded = DecodedScenario(own, range: range(index), suite: suite.partial.name)
    let rows = own.rows
    var stepErrors = 0
    for row in rows.isEmpty ? [ExampleRow()] : ExampleRow.completed(rows) where !isBudgetExhausted {
      decoded.cases.append(read(row, own, in: suite, &stepErrors))
    }
    decoded.hasValidCases =
      diagnostics.errorCount == stepErrors && suite.diagnostics.allSatisfy { $0.severity != .error }
    let isValid = diagnostics.errorCount == 0
    if isValid {
      reportUnused(own.definitions, help: "remove it, or write ${…} where it belongs")
      if let row = rows.first {
        reportUnused(
          row.variables.map { Located(value: $0.name, range: $0.range) },
          help: "remove it from every row, or write ${…} where it belongs"
        )
      }
    }
    // Another error does not hide that a key is missing, unless an unknown key may be the one.
    if isValid {
      check(decoded, index, having: [], isValid: true)
    } else if node(index).kind == .mapping {
      let written = tree.fields(index).map { keys.name(meantBy: string($0.key)) }
      let inherited = suite.partial.fields.map { Grammar.suite.name(meantBy: string($0.name)) }
      if !written.contains(nil) {
        check(decoded, index, having: written + inherited, isValid: false)
      }
    }
    decoded.mayNeedAppUnderTest = usesApp
    decoded.diagnostics = kept(suite.diagnostics, diagnostics.all)
    return decoded
  }

  /// Returns the diagnostics to keep for a scenario: only the first error in a file with very many.
  private mutating func kept(_ shared: [Diagnostic], _ own: [Diagnostic]) -> [Diagnostic] {
    keptDiagnosticCount += shared.count + own.count
    guard keptDiagnosticCount > Self.maximumKeptCount else { return shared + own }
    let error = shared.first { $0.severity == .error } ?? own.first { $0.severity == .error }
    return (error ?? shared.first ?? own.first).map { [$0] } ?? []
  }

  /// The number of diagnostics of a file's scenarios that are kept in full.
  private static let maximumKeptCount = 20_000

  /// Decodes the keys of the suite and the scenario with the variables of one row.
  ///
  /// Adds the errors in keys that do not affect the set of cases to `stepErrors`.
  private mutating func read(
    _ row: ExampleRow,
    _ own: PartialScenario,
    in suite: Suite,
    _ stepErrors: inout Int
  ) -> DecodedCase {
    let outer = scope
    scope = scope.nested
    defer { scope = outer }
    for variable in row.variables { scope.bind(variable.name, variable.text, at: variable.range) }
    namedMethods = suite.methods
    stepCount = 0
    var setup = suite.setup ?? setup(of: suite)
    let before = stepErrors
    for (key, name, value) in own.fields {
      let errors = diagnostics.errorCount
      guard substituteVariables(in: value) else { continue }
      key.read(&self, name, value, &setup)
      if key.keepsCasesValid { stepErrors += diagnostics.errorCount - errors }
    }
    return DecodedCase(
      label: row.name,
      setup: setup,
      namedMethods: namedMethods,
      isComplete: stepErrors == before
    )
  }

  /// Reports missing parts of a scenario, except keys that it has, and whose values have errors.
  private mutating func check(
    _ decoded: DecodedScenario,
    _ index: Tree.Index,
    having written: [String?],
    isValid: Bool
  ) {
    let keys = tree.fields(index).prefix(2).map(\.key)
    if decoded.name.isEmpty, !written.contains("scenario") {
      let edit = keys.first.map { insertion(of: "scenario: what it shows", before: $0) }
      report(.missingKey, at: firstKeyRange(of: index), "a scenario needs a name") {
        Diagnostic.Help("add 'scenario: what it shows'").adding(edit)
      }
    }
    guard let first = decoded.cases.first else { return }
    if first.steps == nil {
      // With other errors, they may be at another indentation.
      if isValid {
        report(.missingKey, at: decoded.range, "a scenario needs 'steps'") {
          "add 'steps:' and a list of steps"
        }
      }
    } else if isValid, !decoded.hasRunExpectations, let steps = first.steps,
      steps.indices.allSatisfy({ steps[$0].expectations.isEmpty && steps[$0].versioned.isEmpty })
    {
      report(.noExpectation, at: decoded.range, "the scenario expects nothing, so it cannot fail") {
        "add to a step one of \(ExpectationKind.all.map(\.key).joined(separator: ", "))"
      }
    }
    if first.setup.ios == nil, !written.contains("ios") {
      // After the name, which usually comes first.
      let edit = keys.dropFirst().first.map { insertion(of: "ios: 18.0", before: $0) }
      report(.missingKey, at: decoded.range, "missing key 'ios'") {
        Diagnostic.Help("add 'ios: 18.0', or a list: 'ios: [8.0, 13.0, 18.0]'").adding(edit)
      }
    }
  }

  /// Returns the edit that adds a key with its value before another key, in brackets or on a line of its own.
  private func insertion(of text: String, before key: Tree.Index) -> Diagnostic.Fix {
    let start = Int(range(key).start)
    let line = tree.text[..<min(start, tree.text.count)].reversed().prefix { $0 != 0x0A }
    let isFirstOnLine = line.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    let end = isFirstOnLine ? "\n" + String(repeating: " ", count: line.count) : ", "
    return Diagnostic.Fix(range: SourceRange(start, start), text: text + end)
  }

  /// Returns the range of a mapping's first key, or of the node: the location of a missing key.
  private func firstKeyRange(of index: Tree.Index) -> SourceRange {
    range(tree.firstField(index)?.key ?? index)
  }
}
