import Foundation
import ScenarioAnalysis
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import ScenarioYAML
import TestSupport
import Testing

/// A checker that knows the last contents of a file finds the same as a new one.
@Suite struct CheckerMemoryTests {
  private static let library = """
    suite: A
    ios: [13.0, 18.0]
    fragments:
      launch:
        - user: tap-icon
          state: active
    given:
      - use: launch
    scenarios:
      - scenario: One
        steps:
          - user: press-home
            state: active
      - scenario: Two
        steps:
          - user: tap-icon
            state: active
      - scenario: Three
        steps:
          - wait: 5s
            calls: [sceneDidBecomeActive]

    """

  private static func found(_ text: String, _ checker: inout FileChecker) -> [Diagnostic] {
    var loader = YAMLLoader()
    return checker.diagnostics(of: loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8))))
  }

  @Test func placesMoveWithTheText() {
    var checker = FileChecker()
    let before = Self.found(Self.library, &checker)
    #expect(
      before.map(\.id) == [
        .impossibleExpectation, .illegalAction, .illegalAction, .impossibleExpectation,
      ]
    )
    let longer = Self.library.replacing("One", with: "One that is longer")
    let after = Self.found(longer, &checker)
    #expect(after.map(\.range.start) == before.map { $0.range.start + 15 })
    #expect(
      after.flatMap(\.fixes).map(\.range.start)
        == before.flatMap(\.fixes).map { $0.range.start + 15 }
    )
  }

  @Test func whatAFragmentCausesIsFoundAgain() {
    var checker = FileChecker()
    #expect(Self.found(Self.library, &checker).count == 4)
    let other = Self.library.replacing("      state: active\n  given", with: "  given")
      .replacing("    - user: tap-icon\n      state", with: "    - user: press-home\n      state")
    #expect(
      Self.found(other, &checker)
        == {
          var new = FileChecker(); return Self.found(other, &new)
        }()
    )
  }

  /// Some files that are checked fast.
  private static let samples = Sample.files.filter { $0.text.utf8.count < 2_000 }.enumerated()
    .filter { $0.offset % 6 == 0 }.map(\.element)

  @Test(arguments: samples + [Sample(name: "library", text: library)])
  func anyChangeIsFoundAsByANewChecker(_ sample: Sample) {
    var generator = SeededGenerator(seed: 23)
    var lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
    // Three threads find the same as one.
    var checker = FileChecker(PlanChecker(threads: 3))
    for round in 0..<4 {
      let position = Int.random(in: lines.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where lines.count > 3: lines.remove(at: position)
      case 1: lines.insert(lines[position], at: position)
      case 2: lines[position] = Substring(lines[position].replacing("e", with: "x"))
      default: lines.swapAt(position, Int.random(in: lines.indices, using: &generator))
      }
      let text = lines.joined(separator: "\n")
      var new = FileChecker()
      #expect(
        Self.found(text, &checker) == Self.found(text, &new),
        "\(sample.name), round \(round): \(text)"
      )
      // So that most contents are valid.
      if round % 2 == 1 {
        lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
      }
    }
  }
}
