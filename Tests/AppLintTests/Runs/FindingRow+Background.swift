@_spi(Package) import ScenarioLanguage

extension FindingRow {
  /// Rules for background modes, and for the answers that the system waits for.
  static let ofTheBackground = ofModes + ofAnswers

  private static let ofModes: [FindingRow] = [
    .refused(
      "unknown-background-mode",
      by: .unknownWord,
      app: "{ background-modes: [background-fetch] }",
      otherwise: .app("{ background-modes: [fetch] }"),
      """
      - user: tap-icon
      - user: press-home
      - wait: 1s
      - system: background-fetch
        state: background
      """
    ),
    .shown(
      "no-remote-notification-mode",
      app: "{ background-modes: [fetch] }",
      otherwise: .app("{ background-modes: [remote-notification] }"),
      """
      - user: tap-icon
      - user: press-home
      - wait: 1s
      - system: { push: silent }
        calls: none
        state: suspended
      """
    ),
    .shown(
      "no-location-usage-description",
      app: "{ usage-descriptions: none }",
      otherwise: .app("{ info: { NSLocationWhenInUseUsageDescription: To find notes nearby } }"),
      """
      - user: tap-icon
      - app: { request-permission: location }
        calls: none
        effects: [console-message: { name: NSLocationWhenInUseUsageDescription }]
        over: none
      """
    ),
    .shown(
      "no-bluetooth-usage-description",
      app: "{ usage-descriptions: none }",
      otherwise: .app("{ info: { NSBluetoothAlwaysUsageDescription: To find your pen } }"),
      """
      - user: tap-icon
      - app: { request-permission: bluetooth }
        terminated: crash
      """
    ),
    .shown(
      "perform-fetch-disabled",
      app: "{ background-modes: [fetch], permitted-task-identifiers: [refresh] }",
      otherwise: .app("{ background-modes: [fetch] }"),
      """
      - user: tap-icon
      - user: press-home
      - wait: 1s
      - system: background-fetch
        calls: none
        state: suspended
      """
    ),
  ]

  private static let ofAnswers: [FindingRow] = [
    .shown(
      "completion-handler-unused",
      app: """
        {
          background-modes: [remote-notification],
          during: {
            application(_:didReceiveRemoteNotification:fetchCompletionHandler:): [keep-completion-handler]
          }
        }
        """,
      otherwise: .app("{ background-modes: [remote-notification] }"),
      """
      - user: tap-icon
      - user: press-home
      - wait: 1s
      - system: { push: silent }
      - wait: 1min
        terminated: watchdog
      """
    ),
    .shown(
      "path-without-completion-handler",
      app: """
        {
          background-modes: [fetch],
          during: { application(_:performFetchWithCompletionHandler:): [keep-completion-handler] }
        }
        """,
      otherwise: .app("{ background-modes: [fetch] }"),
      """
      - user: tap-icon
      - user: press-home
      - wait: 1s
      - system: background-fetch
      - wait: 20s
        state: background
      """
    ),
    .shown(
      "answer-not-given",
      app: """
        {
          implements: all,
          during: { userNotificationCenter(_:didReceive:withCompletionHandler:): [keep-completion-handler] }
        }
        """,
      otherwise: .app("{ implements: all }"),
      """
      - user: tap-icon
      - user: press-home
      - system: { local-notification: reminder }
      - user: tap-notification
      - user: press-home
      - wait: 20s
        state: background
      """
    ),
    .shown(
      "session-events-not-handled",
      app: "{ implements: [application(_:didFinishLaunchingWithOptions:)] }",
      otherwise: .app(
        """
        {
          implements: [
            application(_:didFinishLaunchingWithOptions:),
            application(_:handleEventsForBackgroundURLSession:completionHandler:)
          ]
        }
        """
      ),
      """
      - user: tap-icon
      - app: { start-background-transfer: photos }
      - user: press-home
      - wait: 10s
      - system: { low-memory: background }
      - system: { background-transfer-done: photos }
        calls: [application(_:didFinishLaunchingWithOptions:)]
      """
    ),
  ]
}
