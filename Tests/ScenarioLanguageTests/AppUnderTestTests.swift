import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

@testable import ScenarioRunner

/// Actions and probes that only the app under test has, in scenarios.
@Suite struct AppUnderTestTests {
  private static let words = CustomWords(
    actions: ["type", "sing", "crash"],
    probes: ["draft", "length", "tags", "volume"]
  )

  @Test func whatTheAppKnowsIsCompared() async throws {
    let result = try await run("draft.yaml")
    try #require(result.counts.invalid == 0)
    Golden.compare(Fixture.text(result), to: "Tests/Fixtures/app/draft.txt")
  }

  @Test func withoutAnAppTheCasesAreInvalid() async throws {
    let result = try await run("draft.yaml", app: nil)
    #expect(result.cases.allSatisfy { $0.outcome == .invalid })
    #expect(
      result.cases[0].diagnostics.first?.message
        == "only an app under test has this, and there is none"
    )
  }

  @Test func checkNeedsNoApp() async throws {
    let result = try await run("draft.yaml", app: nil, purpose: .check)
    #expect(result.counts.invalid == 0)
  }

  @Test(arguments: [
    (
      "app: tyep",
      "unknown app action 'tyep'", "did you mean 'type'?"
    ),
    (
      "app: frobnicate",
      "unknown app action 'frobnicate'",
      "'scenario-run words' lists them all; an action of your own app needs '--app', or is declared in the "
        + "configuration: 'app-actions: [..]'"
    ),
    (
      "{user: tap-icon, expect: {app: {drafft: 1}}}", "unknown probe 'drafft'",
      "did you mean 'draft'?"
    ),
    (
      "{user: tap-icon, expect: {draft: 1}}", "unknown key 'draft' in 'expect'",
      "possible here: app"
    ),
    ("expect: {}", "'expect' needs 'app': the app's probes and their expected values", nil),
  ])
  func typosAreFound(_ step: String, _ message: String, _ help: String?) {
    let found = load("steps: [\(step)]").allDiagnostics.first
    #expect(found?.message == message)
    if let help { #expect(found?.help == help) }
  }

  @Test func ownCodeOfTheAppIsNotWritten() {
    let found = load("app: {during: {applicationDidBecomeActive: [type]}}\nsteps: [user: tap-icon]")
    #expect(found.allDiagnostics.first?.message == "'type' is an action of the app under test")
  }

  @Test func undeclaredProbesAreErrors() {
    let found = load("steps: [{user: tap-icon, expect: {app: {draft: 1}}}]", CustomWords())
    #expect(found.allDiagnostics.first?.message == "unknown probe 'draft': no app declares any")
  }

  @Test func namesOfTheLanguageCannotBeDeclared() {
    #expect(CustomWords(actions: ["type", "work"]).problem != nil)
    #expect(Self.words.problem == nil)
  }

  @Test(arguments: [
    ("hello", AppValue.text("hello")), ("3", .integer(3)), ("-1.5", .number(-1.5)),
    ("'3'", .text("3")), ("true", .bool(true)), ("null", .null), ("~", .null), ("e", .text("e")),
    ("[a, {b: 1}]", .list([.text("a"), .mapping([("b", .integer(1))])])),
  ])
  func argumentsHaveTheTypesOfYAML(_ text: String, _ value: AppValue) throws {
    let file = load("steps: [app: {type: \(text)}, {user: tap-icon, state: active}]")
    let plan = try #require(file.scenarios.first?.plans.first)
    #expect(plan.steps[0].activity == .custom(CustomAction("type", value)))
  }

  @Test func aFaultIsTheErrorOfItsCase() async throws {
    let result = try await run("crash.yaml")
    #expect(result.cases.map(\.outcome) == [.error, .passed])
    #expect(result.cases[0].processFailure?.step == 2)
    #expect(result.cases[0].processFailure?.signal == 4)
    Golden.compare(Fixture.text(result), to: "Tests/Fixtures/app/crash.txt")
  }

  @Test func theSchemaOfTheProtocolIsTheOneThatIsCommitted() {
    Golden.compare(AppProtocolSchema.text, to: "docs/app-protocol.schema.json")
  }

  private func load(_ text: String, _ words: CustomWords = words) -> LoadedFile {
    var loader = YAMLLoader(customWords: words)
    let text = "scenario: x\nios: 9.0\n\(text)\n"
    return loader.load(SourceFile(path: "x.yaml", bytes: Array(text.utf8)))
  }

  private func run(
    _ name: String,
    app: AppMaker? = { _ in DraftApp() },
    purpose: RunConfiguration.Purpose = .run
  ) async throws -> FileResult {
    var configuration = RunConfiguration()
    configuration.purpose = purpose
    configuration.makeApp = app
    let loader = YAMLLoader(customWords: Self.words)
    let files = try ScenarioFiles(
      arguments: [Path("Tests/Fixtures/app/\(name)")],
      workingDirectory: Path(Golden.root.path(percentEncoded: false))
    )
    var results: [FileResult] = []
    Runner(loader: loader, configuration: configuration).run(files) { results.append($0) }
    return try #require(results.first)
  }
}

/// Keeps a draft in memory.
private final class DraftApp: SimulatedApp {
  private var draft = ""
  private(set) var fault: AppFault?

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer { .done }

  func processDidEnd(_ reason: TerminationReason) { draft = "" }

  func perform(_ action: CustomAction, _ application: Application) -> ActionAnswer {
    switch (action.name, action.argument) {
    case ("type", .text(let text)?): draft += text
    case ("type", _): return .failed("it needs a string")
    case ("crash", _):
      fault = AppFault(.crash, "the app crashed with SIGILL", signal: 4, output: "Fatal error\n")
    default: return .unknown(known: ["type", "crash"])
    }
    return .done
  }

  func read(_ probe: String, _ application: Application) -> ProbeAnswer {
    switch probe {
    case "draft": .value(.text(draft))
    case "length": .value(.integer(draft.count))
    case "tags": .value(.list([.text("a"), .mapping([("b", .null)])]))
    default: .unknown(known: ["draft", "length", "tags"])
    }
  }
}
