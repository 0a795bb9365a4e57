@_spi(Package) import LifecycleCore
import ScenarioAnalysis
@_spi(Package) import ScenarioLanguage
@_spi(Package) import ScenarioYAML
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioRunner

/// The steps that are offered before an action that is not possible: they make it possible.
@Suite struct PreparationTests {
  /// Versions, with what the app is.
  private static let apps = [
    "ios: 4.2", "ios: 9.0", "ios: 12.0", "ios: 15.0", "ios: 18.0",
    "ios: 18.0\napp: { life-cycle: swiftui }",
    "ios: 26.0\ndevice: ipad\napp: { multiple-scenes: true }",
  ]

  /// States that scenarios are often in.
  private static let states = [
    "", "user: tap-icon", "user: tap-icon, user: press-home", "user: tap-icon, user: lock",
    "user: tap-icon, system: incoming-call", "user: tap-icon, user: open-switcher",
    "user: tap-icon, user: press-home, wait: 1min",
    "user: tap-icon, user: press-home, user: open-other-app",
  ]

  private static let actions = ActionKind.allCases.filter { $0.actor != .app && !$0.isInput }
    .map { YAMLFlow.step(.action(Action.variants(of: $0)[0])) }

  private static let questions = apps.flatMap { app in
    states.flatMap { state in actions.map { (app, state, $0) } }
  }

  private static func scenario(_ app: String, _ steps: [String]) -> String {
    "scenario: x\n\(app)\nsteps:\n" + steps.map { "  - \($0)\n" }.joined() + "    state: active\n"
  }

  private static func diagnostics(_ text: String) -> [Diagnostic] {
    var loader = YAMLLoader()
    var checker = FileChecker()
    let file = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    return checker.diagnostics(of: file)
  }

  @Test func `the steps make the action possible, and are inserted by the first fix`() throws {
    var found = 0
    var notFound = 0
    for (app, state, action) in Sampling.one(in: 13, of: Self.questions) {
      let steps = state.split(separator: ", ").map(String.init)
      let text = Self.scenario(app, steps + [action])
      guard let diagnostic = Self.diagnostics(text).first(where: { $0.id == .illegalAction }) else {
        continue
      }
      guard let fix = diagnostic.fixes.first, fix.range.start == fix.range.end else {
        notFound += 1
        #expect(!diagnostic.help.contains("before it"), "\(diagnostic)")
        continue
      }
      found += 1
      var bytes = Array(text.utf8)
      bytes.insert(contentsOf: fix.text.utf8, at: Int(fix.range.start))
      let fixed = String(decoding: bytes, as: UTF8.self)
      let errors = Self.diagnostics(fixed).filter { $0.id == .illegalAction }
      #expect(errors.map(\.message) == [], "\(fixed)")
      #expect(fixed.split(separator: "\n").count <= text.split(separator: "\n").count + 3)
      for step in fix.text.split(separator: "\n").dropLast() {
        #expect(diagnostic.help.contains(step.drop { " -".contains($0) }), "\(diagnostic)")
      }
    }
    #expect(found > notFound, "\(found) found, \(notFound) not")
  }

  @Test(arguments: [
    ("user: accept-call", "system: incoming-call"), ("user: unlock", "user: lock"),
    ("user: choose-app", "user: open-switcher"), ("user: tap-icon", "user: press-home"),
  ])
  func `one step suffices`(_ action: String, _ step: String) throws {
    let text = Self.scenario("ios: 18.0", ["user: tap-icon", action])
    let diagnostic = try #require(Self.diagnostics(text).first { $0.id == .illegalAction })
    #expect(diagnostic.help.contains("write '- \(step)"), "\(diagnostic)")
  }

  @Test func `two steps are named in their order, and inserted in a list in brackets, too`() throws
  {
    let text =
      "scenario: x\nios: 18.0\nsteps: [{user: tap-icon}, {user: end-call, state: active}]\n"
    let diagnostic = try #require(Self.diagnostics(text).first { $0.id == .illegalAction })
    #expect(
      diagnostic.help
        == "write '- system: incoming-call', then '- user: accept-call' before it"
    )
    let fix = try #require(diagnostic.fixes.first)
    #expect(fix.text == "{system: incoming-call}, {user: accept-call}, ")
  }

  @Test func `what nothing makes possible is reported`() throws {
    let text = Self.scenario("ios: 18.0\ndevice: iphone", ["user: scale-display"])
    let diagnostic = try #require(Self.diagnostics(text).first)
    #expect(!diagnostic.help.contains("before it"), "\(diagnostic)")
  }
}
