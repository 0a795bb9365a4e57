@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Actions of the app's code with 'after'.
@Suite struct DelayedCodeTests {
  private static let methods = DelegateMethod.allCases.filter {
    $0.hasCompletionHandler && !$0.isSwiftUI && $0.since <= OSVersion(12)
  }

  private func code(_ method: DelegateMethod, _ code: String) throws -> [ActionKind] {
    let text = """
      scenario: a
      ios: 12.0
      app:
        life-cycle: app-delegate
        implements: { template-and: ["\(method.selector)"] }
        during: { "\(method.selector)": [\(code)] }
      steps: [{user: tap-icon, state: active}]

      """
    return try #require(Compiled(text).plan().script.during[method]).map(\.kind)
  }

  @Test(arguments: methods)
  func `a method that calls its completion handler later keeps it once`(
    _ method: DelegateMethod
  ) throws {
    let later = "call-completion-handler: { after: 1s }"
    #expect(try code(method, later) == [.keepCompletionHandler, .callCompletionHandler])
    #expect(
      try code(method, "keep-completion-handler, \(later)")
        == [.keepCompletionHandler, .callCompletionHandler]
    )
    #expect(try code(method, "call-completion-handler") == [.callCompletionHandler])
  }

  @Test(arguments: [
    "{call-completion-handler: {after: 10s}}", "{call-completion-handler: 10s}",
    "call-completion-handler 10s", "{end-background-task: {name: a, after: 10s}}",
    "{set-task-completed: {identifier: a, success: false, after: 10s}}",
  ])
  func `each form has the delay`(_ action: String) throws {
    let app = "{during: {performFetchWithCompletionHandler: [keep-completion-handler]}}"
    let text = "scenario: a\nios: 18.0\napp: \(app)\nsteps: [{app: \(action), state: active}]\n"
    let step = try #require(Compiled(text).plan().steps.first)
    #expect(step.action?.delay == .seconds(10))
  }

  @Test(arguments: [
    "never: [{app: {call-completion-handler: {after: 10s}}}]",
    "trace: {including: [app: {end-background-task: {name: a, after: 10s}}]}",
  ])
  func `a pattern with a delay is an error`(_ expectation: String) throws {
    let text =
      "scenario: a\nios: 18.0\nsteps: [{user: tap-icon}, {app: {call-completion-handler: 10s}, "
      + "\(expectation), state: active}]\n"
    let errors = try Compiled(text).diagnostics.filter { $0.id == .unknownArgument }
    #expect(errors.count == 1)
    #expect(errors[0].help.hasSuffix("without 'after'"))
  }
}
