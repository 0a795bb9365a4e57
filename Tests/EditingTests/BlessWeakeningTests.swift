@_spi(Package) import ScenarioLanguage
import ScenarioReports
import Testing

@testable import ScenarioCommand

/// What `bless` does only by force: expectations that get weaker, or say the opposite.
@Suite struct BlessWeakeningTests {
  /// Something that is left without force, is written with it, and is named both times.
  private static func check(
    _ text: String,
    becomes expected: String,
    weakenings: [String],
    as verb: String = "weaken",
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let careful = try BlessCheck.bless(text)
    #expect(careful.text == text, sourceLocation: place)
    let refusals = weakenings.map { "\($0) would \(verb) the test (use --force)" }
    #expect(careful.notUpdated.map(\.text) == refusals, sourceLocation: place)
    #expect(careful.refusedCount == weakenings.count, sourceLocation: place)
    let forced = try BlessCheck.bless(text, force: true)
    #expect(forced.text == expected, sourceLocation: place)
    #expect(forced.notUpdated.isEmpty, "\(forced.notUpdated)", sourceLocation: place)
    #expect(
      forced.weakened.map(\.text) == weakenings.map { "\(verb)ed by \($0)" },
      sourceLocation: place
    )
  }

  @Test(arguments: [
    (
      "calls: { in-order: [applicationWillTerminate, applicationDidEnterBackground] }",
      "calls: { in-order: [applicationDidEnterBackground] }",
      "removing applicationWillTerminate:"
    ),
    (
      "calls: { including: [applicationWillTerminate] }",
      "calls: { including: [applicationWillResignActive, applicationDidEnterBackground] }",
      "removing applicationWillTerminate:"
    ),
    (
      "calls: [applicationWillResignActive, applicationWillTerminate: { state: active, at: 0s }]",
      "calls: [applicationWillResignActive, applicationDidEnterBackground]",
      "removing applicationWillTerminate: with 'state', 'at'"
    ),
    (
      "threads: [work-began, work-ended]", "threads: none",
      "none in place of 2 items"
    ),
  ])
  func aListThatWouldBeWeakenedIsLeft(
    _ list: String,
    _ expected: String,
    _ weakening: String
  ) throws {
    try Self.check(
      BlessCheck.home("    \(list)"),
      becomes: BlessCheck.home("    \(expected)"),
      weakenings: [weakening],
      as: weakening.hasPrefix("removing") ? "weaken" : "invert"
    )
  }

  @Test func whatIsFoundDoesNotBecomeMissing() throws {
    let text = """
      scenario: A draft
      ios: 4.0
      app: { during: { applicationDidBecomeActive: [use-object: draft] } }
      steps:
        - user: tap-icon
          effects:
            including:
              - object-found: { name: draft }

      """
    let blessing = try BlessCheck.bless(text)
    #expect(blessing.text == text)
    #expect(blessing.notUpdated.map(\.location) == ["a.yaml:8"])
    #expect(
      blessing.notUpdated.map(\.text).allSatisfy {
        $0 == "object-missing in place of object-found would invert the test (use --force)"
      }
    )
  }

  @Test func aLongerLimitIsWeaker() throws {
    let app = "app: { during: { applicationDidEnterBackground: [{ work: 2s }] } }\n"
    func home(_ limits: String) -> String { app + BlessCheck.home(limits) }
    try Self.check(
      home("    within: 1s"),
      becomes: home("    within: 2s"),
      weakenings: ["2s in place of 1s"]
    )
    let list = "    calls: { including: [applicationDidEnterBackground: { after: 1s }] }"
    try Self.check(
      home(list),
      becomes: home(list.replacing("after: 1s", with: "after: 0s")),
      weakenings: ["0s in place of 1s"]
    )
  }

  @Test func whatIsAsStrictAsBeforeNeedsNoForce() throws {
    let blessing = try BlessCheck.bless(
      BlessCheck.home("    calls: [applicationWillTerminate]\n    state: active\n    over: alert")
    )
    #expect(blessing.edited.count == 2)
    #expect(
      blessing.notUpdated.map(\.text) == [
        "none in place of alert would invert the test (use --force)"
      ]
    )
    #expect(blessing.text.contains("over: alert"))
    #expect(blessing.text.contains("state: background"))
  }

  @Test func anObjectThatMustBeGoneIsNotBlessedToStay() throws {
    let text = """
      scenario: A leak
      ios: 4.0
      app: { objects: { note: { class: Note } } }
      steps:
        - user: tap-icon
        - app: { make-object: note }
          retain-counts: { note: none }

      """
    try Self.check(
      text,
      becomes: text.replacing("note: none", with: "note: 1"),
      weakenings: ["1 in place of none"],
      as: "invert"
    )
  }
}
