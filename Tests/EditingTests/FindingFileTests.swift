@_spi(Package) import LifecycleCore
import ScenarioAnalysis
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import ScenarioYAML
import Testing

@testable import ScenarioCommand

/// Findings that are written as scenarios.
@Suite struct FindingFileTests {
  private static func finding(_ action: Action) -> GeneratedScenario {
    var finding = GeneratedScenario()
    finding.name = "a"
    finding.text = """
      scenario: A
      ios: 26.0
      steps:
      - \(YAMLFlow.step(.action(action)))
        state: active

      """
    return finding
  }

  @Test func anActionThatIsNotPossibleIsRefused() throws {
    #expect(try FindingFile.objection(to: Self.finding(Action(.tapIcon)), nil) == nil)
    #expect(try FindingFile.objection(to: Self.finding(Action(.declineCall)), nil) != nil)
  }

  @Test(arguments: ActionKind.allCases.filter { !$0.isOnlyForCallbacks })
  func whatIsWrittenPassesTheCheck(_ kind: ActionKind) throws {
    let action = try #require(Action.variants(of: kind).first)
    let finding = Self.finding(action)
    var loader = YAMLLoader()
    var checker = FileChecker()
    let file = loader.load(SourceFile(path: "a", bytes: Array(finding.text.utf8)))
    let errors = checker.diagnostics(of: file).filter { $0.severity == .error }
    let isWritten = try FindingFile.objection(to: finding, nil) == nil
    #expect(isWritten == errors.isEmpty, "\(finding.text)\(errors.map(\.message))")
  }
}
