import ScenarioApp
import ScenarioRunner
import Testing

/// A task that a scenario runs earlier than iOS would is a warning.
@Suite struct EarliestBeginDateTests {
  @Test(arguments: [
    (
      "20s",
      [
        "the app: the task 'refresh' runs 40s before its 'earliestBeginDate', which iOS does not do: wait longer in the scenario"
      ]
    ),
    ("60s", []),
  ])
  @MainActor func aTaskThatRunsEarlyIsAWarning(_ wait: String, _ warnings: [String]) throws {
    let result = try results(
      of: tasks,
      """
      scenario: The task is submitted for a minute from now
      ios: 17.0
      app:
        background-modes: [fetch]
        info: {BGTaskSchedulerPermittedIdentifiers: [refresh, clean-up, late]}
      steps:
      - user: tap-icon
      - app: submit-refresh
      - user: press-home
      - wait: \(wait)
      - system: {run-background-task: refresh}
        expect: {app: {log: [refresh]}}
      """
    )
    #expect(result.cases.map(\.outcome) == [.passed])
    #expect(result.warnings.map(\.message) == warnings)
  }
}
