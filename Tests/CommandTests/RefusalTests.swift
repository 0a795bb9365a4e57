import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import Testing

/// What is printed about an action that is not possible.
@Suite(.timeLimit(.minutes(15))) struct RefusalTests {
  private func output(of file: String) async throws -> String {
    let workspace = try Workspace(["a.yaml": file])
    return try await Command.run("check", "a.yaml", "--format", "short", in: workspace.folder)
      .output
  }

  /// Each alias where nothing runs and in an active app, in one of which it is not possible.
  @Test func aRefusalNamesTheActionAsItIsWritten() async throws {
    let aliases = Actor.allCases.flatMap { actor in
      Aliases.all.compactMap { alias in
        ActionKind(named: alias, of: actor).map { (actor: actor, alias: alias, word: $0.word) }
      }
    }
    // 'lock' is the user's action, and another word for 'auto-lock'.
    .filter { item in item.alias != item.word && !Aliases.all.contains(item.word) }
    try #require(aliases.count > 10)
    let scenarios = aliases.flatMap { item in
      ["[{", "[{user: tap-icon}, {"].enumerated().map { index, start in
        """
          - scenario: \(item.alias) \(index)
            steps: \(start)\(item.actor.rawValue): \(item.alias), state: active}]
        """
      }
    }
    let file = "suite: a\nios: 17.0\nscenarios:\n\(scenarios.joined(separator: "\n"))\n"
    let lines = try await output(of: file).split(separator: "\n")
    let refusals = lines.filter { $0.contains("is not possible here") || $0.contains(" needs ") }
    #expect(refusals.count > 5)
    for item in aliases {
      #expect(!refusals.contains { $0.contains("'\(item.word)' is not possible here") })
      #expect(!refusals.contains { $0.contains("'\(item.word)' needs ") })
    }
    #expect(refusals.contains { $0.contains("'answer-call' is not possible here") })
  }

  @Test(arguments: [
    ("app: {}", "not-permitted"), ("device: {background-refresh: false}", "unavailable"),
  ])
  func aTaskWhoseRequestWasRefusedIsNotPossibleForThatReason(
    _ key: String,
    _ error: String
  ) async throws {
    let file = """
      scenario: a
      ios: 17.0
      \(key)
      steps:
        - user: tap-icon
        - app: {submit-task-request: refresh}
        - user: press-home
        - system: {run-background-task: refresh}
          state: background

      """
    let text = try await output(of: file)
    #expect(text.contains("since it requires that a request for the task is pending"), "\(text)")
    #expect(text.contains("(the app's request was refused with '\(error)': "), "\(text)")
  }

  @Test func aTaskThatNobodyRequestedHasNoSuchReason() async throws {
    let file = """
      scenario: a
      ios: 17.0
      steps:
        - user: tap-icon
        - user: press-home
        - system: {run-background-task: refresh}
          state: background

      """
    let text = try await output(of: file)
    #expect(text.contains("since it requires that a request for the task is pending"), "\(text)")
    #expect(!text.contains("was refused"), "\(text)")
  }
}
