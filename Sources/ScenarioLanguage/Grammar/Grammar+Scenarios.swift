internal import LifecycleCore

/// A key of a suite or a scenario.
struct ScenarioKey: Sendable {
  /// What becomes of its value.
  enum Role: Sendable {
    case suite, scenarios, scenario, include, fragments, variables, examples, covers, steps
    /// It is read into the setup that a suite and a scenario share.
    case setup(Field<Setup>.Read)
  }

  /// The levels of a file at which a key may be.
  enum Level: String, CaseIterable {
    case file = "F"
    case suite = "S"
    case scenario = "C"
  }

  let key: Key
  let role: Role
  let levels: [Level]

  fileprivate init(_ key: Key, _ role: Role, in levels: [Level]) {
    self.key = key
    self.role = role
    self.levels = levels
  }

  /// Whether it asks something of the whole run.
  var isAboutTheRun: Bool {
    ["never", "eventually", "always", "invariants", "violates"].contains(key.name)
  }

  /// Whether the cases are the same without what is wrong under it.
  var leavesTheCases: Bool { isAboutTheRun || ["given", "steps", "finally"].contains(key.name) }
}

// Suites, scenarios and libraries of fragments.
extension Grammar {
  /// The keys of one level, as a table.
  static func table(of level: ScenarioKey.Level) -> WordTable<ScenarioKey> {
    WordTable(scenarioKeys.filter { $0.levels.contains(level) }.map { ($0.key.name, $0) })
  }

  /// All keys of suites and scenarios.
  static let scenarioKeys: [ScenarioKey] =
    ownKeys + sharedKeys.map { ScenarioKey($0.key, .setup($0.read), in: [.suite, .scenario]) }

  /// The keys that are read where they are needed.
  private static let ownKeys = [
    ScenarioKey(Key("suite", text("a name"), "the suite's name"), .suite, in: [.suite]),
    ScenarioKey(
      Key("scenarios", scenarioList, "the scenarios of the suite", isRequired: true),
      .scenarios,
      in: [.suite]
    ),
    ScenarioKey(
      Key("scenario", text("a name"), "what it shows; unique in the file", isRequired: true),
      .scenario,
      in: [.scenario]
    ),
    ScenarioKey(
      Key("steps", steps, "what happens, and what is expected", isRequired: true),
      .steps,
      in: [.scenario]
    ),
    ScenarioKey(
      Key("covers", statements, "the statements of the documents that it shows"),
      .covers,
      in: [.scenario]
    ),
    ScenarioKey(
      Key("examples", examples, "rows of variables: each is a test case of its own"),
      .examples,
      in: [.scenario]
    ),
    ScenarioKey(
      Key("variables", variables("'variables'"), "names for texts that `${name}` inserts"),
      .variables,
      in: [.suite, .scenario]
    ),
    ScenarioKey(
      Key("include", paths, "files whose fragments can be used, relative to this one"),
      .include,
      in: ScenarioKey.Level.allCases
    ),
    ScenarioKey(
      Key("fragments", fragments, "steps for `use`, or properties for `invariants`, by name"),
      .fragments,
      in: ScenarioKey.Level.allCases
    ),
  ]

  /// The keys that a suite and a scenario share.
  private static let sharedKeys: [Field<Setup>] = [
    Field("ios", versionAxis, "the versions of iOS, each a test case of its own", isRequired: true)
    { $0.ios = $1 },
    Field("device", deviceAxis, "the devices, each a test case of its own", default: "`iphone`") {
      $0.devices = $1
    },
    Field("exclude", exclusions, "cases of these axes that are left out") { $0.exclusions += $1 },
    Field("app", app, of: \.app, "the app: what it is, implements and does"),
    Field("model", modelChoices, of: \.choices, "which side to take where documents disagree"),
    Field("tags", tags, "words that `--tag` selects by") { $0.tags += $1 },
    Field("source", sources, "where the behavior is described") { $0.sources = $1 },
    Field("given", steps, "steps before the scenario's own") { $0.given += $1 },
    // A scenario's come first: what was begun last is ended first.
    Field("finally", steps, "steps at the end, whatever failed") {
      $0.finally = $1 + $0.finally
    },
    Field("never", moments, "what must not occur in the whole run") { setup, moments, key, _ in
      setup.never += moments
      setup.neverRange = key
    },
    Field("eventually", moments, "what must occur in the run") { setup, moments, key, _ in
      setup.properties += moments.map { EventuallyExpectation(range: key, moment: $0) }
    },
    Field("always", properties, "what holds throughout the run") { $0.properties += $1 },
    Field("invariants", invariants, "properties of the run: ready-made, or fragments") {
      $0.invariants += $1.named
      $0.properties += $1.properties
    },
    Field("violates", violated, "the ready-made invariants that the app must violate") {
      let known = Set($0.violated.map(\.invariant.name))
      $0.violated += $1.filter { !known.contains($0.invariant.name) }
    },
    Field("strict", flag, "whether every call and notification must be expected") {
      $0.isStrict = $1
    },
    Field("soft", flag, "whether the scenario continues after a step that fails") {
      $0.isSoft = $1
    },
    Field("skip", condition("skip"), "why the case is not evaluated") { $0.skip = $1 },
    Field("known-issue", condition("known-issue"), "why the case must fail") {
      $0.knownIssue = $1
    },
    Field("timeout", duration("a duration"), "the wall-clock time for a case", default: "10s") {
      $0.timeout = $1
    },
  ]

  // MARK: - Types

  private static let scenarioList = node(
    "list of scenarios",
    Schema.list(of: Schema.ref("scenario-of-suite"))
  )

  /// A list of steps.
  static let steps = ValueType<[Step]>("list of steps", Schema.ref("steps")) { $0.steps($1) }

  private static let statements = node(
    "list of statements",
    Schema.list(of: Schema.ref("statement"))
  )

  private static let examples = node("row → variables", Schema.examples)

  private static let paths = text("a path").list("a list of paths")

  private static let fragments = node(
    "name → steps, `{parameters, steps}` or `{always}`",
    Schema.fragments
  )

  private static let tags = ValueType<Tag>("word", Schema.tag) { $0.tag($1) }.list("a list of tags")

  private static let sources = ValueType<String>("text", Schema.ref("text")) { $0.source($1) }
    .oneOrMore("a list of sources")

  private static let properties = ValueType<[AlwaysExpectation]>(
    "list of properties",
    Schema.list(of: Schema.ref("property"))
  ) { $0.properties($1) }

  private static let invariants = ValueType<InvariantList>(
    "list of words and fragments",
    Schema.invariants
  ) { $0.invariants($1) }

  private static let violated = ValueType<[NamedInvariant]>(
    "list of words",
    Schema.list(of: Schema.readyMade)
  ) { $0.violatedInvariants($1) }
}
