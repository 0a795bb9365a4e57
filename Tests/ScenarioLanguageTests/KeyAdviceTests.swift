@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What is said of keys and items that something else replaces.
@Suite struct KeyAdviceTests {
  /// A scenario with a word in its place.
  private static func text(_ place: KeyAdvice.Place, _ word: String) -> String {
    let step =
      switch place {
      case .step: "{user: tap-icon, \(word)}"
      case .app: "{user: tap-icon, state: active}"
      case .handler: "{app: {call-completion-handler: {\(word): x}}}"
      case .item: "{user: tap-icon, effects: {including: [\(word)]}}"
      }
    let app =
      place == .app
      ? "{\(word)}" : "{life-cycle: swiftui, during: {onAppear: [{save-object: draft}]}}"
    return "scenario: x\nios: 18\napp: \(app)\nsteps: [\(step)]\n"
  }

  private static let words = KeyAdvice.rows.flatMap { row in
    row.words.split(separator: " ").map { (row.place, String($0), row.advice) }
  }

  @Test(arguments: words)
  func `the advice is given where the word is unknown`(
    _ place: KeyAdvice.Place,
    _ word: String,
    _ advice: String
  ) throws {
    let written = place == .step || place == .app ? "\(word): [1]" : word
    let found = try Compiled(Self.text(place, written)).diagnostics
    #expect(found.contains { $0.help == advice }, "\(found.map(\.help))")
  }

  @Test(arguments: KeyAdvice.rows.filter { $0.place == .step || $0.place == .item })
  func `what the advice quotes is valid there`(
    _ place: KeyAdvice.Place,
    _ words: String,
    _ advice: String
  ) throws {
    for quoted in advice.split(separator: "'").enumerated().filter({ $0.offset % 2 == 1 }) {
      let text = String(quoted.element)
      guard text.contains(":"), !text.hasPrefix("expect:"), !text.hasPrefix("system:") else {
        continue
      }
      let unknown: [DiagnosticID] = [
        .unknownKey, .unknownWord, .unknownEffect, .unknownSelector, .unknownArgument, .wrongType,
      ]
      let found = try Compiled(Self.text(place, text)).diagnostics
      #expect(found.filter { unknown.contains($0.id) }.map(\.message) == [], "\(text)")
    }
  }
}
