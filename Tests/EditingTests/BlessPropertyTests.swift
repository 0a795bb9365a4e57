@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

@testable import ScenarioCommand
@testable import ScenarioRunner

/// What holds for every file that is blessed, whoever wrote it and however.
@Suite struct BlessPropertyTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func whatIsBlessedCanBeReadMeansTheSameElsewhereAndPasses(_ seed: UInt64) throws {
    let walk = RandomScenario(seed: seed).text
    // A scenario beside it that is invalid, before or behind.
    let broken = "- scenario: Broken\n  steps:\n  - user: tap-icn\n    state: active\n"
    let text = seed.isMultiple(of: 3) ? walk : walk + broken
    let tree = try Sample(name: "walk \(seed)", text: text).tree()
    for layout in 0...3 as ClosedRange<UInt64> {
      var scrambler = Scrambler(tree, seed: seed &* 7 &+ layout, talks: layout.isMultiple(of: 2))
      var written = layout == 0 ? text : scrambler.text()
      if layout == 3 { written = written.replacing("\n", with: "\r\n") }
      try Self.check(written, force: layout != 1)
    }
  }

  private static func check(_ text: String, force: Bool) throws {
    let blessing = try BlessCheck.bless(text, force: force)
    let (old, new) = (load(text), load(blessing.text))
    #expect(messages(new) == messages(old), "\(text)\nbecame\n\(blessing.text)")
    #expect(meaning(new) == meaning(old), "\(text)\nbecame\n\(blessing.text)")
    #expect(blessing.edited.isEmpty == (blessing.text == text))
    let failures = failures(new)
    if blessing.notUpdated.isEmpty {
      #expect(failures == [], "\(text)\nbecame\n\(blessing.text)")
    } else {
      #expect(failures != [], "left \(blessing.notUpdated)\nin\n\(blessing.text)")
    }
    // Whoever is careful is requested the same again, and changes nothing by it.
    let again = try BlessCheck.bless(blessing.text, force: force)
    #expect(again.text == blessing.text)
    #expect(again.notUpdated == blessing.notUpdated)
  }

  private static func load(_ text: String) -> LoadedFile {
    var loader = YAMLLoader()
    return loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
  }

  private static func messages(_ file: LoadedFile) -> [String] {
    file.allDiagnostics.map(\.message).sorted()
  }

  /// Everything but what is expected: the environment, the actions and how much is asked of each.
  private static func meaning(_ file: LoadedFile) -> [String] {
    file.scenarios.flatMap { scenario in
      [scenario.info.name]
        + scenario.plans.flatMap { plan in
          ["\(plan.name) \(plan.environment)"]
            + plan.steps.map { step in
              let kinds = step.expectations.map { "\(type(of: $0))" }
              return "\(step.activity) \(kinds) \(step.isSoft.map { "\($0)" } ?? "")"
            }
        }
    }
  }

  private static func failures(_ file: LoadedFile) -> [String] {
    let executor = CaseExecutor()
    return file.scenarios.flatMap(\.plans).flatMap { plan in
      let execution = executor.execute(plan)
      return CaseEvaluator.failures(of: execution, plan: plan).map { "\(plan.name): \($0)" }
    }
  }
}
