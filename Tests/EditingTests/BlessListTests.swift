import Testing

@testable import ScenarioCommand

/// What `bless` writes into lists.
@Suite struct BlessListTests {
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
  func aListInBracketsKeepsWhatCame(_ list: String, _ expected: String) throws {
    try BlessCheck.text(
      BlessCheck.home("    calls: \(list) # why"),
      becomes: BlessCheck.home("    calls: \(expected) # why")
    )
  }

  @Test func aListInLinesKeepsWhatCameWithItsComments() throws {
    try BlessCheck.text(
      BlessCheck.home(
        """
            calls:
              # the first
              - applicationWillTerminate:    # never
              - applicationDidEnterBackground: { state: active }   # kept
        """
      ),
      becomes: BlessCheck.home(
        """
            calls:
              # the first
              - applicationWillResignActive:
              - applicationDidEnterBackground: { state: background }   # kept
        """
      )
    )
  }

  @Test func listsOfTheInterfaceAndOfObjectsKeepWhatCame() throws {
    let text = """
      scenario: A tap
      ios: 5.0
      app:
        interface:
          window:
            pad: { handles: [touches] }
        objects:
          note: { class: Note }
      steps:
        - user: tap-icon
          effects: { in-order: [window-made] }
        - user: { tap: pad }
          events: [touch-ended, touch-began: { to: window }]
        - app: { make-object: note }
          objects: [object-deallocated]
          retain-counts: { note: 3 }

      """
    try BlessCheck.text(
      text,
      becomes:
        text
        .replacing("[touch-ended, touch-began: { to: window }]", with: "[touch-began, touch-ended]")
        .replacing("[object-deallocated]", with: "[object-made]")
        .replacing("note: 3", with: "note: 1")
    )
  }

  @Test func framesAndTextsAreAsTheyAre() throws {
    let text = """
      scenario: A turn
      ios: 5.0
      app:
        interface:
          window:
            content: { controller: Trip }
            City: { kind: label, text: Boston }
      steps:
        - user: tap-icon
        - user: { rotate: landscape-left }
          frames: { content: [0, 20, 320, 460], City: none }
          texts:
            City: New York
            content: none

      """
    try BlessCheck.text(
      text,
      becomes:
        text
        .replacing(
          "[0, 20, 320, 460], City: none",
          with: "[0, 20, 480, 300], City: [0, 0, 480, 320]"
        )
        .replacing("City: New York", with: "City: Boston")
    )
  }

  @Test func whereNothingCameTheListIsNone() throws {
    let step = "  - wait: 0s\n    calls:\n      - applicationWillTerminate:\n    state: background"
    let expected = "  - wait: 0s\n    calls: none\n    state: background"
    try BlessCheck.text(BlessCheck.home(step), becomes: BlessCheck.home(expected))
  }

  @Test func aLongListTakesALineForEachItem() throws {
    try BlessCheck.text(
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

  @Test func theLastLineOfAFileMayHaveNoLineEnd() throws {
    let text = String(BlessCheck.home("    calls:\n      - applicationWillResignActive").dropLast())
    try BlessCheck.text(text, becomes: text + "\n      - applicationDidEnterBackground:")
  }

  @Test func aListInsideOfBracesStaysInBrackets() throws {
    let gap = String(repeating: " ", count: 70)
    let text = "scenario: A\nios: 8.0\nsteps:\n  - user: tap-icon\n"
    let names =
      "UIApplicationWillResignActiveNotification, UIApplicationDidEnterBackgroundNotification"
    try BlessCheck.text(
      text + "  - { user: press-home,\(gap)notifications: none }\n",
      becomes: text + "  - { user: press-home,\(gap)notifications: [\(names)] }\n"
    )
    // A pair alone in brackets, and braces over several lines.
    try BlessCheck.text(
      text + "  - {\n    user: press-home,\n\(gap)notifications: none,\n    state: active }\n",
      becomes: text
        + "  - {\n    user: press-home,\n\(gap)notifications: [\(names)],\n    state: background }\n"
    )
  }

  @Test(arguments: [
    "    calls: [applicationWillTerminate, # never\n      applicationDidEnterBackground]",
    "    calls: # nothing\n      - applicationWillTerminate\n    state: background\n  - wait: 0s",
  ])
  func aCommentIsNotLost(_ step: String) throws {
    let text = BlessCheck.home(step)
    let blessing = try BlessCheck.bless(text, force: true)
    #expect(blessing.text.matches(of: /#[^\n]*/).count == text.matches(of: /#[^\n]*/).count)
  }

  @Test func linesEndAsTheFileDoes() throws {
    func lines(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    try BlessCheck.text(
      lines(BlessCheck.home("    calls:\n      - applicationWillResignActive")),
      becomes: lines(
        BlessCheck.home(
          "    calls:\n      - applicationWillResignActive\n      - applicationDidEnterBackground:"
        )
      )
    )
  }

  @Test func quotedWordsTabsAndFoldedWordsAreReplaced() throws {
    for word in ["\"active\"", "'active'", ">-\n      active", "\tactive", "&here active"] {
      let blessing = try BlessCheck.bless(BlessCheck.home("    state: \(word)"))
      #expect(blessing.notUpdated.isEmpty)
      #expect(blessing.text.contains("background"), "\(word)")
    }
  }

  @Test func eachDocumentOfAFileIsBlessed() throws {
    let text = BlessCheck.home("    state: active")
    let both = text + "---\n" + text.replacing("Home", with: "Again") + "...\n"
    try BlessCheck.text(both, becomes: both.replacing("state: active", with: "state: background"))
  }
}
