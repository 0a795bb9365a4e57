@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Actions without their actor, or with that of another one.
@Suite struct BareActionTests {
  private func text(_ steps: String, _ more: String = "") -> String {
    "scenario: x\nios: 18.0\n\(more)steps:\n\(steps)\n  - state: active\n"
  }

  private func steps(_ text: String) throws -> [String] {
    try Compiled(text).plan().steps.map { step in
      "\(step.activity) \(step.expectations.count)"
    }
  }

  private func formatted(_ text: String) -> String {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    return String(decoding: ScenarioFormatter.canonical(source).bytes, as: UTF8.self)
  }

  static let forms: [(String, String)] = [
    ("  - press-home", "  - user: press-home"),
    ("  - press-home:", "  - user: press-home"),
    ("  - press-home:\n    state: background", "  - user: press-home\n    state: background"),
    (
      "  - press-home:\n      state: background\n      calls: none",
      "  - user: press-home\n    state: background\n    calls: none"
    ),
    (
      "  - press-home:  # away\n      # and then\n      state: background",
      "  - user: press-home  # away\n      # and then\n    state: background"
    ),
    (
      "  - press-home: { state: background }", "  - { user: press-home, state: background }"
    ),
    ("  - open-url notes://1", "  - system: { open-url: \"notes://1\" }"),
    ("  - open-url: notes://1", "  - system: { open-url: \"notes://1\" }"),
    ("  - open-url: \"notes://1\"", "  - system: { open-url: \"notes://1\" }"),
    ("  - open-url: { url: notes://1 }", "  - system: { open-url: { url: notes://1 } }"),
    (
      "  - open-url:\n      url: notes://1\n    state: active",
      "  - system:\n     open-url:\n      url: notes://1\n    state: active"
    ),
    ("  - low-memory", "  - system: low-memory"),
    ("  - work: 2s", "  - app: { work: 2s }"),
    ("  - silent-push", "  - system: { push: silent }"),
    ("  - silent-push:", "  - system: { push: silent }"),
    ("  - silent-push: news", "  - system: { push: { kind: silent, name: news } }"),
    ("  - { press-home: , state: background }", "  - { user: press-home , state: background }"),
    (
      "  - {press-home: {state: background}}", "  - {user: press-home, state: background}"
    ),
    ("  - launch", "  - user: tap-icon"),
    ("  - lock", "  - user: lock"),
    ("  - system: lock", "  - system: auto-lock"),
    ("  - system: press-home", "  - user: press-home"),
    ("  - system: launch", "  - user: tap-icon"),
    ("  - user: low-memory", "  - system: low-memory"),
    ("  - user: { low-memory: warn }", "  - system: { low-memory: warn }"),
    ("  - user: silent-push", "  - system: { push: silent }"),
  ]

  @Test(arguments: forms)
  func `an action is that of the only actor that has it, which fmt writes`(
    _ written: String,
    _ meant: String
  ) throws {
    let (text, expected) = (text(written), text(meant))
    #expect(try steps(text) == steps(expected))
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test(arguments: [
    ("  - app: lock", "'lock' is not an app action"),
    ("  - system: work", "'work' is not a system action"),
    ("  - user: { work: 2s }", "'work' is not a user action"),
    ("  - return: true", "'return' has nothing to answer here"),
    ("  - press-home: 5", "'press-home' has no arguments"),
    ("  - open-url", "'open-url' needs 'url': the URL"),
    (
      "  - press-home:\n    user: lock",
      "a step can have only one action; it already has 'press-home'"
    ),
    ("  - kill-app", "'kill-app' is ambiguous"),
    ("  - kill-app:\n    state: active", "'kill-app' is ambiguous"),
    ("  - lacontext", "'lacontext' is not modeled: What Face ID and Touch ID answer"),
  ])
  func `no action is taken for one of the app, nor one that is not certain`(
    _ steps: String,
    _ message: String
  ) throws {
    let messages = try Compiled(text(steps)).diagnostics.map(\.message)
    #expect(messages == [message])
  }

  @Test func `a word that a fragment has, too, is an error with both`() throws {
    let file = try Compiled(
      text("  - lock\n  - use: lock", "fragments: { lock: [{ user: lock }] }\n")
    )
    let diagnostic = try #require(file.diagnostics.first)
    #expect(diagnostic.message == "'lock' is ambiguous")
    #expect(diagnostic.help.contains("'user: lock'") && diagnostic.help.contains("'use: lock'"))
    #expect(diagnostic.fixes.map(\.text) == ["user: lock", "use: lock"])
  }

  @Test func `a word that the app under test has, too, is an error with both`() throws {
    var loader = YAMLLoader(customWords: CustomWords(actions: ["lock", "type", "save-draft"]))
    func diagnostics(_ steps: String) -> [Diagnostic] {
      loader.load(SourceFile(path: "a.yaml", bytes: Array(text(steps).utf8))).allDiagnostics
    }
    for word in ["lock", "type"] {
      let help = try #require(diagnostics("  - \(word)").first).help
      #expect(help.contains("'app: \(word)'") && help.contains("'user: "), "\(help)")
    }
    #expect(diagnostics("  - save-draft").map(\.message) == [])
    #expect(diagnostics("  - save-draft: now").map(\.message) == [])
    #expect(diagnostics("  - app: lock").map(\.message) == [])
    #expect(diagnostics("  - user: lock").map(\.message) == [])
  }

  /// Without this, a word without an actor could be of two.
  @Test func `no two actions have the same word`() {
    let words = ActionKind.allCases.map(\.word)
    #expect(Set(words).count == words.count)
  }

  @Test func `no action has the word of another key of a step`() {
    let keys = Grammar.step.keyNames
    let words = Actor.allCases.flatMap(Vocabulary.actionWords)
    #expect(words.filter(keys.contains) == [])
  }
}
