public import LifecycleCore

/// One test case, ready to be run: enums and places, no text of the file any more.
///
/// It never changes once it is made, so that all who look at it share it.
public final class Plan: Sendable {
  /// The case's name, unique in its file: `Scenario [iOS 4.0, ipad]`.
  public let name: String
  /// The scenario that the case was made from.
  public let scenario: ScenarioInfo
  /// The world that it begins with.
  public let world: WorldDescription
  /// What the scripted app implements and does.
  public let script: AppScript
  /// The steps, those of `given` first.
  public let steps: [Step]
  /// Steps that are run after these whatever failed; one that is not possible then is passed over.
  public let finally: [Step]
  /// What holds for the whole run.
  public let wholeRun: [any Expectation]
  /// Why it is not run; nil to run it.
  public let skipReason: String?
  /// Why it is known to fail; nil if it must pass.
  public let knownIssue: String?
  /// The wall-clock time after which it is given up; nil for none of its own.
  public let timeout: VirtualTime?

  init(
    name: String,
    scenario: ScenarioInfo,
    world: WorldDescription,
    script: AppScript,
    steps: [Step],
    finally: [Step],
    wholeRun: [any Expectation],
    skipReason: String?,
    knownIssue: String?,
    timeout: VirtualTime?
  ) {
    self.name = name
    self.scenario = scenario
    self.world = world
    self.script = script
    self.steps = steps
    self.finally = finally
    self.wholeRun = wholeRun
    self.skipReason = skipReason
    self.knownIssue = knownIssue
    self.timeout = timeout
  }

  /// The same plan in another world, or with something else asked of the whole run.
  package func replacing(
    world: WorldDescription? = nil,
    wholeRun: [any Expectation]? = nil
  ) -> Plan {
    Plan(
      name: name,
      scenario: scenario,
      world: world ?? self.world,
      script: script,
      steps: steps,
      finally: finally,
      wholeRun: wholeRun ?? self.wholeRun,
      skipReason: skipReason,
      knownIssue: knownIssue,
      timeout: timeout
    )
  }
}

/// What all cases of a scenario share.
public final class ScenarioInfo: Sendable {
  /// The scenario's name.
  public let name: String
  /// The place of the name.
  public let range: SourceRange
  /// The place of the whole scenario.
  public let wholeRange: SourceRange
  /// The suite's name, if it has one.
  public let suite: String?
  /// The words by which it is chosen.
  public let tags: [Tag]
  /// Where its behavior is described.
  public let sources: [String]
  /// The numbers of the behaviors that it shows.
  public let covers: [StatementID]

  init(_ draft: ScenarioDraft) {
    let setup = draft.cases.first?.setup
    name = draft.name
    range = draft.range
    wholeRange = draft.wholeRange
    suite = draft.suite
    tags = setup?.tags ?? []
    sources = setup?.sources ?? []
    covers = draft.covers
  }
}
