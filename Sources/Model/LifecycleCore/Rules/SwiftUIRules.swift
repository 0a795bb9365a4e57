private let phase = Source.swiftUI("ScenePhase")
private let adaptor = Source.measured("a SwiftUI app with delegates, Apple developer forum 746362")

/// The code of SwiftUI apps: the `App`, its first view, the phase of its scene, URLs and activities.
var swiftUIRules: [Rule] {
  [Rule](since: .iOS14, for: .scenes, stated: phase) {
    Rule("swiftui.init", on: .procedure(.createSwiftUIApp))?
      .when(.fact(.usesSwiftUI), for: "F179.3", "F205.1")
      .does(.call(.swiftUIInit), for: "F205.1")
      .because("the App of SwiftUI is created first; it has its app delegate created")
      .stated(.swiftUI("UIApplicationDelegateAdaptor"))
    Rule("swiftui.appear", on: .procedure(.showFirstView))?
      .when(.fact(.usesSwiftUI), for: "F179.3", "F205.2")
      .does(.call(.swiftUIAppear), for: "F205.2")
      .because("the first view appears before the phase of the scene changes")
      .observed(.measured("order of onAppear and scenePhase, jessesquires.com"))
    Rule("swiftui.open", on: .procedure(.openInSwiftUI))?
      .when(.fact(.usesSwiftUI), for: "F117.1", "F200.1", "F205.6", "F205.7")
      .does(.perform(.openInFirstView), for: "F205.6", "F205.7")
      .because("the views of a SwiftUI app receive URLs and activities")
      .observed(adaptor)
    Decision(on: .procedure(.openInFirstView)) {
      Rule("swiftui.url")
        .when(.fact(.hasURL), for: "F205.6", "F205.7")
        .does(.call(.swiftUIOpenURL), for: "F205.6")
        .because("a URL goes to the views of a SwiftUI app, not to a scene delegate")
        .observed(adaptor)
      Rule("swiftui.universal-link")
        .when(.reason([.universalLink]), for: "F205.7", "F205.8")
        .does(.call(.swiftUIOpenURL), for: "F205.8")
        .because("a universal link goes to the views of a SwiftUI app as a URL, not as an activity")
        .stated(.swiftUI("onOpenURL(perform:)"))
      Rule("swiftui.activity")
        .when(.reason([.activity]), for: "F205.7")
        .does(.call(.swiftUIContinueActivity), for: "F205.7")
        .because("an activity goes to the views of a SwiftUI app, not to a scene delegate")
        .observed(adaptor)
    }
    Rule("swiftui.phase", on: .procedure(.changeScenePhase))?
      .when(.fact(.usesSwiftUI), for: "F198.3", "F205.3", "F205.4")
      .does(.perform(.reportScenePhase), for: "F205.3", "F205.4", "F205.5")
      .because("the phase of a SwiftUI app's scene follows the calls of the scene")
    Decision(on: .procedure(.reportScenePhase)) {
      Rule("phase.active")
        .when(.state([.active]), for: "F205.3", "F205.4")
        .does(.call(.scenePhaseActive), for: "F205.3")
        .because("the phase is active after the scene became active")
      Rule("phase.first")
        .when(.fact(.isLaunching), .set(FirstScenePhase.active), for: "F205.3", "F205.5")
        .doesNothing(for: "F205.5")
        .because("the first phase at launch may not be reported as a change (first-scene-phase)")
        .inferred(phase)
      Rule("phase.inactive")
        .when(.state([.inactive]), for: "F205.3", "F205.4")
        .does(.call(.scenePhaseInactive), for: "F205.3", "F205.5")
        .because("the phase is inactive while the scene is in the foreground and not active")
      Rule("phase.background")
        .does(.call(.scenePhaseBackground), for: "F205.4")
        .because("the phase is background after the scene entered the background")
    }
  }
}
