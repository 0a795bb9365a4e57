@_spi(Package) import ScenarioLanguage

extension FindingRow {
  /// Rules for the life cycle, the scene manifest, the screen and the file itself.
  static let ofPropertyLists = ofFiles + ofLifeCycles + ofManifests + ofScreens

  private static let ofFiles: [FindingRow] = [
    .notInRuns("duplicate-key", "no document states which of the values is used"),
    .notInRuns("wrong-type", "whether iOS ignores the value is not documented"),
    .notInRuns("incomplete-property-list", "it is about what the file does not show"),
    .notInRuns("deployment-target", "it is about Xcode, which does not build for such a version"),
    .refused(
      "nib-and-storyboard",
      by: .severalInterfaces,
      app: "{ info: { NSMainNibFile: MainWindow, UIMainStoryboardFile: Main } }",
      otherwise: .app("{ info: { UIMainStoryboardFile: Main } }"),
      """
      - user: tap-icon
        effects: { including: [window-shown] }
      """
    ),
  ]

  private static let ofLifeCycles: [FindingRow] = [
    .shown(
      "no-scenes",
      app: "{ life-cycle: app-delegate }",
      otherwise: .app("{ life-cycle: scenes }"),
      """
      - user: tap-icon
        calls: none
        terminated: no-scenes
      """
    ),
    .notInRuns("undecided-scenes", "the code decides, which a scenario knows: see no-scenes"),
    .shown(
      "empty-scene-manifest",
      app: """
        {
          info: { UIApplicationSceneManifest: { UISceneConfigurations: {} } },
          implements: { all-but: [application(_:configurationForConnecting:options:)] }
        }
        """,
      otherwise: .app(
        """
        {
          scene-configurations: { Default: { delegate: SceneDelegate } },
          implements: { all-but: [application(_:configurationForConnecting:options:)] }
        }
        """
      ),
      """
      - user: tap-icon
        terminated: no-scenes
      """
    ),
    .shown(
      "empty-scene-manifest-beside-code",
      app: "{ info: { UIApplicationSceneManifest: { UISceneConfigurations: {} } } }",
      otherwise: .app("{ life-cycle: scenes }"),
      model: "{ empty-manifest-beside-code: refused }",
      """
      - user: tap-icon
        terminated: no-scenes
      """
    ),
    .notInRuns(
      "undecided-configurations",
      "the code decides, which a scenario knows: see empty-scene-manifest"
    ),
    .shown(
      "two-life-cycles",
      ios: "12.0",
      app: "{ life-cycle: scenes, sdk: 13.0 }",
      otherwise: .ios("13.0"),
      """
      - user: tap-icon
        calls: { including: [applicationDidBecomeActive] }
        never: [sceneDidBecomeActive]
      """
    ),
    .shown(
      "exits-on-suspend",
      ios: "13.0",
      app: "{ info: { UIApplicationExitsOnSuspend: true } }",
      otherwise: .ios("12.0"),
      """
      - user: tap-icon
      - user: press-home
        state: background
      """
    ),
  ]

  private static let ofManifests: [FindingRow] = [
    .shown(
      "no-scene-delegate",
      app: """
        {
          scene-configurations: { Default: { delegate: none } },
          implements: { all-but: [application(_:configurationForConnecting:options:)] }
        }
        """,
      otherwise: .app(
        """
        {
          scene-configurations: { Default: { delegate: SceneDelegate } },
          implements: { all-but: [application(_:configurationForConnecting:options:)] }
        }
        """
      ),
      """
      - user: tap-icon
        never: [scene(_:willConnectTo:options:), window-shown]
        state: active
      """
    ),
    .shown(
      "missing-scene-delegate",
      app: """
        {
          scene-configurations: { Default: { delegate: Notes.SceneDelegate } },
          missing-classes: [Notes.SceneDelegate]
        }
        """,
      otherwise: .app("{ scene-configurations: { Default: { delegate: Notes.SceneDelegate } } }"),
      """
      - user: tap-icon
        effects: { including: [console-message: { kind: scene-delegate-class-not-loaded }] }
        never: [scene(_:willConnectTo:options:), window-shown]
        state: active
      """
    ),
    // The name without a module is that of no class, unless the code gives it to one in Objective-C.
    .shown(
      "unqualified-delegate-class",
      app: """
        {
          scene-configurations: { Default: { delegate: SceneDelegate } },
          missing-classes: [SceneDelegate]
        }
        """,
      otherwise: .app("{ scene-configurations: { Default: { delegate: Notes.SceneDelegate } } }"),
      """
      - user: tap-icon
        effects: { including: [console-message: { name: SceneDelegate }] }
        never: [sceneDidBecomeActive(_:), window-shown]
      """
    ),
    .shown(
      "wrong-scene-class",
      app: scenes("", configuration: ", UISceneClassName: UIScene"),
      otherwise: .app(scenes("", configuration: ", UISceneClassName: UIWindowScene")),
      """
      - user: tap-icon
        never: [interface-loaded, window-shown]
        state: active
      """
    ),
    .notModeled("wrong-carplay-class", "scenes of CarPlay are not modeled at all"),
    .notModeled("carplay-without-connect", "scenes of CarPlay are not modeled at all"),
    .notInRuns("duplicate-configuration-name", "which of the two is used is not documented"),
    .shown(
      "external-display-role",
      app: "{ scene-configurations: { Default: application, Slides: external-display } }",
      otherwise: .app(
        """
        {
          sdk: 26.0,
          scene-configurations: { Default: application, Slides: external-display }
        }
        """
      ),
      """
      - user: tap-icon
      - user: connect-display
        calls: none
      """
    ),
    .notInRuns(
      "external-display-role-name",
      "whether iOS 16 and later still take the earlier name is not documented"
    ),
    .shown(
      "multiple-scenes-on-iphone",
      device: "ipad",
      app: "{ multiple-scenes: true, info: { UIDeviceFamily: [1] } }",
      otherwise: .app("{ multiple-scenes: true, info: { UIDeviceFamily: [1, 2] } }"),
      """
      - user: tap-icon
      - app: { request-scene-activation: second }
        effects: [scene-request-failed: { error: multiple-scenes-not-supported }]
      """
    ),
    .shown(
      "main-storyboard-with-scenes",
      app: scenes("UIMainStoryboardFile: Main", configuration: ""),
      otherwise: .app(scenes("", configuration: ", UISceneStoryboardFile: Main")),
      """
      - user: tap-icon
        never: [interface-loaded, window-shown]
        state: active
      """
    ),
    .shown(
      "main-nib-with-scenes",
      app: "{ life-cycle: scenes, info: { NSMainNibFile: MainWindow } }",
      otherwise: .app("{ life-cycle: scenes }"),
      """
      - user: tap-icon
        never: [interface-loaded, window-shown]
        state: active
      """
    ),
    .shown(
      "window-without-scene",
      app: """
        {
          info: { UIMainStoryboardFile: none },
          during: { application(_:didFinishLaunchingWithOptions:): [install-views] }
        }
        """,
      otherwise: .app(
        """
        {
          info: { UIMainStoryboardFile: none },
          during: { scene(_:willConnectTo:options:): [install-views] }
        }
        """
      ),
      """
      - user: tap-icon
        effects: { including: [window-not-shown] }
        never: [window-shown]
      """
    ),
  ]

  /// Returns an app with keys in its Info.plist, and in the configuration of its scenes.
  private static func scenes(_ keys: String, configuration: String) -> String {
    """
    {
      info: {
        \(keys.isEmpty ? "" : "\(keys),")
        UIApplicationSceneManifest: {
          UISceneConfigurations: {
            UIWindowSceneSessionRoleApplication: [
              { UISceneDelegateClassName: Notes.SceneDelegate\(configuration) }
            ]
          }
        }
      }
    }
    """
  }

  private static let ofScreens: [FindingRow] = [
    .notInRuns("no-launch-screen", "it decides about the App Store, and how large the app appears"),
    .notInRuns(
      "requires-full-screen",
      "what the compatibility mode of iOS 26 changes in the life cycle is not documented"
    ),
    .notInRuns("unused-full-screen-version", "a key without an effect changes nothing in a run"),
    .notInRuns("missing-orientation", "it decides about the App Store, and how iOS sizes the app"),
  ]
}
