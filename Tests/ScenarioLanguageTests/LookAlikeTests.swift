@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Names that look the same and consist of other characters: `é` as one character, and as a letter and an accent.
@Suite struct LookAlikeTests {
  private static let message =
    "'é' looks like another name in this file, but has U+0065 U+0301, not U+00E9"

  /// Scenarios with two names at the places of `1` and `2`, for each kind of name.
  private static let files: [String] = [
    "steps: [{user: tap-icon}, {app: {hold-object: 1}}, {app: {save-object: 2}, state: active}]",
    "steps: [{user: tap-icon}, {app: {begin-background-task: 1}}, {app: {end-background-task: 2}, state: active}]",
    "app: {objects: {1: List, 2: List}}\nsteps: [{user: tap-icon, state: active}]",
    "app: {objects: {1: List}}\nsteps: [{user: tap-icon, retain-counts: {2: 3}}]",
    "app: {interface: {window: {1: button, 2: button}}}\nsteps: [{user: tap-icon, state: active}]",
    "app: {interface: {window: {1: label}}}\nsteps: [{user: tap-icon, texts: {2: none}}]",
    "app: {interface: {window: {1: label}}}\nsteps: [{user: tap-icon, frames: {2: none}}]",
    "app: {interface: {window: {c: {action: 1}, d: {action: 2}}}}\nsteps: [{user: tap-icon, state: active}]",
    "steps: [{user: tap-icon, scenes: {1: foreground-active, 2: foreground-active}}]",
    "steps: [{user: tap-icon, never: [sceneDidBecomeActive: {scene: 1}, sceneDidBecomeActive: {scene: 2}]}]",
    "tags: [1, 2]\nsteps: [{user: tap-icon, state: active}]",
    "app: {scene-configurations: {1: application, 2: application}}\nsteps: [{user: tap-icon, state: active}]",
    "app: {url-schemes: [1, 2]}\nsteps: [{user: tap-icon, state: active}]",
  ]

  private func messages(_ file: String, _ first: String, _ second: String) throws -> [String] {
    let text = file.replacing("1", with: first).replacing("2", with: second)
    return try Compiled("scenario: S\nios: 13.0\n\(text)\n").diagnostics.map(\.message)
  }

  @Test(arguments: files) func areReported(_ file: String) throws {
    let found = try messages(file, "\"\\u00E9\"", "\"e\\u0301\"")
    #expect(found.contains(Self.message), "\(found)")
    let same = try messages(file, "\"e\\u0301\"", "\"e\\u0301\"")
    #expect(!same.contains { $0.contains("looks like") }, "\(same)")
  }

  @Test func areNotTheNamesOfAnExpectation() throws {
    let found = try Compiled(
      """
      scenario: S
      ios: 13.0
      app: {life-cycle: app-delegate, url-schemes: [todo]}
      steps:
      - user: {open-url: "todo://\\u00E9"}
        state: active
        never: [application:openURL:options:: {url: "todo://e\\u0301"}]
      """
    ).diagnostics.map(\.message)
    #expect(found == ["no action of the scenario names 'todo://e\u{301}'"])
  }

  @Test func areOtherKeysAndValuesOfProbes() {
    let one = AppValue.mapping([("\u{E9}", .integer(1))])
    let other = AppValue.mapping([("e\u{301}", .integer(1))])
    #expect(one != other)
    #expect(one == .mapping([("\u{E9}", .integer(1))]))
    #expect(AppValue.text("\u{E9}") != .text("e\u{301}"))
  }

  @Test func areOtherWordsOfTheApp() throws {
    let words = CustomWords(actions: ["\u{E9}"], probes: ["\u{E9}"])
    for (name, isKnown) in [("\u{E9}", true), ("e\u{301}", false)] {
      for steps in [
        "app: \(name)\n  state: active", "user: tap-icon\n  expect: {app: {\(name): 1}}",
      ] {
        var loader = YAMLLoader(customWords: words)
        let text = "scenario: S\nios: 13.0\nsteps:\n- \(steps)\n"
        let file = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
        #expect(file.allDiagnostics.isEmpty == isKnown, "\(file.allDiagnostics.map(\.message))")
      }
    }
  }
}
