@_spi(Package) import LifecycleCore
import ScenarioSystem
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What `fmt` writes for actions in nonstandard spellings, with values and layouts that are hard to write in another one.
@Suite struct FormattedActionTests {
  private static let values = [
    "news", "a b", "a:b", "foo, bar", "a}", "a]", "\"q: r\"", "'it''s'", "\"\"", "true", "5",
    "|\n        a",
    ">-\n        a\n        b", "# c", "&x news", "é", "- a", "{}", "[]", "{ name: a }",
    "\n        name: a", "# c\n        name: a", "{ # c\n        name: a }", "{ kind: alert }",
  ]

  private static let words = ["silent-push", "push", "open-url", "deep-link", "handoff"]

  private static let withValues = words.flatMap { word in
    values.flatMap { value in
      [
        "  - \(word): \(value)", "  - system: { \(word): \(value) }",
        "  - system:\n      \(word): \(value)", "  - \(word) \(value)",
        "  - user:\n      \(word): \(value)\n    state: active",
        "  - ? \(word)\n    : \(value)", "  - { \(word): \(value) }",
      ]
    }
  }

  private static let layouts = [
    "  - { launch, state: active }", "  - { launch: , state: active }",
    "  - {launch: {state: active}}",
    "  - launch: { state: active }", "  - launch: { # c\n      state: active }",
    "  - launch: { state: active }\n    front: app",
    "  - launch: &x\n      state: active\n  - lock: *x",
    "  - launch:\n      state: active\n    front: app",
    "  - launch:\n    state: active\n  - ? lock",
    "  - launch: # c\n    # d\n    state: active", "  - \"launch\":\n      then-state: active",
    "  - user: rotate landscape", "  - rotate landscape", "  - system: rotate landscape",
    "  - rotate: landscape", "  - wait 5 minutes", "  - wait: 0.0 s", "  - user: low-battery",
    "  - system:\n      low-battery: # c\n        level: 10", "  - press-home:\n    lock:",
    "  - never: [{ system: { low-battery: } }]",
    "  - launch:\n    state: active\n    app-state: active",
    "  - launch: { calls: [UIScene.didActivateNotification], trace: { including: [low-memory] } }",
  ]

  private static func source(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: "a.yaml", bytes: bytes)
  }

  private static func steps(_ source: SourceFile) -> [[String]] {
    var loader = YAMLLoader()
    return loader.load(source).scenarios.map { scenario in
      scenario.plans.flatMap { $0.steps.map { "\($0.activity) \($0.expectations.count)" } }
    }
  }

  private static func rewrites(_ source: SourceFile) -> [SourceRange: String] {
    var (reader, tree) = (YAMLReader(), Tree())
    guard reader.read(source, into: &tree) == nil else { return [:] }
    return Compiler.rewrites(of: tree)
  }

  /// Formats as `fmt` does, once; another time changes nothing.
  private static func formatted(_ source: SourceFile, _ names: NameSpelling?) -> SourceFile {
    var rewrite = Rewrite(source, YAMLLoader())
    let outcome = ScenarioFormatter.format(source, spelling: names) { bytes in
      #expect(throws: Never.self) {
        let added = try rewrite.replaceBytes(with: bytes, isCanonical: true, spelling: names)
        #expect(added == nil)
      }
      return true
    }
    switch outcome {
    case .changed(let bytes):
      let file = self.source(bytes)
      if case .changed = ScenarioFormatter.format(file, spelling: names) {
        Issue.record("it changes again")
      }
      return file
    case .refused:
      Issue.record("it is refused")
      return source
    case .unchanged, .invalid: return source
    }
  }

  @Test(arguments: withValues + layouts)
  func `fmt keeps what a file means, and nothing is left for it to change`(_ steps: String) {
    let text = "scenario: x\nios: 18.0\nsteps:\n  - user: tap-icon\n\(steps)\n  - state: active\n"
    let file = Self.source(Array(text.utf8))
    for names in [nil, NameSpelling.swift, .objc] {
      let result = Self.formatted(file, names)
      #expect(Self.steps(result) == Self.steps(file))
      // Of an invalid file some words are replaced, but not those of what could not be decoded.
      if !Self.steps(file).joined().isEmpty { #expect(Self.rewrites(result).isEmpty) }
    }
  }

  @Test func `the only item of a list gets brackets once, however many examples there are`() {
    let text = """
      scenario: x
      ios: 18.0
      app: { background-modes: audio }
      examples: { a: { n: "1" }, b: { n: "2" }, c: { n: "3" } }
      steps:
        - wait: ${n}s
          state: not-running

      """
    #expect(Self.rewrites(Self.source(Array(text.utf8))).values.sorted() == ["[audio]"])
  }
}
