import ScenarioRunner
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Scenarios that fail, under `Tests/Fixtures/failing`, and what is said of each.
@Suite struct FailingScenarioTests {
  static let folder = "Tests/Fixtures/failing"
  static let fixtures = Fixture.all(in: folder)

  @Test(arguments: fixtures)
  func saysWhatFailed(_ fixture: Fixture) async throws {
    let result = try await fixture.result()
    // A fixture that is wrong itself must not be recorded.
    try #require(result.counts.invalid == 0)
    try #require(result.counts.failed > 0)
    Golden.compare(Fixture.text(result), to: fixture.goldenPath)
  }

  /// The keys that any app can meet; `AppUnderTestTests` is about `expect`, which needs an app under test.
  private static let keys = ExpectationKind.all.map(\.key).filter { $0 != "expect" }

  /// The file of an expectation is called by its key.
  @Test(arguments: keys)
  func hasAPassingAndAFailingScenario(_ key: String) async throws {
    let fixture = Fixture("\(Self.folder)/\(key).yaml")
    guard Self.fixtures.contains(where: { $0.path == fixture.path }) else {
      Issue.record("there is no \(fixture.path), with a passing and a failing scenario")
      return
    }
    let result = try await fixture.result()
    let source = try fixture.loaded().source
    let table = source.lineTable()
    #expect(result.counts.passed > 0, "no scenario passes")
    // One failure at least points at the key, or at what is under it.
    let lines = result.cases.flatMap { result -> [String] in
      guard result.outcome == .failed else { return [] }
      return result.failures.map {
        let line = $0.excerpt.line
        let block = (1...line).reversed().lazy.map { Self.line($0, of: source, table) }
        return block.first { $0.contains("\(key):") } ?? ""
      }
    }
    #expect(lines.contains { $0.contains("\(key):") }, "no scenario fails because of it")
  }

  /// What `bless` leaves to people: it cannot know what must never come.
  private static let unblessed: Set = ["never"]

  @Test(arguments: keys)
  func canBeBlessedOrIsNamedAbove(_ key: String) throws {
    let file = try Fixture("\(Self.folder)/\(key).yaml").loaded()
    let source = file.source
    // Some are at their key, and some at its value.
    let steps = file.scenarios.flatMap(\.plans).flatMap { $0.steps + $0.finally }
    let expectations = steps.flatMap(\.expectations).filter {
      let span = Int($0.range.start)..<Int($0.range.end)
      let before = String(decoding: source.bytes[..<span.lowerBound].suffix(40), as: UTF8.self)
      return String(decoding: source.bytes[span], as: UTF8.self) == key
        || before.hasSuffix("\(key): ")
    }
    try #require(!expectations.isEmpty)
    for expectation in expectations {
      #expect(
        expectation is any Blessable != Self.unblessed.contains(key),
        "\(type(of: expectation)) is neither Blessable nor named in 'unblessed'"
      )
    }
  }

  @Test(arguments: fixtures)
  func marksOneFirstDifferenceInEachTable(_ fixture: Fixture) async throws {
    for result in try await fixture.result().cases where result.outcome == .failed {
      for failure in result.failures where !failure.rows.isEmpty {
        #expect(failure.rows.count { $0.isFirstDifference } == 1, "\(result.name)")
      }
    }
  }

  @Test(arguments: fixtures)
  func namesTheRuleAndItsSource(_ fixture: Fixture) async throws {
    for result in try await fixture.result().cases where result.outcome == .failed {
      for reason in result.failures.flatMap(\.reasons) where !reason.rule.isEmpty {
        #expect(!reason.text.isEmpty)
        #expect(reason.source?.isEmpty == false, "\(reason.rule)")
      }
    }
  }

  @Test func everyGoldenTextHasItsFile() {
    let files = Set(Self.fixtures.map(\.goldenPath))
    #expect(Fixture.files(in: Self.folder, ending: ".txt").filter { !files.contains($0) } == [])
  }

  private static func line(_ number: Int, of source: SourceFile, _ table: LineTable) -> String {
    let start = Int(table.starts[number - 1])
    let end = number < table.starts.count ? Int(table.starts[number]) : source.bytes.count
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }
}
