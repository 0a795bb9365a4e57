private let process = Source.uikit("About the UI restoration process")
private let preservation = Source.uikit("About the UI preservation process")

/// Preserving the state of the interface and restoring it at the next launch, from iOS 6.
var restorationRules: [Rule] {
  [Rule](stated: process) {
    Decision(on: .procedure(.preserveState)) {
      Rule("scene.state", for: .scenes)
        .does(.call(.sceneStateRestorationActivity), .performIfAgreed(.writeState), for: "F70.1")
        .because("a scene in the background is asked for an activity that describes its state")
        .stated(.uikit("Restoring your app's state"))
      Rule("state.save", since: .iOS6, for: .appDelegate)
        .does(.call(.shouldSaveState), .performIfAgreed(.writeState), for: "F70.1")
        .because("once the app is in the background it is asked whether to keep its state")
        .stated(preservation)
    }
    Decision(on: .procedure(.writeState)) {
      Rule("scene.state.write", for: .scenes)
        .does(.writeArchive, for: "F192.2")
        .because("the activity is kept in the scene's session, for its next connection")
        .stated(.uikit("Restoring your app's state"))
      Rule("state.write", since: .iOS6, for: .appDelegate)
        .does(.call(.willEncodeState), .encodeControllers, for: "F70.1")
        .does(.writeArchive, for: "F33.2")
        .because("the delegate and the view controllers with an identifier write into the archive")
        .stated(preservation)
    }
    Rule("scene.state.restore", on: .procedure(.restoreInteraction), since: .iOS15, for: .scenes)?
      .when(.fact(.hasArchive), .not(.sceneIsConnected), for: "F219.1")
      .does(.call(.sceneRestoreInteractionState), for: "F219.1")
      .because(
        "a scene whose session has an activity restores its state from it, after it has connected "
          + "and before it is active"
      )
      .stated(.uikit("UISceneDelegate, saving the state of the scene"))
    Rule("state.restore", on: .procedure(.restoreState), since: .iOS6, for: .appDelegate)?
      .when(.fact(.hasArchive), .not(.isLocked))
      .does(.call(.shouldRestoreState), .performIfAgreed(.readState), .discardArchive, for: "F33.2")
      .because("between the two launch methods the app is asked whether to restore what it kept")
    Rule("state.read", on: .procedure(.readState), since: .iOS6, for: .appDelegate)?
      .does(.restoreControllers, .call(.didDecodeState), for: "F33.2")
      .because("each view controller of the archive is found and restored, the delegate comes last")
    Rule(
      "state.controller.class",
      on: .procedure(.restoreByClass),
      since: .iOS6,
      for: .appDelegate
    )?
    .does(.settleController, for: "F33.2")
    .because("a view controller with a restoration class comes from it, or is dropped")
    Rule(
      "state.controller.delegate",
      on: .procedure(.restoreByDelegate),
      since: .iOS6,
      for: .appDelegate
    )?
    .does(.call(.viewControllerWithPath), .settleController, for: "F33.2")
    .because(
      "without a restoration class the app delegate is asked, then the existing view controllers, then the storyboard"
    )
  }
}
