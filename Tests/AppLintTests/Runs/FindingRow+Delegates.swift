@_spi(Package) import ScenarioLanguage

extension FindingRow {
  /// Rules for the methods of delegates: which are called, and what reaches them.
  static let ofDelegates = ofCalls + ofDeliveries + ofNames

  private static let ofCalls: [FindingRow] = [
    .shown(
      "method-never-called",
      app:
        "{ implements: [application(_:didFinishLaunchingWithOptions:), applicationDidBecomeActive(_:)] }",
      otherwise: .app(
        "{ implements: [application(_:didFinishLaunchingWithOptions:), sceneDidBecomeActive(_:)] }"
      ),
      """
      - user: tap-icon
        calls: [application(_:didFinishLaunchingWithOptions:)]
        state: active
      """
    ),
    .refused(
      "lost-work",
      by: .wrongLifeCycle,
      app: "{ during: { applicationWillResignActive(_:): [save-object: draft] } }",
      otherwise: .app("{ during: { sceneWillResignActive(_:): [save-object: draft] } }"),
      """
      - user: tap-icon
      - user: press-home
        effects: { including: [object-saved] }
      """
    ),
    .shown(
      "uncalled-method",
      app:
        "{ implements: [applicationDidEnterBackground(_:), applicationWillEnterForeground(_:)] }",
      otherwise: .app(
        "{ implements: [sceneDidEnterBackground(_:), sceneWillEnterForeground(_:)] }"
      ),
      """
      - user: tap-icon
      - user: press-home
        calls: none
      - user: tap-icon
        calls: none
      """
    ),
    .shown(
      "superseded-work",
      ios: "26.0",
      app: """
        {
          life-cycle: app-delegate,
          implements: all,
          during: { application(_:open:sourceApplication:annotation:): [save-object: draft] }
        }
        """,
      otherwise: .app(
        """
        {
          life-cycle: app-delegate,
          sdk: 26.0,
          implements: all,
          during: { application(_:open:options:): [save-object: draft] }
        }
        """
      ),
      """
      - user: tap-icon
      - system: { open-url: "notes:8" }
        never: [object-saved]
      """
    ),
    // Without the older form nothing changes, and so the app without the newer one is the other.
    .shown(
      "superseded-method",
      ios: "26.0",
      app: """
        {
          life-cycle: app-delegate,
          implements: [application:openURL:sourceApplication:annotation, application:openURL:options]
        }
        """,
      otherwise: .app(
        """
        {
          life-cycle: app-delegate,
          sdk: 26.0,
          implements: [application:openURL:sourceApplication:annotation]
        }
        """
      ),
      """
      - user: tap-icon
      - system: { open-url: "notes:8" }
        never: [application:openURL:sourceApplication:annotation]
      """
    ),
    .shown(
      "unused-delegate",
      app: "{ swiftui: no-delegate }",
      otherwise: .app("{ swiftui: app-delegate, implements: all }"),
      """
      - user: tap-icon
        calls: none
        state: active
      """
    ),
  ]

  private static let ofDeliveries: [FindingRow] = [
    .shown(
      "urls-without-scene-method",
      app: "{ url-schemes: [notes], implements: { all-but: [scene(_:openURLContexts:)] } }",
      otherwise: .app("{ url-schemes: [notes], implements: all }"),
      """
      - user: tap-icon
      - system: { open-url: "notes:8" }
        calls: none
      """
    ),
    .shown(
      "shortcuts-without-scene-method",
      app: """
        {
          quick-actions: [compose],
          implements: { all-but: [windowScene(_:performActionFor:completionHandler:)] }
        }
        """,
      otherwise: .app("{ quick-actions: [compose], implements: all }"),
      """
      - user: tap-icon
      - user: press-home
      - user: { choose-quick-action: compose }
        calls: [sceneWillEnterForeground, sceneDidBecomeActive]
      """
    ),
    .refused(
      "no-sharing-key",
      by: .misplacedAction,
      app: "{ implements: all, info: { CKSharingSupported: false } }",
      otherwise: .app("{ implements: all, info: { CKSharingSupported: true } }"),
      """
      - user: tap-icon
      - user: { accept-cloudkit-share: list }
        calls: [windowScene(_:userDidAcceptCloudKitShareWith:)]
      """
    ),
    .shown(
      "cold-event-not-read",
      app: "{ during: { scene(_:openURLContexts:): [save-object: note] } }",
      otherwise: .app("{ during: { scene(_:willConnectTo:options:): [save-object: note] } }"),
      """
      - system: { open-url: "notes:8" }
        never: [object-saved]
        state: active
      """
    ),
    .shown(
      "warm-event-not-handled",
      app: "{ during: { scene(_:willConnectTo:options:): [save-object: note] } }",
      otherwise: .app("{ during: { scene(_:openURLContexts:): [save-object: note] } }"),
      """
      - user: tap-icon
      - system: { open-url: "notes:8" }
        never: [object-saved]
      """
    ),
    .shown(
      "unhandled-url-scheme",
      app: "{ url-schemes: [notes], implements: [sceneDidBecomeActive(_:)] }",
      otherwise: .app(
        "{ url-schemes: [notes], implements: [sceneDidBecomeActive(_:), scene(_:openURLContexts:)] }"
      ),
      """
      - user: tap-icon
      - user: press-home
      - system: { open-url: "notes:8" }
        calls: [sceneDidBecomeActive(_:)]
        front: app
      """
    ),
    .shown(
      "unhandled-link",
      app: """
        { associated-domains: [applinks:notes.example], implements: [sceneDidBecomeActive(_:)] }
        """,
      otherwise: .app(
        """
        {
          associated-domains: [applinks:notes.example],
          implements: [sceneDidBecomeActive(_:), scene(_:continue:)]
        }
        """
      ),
      """
      - user: tap-icon
      - user: press-home
      - user: { open-universal-link: "https://notes.example/8" }
        calls: [sceneDidBecomeActive(_:)]
        front: app
      """
    ),
  ]

  private static let ofNames: [FindingRow] = [
    .refused(
      "misspelled-method",
      by: .unknownSelector,
      app: "{ implements: [sceneDidBecomActive(_:)] }",
      otherwise: .app("{ implements: [sceneDidBecomeActive(_:)] }"),
      """
      - user: tap-icon
        calls: [sceneDidBecomeActive(_:)]
      """
    ),
    .notInRuns("other-selector", "a scenario has the names of methods, and not their selectors"),
    .notInRuns(
      "method-of-other-delegate",
      "a scenario says which methods are delegate methods, and not which class has them"
    ),
  ]
}
