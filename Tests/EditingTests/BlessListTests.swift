import Testing

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
  func aListInBracketsKeepsWhatCame(_ list: String, _ wanted: String) {
    BlessCheck.text(
      BlessCheck.home("    calls: \(list) # why"),
      becomes: BlessCheck.home("    calls: \(wanted) # why")
    )
  }

  @Test func aListInLinesKeepsWhatCameWithItsComments() {
    BlessCheck.text(
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

  @Test func listsOfTheInterfaceAndOfObjectsKeepWhatCame() {
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
    BlessCheck.text(
      text,
      becomes:
        text
        .replacing("[touch-ended, touch-began: { to: window }]", with: "[touch-began, touch-ended]")
        .replacing("[object-deallocated]", with: "[object-made]")
        .replacing("note: 3", with: "note: 1")
    )
  }

  @Test func whereNothingCameTheListIsNone() {
    let step = "  - wait: 0s\n    calls:\n      - applicationWillTerminate:\n    state: background"
    let wanted = "  - wait: 0s\n    calls: none\n    state: background"
    BlessCheck.text(BlessCheck.home(step), becomes: BlessCheck.home(wanted))
  }

  @Test func aLongListTakesALineForEachItem() {
    BlessCheck.text(
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
    let text = String(BlessCheck.home("    calls:\n      - applicationWillResignActive").dropLast())
    BlessCheck.text(text, becomes: text + "\n      - applicationDidEnterBackground:")
  }
}
