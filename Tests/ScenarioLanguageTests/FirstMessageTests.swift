@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What people write first and what has two meanings, or none: the message has the text that is right.
@Suite struct FirstMessageTests {
  private static func scenario(_ steps: String, app: String = "{ implements: all }") -> String {
    "scenario: x\nios: 18\napp: \(app)\nsteps:\n\(steps)"
  }

  private static func errors(_ text: String) throws -> [Diagnostic] {
    try Compiled(text).diagnostics.filter { $0.severity == .error }
  }

  /// Applies the first edit that a diagnostic suggests.
  private static func fixed(_ text: String) throws -> String {
    let fix = try #require(errors(text).first?.fixes.first)
    let bytes = Array(text.utf8)
    let (start, end) = (Int(fix.range.start), Int(fix.range.end))
    return String(decoding: bytes[..<start] + Array(fix.text.utf8) + bytes[end...], as: UTF8.self)
  }

  // MARK: - Several actions

  @Test(arguments: [
    "  - system: { push: silent }\n    app: { work: 1s }\n    calls: none\n    state: background\n",
    "  - { user: press-home, wait: 1min, never: [applicationWillTerminate(_:)], state: suspended }\n",
    "  - app: exit\n    user: tap-icon\n    calls:\n      - applicationDidBecomeActive:\n      - sceneDidBecomeActive\n",
    "  - user: lock\n    wait: 5s\n    user-interaction: 3\n    notifications: { including: [\"a: b\"] }\n",
  ])
  func `several actions with an expectation about one of them are an error with the steps`(
    _ step: String
  ) throws {
    let text = Self.scenario("  - user: tap-icon\n    state: active\n" + step)
    let found = try #require(Self.errors(text).first { $0.id == .severalActions })
    let count = found.help.split(separator: "'- {").count - 1
    let fixed = try #require(found.fixes.first).text
    #expect(count == 2 && fixed.contains("\n  - {"))
    #expect(try !Self.errors(Self.fixed(text)).contains { $0.id == .severalActions })
  }

  @Test(
    arguments: ActionKind.allCases.filter { kind in
      !kind.parameters.contains(where: \.isRequired) && !kind.isOnlyForCallbacks
    }
  )
  func `two actions beside a state are two steps in the order in which they are written`(
    _ kind: ActionKind
  ) throws {
    let other = kind.actor == .user ? "system: reboot" : "user: press-home"
    for pair in [[kind.title, other], [other, kind.title]] {
      let one = Self.scenario("  - { \(pair.joined(separator: ", ")), state: active }\n")
      let two = Self.scenario("  - \(pair[0])\n  - { \(pair[1]), state: active }\n")
      let (merged, separate) = (try Compiled(one), try Compiled(two))
      #expect(merged.diagnostics.map(\.message) == separate.diagnostics.map(\.message))
      #expect(
        merged.plans.flatMap { $0.steps.map(\.activity) }
          == separate.plans.flatMap { $0.steps.map(\.activity) }
      )
    }
  }

  // MARK: - Windows

  @Test(arguments: SceneList.names.keys.sorted())
  func `a word for a window is a name where a window has it`(_ word: String) throws {
    let app = "{ implements: all, multiple-scenes: true }"
    for open in ["open-window: \(word)", "new-window: { window: \(word) }"] {
      let steps =
        "  - user: tap-icon\n  - user: { \(open) }\n    scenes: { \(word): active, main: background }\n"
      let text = Self.scenario(steps, app: app).replacing("app:", with: "device: ipad\napp:")
      let plan = try Compiled(text).plan()
      let items = plan.steps.flatMap(\.expectations).compactMap { $0 as? ScenesExpectation }
      #expect(items.flatMap { $0.items.map(\.name.name) } == [word, "main"])
    }
  }

  @Test func `a window cannot be in a list of states under two words`() throws {
    let steps = "  - user: tap-icon\n    scenes: { first: active, main: active }\n"
    #expect(try Self.errors(Self.scenario(steps)).map(\.id) == [.duplicateKey])
  }

  // MARK: - SwiftUI

  @Test(arguments: ["onChange(of: scenePhase)", "\"onChange(of: scenePhase)\""])
  func `the modifier for phases stands for their methods in implements`(_ name: String) throws {
    let steps = "  - user: tap-icon\n    calls: { including: [scenePhase.active] }\n"
    let app = "{ life-cycle: swiftui, implements: [App.init, \(name)] }"
    #expect(try Compiled(Self.scenario(steps, app: app)).diagnostics.isEmpty)
  }

  @Test(arguments: ["app", "during"])
  func `the modifier for phases as a key is an error with the code of each phase`(
    _ place: String
  )
    throws
  {
    let code = "\"onChange(of: scenePhase)\": { background: [save-object: a], .active: [work: 1s] }"
    let key = place == "app" ? code : "during: { \(code) }"
    let text = Self.scenario(
      "  - user: tap-icon\n    state: active\n",
      app: "{ life-cycle: swiftui, \(key) }"
    )
    #expect(try Self.errors(text).count == 1)
    let plan = try Compiled(Self.fixed(text)).plan()
    #expect(Set(plan.script.during.keys) == [.scenePhaseBackground, .scenePhaseActive])
  }

  // MARK: - Arguments that another action has

  @Test(arguments: [
    (
      "begin-background-task: { name: a, takes: 20s }",
      ["begin-background-task: a", "end-background-task: { name: a, after: 20s }"]
    ),
    (
      "beginBackgroundTask: { for: 20s }",
      ["begin-background-task: upload", "end-background-task: { name: upload, after: 20s }"]
    ),
    (
      "start-upload: { session: background, identifier: a, takes: 10min }",
      ["start-background-transfer: a", "background-transfer-done: a"]
    ),
    ("start-background-transfer: { session: a }", ["start-background-transfer: a"]),
    ("save-object: { name: a, duration: 5s }", ["app: { work: 5s }"]),
    ("write-file: a, protection: complete", ["open-file: { name: a, protection: complete }"]),
  ])
  func `an argument that an action does not have is an error with the actions that say it`(
    _ action: String,
    _ texts: [String]
  ) throws {
    let found = try Self.errors(Self.scenario("  - app: { \(action) }\n    state: active\n"))
    let helps = found.map(\.help).joined(separator: "\n")
    for text in texts { #expect(helps.contains(text), "\(helps)") }
    // What can be pasted is valid.
    for text in texts where !text.hasPrefix("app:") && !text.hasPrefix("background") {
      let step = Self.scenario("  - app: { \(text) }\n    state: active\n")
      #expect(try Self.errors(step).isEmpty)
    }
  }

  @Test(arguments: ["saved", "stored", "persisted", "kept"])
  func `the state of an object is an error with the effect`(_ state: String) throws {
    let steps = "  - user: tap-icon\n    objects: { note: \(state) }\n"
    let found = try Self.errors(Self.scenario(steps))
    #expect(found.count == 1)
    #expect(found[0].help.contains("'effects: { including: [object-saved: note] }'"))
  }

  // MARK: - Handlers

  @Test func `a handler that nothing keeps cannot be called later`() throws {
    let push = "  - user: tap-icon\n    state: active\n  - system: { push: silent }\n"
    let later = "  - app: { call-completion-handler: { after: 3s } }\n"
    let method = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
    #expect(
      try Self.errors(Self.scenario(push + later)).map(\.message) == [
        "no code of the app keeps a completion handler that could be called later"
      ]
    )
    for action in ["keep-completion-handler", "call-completion-handler: { after: 1s }"] {
      let app = "{ implements: all, during: { \"\(method)\": [{ \(action) }] } }"
        .replacing("{ keep-completion-handler }", with: "keep-completion-handler")
      #expect(try Self.errors(Self.scenario(push + later, app: app)).isEmpty)
    }
  }

  // MARK: - Notes

  @Test(arguments: [
    "  - open-url: a://b # c\n    source-application: com.x # d\n",
    "  - open-url: a://b\r\n    source-application: com.x\r\n",
    "  - open-url: a://b\n    source-application: |\n      com.x\n",
  ])
  func `an action without an actor beside an argument that fmt cannot move has one note`(
    _ step: String
  ) {
    let text = Self.scenario(step + "    state: active\n", app: "{ url-schemes: [a] }")
    var loader = YAMLLoader()
    _ = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let notes = loader.notes().map(\.message)
    let actions = notes.filter { $0.contains("open-url") }
    #expect(actions.count == 1, "\(notes)")
    #expect(actions.first?.contains("source-application") == true, "\(notes)")
  }

  // MARK: - Domains

  @Test(arguments: [
    ("example.com", "applinks:example.com"), ("https://example.com/a", "applinks:example.com"),
    ("\"applinks:\"", "applinks:example.com"), ("\"deeplinks:a.com\"", "applinks:a.com"),
  ])
  func `an invalid domain of the entitlement is an error with a valid one`(
    _ domain: String,
    _ expected: String
  ) throws {
    for value in [domain, "[\(domain)]"] {
      let text = Self.scenario(
        "  - user: tap-icon\n    state: active\n",
        app: "{ associated-domains: \(value) }"
      )
      let found = try Self.errors(text)
      #expect(found.count == 1)
      #expect(found.first?.help.contains(expected) == true, "\(found.map(\.help))")
    }
  }

  @Test(arguments: [
    "applinks:example.com", "[applinks:example.com, webcredentials:example.com]", "none",
    "[\"applinks:*.example.com?mode=developer\"]",
  ])
  func `a domain of the entitlement can be alone`(_ domains: String) throws {
    let text = Self.scenario(
      "  - user: tap-icon\n    state: active\n",
      app: "{ associated-domains: \(domains) }"
    )
    #expect(try Self.errors(text).isEmpty)
  }
}

extension ActionKind {
  fileprivate var title: String { "\(actor.rawValue): \(word)" }
}
