import LifecycleCore
import ScenarioRunner
import Testing

@testable import ScenarioCommand

/// What each option of a run is for, and what follows from that.
@Suite struct RunOptionTests {
  @Test func everyOptionHasARole() {
    let options = RunCommand.configurableOptions.map(\.name)
    #expect(Set(RunOption.allCases.map(\.rawValue)) == Set(options))
  }

  @Test(arguments: RunOption.ofResults)
  func whatChangesResultsIsRepeatedAndCompared(_ option: RunOption) {
    var request = RunRequest(purpose: .run)
    #expect(option.arguments(of: request).isEmpty)
    #expect(request.conditions.isEmpty)
    switch option {
    case .set: request.selection.variables = ["a": "1"]
    case .isolate: request.isolates = true
    case .killEachStep: request.configuration.killStates = KillStates().states
    case .killIn: request.configuration.killStates = [.active]
    case .app: request.configuration.appCommand = AppCommand("app")
    case .appTimeout: request.configuration.appCommand = AppCommand("app", timeout: .seconds(7))
    case .retries: request.configuration.retries = 2
    case .repeat: request.configuration.rounds = 2
    case .proveDeterminism: request.provesDeterminism = true
    default: Issue.record("no example of --\(option.rawValue)")
    }
    let arguments = option.arguments(of: request).first ?? []
    #expect(arguments.first == "--\(option.rawValue)")
    let condition = option == .app ? "an app" : arguments.joined(separator: " ")
    #expect(request.conditions.contains(condition))
  }

  @Test func otherStatesOfKillsAreAnotherCondition() {
    var request = RunRequest(purpose: .run)
    request.configuration.killStates = KillStates().states
    #expect(request.conditions == ["--kill-each-step"])
    request.configuration.killStates = [.active, .suspended]
    #expect(request.conditions == ["--kill-each-step", "--kill-in active,suspended"])
  }
}
