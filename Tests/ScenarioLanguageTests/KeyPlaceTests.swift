import Foundation
import ScenarioSystem
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Every key of the table "All keys" in `docs/language.md`, in each place: it has an effect, or it is refused.
@Suite struct KeyPlaceTests {
  /// A value of a key, and what the rest of the file must contain for it to have an effect.
  struct Sample: Sendable {
    let value: String
    var ios = "8.0"
    var steps = "[{user: tap-icon, state: active}]"
  }

  private static let samples: [String: Sample] = [
    "suite": Sample(value: "Another suite"),
    "scenarios": Sample(value: "[{scenario: Other, steps: [{user: lock, front: lock-screen}]}]"),
    "scenario": Sample(value: "Another scenario"),
    "steps": Sample(value: "[{user: lock, front: lock-screen}]"),
    "covers": Sample(value: "[F41]"),
    "examples": Sample(
      value: "{one: {name: tap-icon}}",
      steps: "[{user: \"${name}\", state: active}]"
    ),
    "variables": Sample(value: "{name: tap-icon}", steps: "[{user: \"${name}\", state: active}]"),
    "include": Sample(value: "[other.yaml]", steps: "[{use: other}]"),
    "fragments": Sample(value: "{own: [{user: tap-icon, state: active}]}", steps: "[{use: own}]"),
    "ios": Sample(value: "9.0"),
    "device": Sample(value: "ipad"),
    "exclude": Sample(value: "[{ios: 8.0}]", ios: "[8.0, 9.0]"),
    "app": Sample(value: "{implements: [applicationDidBecomeActive]}"),
    "model": Sample(value: "{suspend-after: 3s}"),
    "tags": Sample(value: "[smoke]"),
    "source": Sample(value: "a measurement"),
    "given": Sample(value: "[{wait: 1s}]"),
    "finally": Sample(value: "[{user: lock}]"),
    "never": Sample(value: "[applicationWillTerminate]"),
    "eventually": Sample(value: "[applicationDidBecomeActive]"),
    "always": Sample(value: "[{state: [active, inactive]}]"),
    "invariants": Sample(value: "[no-opt-out]"),
    "violates": Sample(value: "[no-opt-out]"),
    "survives": Sample(value: "[draft]"),
    "strict": Sample(value: "true"),
    "soft": Sample(value: "true"),
    "skip": Sample(value: "a reason"),
    "known-issue": Sample(value: "a reason"),
    "timeout": Sample(value: "3s"),
  ]

  /// Each key with each place.
  private static let places = Grammar.scenarioKeys.flatMap { key in
    ScenarioKey.Level.allCases.map { (key.key.name, $0) }
  }

  @Test func `every key has a sample`() {
    #expect(Set(Grammar.scenarioKeys.map(\.key.name)) == Set(Self.samples.keys))
  }

  @Test(arguments: places)
  func `a key has an effect where it is allowed, and is refused elsewhere`(
    _ name: String,
    _ level: ScenarioKey.Level
  ) throws {
    let sample = try #require(Self.samples[name])
    let key = try #require(Grammar.scenarioKeys.first { $0.key.name == name })
    let with = try Self.load(sample, name, at: level)
    let isAllowed =
      key.levels.contains(level) || level == .document && key.levels.contains(.scenario)
    if !isAllowed {
      #expect(with.allDiagnostics.contains { $0.severity == .error })
      return
    }
    #expect(with.allDiagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let without = try Self.load(sample, nil, at: level)
    #expect(Self.content(of: with) != Self.content(of: without))
    // Otherwise the comparison could not fail.
    #expect(Self.content(of: with) == Self.content(of: try Self.load(sample, name, at: level)))
  }

  @Test func `the fragments of a scenario in a suite belong into the suite`() throws {
    let text = """
      suite: One
      ios: 8.0
      fragments:
        open: [{user: tap-icon}]
      scenarios:
        - scenario: Two
          fragments:
            open: [{user: lock}]
          steps: [{use: open}, {state: active}]
      """
    let found = try Compiled(text).diagnostics
    #expect(found.map(\.message) == ["unknown key 'fragments' in a scenario of a suite"])
    #expect(
      found.first?.help
        == "'fragments' is a key of the whole file: begin it in the first column"
    )
  }

  /// Loads a file with the key in a place, or without it.
  private static func load(
    _ sample: Sample,
    _ name: String?,
    at level: ScenarioKey.Level
  ) throws -> LoadedFile {
    let added = name.map { [$0: sample.value] } ?? [:]
    let steps = ["scenario": "One", "steps": sample.steps]
    func mapping(_ pairs: [String: String], _ indent: String = "") -> String {
      pairs.sorted { $0.key < $1.key }.map { "\(indent)\($0): \($1)\n" }.joined()
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to file: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: file))
    }
    try write("fragments: {other: [{user: tap-icon, state: active}]}\n", to: "other.yaml")
    let text =
      switch level {
      case .document:
        mapping(steps.merging(["ios": sample.ios]) { $1 }.merging(added) { $1 })
      case .scenario:
        "suite: All\nios: \(sample.ios)\nscenarios:\n-\n"
          + mapping(steps.merging(added) { $1 }, "  ")
      case .suite:
        mapping(
          [
            "suite": "All", "ios": sample.ios,
            "scenarios": "[{scenario: One, steps: \(sample.steps)}]",
          ].merging(added) { $1 }
        )
      case .file:
        mapping(steps.merging(["ios": sample.ios, "include": "[library.yaml]"]) { $1 })
      }
    try write(
      mapping(["fragments": "{unused: [{user: lock}]}"].merging(added) { $1 }),
      to: "library.yaml"
    )
    let path =
      level == .file && name.map { !["include", "fragments"].contains($0) } ?? false
      ? "library.yaml" : "main.yaml"
    try write(text, to: "main.yaml")
    let file = Path(folder.appending(path: path).path(percentEncoded: false))
    var loader = YAMLLoader(customWords: CustomWords(probes: ["draft"]))
    return loader.load(
      SourceFile(
        path: file.description,
        bytes: try FileReader.readWhole(path: file, limit: 1 << 20)
      )
    )
  }

  /// What a file means, without its source.
  private static func content(of file: LoadedFile) -> String {
    var text = file.allDiagnostics.map(\.message).joined(separator: "\n")
    for scenario in file.scenarios { dump(scenario, to: &text) }
    // Other lines are not another meaning.
    return text.replacing(/(start|end): [0-9]+/, with: "")
  }
}
