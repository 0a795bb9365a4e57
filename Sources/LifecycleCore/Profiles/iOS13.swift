extension Profile {
  /// iOS 13 and later without a scene manifest: the app delegate is told, as before.
  static let iOS13 = Profile(
    "iOS 13",
    begins: OSVersion(13),
    after: .iOS9,
    summary: "background tasks of 30 s; the app delegate is told, as before",
    adds: [],
    settings: [.duration(.backgroundTaskBudget, .seconds(30))]
  )

  /// iOS 13 and later with scenes: scene delegates are told.
  static let iOS13Scenes = Profile(
    "iOS 13 with scenes",
    begins: OSVersion(13),
    isForScenes: true,
    after: .iOS13,
    summary: "scene delegates are told of the life cycle",
    removes: ["gl.unfinished"],
    adds: [ConductRules.unfinished] + SceneRules.all,
    settings: [.word(.sceneKill, "a")]
  )
}
