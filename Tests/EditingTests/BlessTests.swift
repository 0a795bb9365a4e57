import ScenarioLanguage
import TestSupport
import Testing

@testable import ScenarioKit

/// What `bless` writes, and what it leaves.
@Suite struct BlessTests {
  private static func bless(_ text: String) -> Blessing {
    Blessing(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
  }

  /// Checks what becomes of a text, and that nothing is left to be blessed in it.
  private static func check(
    _ text: String,
    becomes wanted: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let blessing = bless(text)
    let seen = String(decoding: blessing.source.bytes, as: UTF8.self)
    if seen != wanted {
      let difference = Difference(wanted: wanted, seen: seen).text
      Issue.record("\(difference)\n\(blessing.left.map(\.text))", sourceLocation: place)
    }
    #expect(blessing.left.isEmpty, "\(blessing.left.map(\.text))", sourceLocation: place)
    #expect(blessing.diagnostics.isEmpty, sourceLocation: place)
    #expect(bless(seen).source.bytes == blessing.source.bytes, sourceLocation: place)
  }

  /// Checks that a text stays as it is, and why.
  private static func checkLeft(
    _ text: String,
    because reasons: [String],
    _ place: SourceLocation = #_sourceLocation
  ) {
    let blessing = bless(text)
    #expect(String(decoding: blessing.source.bytes, as: UTF8.self) == text, sourceLocation: place)
    #expect(blessing.left.map(\.text) == reasons, sourceLocation: place)
  }

  /// A scenario that goes home, with something in the step that does.
  private static func home(_ expectations: String, ios: String = "8.0") -> String {
    """
    scenario: Home   # and away
    ios: \(ios)
    steps:
      - user: tap-icon
      - user:  press-home
    \(expectations)

    """
  }

  // MARK: - Lists

  @Test(arguments: [
    ("none", "[applicationWillResignActive, applicationDidEnterBackground]"),
    (
      "[applicationWillTerminate, applicationDidEnterBackground ]",
      "[applicationWillResignActive, applicationDidEnterBackground ]"
    ),
    (
      "[applicationDidEnterBackground,applicationWillTerminate]",
      "[applicationWillResignActive, applicationDidEnterBackground]"
    ),
    (
      "[applicationWillResignActive, applicationDidEnterBackground,   applicationWillTerminate]",
      "[applicationWillResignActive, applicationDidEnterBackground]"
    ),
    (
      "[applicationDidEnterBackground, applicationWillResignActive]",
      "[applicationWillResignActive, applicationDidEnterBackground]"
    ),
    (
      "{ in-order: [applicationWillTerminate, applicationDidEnterBackground] }",
      "{ in-order: [applicationDidEnterBackground] }"
    ),
    (
      "{ any-order: [applicationDidEnterBackground] }",
      "{ any-order: [applicationDidEnterBackground, applicationWillResignActive] }"
    ),
    (
      "{ including: [applicationWillTerminate] }",
      "{ including: [applicationWillResignActive, applicationDidEnterBackground] }"
    ),
    (
      "[applicationWillResignActive: {state: inactive}, applicationDidEnterBackground]",
      "[applicationWillResignActive: {state: active}, applicationDidEnterBackground]"
    ),
  ])
  func aListInBracketsKeepsWhatCame(_ list: String, _ wanted: String) {
    Self.check(
      Self.home("    calls: \(list) # why"),
      becomes: Self.home("    calls: \(wanted) # why")
    )
  }

  @Test func aListInLinesKeepsWhatCameWithItsComments() {
    Self.check(
      Self.home(
        """
            calls:
              # the first
              - applicationWillTerminate:    # never
              - applicationDidEnterBackground: { state: active }   # kept
        """
      ),
      becomes: Self.home(
        """
            calls:
              # the first
              - applicationWillResignActive:
              - applicationDidEnterBackground: { state: background }   # kept
        """
      )
    )
  }

  @Test func whereNothingCameTheListIsNone() {
    let step = "  - wait: 0s\n    calls:\n      - applicationWillTerminate:\n    state: background"
    let wanted = "  - wait: 0s\n    calls: none\n    state: background"
    Self.check(Self.home(step), becomes: Self.home(wanted))
  }

  @Test func aLongListTakesALineForEachItem() {
    Self.check(
      "scenario: A\nios: 8.0\nsteps:\n  - user: tap-icon\n    notifications: none\n",
      becomes: """
        scenario: A
        ios: 8.0
        steps:
          - user: tap-icon
            notifications:
              - UIApplicationDidFinishLaunchingNotification
              - UIApplicationDidBecomeActiveNotification

        """
    )
  }

  @Test func theLastLineOfAFileMayHaveNoLineEnd() {
    let text = String(Self.home("    calls:\n      - applicationWillResignActive").dropLast())
    Self.check(text, becomes: text + "\n      - applicationDidEnterBackground:")
  }

  // MARK: - Words

  @Test func statesTimesAndReasonsSayWhatHappened() {
    Self.check(
      """
      scenario: Five seconds
      ios: 4.0
      app: { during: { applicationDidEnterBackground: [{ work: 6s }] } }
      steps:
        - user: tap-icon
          front: home-screen
          over: alert
        - user: press-home
          within: 1s
          terminated: { reason: quit, at: 4s }
          state: background

      """,
      becomes: """
        scenario: Five seconds
        ios: 4.0
        app: { during: { applicationDidEnterBackground: [{ work: 6s }] } }
        steps:
          - user: tap-icon
            front: app
            over: none
          - user: press-home
            within: 5s
            terminated: { reason: watchdog, at: 5s }
            state: not-running

        """
    )
  }

  @Test func anArgumentIsWrittenInQuotes() {
    let list = "[application:openURL:sourceApplication:annotation: { url: \"a://b\" }]"
    let text = """
      scenario: A URL
      ios: 8.0
      steps:
        - user: tap-icon
        - system: { open-url: "todo://new" }
          calls: \(list)

      """
    Self.check(text, becomes: text.replacing("a://b", with: "todo://new"))
  }

  // MARK: - What is shared

  @Test func casesThatDoNotAgreeAreLeft() {
    Self.checkLeft(
      Self.home("    state: active", ios: "[3.0, 8.0]"),
      because: ["the cases that share it do not agree"]
    )
    Self.check(
      Self.home("    state: active", ios: "[4.0, 8.0]"),
      becomes: Self.home("    state: background", ios: "[4.0, 8.0]")
    )
  }

  @Test func whatIsMetInOneCaseAndNotInAnotherIsLeft() {
    Self.checkLeft(
      Self.home("    state: background", ios: "[3.0, 8.0]"),
      because: ["the cases that share it do not agree"]
    )
  }

  private static func suite(_ second: String) -> String {
    """
    suite: Twice
    ios: 8.0
    fragments:
      away:
        - user: press-home
          state: inactive
    scenarios:
      - scenario: One
        steps:
          - user: tap-icon
          - use: away
      - scenario: Two
        \(second)
        steps:
          - user: tap-icon
          - use: away

    """
  }

  @Test func aFragmentIsWrittenOnceWhereAllAgree() {
    let text = Self.suite("tags: [a]")
    Self.check(text, becomes: text.replacing("inactive", with: "background"))
    Self.checkLeft(
      Self.suite("ios: 3.0"),
      because: ["the cases that share it do not agree"]
    )
    Self.checkLeft(
      Self.suite("known-issue: it is so"),
      because: ["the cases that share it do not agree"]
    )
  }

  @Test func anAliasIsWrittenWhereItsAnchorStands() {
    let text = """
      suite: Twice
      ios: 8.0
      scenarios:
        - scenario: One
          steps:
            - user: tap-icon
            - user: press-home
              calls: &left [applicationWillTerminate]
        - scenario: Two
          steps:
            - user: tap-icon
            - user: press-home
              calls: *left

      """
    Self.check(
      text,
      becomes: text.replacing(
        "applicationWillTerminate",
        with: "applicationWillResignActive, applicationDidEnterBackground"
      )
    )
    let other = text + "    never: *left\n"
    Self.checkLeft(other, because: ["'*left' stands elsewhere, too"])
  }

  @Test func itemsOfVersionsAreWrittenEachForItsOwn() {
    let text = Self.home(
      "    versions:\n      - { ios: ...3.2, state: active }\n      - { ios: 4.0..., state: active }",
      ios: "[3.0, 8.0]"
    )
    Self.check(
      text,
      becomes: text.replacing("...3.2, state: active", with: "...3.2, state: not-running")
        .replacing("4.0..., state: active", with: "4.0..., state: background")
    )
  }

  // MARK: - What is left

  @Test(arguments: [
    ("never: [applicationWillResignActive]", "'applicationWillResignActive:' came at 0s"),
    (
      "calls: [unordered: [applicationWillTerminate, applicationWillResignActive]]",
      "the order of some of them is open"
    ),
    ("terminated: quit", "the app was not terminated"),
  ])
  func whatCannotBeWrittenIsLeft(_ expectation: String, _ reason: String) {
    Self.checkLeft(Self.home("    " + expectation), because: [reason])
  }

  @Test func whatHoldsAVariableIsLeft() {
    Self.checkLeft(
      "variables: { end: active }\n" + Self.home("    state: ${end}"),
      because: ["a variable stands in it"]
    )
  }

  @Test func whatStrictnessMakesOfSilenceIsLeft() {
    let blessing = Self.bless("strict: true\n" + Self.home("    state: background"))
    #expect(blessing.mended.isEmpty)
    #expect(Set(blessing.left.map(\.text)) == ["the step says nothing of them, and is strict"])
  }

  @Test func anActionThatIsNotPossibleIsSaid() {
    let blessing = Self.bless(Self.home("  - user: press-home\n    state: active"))
    #expect(blessing.diagnostics.map(\.id) == [.illegalAction])
    #expect(blessing.mended.isEmpty)
  }
}
