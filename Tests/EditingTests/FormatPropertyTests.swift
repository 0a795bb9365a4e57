import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import TestSupport
import Testing

/// What holds for the one form of every file, whoever wrote it and however.
@Suite struct FormatPropertyTests {
  @Test(arguments: Sampling.one(in: 4, of: Sample.files))
  func everyWayToWriteAFileIsFormattedAlikeAndHasTheSamePlans(_ sample: Sample) throws {
    let form = try #require(Self.form(of: sample.text), "\(sample)")
    let plans = sample.plans(of: sample.text)
    Self.expect(sample.plans(of: form), equals: plans, "\(sample)")
    let tree = try sample.tree()
    let quiet = try #require(Self.form(of: Self.scrambled(tree, seed: 0, talks: false)))
    for seed in 1...2 as ClosedRange<UInt64> {
      // Without comments the values alone decide.
      let text = Self.scrambled(tree, seed: seed, talks: false)
      Self.expect(Self.form(of: text) ?? "none", equals: quiet, "seed \(seed): \(text)")
      // With them the form is its own, keeps them all, and means the same.
      let talk = Self.scrambled(tree, seed: seed, talks: true)
      let tidy = try #require(Self.form(of: talk), "\(sample), seed \(seed): \(talk)")
      Self.expect(Self.form(of: tidy) ?? "none", equals: tidy, "seed \(seed): \(talk)")
      if seed == 1 { Self.expect(sample.plans(of: tidy), equals: plans, "seed \(seed)") }
      #expect(Self.comments(tidy) == Self.comments(talk), "\(sample), seed \(seed)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func generatedScenariosAreFormattedAlikeAndHaveTheSamePlans(_ seed: UInt64) throws {
    let text = RandomScenario(seed: seed).text
    let sample = Sample(name: "generated \(seed)", text: text)
    try everyWayToWriteAFileIsFormattedAlikeAndHasTheSamePlans(sample)
  }

  // MARK: -

  /// Shows no more than the first line that differs: plans are long.
  private static func expect(
    _ actual: String,
    equals expected: String,
    _ what: @autoclosure () -> String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    guard actual != expected else { return }
    let difference = Difference(expected: expected, actual: actual).text
    Issue.record("\(difference)\n\(what())", sourceLocation: place)
  }

  /// The text in the one form; nil where it has none.
  private static func form(of text: String) -> String? {
    switch ScenarioFormatter.format(SourceFile(path: "a.yaml", bytes: Array(text.utf8))) {
    case .unchanged: text
    case .changed(let bytes): String(decoding: bytes, as: UTF8.self)
    case .invalid, .refused: nil
    }
  }

  private static func scrambled(_ tree: Tree, seed: UInt64, talks: Bool) -> String {
    var scrambler = Scrambler(tree, seed: seed, talks: talks)
    return scrambler.text()
  }

  /// The numbers of the comments that the scrambler strewed in.
  private static func comments(_ text: String) -> [String] {
    text.matches(of: /# (\d+) (?:alone|beside)/).map { String($0.1) }
  }
}

/// A file of scenarios that can be written in other ways.
struct Sample: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  /// From where it includes others.
  var location = "a.yaml"

  var testDescription: String { name }

  /// Every file of the repository that is YAML and has no alias.
  static let files: [Sample] = ["Scenarios", "Tests/Fixtures"].flatMap { folder -> [Sample] in
    let root = Golden.root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
    let paths = (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }
    return paths.sorted().compactMap { path in
      let file = root.appending(path: path)
      guard let data = try? Data(contentsOf: file) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      let isPlain = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }
      guard Data(text.utf8) == data, isPlain, !text.contains(/[&*][a-z]|\\[a-zA-Z0-9]/) else {
        return nil
      }
      let sample = Sample(
        name: "\(folder)/\(path)",
        text: text,
        location: file.path(percentEncoded: false)
      )
      return (try? sample.tree()) == nil ? nil : sample
    }
  }

  func tree() throws -> Tree {
    var reader = YAMLReader()
    var tree = Tree()
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    try #require(reader.read(source, into: &tree) == nil)
    return tree
  }

  /// The first plan of each scenario of a text and what is wrong with it, places left out.
  func plans(of text: String) -> String {
    var loader = YAMLLoader()
    let source = SourceFile(path: "a.yaml", location: location, bytes: Array(text.utf8))
    let file = loader.load(source)
    let messages = file.allDiagnostics.map(\.message).sorted()
    return (file.scenarios.compactMap(\.plans.first).map(Self.words) + messages).joined(
      separator: "\n"
    )
  }

  /// Everything that a value says but places and aliases, which `fmt` replaces, in the same order each time: a dictionary
  /// has none.
  private static func words(_ value: Any) -> String {
    if value is SourceRange { return "" }
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle, !mirror.children.isEmpty else { return "\(value)" }
    let children = mirror.children.filter { !(value is Step) || $0.label != "alias" }
    var parts = children.map { "\($0.label ?? "")=\(words($0.value))" }
    if style == .dictionary || style == .set { parts.sort() }
    return "\(type(of: value))(\(parts.joined(separator: ", ")))"
  }
}
