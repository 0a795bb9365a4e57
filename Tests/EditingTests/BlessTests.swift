@_spi(Package) import ScenarioLanguage
import Testing

@testable import ScenarioCommand

/// What `bless` writes, and where it is shared.
@Suite struct BlessTests {
  @Test func statesTimesAndReasonsSayWhatHappened() throws {
    try BlessCheck.text(
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

  @Test func anArgumentIsWrittenInQuotes() throws {
    let list = "[application:openURL:sourceApplication:annotation: { url: \"a://b\" }]"
    let text = """
      scenario: A URL
      ios: 8.0
      steps:
        - user: tap-icon
        - system: { open-url: "todo://new" }
          calls: \(list)

      """
    try BlessCheck.text(text, becomes: text.replacing("a://b", with: "todo://new"))
  }

  @Test func casesThatDoNotAgreeAreLeft() throws {
    try BlessCheck.left(
      BlessCheck.home("    state: active", ios: "[3.0, 8.0]"),
      because: ["the cases that share it do not agree"]
    )
    try BlessCheck.text(
      BlessCheck.home("    state: active", ios: "[4.0, 8.0]"),
      becomes: BlessCheck.home("    state: background", ios: "[4.0, 8.0]")
    )
  }

  @Test func whatIsMetInOneCaseAndNotInAnotherIsLeft() throws {
    try BlessCheck.left(
      BlessCheck.home("    state: background", ios: "[3.0, 8.0]"),
      because: ["the cases that share it do not agree"]
    )
  }

  @Test func variablesOfTheCommandLineAreSet() throws {
    let text = BlessCheck.home("    state: active").replacing("8.0", with: "${version}")
    let blessing = try Blessing(
      SourceFile(path: "a.yaml", bytes: Array(text.utf8)),
      variables: ["version": "8.0"]
    )
    let expected = text.replacing("state: active", with: "state: background")
    #expect(blessing.text == expected)
    #expect(blessing.diagnostics == [])
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

  @Test func aFragmentIsWrittenOnceWhereAllAgree() throws {
    let text = Self.suite("tags: [a]")
    try BlessCheck.text(text, becomes: text.replacing("inactive", with: "background"))
    try BlessCheck.left(
      Self.suite("ios: 3.0"),
      because: ["the cases that share it do not agree"]
    )
    try BlessCheck.left(
      Self.suite("known-issue: it is so"),
      because: ["the cases that share it do not agree"]
    )
  }

  @Test func anAliasIsWrittenWhereItsAnchorIs() throws {
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
    try BlessCheck.text(
      text,
      becomes: text.replacing(
        "applicationWillTerminate",
        with: "applicationWillResignActive, applicationDidEnterBackground"
      )
    )
    let other = text + "    never: *left\n"
    try BlessCheck.left(other, because: ["'*left' is used elsewhere, too"])
  }

  @Test func itemsOfVersionsAreWrittenEachForItsOwn() throws {
    let text = BlessCheck.home(
      "    versions:\n      - { ios: ...3.2, state: active }\n      - { ios: 4.0..., state: active }",
      ios: "[3.0, 8.0]"
    )
    try BlessCheck.text(
      text,
      becomes: text.replacing("...3.2, state: active", with: "...3.2, state: not-running")
        .replacing("4.0..., state: active", with: "4.0..., state: background")
    )
  }
}
