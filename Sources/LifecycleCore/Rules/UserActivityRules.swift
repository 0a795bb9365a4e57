/// Going on with an activity (Handoff, links of the web), and quick actions of the icon.
enum UserActivityRules {
  private static let activity = Source.uikit("UIApplicationDelegate, continuing user activities")

  static let all = [Rule](stated: activity) {
    Decision(on: .action(.continueActivity)) {
      Rule("activity.bring", since: .iOS8, if: .front([.homeScreen, .otherApp]), .not(.isRinging))
        .applies(for: "F89.1", "F118.1")
        .does(.event(.take), for: "F117.1", "F118.2")
        .does(
          .device(.uncoverAll),
          .device(.show(.app)),
          .perform(.bringForward),
          for: "F89.1",
          "F118.1"
        )
        .because("going on with an activity brings its app to the front")
      Rule("activity.active", since: .iOS8, if: .state([.active]))
        .does(.event(.take), .perform(.handOver), .dropURL, for: "F117.1")
        .because("an active app goes on with the activity at once")
        .inferred(activity)
    }
    Rule(
      "quick-action.bring",
      on: .action(.chooseQuickAction),
      since: .iOS9,
      if: .front([.homeScreen]),
      .not(.isCovered)
    )
    .does(.event(.take), .device(.show(.app)), .perform(.bringForward), for: "F26.2", "F89.1")
    .because("a quick action of the icon brings its app to the front")
    .stated(.uikit("UIApplicationDelegate, quick actions"))
  }
}
