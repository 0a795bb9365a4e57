import Foundation
@_spi(Package) import LifecycleCore
import ScenarioAnalysis
@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage
import ScenarioReports
@_spi(Package) import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

/// Every key of the language, with values of every kind: each gives a plan, or a diagnostic with a place in the file.
///
/// The keys are those of the JSON Schema, so that a new one is tried by itself. Each place is tried with some of the
/// values, and each value at some of the places.
@Suite struct GrammarTests {
  private static let places = Grammar().places()
  /// So many scenarios are tried as one file.
  private static let batch = 40
  /// So many of the odd values are tried at each place, other ones at the next.
  private static let share = 4
  /// What is tried at each place.
  private static let always = ["", "{}", "[]", "[[]]", "[{}]", "{a: b}"]
  private static let parts = 8

  @Test func `the walk knows every key of the schema`() {
    var keys: Set<String> = []
    func collect(_ schema: JSONValue) {
      switch schema {
      case .object(let pairs):
        for (name, value) in pairs where name != "defaultSnippets" {
          guard name == "properties", case .object(let own) = value else {
            collect(value)
            continue
          }
          keys.formUnion(own.map(\.key))
          own.forEach { collect($0.value) }
        }
      case .list(let items): items.forEach(collect)
      default: break
      }
    }
    collect(ScenarioSchema.value["$defs"] ?? .null)
    let walked = Set(Self.places.compactMap(\.path.last))
    #expect(keys.subtracting(walked) == [])
    #expect(Self.places.count > 500)
  }

  @Test func `the sample at each place is a plan or a diagnostic`() throws {
    try Self.expectAnswers(
      Self.places.map { ($0.document(with: $0.sample).flow, "\($0.path)") }
    )
  }

  @Test(arguments: 0..<parts)
  func `an odd value at any place of a scenario is a plan or a diagnostic`(_ part: Int) throws {
    var scenarios: [String] = []
    var texts: [(text: String, what: String)] = []
    func flush() {
      let items = scenarios.map { "- \($0)\n" }.joined()
      if !scenarios.isEmpty { texts.append(("scenarios:\n\(items)", "part \(part)")) }
      scenarios = []
    }
    let places = Self.places.filter { $0.root == "scenario" }
    for (number, place) in places.enumerated() where number % Self.parts == part {
      for value in Self.values(number, place) {
        scenarios.append(place.document(with: .raw(value)).flow)
        if scenarios.count == Self.batch { flush() }
      }
    }
    flush()
    try Self.expectAnswers(texts)
  }

  @Test func `an odd value at any place of a suite or library is a plan or a diagnostic`() throws {
    var texts: [(text: String, what: String)] = []
    for (number, place) in Self.places.enumerated() where place.root != "scenario" {
      for value in Self.values(number, place) {
        let text = place.document(with: .raw(value)).block(0, levels: number % 4)
        texts.append((text, "\(place.path): \(value.prefix(80))"))
      }
    }
    try Self.expectAnswers(texts)
  }

  @Test func `invalid YAML is a diagnostic at any position`() throws {
    var texts: [(text: String, what: String)] = []
    for (number, place) in Sampling.one(in: 4, of: Self.places.enumerated()) {
      let value = UnlikelyValues.refused[number % UnlikelyValues.refused.count]
      let text = place.document(with: .raw(value)).block(0, levels: number % 5)
      texts.append((text, "\(place.path): \(value.prefix(80))"))
    }
    try Self.expectAnswers(texts)
  }

  /// The odd values that are tried at a place.
  private static func values(_ number: Int, _ place: Grammar.Place) -> [String] {
    let sample = place.sample.flow
    let rotating = (0..<share).map {
      UnlikelyValues.all[(number * share + $0) % UnlikelyValues.all.count]
    }
    let near = [
      "[\(sample)]", "{a: \(sample)}", "[\(sample), \(sample)]", "[[\(sample)]]",
      "\"\(sample.uppercased().filter { $0 != "\"" })\"", "{\(sample.filter { $0.isLetter }): }",
    ]
    let all = always + rotating + [near[number % near.count]]
    return Sampling.one(in: 8, of: all, seed: number)
  }

  // MARK: -

  /// Loads, formats and blesses files, and runs and checks every other one in turn; each scenario is a plan in the end, or something says what is wrong.
  private static func expectAnswers(_ texts: [(text: String, what: String)]) throws {
    for (text, what) in texts { expectAnswer(text, what) }
    let folder = URL.temporaryDirectory.appending(path: "grammar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try texts.enumerated().map { number, text in
      let file = folder.appending(path: "\(number).yaml")
      try Data(text.text.utf8).write(to: file)
      return Path(file.path(percentEncoded: false))
    }
    try #require(paths.count > 1)
    for (number, purpose) in [RunConfiguration.Purpose.run, .check].enumerated() {
      let chosen = Sampling.one(in: 2, of: paths, seed: number)
      var configuration = RunConfiguration()
      configuration.purpose = purpose
      configuration.checksAcrossFiles = purpose == .check
      let runner = Runner(loader: YAMLLoader(), configuration: configuration)
      let report = ConsoleReport(style: .verbose, paint: Paint(isColored: false))
      var lint = CrossFileCheck()
      var count = 0
      let files = try ScenarioFiles(arguments: chosen)
      runner.run(files) { file in
        count += 1
        lint.add(file)
        _ = report.text(of: file)
      }
      #expect(count == chosen.count)
      for file in lint.findings { _ = report.text(of: file) }
    }
  }

  private static func expectAnswer(_ text: String, _ what: String) {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    var loader = YAMLLoader(variables: ["set": "tap-icon"])
    let file = loader.load(source)
    let end = file.source.bytes.count
    for diagnostic in file.allDiagnostics {
      let range = diagnostic.range
      #expect(0 <= range.start && range.start <= range.end && Int(range.end) <= end, "\(what)")
    }
    let isSilent = file.scenarios.contains { $0.plans.isEmpty && $0.diagnostics.isEmpty }
    let isEmptyResult =
      file.scenarios.isEmpty && file.allDiagnostics.isEmpty && file.fragments.isEmpty
    #expect(
      !isSilent && !isEmptyResult,
      "neither a plan nor a diagnostic; \(what)\n\(text.prefix(2_000))"
    )
    var collector = SuggestedEditCollector()
    for plan in file.scenarios.flatMap(\.plans).prefix(200) where plan.steps.count <= 200 {
      collector.add(plan)
    }
    _ = Blesser(collector.changes, force: true, in: source.bytes)
    if case .refused = ScenarioFormatter.format(source) {
      Issue.record("it has another meaning when it is formatted; \(what)\n\(text.prefix(2_000))")
    }
  }
}
