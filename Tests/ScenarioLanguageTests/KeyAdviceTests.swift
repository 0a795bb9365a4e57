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
      case .version: "{user: tap-icon, versions: [{ios: 18, \(word)}]}"
      case .action: "{user: \(word)}"
      case .device: "{user: tap-icon, state: active}"
      }
    let app =
      place == .app
      ? "{\(word)}" : "{life-cycle: swiftui, during: {onAppear: [{save-object: draft}]}}"
    let device = place == .device ? word : "iphone"
    return "scenario: x\nios: 18\ndevice: \(device)\napp: \(app)\nsteps: [\(step)]\n"
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
    let isKey = [.step, .app, .version].contains(place)
    let written = isKey ? "\(word): [1]" : word
    let found = try Compiled(Self.text(place, written)).diagnostics
    let expected = KeyAdvice.written(advice, "")
    #expect(found.contains { $0.help == expected }, "\(found.map(\.help))")
  }

  @Test(arguments: [
    ("saved: note", "effects: { including: [object-saved: note] }"),
    ("saved: none", "never: [object-saved: draft]"),
    ("notification: shown", "effects: { including: [notification-shown] }"),
    ("notification: not shown", "never: [notification-shown]"),
    ("shows: nothing", "never: [notification-shown]"),
  ])
  func `the advice has the value of the key, or denies what the value denies`(
    _ key: String,
    _ advice: String
  ) throws {
    let help = try #require(Compiled(Self.text(.step, key)).diagnostics.first).help
    #expect(help.contains("'\(advice)'"), "\(help)")
    let pasted = try Compiled(Self.text(.step, advice)).diagnostics
    #expect(pasted.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test(arguments: KeyAdvice.rows.filter { [.step, .item, .version].contains($0.place) })
  func `what the advice quotes is valid there`(
    _ place: KeyAdvice.Place,
    _ words: String,
    _ advice: String
  ) throws {
    for quoted in advice.split(separator: "'").enumerated().filter({ $0.offset % 2 == 1 }) {
      let text = KeyAdvice.written(String(quoted.element), "")
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
