@_spi(Package) import LifecycleCore
import ScenarioYAML
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What people write first, and what it means: names as they are said, arguments beside an action, lists of actions.
@Suite struct FirstWordsTests {
  private static func scenario(_ steps: String, app: String = "{ implements: all }") -> String {
    "scenario: x\nios: 18\napp: \(app)\nsteps:\n\(steps)"
  }

  private static func plan(_ steps: String) throws -> [String] {
    let check = "  - { app: exit, state: not-running }\n"
    let compiled = try Compiled(scenario(steps + check, app: "{ url-schemes: [a] }"))
    #expect(compiled.diagnostics.map(\.message) == [])
    return compiled.plans.flatMap { $0.steps.map { "\($0.activity)" } }
  }

  // MARK: - Names

  @Test(arguments: [
    ("didFinishLaunching", "application:didFinishLaunchingWithOptions:"),
    ("didFinishLaunchingWithOptions", "application:didFinishLaunchingWithOptions:"),
    ("applicationDidFinishLaunchingWithOptions", "application:didFinishLaunchingWithOptions:"),
    ("sceneWillConnect", "scene:willConnectToSession:options:"),
    ("willConnectTo", "scene:willConnectToSession:options:"),
    ("sceneOpenURLContexts", "scene:openURLContexts:"),
    ("openURLContexts", "scene:openURLContexts:"),
    ("sceneContinue", "scene:continueUserActivity:"),
    (
      "userNotificationCenter:willPresent",
      "userNotificationCenter:willPresentNotification:withCompletionHandler:"
    ),
    (
      "handleEventsForBackgroundURLSession",
      "application:handleEventsForBackgroundURLSession:completionHandler:"
    ),
    ("didDiscardSceneSessions", "application:didDiscardSceneSessions:"),
    (".onOpenURL", "onOpenURL"), ("scenePhase active", "scenePhase.active"),
    ("scenePhase == .background", "scenePhase.background"),
  ])
  func `a name in the words of one method means it`(_ name: String, _ selector: String) {
    #expect(ShortName(name).terms.map(\.word) == [selector])
  }

  @Test(arguments: [
    "performActionFor", "applicationOpenURL", "didReceive", "didReceiveRemoteNotification",
  ])
  func `a name that several methods have is ambiguous`(_ name: String) throws {
    let text = Self.scenario("  - { user: tap-icon, calls: { including: [\(name)] } }\n")
    #expect(try Compiled(text).diagnostics.map(\.message) == ["'\(name)' is ambiguous"])
  }

  @Test(arguments: SpokenName.methods)
  func `a name means no method without its words`(_ term: Term) {
    // No name is taken for a method whose words it does not contain.
    for name in [term.name(in: .swift), term.word] {
      let words = name.split { "(:)_".contains($0) }.joined()
      for length in 1..<words.count {
        for found in SpokenName.terms(for: String(words.prefix(length))) {
          let all = [found.word, SpokenName.fullName(of: found)].map { name in
            name.filter { !"(:)_".contains($0) }.lowercased()
          }
          #expect(all.contains { $0.contains(words.prefix(length).lowercased()) })
        }
      }
    }
  }

  // MARK: - Arguments beside an action

  @Test(arguments: [
    "  - user: open-url\n    url: a://b\n", "  - url: a://b\n    user: open-url\n",
    "  - { user: open-url, url: a://b }\n", "  - open-url:\n    url: a://b\n",
    "  - user: openURL\n    url: a://b\n",
  ])
  func `a key beside an action is its argument`(_ steps: String) throws {
    #expect(try Self.plan(steps) == Self.plan("  - system: { open-url: { url: a://b } }\n"))
  }

  @Test func `an argument beside an action is checked`() throws {
    let text = Self.scenario("  - user: lock\n  - app: begin-background-task\n    name: [a]\n")
    #expect(
      try Compiled(text).diagnostics.map(\.message) == ["expected the task's name, found a list"]
    )
  }

  @Test func `an argument cannot be given twice`() throws {
    let text = Self.scenario("  - system: { open-url: a://b }\n    url: a://c\n")
    #expect(try Compiled(text).diagnostics.map(\.message) == ["'url' is 'a://b' already"])
  }

  @Test(
    arguments: ActionKind.allCases.flatMap { kind in
      kind.parameters.filter { !Grammar.step.keyNames.contains($0.name) }.map { (kind, $0) }
    }
  )
  func `each argument of each action can be beside it`(
    _ kind: ActionKind,
    _ parameter: Parameter
  ) throws {
    let step = "  - \(kind.actor.rawValue): \(kind.word)\n    \(parameter.name): []\n"
    let messages = try Compiled(Self.scenario(step)).diagnostics.map(\.message)
    #expect(!messages.contains { $0.hasPrefix("unknown key") })
    #expect(!messages.isEmpty)
  }

  // MARK: - Lists of actions

  @Test func `a list of actions is a step for each, and expectations are about the last`() throws {
    #expect(
      try Self.plan("  - user: [tap-icon, press-home]\n    state: background\n")
        == Self.plan("  - user: tap-icon\n  - user: press-home\n    state: background\n")
    )
    let text = Self.scenario("  - user: [tap-icon, press-home]\n    calls: none\n")
    #expect(
      try Compiled(text).diagnostics.map(\.message) == [
        "'calls' can be about one of the step's actions only"
      ]
    )
  }

  // MARK: - Expectations in several places

  /// Ways to write the same two expectations in two places of a step.
  private static let twice = [
    ("calls", "calls: none", "including: [sceneDidEnterBackground]"),
    ("calls", "calls: none", "expect: {calls: none}"),
    ("calls", "including: [sceneDidEnterBackground]", "expect: {calls: none}"),
    ("scenes", "scenes: {main: background}", "expect: {scenes: {main: background}}"),
    ("scenes", "scenePhase: background", "expect: {scenes: {main: background}}"),
    ("scenes", "scenePhase: background", "expect: {scenePhase: background}"),
    ("state", "state: background", "expect: {state: background}"),
  ]

  @Test(arguments: twice)
  func `an expectation in two places of a step is an error`(
    _ kind: String,
    _ first: String,
    _ second: String
  ) throws {
    for (one, other) in [(first, second), (second, first)] {
      for step in ["user: press-home, \(one), \(other)", "press-home: {\(one)}, \(other)"] {
        let text = Self.scenario("  - user: tap-icon\n  - {\(step)}\n")
        let found = try Compiled(text).diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.id) == [.duplicateKey], "\(step)")
        #expect(found.allSatisfy { $0.message.contains("'\(kind)'") }, "\(step)")
      }
    }
  }

  // MARK: - Values

  @Test func `the value of an only argument can be written alone`() throws {
    let step = "  - system: { open-url: a://b }\n    calls: { including: "
    let app = "{ life-cycle: swiftui, url-schemes: [a] }"
    for item in ["onOpenURL: a://b", "onOpenURL: { url: a://b }"] {
      #expect(try Compiled(Self.scenario("\(step)[\(item)] }\n", app: app)).diagnostics.isEmpty)
    }
    let other = Self.scenario("\(step)[onAppear: a] }\n", app: app)
    #expect(try Compiled(other).diagnostics.map(\.message) == ["'onAppear' has no argument"])
  }

  @Test(arguments: ["yes", "on", "True", "no", "off", "FALSE"])
  func `a Boolean can be written as in YAML 1.1`(_ word: String) throws {
    let text =
      "scenario: x\nios: 18\ndevice: { passcode: \(word) }\nsteps: [{ user: tap-icon, state: active }]\n"
    #expect(try Compiled(text).diagnostics.isEmpty)
    #expect(try !Compiled(text.replacing(word, with: "\"\(word)\"")).diagnostics.isEmpty)
  }
}
