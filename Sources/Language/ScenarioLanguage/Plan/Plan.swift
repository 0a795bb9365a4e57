@_spi(Package) public import LifecycleCore

/// One test case, ready to run: decoded values and ranges, without text of the file.
///
/// It is immutable, so that it can be shared.
public final class Plan: Sendable {
  /// The case's name, unique in its file: `Scenario [iOS 4.0, ipad]`.
  public let name: String
  /// The scenario that the case was made from.
  public let scenario: ScenarioInfo
  /// The initial environment.
  @_spi(Package) public let environment: SimulationEnvironment
  /// What the scripted app implements and does.
  @_spi(Package) public let script: AppScript
  /// The steps, those of `given` first.
  @_spi(Package) public let steps: [Step]
  /// Steps that run afterward even if a step failed; an impossible one is then skipped.
  @_spi(Package) public let finally: [Step]
  /// The expectations of the whole run.
  @_spi(Package) public let runExpectations: [any Expectation]
  /// The probes of the app under test whose values survive the end of its process, with their ranges.
  package let survivors: [Located<String>]
  /// The reason to skip the case; nil to run it.
  @_spi(Package) public let skipReason: String?
  /// The reason why the case is expected to fail; nil if it must pass.
  @_spi(Package) public let knownIssue: String?
  /// The wall-clock time after which the case is stopped; nil for the default.
  @_spi(Package) public let timeout: VirtualTime?
  /// The range of the first step that needs an app under test; nil if the scenario describes all that the app does.
  @_spi(Package) public let appUse: SourceRange?
  /// The label of its row of the examples; nil if there are none.
  package let rowLabel: String?

  init(
    name: String,
    scenario: ScenarioInfo,
    environment: consuming SimulationEnvironment,
    script: AppScript,
    steps: [Step],
    finally: [Step],
    runExpectations: [any Expectation],
    survivors: [Located<String>],
    skipReason: String?,
    knownIssue: String?,
    timeout: VirtualTime?,
    appUse: SourceRange?,
    rowLabel: String?
  ) {
    self.name = name
    self.scenario = scenario
    self.environment = environment
    self.script = script
    self.steps = steps
    self.finally = finally
    self.runExpectations = runExpectations
    self.survivors = survivors
    self.skipReason = skipReason
    self.knownIssue = knownIssue
    self.timeout = timeout
    self.appUse = appUse
    self.rowLabel = rowLabel
  }

  /// Returns the same plan with another environment, app or steps, or with other expectations of the whole run.
  package func replacing(
    environment: SimulationEnvironment? = nil,
    script: AppScript? = nil,
    steps: [Step]? = nil,
    finally: [Step]? = nil,
    runExpectations: [any Expectation]? = nil,
    survivors: [Located<String>]? = nil
  ) -> Plan {
    Plan(
      name: name,
      scenario: scenario,
      environment: environment ?? self.environment,
      script: script ?? self.script,
      steps: steps ?? self.steps,
      finally: finally ?? self.finally,
      runExpectations: runExpectations ?? self.runExpectations,
      survivors: survivors ?? self.survivors,
      skipReason: skipReason,
      knownIssue: knownIssue,
      timeout: timeout,
      appUse: appUse,
      rowLabel: rowLabel
    )
  }
}

extension Plan {
  /// The language of names in answers about the case alone, whose version may differ from those of its scenario.
  package var spelling: NameSpelling { scenario.spelling(on: environment.os) }
}

/// The properties that all cases of a scenario share.
public final class ScenarioInfo: Sendable {
  /// The scenario's name.
  public let name: String
  /// The range of the name.
  @_spi(Package) public let range: SourceRange
  /// The range of the whole scenario.
  @_spi(Package) public let wholeRange: SourceRange
  /// The suite's name, if it has one.
  @_spi(Package) public let suite: String?
  /// The tags by which the scenario is selected.
  public let tags: [Tag]
  /// The sources that describe its behavior.
  @_spi(Package) public let sources: [String]
  /// The statements of the documents that it verifies.
  @_spi(Package) public let covers: [StatementID]

  /// The language of the names in its file; nil if there are none.
  private let fileSpelling: NameSpelling?
  /// The newest of its versions of iOS, as far as they can be read.
  private let newestVersion: OSVersion?

  /// Returns the language of names in answers about it: that of its file, or else the usual one for a version of iOS, by
  /// default its newest one.
  package func spelling(on os: OSVersion? = nil) -> NameSpelling {
    fileSpelling ?? (os ?? newestVersion).map(NameSpelling.usual) ?? .swift
  }

  init(_ decoded: DecodedScenario, _ fileSpelling: NameSpelling?) {
    self.fileSpelling = fileSpelling
    newestVersion = decoded.cases.isEmpty ? nil : decoded.cases[0].setup.ios?.values.max()
    name = decoded.name
    range = decoded.range
    wholeRange = decoded.wholeRange
    suite = decoded.suite
    // By index, since an optional would copy the whole setup.
    tags = decoded.cases.isEmpty ? [] : decoded.cases[0].setup.tags
    sources = decoded.cases.isEmpty ? [] : decoded.cases[0].setup.sources
    covers = decoded.covers
  }
}
