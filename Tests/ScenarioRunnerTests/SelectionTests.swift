@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import ScenarioYAML
import Testing

@testable import ScenarioRunner

/// Which cases of a file are chosen by a line, a name, tags or a text.
@Suite struct SelectionTests {
  private static let text = """
    suite: Two scenarios
    ios: [4.0, 8.0]
    scenarios:
      - scenario: First
        tags: [smoke, launch]
        steps:
          - user: tap-icon
            state: active

      # A comment between the two.
      - scenario: Second
        tags: [slow]
        steps: [{user: tap-icon, state: active}]
    """

  private static let file: LoadedFile = {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    var tree = Tree()
    var reader = YAMLReader()
    let problem = reader.read(source, into: &tree)
    return problem.map { LoadedFile(source: source, unreadable: $0) }
      ?? Compiler.compile(tree, of: source)
  }()

  private func chosen(_ set: (inout Selection) throws -> Void) rethrows -> [String] {
    var selection = Selection()
    try set(&selection)
    let selector = selection.forFile("a.yaml", Self.file)
    return Self.file.scenarios.flatMap { scenario in
      scenario.plans.map(\.name).filter { selector.selects($0, of: scenario.info) }
    }
  }

  private func chosen(line: Int, name: String? = nil) -> [String] {
    chosen { $0.locations = ["a.yaml": [.init(line: line, name: name)]] }
  }

  @Test func noArgumentSelectsAllCases() {
    #expect(
      chosen { _ in }
        == ["First [iOS 4.0]", "First [iOS 8.0]", "Second [iOS 4.0]", "Second [iOS 8.0]"]
    )
  }

  @Test(arguments: 4...8)
  func aLineOfAScenarioChoosesAllItsCases(_ line: Int) {
    #expect(chosen(line: line) == ["First [iOS 4.0]", "First [iOS 8.0]"])
  }

  @Test(arguments: [1, 2, 3, 9, 10, 14, 1000])
  func aLineOutsideChoosesNothing(_ line: Int) {
    #expect(chosen(line: line) == [])
  }

  @Test func theLastLineBelongsToTheLastScenario() {
    #expect(chosen(line: 13) == ["Second [iOS 4.0]", "Second [iOS 8.0]"])
  }

  @Test func aNameChoosesOneCaseWhateverItsLine() {
    #expect(chosen(line: 4, name: "First [iOS 8.0]") == ["First [iOS 8.0]"])
    #expect(chosen(line: 900, name: "First [iOS 8.0]") == ["First [iOS 8.0]"])
    #expect(chosen(line: 4, name: "First") == [])
  }

  @Test func severalSpotsAddUp() {
    let names = chosen {
      $0.locations = [
        "a.yaml": [.init(line: 4, name: "First [iOS 8.0]"), .init(line: 12, name: nil)]
      ]
    }
    #expect(names == ["First [iOS 8.0]", "Second [iOS 4.0]", "Second [iOS 8.0]"])
  }

  @Test func aLocationInAnotherFileSelectsNothing() {
    #expect(chosen { $0.locations = ["b.yaml": [.init(line: 4, name: nil)]] }.count == 4)
  }

  @Test func aFilterIsPartOfACasesName() {
    #expect(chosen { $0.filters = ["iOS 4"] } == ["First [iOS 4.0]", "Second [iOS 4.0]"])
    #expect(chosen { $0.filters = ["second"] } == [])
  }

  @Test func tagsFilterAndSpotsMustAllHold() throws {
    let names = try chosen {
      $0.tags = try TagExpression(parsing: "not slow")
      $0.filters = ["4.0"]
      $0.locations = ["a.yaml": [.init(line: 4, name: nil), .init(line: 12, name: nil)]]
    }
    #expect(names == ["First [iOS 4.0]"])
  }

  @Test func itIsKnownWhetherASpotMatchesAtAll() {
    let selector = Selection().forFile("a.yaml", Self.file)
    #expect(
      !selector.isMatched(.init(line: 4, name: nil)),
      "without locations there is no file to ask"
    )
    var selection = Selection()
    selection.locations = ["a.yaml": [.init(line: 4, name: nil)]]
    let other = selection.forFile("a.yaml", Self.file)
    #expect(other.isMatched(.init(line: 4, name: nil)))
    #expect(!other.isMatched(.init(line: 1, name: nil)))
    #expect(!other.isMatched(.init(line: 4, name: "Third")))
  }
}
