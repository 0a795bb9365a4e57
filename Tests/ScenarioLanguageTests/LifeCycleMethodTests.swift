@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Methods that are called in only one of the two life cycles.
@Suite struct LifeCycleMethodTests {
  @Test(arguments: AppDescription.LifeCycle.allCases)
  func aMethodOfALifeCycleIsCalledByItsRules(_ lifeCycle: AppDescription.LifeCycle) {
    for method in DelegateMethod.allCases where MethodSet.callable(with: lifeCycle).has(method) {
      #expect(!Term.call(method).versions(with: lifeCycle).isEmpty, "\(method.selector)")
    }
  }

  /// The places in which a method is expected to be called.
  private static let places: [@Sendable (String) -> String] = [
    { "steps: [{user: tap-icon, calls: {including: [\($0)]}}]" },
    { "steps: [{user: tap-icon, trace: {including: [\($0)]}}]" },
    { "eventually: [\($0)]\n" + Compiled.steps },
    { "always: [{after: \($0), never: [{state: suspended}]}]\n" + Compiled.steps },
    {
      "always: [{after: {state: active}, until: \($0), never: [{state: suspended}]}]\n"
        + Compiled.steps
    },
    { "always: [{after: {state: active}, eventually: [\($0)]}]\n" + Compiled.steps },
    { "always: [{balanced: [\($0), {state: suspended}]}]\n" + Compiled.steps },
    { "app: {life-cycle: LIFE-CYCLE, during: {\($0): [work: 1ms]}}\n" + Compiled.steps },
  ]

  @Test(arguments: AppDescription.LifeCycle.allCases)
  func aMethodOfTheOtherLifeCycleIsReportedWhereverItIsExpected(
    _ lifeCycle: AppDescription.LifeCycle
  ) throws {
    for method in DelegateMethod.allCases where !MethodSet.callable(with: lifeCycle).has(method) {
      for place in Self.places {
        var rest = place(YAMLText.quoted(method.selector))
        if !rest.contains("app:") { rest = "app: {life-cycle: LIFE-CYCLE}\n" + rest }
        let app = rest.replacing("LIFE-CYCLE", with: lifeCycle.rawValue)
        let found = try Compiled("scenario: A\nios: 26.0\n\(app)\n").diagnostics
        #expect(found.contains { $0.id == .wrongLifeCycle }, "\(app)\n\(found.map(\.message))")
      }
    }
  }

  @Test(arguments: [
    ("life-cycle: app-delegate", "remove 'life-cycle: app-delegate' from 'app'"),
    ("sdk: 12.0", "write 'app: {life-cycle: scenes}'"),
  ])
  func theHelpChangesWhatDecidesOnTheLifeCycle(_ app: String, _ help: String) throws {
    for (key, rest) in [
      ("", "steps: [{user: tap-icon, calls: [sceneDidDisconnect]}]"),
      (", during: {sceneDidDisconnect: [work: 1ms]}", Compiled.steps),
    ] {
      let text = "scenario: A\nios: 26.0\napp: {\(app)\(key)}\n\(rest)\n"
      let found = try Compiled(text).diagnostics.first { $0.id == .wrongLifeCycle }
      #expect(found?.help == help, "\(found?.help ?? "")")
    }
  }
}
