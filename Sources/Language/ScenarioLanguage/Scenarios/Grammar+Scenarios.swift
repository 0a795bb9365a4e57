@_spi(Package) internal import LifecycleCore

/// The parts of a suite, a scenario or a library of fragments that all of its cases share.
struct PartialScenario: Sendable {
  var name: String?
  /// The range of the name.
  var nameRange: SourceRange?
  /// The scenarios of a suite.
  var scenarios: Tree.Index?
  /// The variables that it defines.
  var definitions: [Located<String>] = []
  /// The rows of its examples.
  var rows: [ExampleRow] = []
  var covers: [StatementID] = []
  /// The keys that are decoded for each case with the variables of its row, and their nodes.
  var fields: [(key: CaseKey, name: Tree.Index, value: Tree.Index)] = []
}

/// A key that is decoded for each case.
///
/// A class, since each scenario refers to its keys.
final class CaseKey: Sendable {
  let read: Field<Setup>.Read
  /// Whether the key contains expectations of the whole run.
  let concernsWholeRun: Bool
  /// Whether the set of cases is valid despite an error under the key.
  let keepsCasesValid: Bool

  init(_ field: Field<Setup>) {
    let name = field.key.name
    read = field.read
    concernsWholeRun = [
      "never", "eventually", "always", "invariants", "violates", "survives",
    ].contains(name)
    keepsCasesValid = concernsWholeRun || ["given", "steps", "finally"].contains(name)
  }
}

/// A key of a suite or a scenario.
struct ScenarioKey: Sendable {
  /// The places in which a key is allowed.
  enum Level: String, CaseIterable {
    /// A file of fragments.
    case file = "F"
    /// A suite.
    case suite = "S"
    /// A scenario that is a document of its own.
    case document = "D"
    /// Any scenario, also one of a suite.
    case scenario = "C"
  }

  let field: Field<PartialScenario>
  let levels: [Level]

  var key: Key { field.key }
}

// The keys of suites, scenarios and libraries of fragments.
extension Grammar {
  static let suite = mapping("a suite", of: [.suite])
  static let scenario = mapping("a scenario", of: [.document, .scenario])
  static let scenarioOfSuite = mapping("a scenario of a suite", of: [.scenario])
  static let library = mapping("a library of fragments", of: [.file])
  /// A file that describes an app, which scenarios name with `from`.
  static let appFile = Mapping<AppSetup>("the description of an app") {
    Field(Key("app", appNode, "the app: its settings and methods", isRequired: true)) {
      $0.isInDescription = true
      $0.readInfoPlist(of: $2, into: &$3)
      _ = $0.read($2, app, into: &$3)
      $0.isInDescription = false
    }
  }

  private static func mapping(
    _ name: String,
    of levels: Set<ScenarioKey.Level>
  ) -> Mapping<PartialScenario> {
    Mapping(name) { scenarioKeys.filter { !levels.isDisjoint(with: $0.levels) }.map(\.field) }
  }

  /// All keys of suites and scenarios.
  static let scenarioKeys =
    keys(of: [.suite]) {
      Field("suite", suiteName, "the suite's name") { $0.name = $1 }
      Field("scenarios", scenarioList, "the scenarios of the suite", isRequired: true) {
        $0.scenarios = $1
      }
    }
    + keys(of: [.scenario]) {
      Field(
        "scenario",
        scenarioName,
        "the name of the scenario, unique in the file",
        isRequired: true
      ) {
        $0.name = $1
        $0.nameRange = $2.value
      }
      forEachCase(
        Field("steps", steps, "the actions and expectations", isRequired: true) {
          $0.steps = $1
        }
      )
      Field("covers", statements, "the statements of the documents that the scenario verifies") {
        $0.covers = $1
      }
      Field("examples", examples, "rows of variables, each a separate test case") {
        $0.rows = $1
      }
    }
    + keys(of: [.suite, .scenario]) {
      Field("variables", definitions, "named strings that `${name}` inserts") {
        $0.definitions = $1
      }
    }
    // These two are decoded before anything else.
    + keys(of: [.file, .suite, .document]) {
      Field(
        "include",
        paths.undecoded,
        "files whose fragments can be used; paths are relative to this file"
      )
      Field("fragments", fragments, "steps for `use`, or properties for `invariants`, by name")
    }
    + keys(of: [.suite, .scenario]) { sharedKeys.map(forEachCase) }

  private static func keys(
    of levels: [ScenarioKey.Level],
    @FieldList<PartialScenario> _ fields: () -> [Field<PartialScenario>]
  ) -> [ScenarioKey] {
    fields().map { ScenarioKey(field: $0, levels: levels) }
  }

  /// Returns a field that is decoded once for each case.
  private static func forEachCase(_ field: Field<Setup>) -> Field<PartialScenario> {
    let key = CaseKey(field)
    return Field(field.key) { $3.fields.append((key, $1, $2)) }
  }

  /// The keys that a suite and a scenario share; a scenario's overrides its suite's.
  private static let sharedKeys: [Field<Setup>] = [
    Field("ios", versionAxis, "the versions of iOS, each a separate test case", isRequired: true) {
      $0.ios = $1
    },
    Field("device", deviceAxis, "the devices, each a separate test case") {
      $0.devices = $1
    },
    Field("exclude", exclusions, "combinations of version and device that are left out") {
      $0.exclusions += $1
    },
    Field(Key("app", appNode, "the app: its settings, objects, methods and actions")) {
      $0.readDescription(of: $2, into: &$3.app)
      $0.readInfoPlist(of: $2, into: &$3.app)
      _ = $0.read($2, app, into: &$3.app)
    },
    Field(
      "model",
      modelChoices,
      of: \.choices,
      "the model's behavior where the documents disagree"
    ),
    Field("tags", tags, "labels for selecting scenarios with `--tag`") { $0.tags += $1 },
    Field("source", sources, "where the behavior is described") { $0.sources = $1 },
    Field("given", steps, "steps that run before the scenario's own") { $0.given += $1 },
    // A scenario's own steps come first: cleanup is in reverse order.
    Field("finally", steps, "steps that run at the end, even after a failure") {
      $0.finally = $1 + $0.finally
    },
    Field("never", eventPatternList, "what must not occur at any point in the run") {
      $0.never += $1
      $0.neverRange = $2.key
    },
    Field("eventually", eventPatternList, "what must occur at some point in the run") {
      setup,
      eventPatterns,
      ranges in
      setup.properties += eventPatterns.map {
        EventuallyExpectation(range: ranges.key, eventPattern: $0)
      }
    },
    Field("always", properties, "what must hold throughout the run") { $0.properties += $1 },
    Field("invariants", invariants, "properties of the run: built-in, or fragments") {
      $0.invariants += $1.named
      $0.properties += $1.properties
    },
    Field("violates", violated, "the built-in invariants that the app must violate") {
      let knownNames = Set($0.violated.map(\.invariant.name))
      $0.violated += $1.filter { !knownNames.contains($0.invariant.name) }
    },
    Field("survives", probes, "the app's probes whose values survive the end of its process") {
      setup,
      probes in
      let known = Set(setup.survivors.map(\.value))
      setup.survivors += probes.filter { !known.contains($0.value) }
    },
    Field("strict", flag, "whether every call and notification must be expected") {
      $0.isStrict = $1
    },
    Field("soft", flag, "whether the scenario continues after a step that fails") {
      $0.isSoft = $1
    },
    Field("skip", skipCondition("skip"), "why the case is skipped") { $0.skip = $1 },
    Field("known-issue", skipCondition("known-issue"), "why the case is expected to fail") {
      $0.knownIssue = $1
    },
    Field("timeout", duration("a duration"), "the limit on a case's wall-clock time") {
      $0.timeout = $1
    },
  ]

  // MARK: - Types

  private static let appNode = node(app.form, app.schema)
  private static let suiteName = text("the suite's name")
  private static let scenarioName = ValueType<String>("string", Schema.ref("text")) {
    // A scenario has a name even if the budget is exhausted.
    _ = $0.substituteVariables(in: $1)
    return $0.text($1, "the scenario's name")?.inOneLine ?? ""
  }
  private static let scenarioList = node("list of scenarios", Schema.list("scenario-of-suite"))
  private static let statements = ValueType("list of statements", Schema.list("statement")) {
    $0.covers($1)
  }
  private static let examples = ValueType("row → variables", Schema.examples) { $0.examples($1) }
  private static let definitions = ValueType("name → string", Schema.variables) { $0.define($1) }
  static let paths = text("a path").located.list("a list of paths")
  private static let fragments = node(
    "name → steps, `{parameters, steps}` or `{always}`",
    Schema.fragments
  )
  private static let tags = ValueType("tag", Schema.tag) { $0.tag($1) }.list("a list of tags")
  private static let sources = text("a source").checked { $0.checkSource($1, $2) }
    .oneOrMore("a list of sources")
  private static let invariants = ValueType("list of invariants and fragments", Schema.invariants) {
    $0.invariants($1)
  }
  private static let probes = ValueType("list of probes", Schema.list(of: Schema.ref("text"))) {
    $0.survivors($1)
  }
  private static let violated = ValueType(
    "list of invariants",
    Schema.list(of: Schema.builtInInvariants)
  ) {
    $0.violatedInvariants($1)
  }
}
