@_spi(Package) import LifecycleCore
import ScenarioRunner
import Testing

/// An action that is not possible is the file's error, unless the app under test is the reason.
@MainActor @Suite struct ImpossibleActionTests {
  private func result(_ steps: String, _ keys: String = "") throws -> CaseResult {
    try results(
      of: tasks,
      """
      scenario: The app cleans up every night
      app:
        background-modes: [fetch, processing]
        info: {BGTaskSchedulerPermittedIdentifiers: [refresh, clean-up, late]}
      ios: 17.0
      \(keys)
      steps:
      - user: tap-icon
        state: active
      \(steps)
      """
    ).cases[0]
  }

  /// The launch handler asks for no further clean-up.
  private let nights = """
    - app: submit-clean-up
    - user: press-home
    - wait: 8h
    - system: {run-background-task: clean-up}
    - wait: 8h
    - system: {run-background-task: clean-up}
    """

  @Test func theCaseFailsWhereTheAppIsTheReason() throws {
    let result = try result(nights)
    #expect(result.outcome == .failed)
    let failure = try #require(result.failures.first)
    #expect(failure.step == 7)
    #expect(
      failure.message.hasPrefix(
        "'run-background-task' is not possible here, since it requires that a request for the task is pending"
      )
    )
    #expect(failure.state == .suspended)
  }

  @Test func cleanupChangesNothing() throws {
    let result = try result(nights, "finally: [{user: tap-icon, state: active}]")
    #expect(result.outcome == .failed)
    #expect(result.failures.map(\.state) == [.suspended])
  }

  @Test func itCanBeAKnownIssue() throws {
    #expect(try result(nights, "known-issue: one night only").outcome == .knownIssue)
  }

  @Test func theFileIsInvalidWhereNoAppCouldHelp() throws {
    let result = try result("- user: tap-icon")
    #expect(result.outcome == .invalid)
    #expect(result.failures.isEmpty)
    #expect(
      result.diagnostics.map(\.message).first?.hasPrefix("'tap-icon' is not possible here") == true
    )
  }
}
