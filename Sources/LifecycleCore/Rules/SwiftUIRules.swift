private let phase = Source.swiftUI("ScenePhase")
private let adaptor = Source.measured("a SwiftUI app with delegates, Apple developer forum 746362")

/// The code of SwiftUI apps: the `App`, its first view, the phase of its scene, URLs and activities.
var swiftUIRules: [Rule] {
  [Rule](for: .scenes, stated: phase) {
    Rule("swiftui.init", on: .procedure(.createSwiftUIApp))
      .when(.fact(.usesSwiftUI))
      .does(.call(.swiftUIInit), for: "F208.1")
      .because("the App of SwiftUI is created first; it has its app delegate created")
      .stated(.swiftUI("UIApplicationDelegateAdaptor"))
    Rule("swiftui.appear", on: .procedure(.showFirstView))
      .when(.fact(.usesSwiftUI), for: "F208.2")
      .does(.call(.swiftUIAppear), for: "F208.2")
      .because("the first view appears before the phase of the scene changes")
      .observed(.measured("order of onAppear and scenePhase, jessesquires.com"))
    Decision(on: .procedure(.openInSwiftUI), if: .fact(.usesSwiftUI)) {
      Rule("swiftui.url")
        .when(.fact(.hasURL), for: "F208.6", "F208.7")
        .does(.call(.swiftUIOpenURL), for: "F208.6")
        .because("a URL goes to the views of a SwiftUI app, not to a scene delegate")
        .observed(adaptor)
      Rule("swiftui.activity")
        .when(.reason([.activity]), for: "F208.7")
        .does(.call(.swiftUIContinueActivity), for: "F208.7")
        .because("an activity goes to the views of a SwiftUI app, not to a scene delegate")
        .observed(adaptor)
    }
    Decision(on: .procedure(.changeScenePhase), if: .fact(.usesSwiftUI)) {
      Rule("phase.active")
        .when(.state([.active]), for: "F208.3", "F208.4")
        .does(.call(.scenePhaseActive), for: "F208.3")
        .because("the phase is active after the scene became active")
      Rule("phase.first")
        .when(.fact(.isLaunching), .set(FirstScenePhase.active), for: "F208.3", "F208.5")
        .doesNothing(for: "F208.5")
        .because("the first phase at launch may not be reported as a change (first-scene-phase)")
        .inferred(phase)
      Rule("phase.inactive")
        .when(.state([.inactive]), for: "F208.3", "F208.4")
        .does(.call(.scenePhaseInactive), for: "F208.3", "F208.5")
        .because("the phase is inactive while the scene is in the foreground and not active")
      Rule("phase.background")
        .does(.call(.scenePhaseBackground), for: "F208.4")
        .because("the phase is background after the scene entered the background")
    }
  }
}
