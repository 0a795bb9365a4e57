import Foundation
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

/// Files with mistakes in them, under `Tests/Fixtures/invalid`, and what is said of each.
@Suite struct InvalidFileTests {
  static let folder = "Tests/Fixtures/invalid"
  static let fixtures = Fixture.all(in: folder) + madeFixtures

  /// What is too large to keep.
  private static let madeFixtures: [Fixture] = {
    do {
      let line = "# Ten years of the life of an app, in one file.\n"
      let levels = 10_000
      return [
        try Fixture(
          "file-too-large",
          made: Array(String(repeating: line, count: (4 << 20) / line.utf8.count + 1).utf8),
          goldenIn: folder
        ),
        try Fixture(
          "ten-thousand-levels",
          made: Array("steps: \(String(repeating: "[", count: levels))".utf8),
          goldenIn: folder
        ),
        try Fixture(
          "a-thousand-indentations",
          made: (0..<levels / 10).flatMap { "\(String(repeating: " ", count: $0))a:\n".utf8 },
          goldenIn: folder
        ),
        try Fixture(
          "six-thousand-fragments",
          made: Array(
            """
            scenario: Each fragment uses the next one
            ios: 8.0
            steps: [{ use: f0 }]
            fragments:
            \((0..<6_000).map { "  f\($0): [{ use: f\($0 + 1) }]\n" }.joined())
            """.utf8
          ),
          goldenIn: folder
        ),
      ]
    } catch {
      Issue.record("cannot make a fixture: \(error)")
      return []
    }
  }()

  @Test(arguments: fixtures)
  func saysWhatIsWrong(_ fixture: Fixture) async throws {
    let result = try await fixture.result()
    #expect(result.problem == nil)
    #expect(result.counts.invalid > 0, "nothing is wrong with it")
    Golden.compare(Fixture.text(result), to: fixture.goldenPath)
  }

  /// Every identifier that some file provokes.
  private static let provoked = Task {
    var provoked: Set<String> = []
    for fixture in fixtures { provoked.formUnion(try await fixture.result().diagnostics.map(\.id)) }
    for fixture in WarnedFileTests.fixtures {
      provoked.formUnion(try await fixture.result(of: .check).warnings.map(\.id))
      provoked.formUnion(try await fixture.findings().flatMap(\.warnings).map(\.id))
    }
    return provoked
  }

  @Test(arguments: DiagnosticID.allCases)
  func isProvoked(_ id: DiagnosticID) async throws {
    let provoked = try await Self.provoked.value
    #expect(
      provoked.contains(id.name),
      "no file in \(Self.folder) or \(WarnedFileTests.folder) provokes it"
    )
  }

  @Test(arguments: fixtures)
  func pointsIntoTheFile(_ fixture: Fixture) async throws {
    let result = try await fixture.result()
    let location = fixture.folder.appending(path: fixture.path)
    let size = try Data(contentsOf: location).count
    for diagnostic in result.diagnostics where diagnostic.excerpt.path == fixture.path {
      #expect(diagnostic.offset >= 0 && diagnostic.length >= 0)
      #expect(diagnostic.offset + diagnostic.length <= size)
    }
  }

  @Test(arguments: fixtures)
  func speaksTheHouseStyle(_ fixture: Fixture) async throws {
    for diagnostic in try await fixture.result().diagnostics {
      for text in [diagnostic.message, diagnostic.help] {
        #expect(!text.hasSuffix("."), "a full stop after: \(text)")
        #expect(text.first?.isUppercase != true || text.hasPrefix("YAML"), "a capital in: \(text)")
        #expect(!text.contains("\n"))
      }
    }
  }

  /// Where a terminal shows nothing but ASCII, the caret is under the same words.
  @Test(arguments: ["wide-characters", "tabs-before-the-caret", "byte-order-mark"])
  func pointsAtTheSameWordsInASCII(_ name: String) async throws {
    let fixture = Fixture("\(Self.folder)/\(name).yaml")
    let paint = Paint(isColored: false, isASCII: true)
    let report = ConsoleReport(style: .normal, paint: paint)
    let text = paint.shown(report.text(of: try await fixture.result()))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    Golden.compare(text, to: "\(Self.folder)/\(name).ascii")
  }

  @Test func everyGoldenTextHasItsFile() {
    let files = Set(Self.fixtures.map(\.goldenPath))
    #expect(Fixture.files(in: Self.folder, ending: ".txt").filter { !files.contains($0) } == [])
  }

  // MARK: - How far an error reaches

  @Test func theSiblingsOfAnInvalidScenarioRun() async throws {
    let counts = try await Fixture("\(Self.folder)/siblings-run.yaml").result().counts
    #expect(counts.passed == 4)
    #expect(counts.invalid == 1)
  }

  @Test func anInvalidDocumentLeavesTheOthersAlone() async throws {
    let result = try await Fixture("\(Self.folder)/neither-suite-nor-scenario.yaml").result()
    #expect(result.counts.passed == 1)
    #expect(result.counts.invalid == 1)
  }

  @Test func aSuitesOwnErrorMakesItsScenariosInvalidAndIsReportedOnce() async throws {
    let result = try await Fixture("\(Self.folder)/suite-error.yaml").result()
    #expect(result.counts.invalid == 3)
    let text = Fixture.text(result)
    #expect(text.ranges(of: "unknown background mode 'audi'").count == 1)
    #expect(text.ranges(of: "unknown user action 'tap-icn'").count == 1)
  }

  @Test func atMostTwentyAreShownAndThenHowManyMore() async throws {
    let result = try await Fixture("\(Self.folder)/too-many-to-show.yaml").result()
    #expect(result.diagnostics.count == 25)
    let text = Fixture.text(result)
    #expect(text.ranges(of: ": error: ").count == 20)
    #expect(text.contains(": and 5 more\n"))
  }

  @Test func diagnosticsOfAScenarioAreInTheOrderOfTheFile() async throws {
    for fixture in Self.fixtures {
      var lines: [Int] = []
      for line in Fixture.text(try await fixture.result()).split(separator: "\n") {
        if line.hasPrefix("invalid ") { lines = [] }
        guard let number = line.firstMatch(of: /\.yaml:(\d+):\d+: error/).flatMap({ Int($0.1) })
        else { continue }
        lines.append(number)
        #expect(lines == lines.sorted(), "\(fixture.path)")
      }
    }
  }
}
