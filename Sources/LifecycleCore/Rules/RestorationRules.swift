/// Keeping the state of the interface, and restoring it at the next launch, from iOS 6.
enum RestorationRules {
  private static let process = Source.uikit("About the UI restoration process")
  private static let preservation = Source.uikit("About the UI preservation process")

  static let iOS6: [Rule] = [
    Rule(
      "state.save",
      serves: ["F70.1"],
      on: .procedure(.preserveState),
      do: [.call(.shouldSaveState), .performIfAgreed(.writeState)],
      because: "once the app is in the background it is asked whether to keep its state",
      .stated,
      preservation
    ),
    Rule(
      "state.write",
      on: .procedure(.writeState),
      parts: [
        .for("F70.1", do: .call(.willEncodeState), .preservation(.encode)),
        .for("F33.2", do: .preservation(.writeArchive)),
      ],
      because: "the delegate and the view controllers with an identifier write into the archive",
      .stated,
      preservation
    ),
    Rule(
      "state.restore",
      serves: ["F33.2"],
      on: .procedure(.restoreState),
      if: [.fact(.hasArchive), .not(.isLocked)],
      do: [
        .call(.shouldRestoreState), .performIfAgreed(.readState), .preservation(.discardArchive),
      ],
      because: "between the two launch methods the app is asked whether to restore what it kept",
      .stated,
      process
    ),
    Rule(
      "state.read",
      serves: ["F33.2"],
      on: .procedure(.readState),
      do: [.preservation(.restoreEach), .call(.didDecodeState)],
      because: "each view controller of the archive is found and restored, the delegate comes last",
      .stated,
      process
    ),
    Rule(
      "state.controller.class",
      serves: ["F33.2"],
      on: .procedure(.restoreByClass),
      do: [.preservation(.settle)],
      because: "a view controller with a restoration class comes from it, or is dropped",
      .stated,
      process
    ),
    Rule(
      "state.controller.delegate",
      serves: ["F33.2"],
      on: .procedure(.restoreByDelegate),
      do: [.call(.viewControllerWithPath), .preservation(.settle)],
      because: "without one the app delegate is asked, then what exists, then the storyboard",
      .stated,
      process
    ),
  ]

  /// With scenes a scene keeps an activity in its session.
  static let scenes: [Rule] = [
    Rule(
      "scene.state",
      serves: ["F70.1"],
      on: .procedure(.preserveState),
      do: [.call(.sceneStateRestorationActivity), .performIfAgreed(.writeState)],
      because: "a scene in the background is asked for an activity that describes its state",
      .stated,
      .uikit("Restoring your app's state")
    ),
    Rule(
      "scene.state.write",
      serves: ["F33.2"],
      on: .procedure(.writeState),
      do: [.preservation(.writeArchive)],
      because: "the activity is kept in the scene's session, for its next connection",
      .stated,
      .uikit("Restoring your app's state")
    ),
  ]
}
