@_spi(Package) import LifecycleCore
import ScenarioRunner
import Testing

@testable import ScenarioCommand

/// What each option of a run is for, and what follows from that.
@Suite struct OptionRoleTests {
  private static let options = RunCommand.configurableOptions
  /// The names of the options on which the result of a case depends.
  private static let ofResults = options.filter {
    if case .results? = $0.role { true } else { false }
  }.map(\.name)

  @Test func everyOptionHasARole() {
    #expect(Self.options.filter { $0.role == nil }.map(\.name) == [])
    #expect(Self.ofResults.contains("retries"))
  }

  @Test(arguments: ofResults)
  func whatChangesResultsIsRepeatedAndCompared(_ name: String) throws {
    let option = try #require(Self.options.first { $0.name == name })
    var request = RunRequest(purpose: .run)
    #expect(option.arguments(of: request).isEmpty)
    #expect(request.conditions.isEmpty)
    switch name {
    case "set": request.selection.variables = ["a": "1"]
    case "isolate": request.isolates = true
    case "kill-each-step": request.configuration.killStates = KillStates().states
    case "kill-in": request.configuration.killStates = [.active]
    case "app": request.configuration.appCommand = AppCommand("app")
    case "app-timeout":
      request.configuration.appCommand = AppCommand("app", timeout: .seconds(7))
    case "retries": request.configuration.retries = 2
    case "repeat": request.configuration.rounds = 2
    case "prove-determinism": request.provesDeterminism = true
    default: Issue.record("no example of --\(name)")
    }
    let arguments = option.arguments(of: request).first ?? []
    #expect(arguments.first == "--\(name)")
    let condition = name == "app" ? "an app" : arguments.joined(separator: " ")
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
