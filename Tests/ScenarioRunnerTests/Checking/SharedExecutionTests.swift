import Foundation
@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

@_spi(Package) @testable import LifecycleCore
@testable import ScenarioAnalysis
@testable import ScenarioRunner

/// Cases that share the execution of their first steps come to the same result as each by itself.
@Suite struct SharedExecutionTests {
  /// The cases of all scenarios, and each once more with its steps in reverse order, which are rarely possible.
  private static func cases() throws -> [Plan] {
    let files = try ScenarioFiles(
      arguments: ["Scenarios", "Tests/Fixtures"],
      workingDirectory: Path(Golden.root.path(percentEncoded: false))
    )
    var loader = YAMLLoader()
    var plans: [Plan] = []
    for case .file(let path) in files {
      guard let bytes = try? FileReader.readWhole(path: path.path, limit: 1 << 20) else { continue }
      let file = loader.load(SourceFile(path.display, at: path.path, bytes: bytes))
      plans += file.scenarios.flatMap(\.plans)
    }
    return plans.flatMap { [$0, $0.replacing(steps: $0.steps.reversed())] }
  }

  @Test func aCaseIsPossibleIfItIsByItself() throws {
    let plans = try Self.cases()
    let executor = CaseExecutor()
    let possible = SharedExecution(plans).possibleCases
    var impossible = 0
    for index in plans.indices {
      let isPossible = executor.execute(plans[index]).impossibleAction == nil
      if !isPossible { impossible += 1 }
      #expect(isPossible || !possible.contains(index), "\(plans[index].name)")
    }
    #expect(possible.count > 3_000)
    #expect(impossible > 500)
  }

  private static func plans(_ text: String) -> [Plan] {
    var loader = YAMLLoader()
    let file = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    return file.scenarios.flatMap(\.plans)
  }

  /// A suite of scenarios with the same first step.
  private static func suite(_ scenarios: String) -> String {
    """
    suite: A
    ios: [8.0, 18.0]
    given:
      - user: tap-icon
        state: active
    scenarios:
    \(scenarios)

    """
  }

  @Test func aCaseAfterAnImpossibleStepIsLeftToItsOwnExecution() throws {
    let plans = Self.plans(
      Self.suite(
        """
          - scenario: Impossible
            steps:
              - user: tap-icon
                state: active
              - user: press-home
          - scenario: Short
            steps:
              - user: press-home
                state: background
          - scenario: Longer
            steps:
              - user: press-home
                state: background
              - wait: 1s
        """
      )
    )
    try #require(plans.count == 6)
    let possible = SharedExecution(plans).possibleCases
    #expect(possible == Set(plans.indices.filter { plans[$0].scenario.name != "Impossible" }))
  }

  @Test func casesWithOtherAppsOrDevicesShareNothing() throws {
    let plans = Self.plans(
      Self.suite(
        """
          - scenario: A phone
            steps:
              - system: incoming-call
                state: inactive
          - scenario: A tablet
            device: ipad
            steps:
              - system: incoming-call
                state: inactive
          - scenario: An app that takes too long to launch
            app: { life-cycle: app-delegate, during: { application:didFinishLaunchingWithOptions: [work: 60s] } }
            steps:
              - system: incoming-call
                state: inactive
        """
      )
    )
    try #require(plans.count == 6)
    #expect(SharedExecution(plans).possibleCases.isEmpty)
  }

  @Test func aCaseWithATimeLimitIsLeftToItsOwnExecution() throws {
    let text = """
        - scenario: One
          timeout: 1s
          steps:
            - user: press-home
              state: background
        - scenario: Two
          timeout: 1s
          steps:
            - user: press-home
              state: background
      """
    let plans = Self.plans(Self.suite(text))
    try #require(plans.count == 4)
    #expect(SharedExecution(plans).possibleCases.isEmpty)
    let unlimited = Self.plans(Self.suite(text.replacing("    timeout: 1s\n", with: "")))
    #expect(SharedExecution(unlimited).possibleCases.count == 4)
  }
}
