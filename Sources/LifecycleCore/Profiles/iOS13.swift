extension Profile {
  /// iOS 13 and later without a scene manifest: the app delegate is told, as before.
  static let iOS13 = Profile(
    "iOS 13",
    begins: OSVersion(13),
    after: .iOS9,
    summary: "background tasks of 30 s; the app delegate is told, as before",
    adds: [],
    settings: [
      .duration(.backgroundTaskBudget, .seconds(30)), .word(.viewDidAppear, "before-active"),
    ]
  )

  /// iOS 13 and later with scenes: scene delegates are told.
  static let iOS13Scenes = Profile(
    "iOS 13 with scenes",
    begins: OSVersion(13),
    isForScenes: true,
    after: .iOS13,
    summary: "scene delegates are told of the life cycle",
    removes: [
      "launch.foreground", "launch.background", "launch.background.call", "active.become",
      "resign", "background.enter", "event.wake.call", "return", "url.hand-over",
      "kill.front.twice", "kill.front.opted-out", "kill.front.background",
      "objects.nib-with-delegate", "objects.nib", "objects.storyboard", "objects.code",
      "state.save", "state.write", "state.restore", "state.read", "state.controller.class",
      "state.controller.delegate", "status-bar.grows", "status-bar.shrinks", "status-bar.toggle",
      "gl.unfinished.before",
    ],
    adds: [ConductRules.unfinishedBefore] + SceneRules.all + ObjectGraphRules.scenes
      + RestorationRules.scenes
      + BackgroundEventRules.scenes + PushRules.scenes + UserActivityRules.scenes,
    settings: [.word(.sceneKill, "a"), .word(.prewarm, "none")]
  )
}
