@_spi(Package) import ScenarioLanguage

extension FindingRow {
  /// Rules for the tasks of BGTaskScheduler.
  static let ofTasks: [FindingRow] = [
    .notInRuns("no-task-identifiers", "it decides about the App Store"),
    .notInRuns("duplicate-task-identifier", "an entry without an effect changes nothing in a run"),
    .shown(
      "no-task-mode",
      app: "{ permitted-task-identifiers: [refresh], registered-task-identifiers: [refresh] }",
      otherwise: .app(
        """
        {
          background-modes: [fetch],
          permitted-task-identifiers: [refresh],
          registered-task-identifiers: [refresh]
        }
        """
      ),
      """
      - user: tap-icon
      - app: { submit-task-request: refresh }
        effects: [task-request-refused: { error: not-permitted }]
      """
    ),
    .shown(
      "task-without-mode",
      app: """
        {
          background-modes: [processing],
          permitted-task-identifiers: [refresh],
          registered-task-identifiers: [refresh]
        }
        """,
      otherwise: .app(
        """
        {
          background-modes: [fetch, processing],
          permitted-task-identifiers: [refresh],
          registered-task-identifiers: [refresh]
        }
        """
      ),
      """
      - user: tap-icon
      - app: { submit-task-request: { identifier: refresh, kind: refresh } }
        effects: [task-request-refused: { error: not-permitted }]
      """
    ),
    .shown(
      "wildcard-task-identifier",
      ios: "18.0",
      app: """
        {
          permitted-task-identifiers: ["export.*"],
          during: { application(_:didFinishLaunchingWithOptions:): [register-background-task: export.1] }
        }
        """,
      otherwise: .app(
        """
        {
          permitted-task-identifiers: [export.1],
          during: { application(_:didFinishLaunchingWithOptions:): [register-background-task: export.1] }
        }
        """
      ),
      """
      - user: tap-icon
        effects: { including: [task-not-registered: { identifier: export.1 }] }
      """
    ),
    .shown(
      "unpermitted-task",
      app: """
        {
          permitted-task-identifiers: [refresh],
          during: { application(_:didFinishLaunchingWithOptions:): [register-background-task: feed] }
        }
        """,
      otherwise: .app(
        """
        {
          permitted-task-identifiers: [refresh, feed],
          during: { application(_:didFinishLaunchingWithOptions:): [register-background-task: feed] }
        }
        """
      ),
      """
      - user: tap-icon
        effects: { including: [task-not-registered: { identifier: feed }] }
      """
    ),
    .refused(
      "processing-without-task",
      by: .illegalAction,
      app: "{ background-modes: [processing], permitted-task-identifiers: [clean-up] }",
      otherwise: .app(
        """
        {
          background-modes: [processing],
          permitted-task-identifiers: [clean-up],
          during: {
            application(_:didFinishLaunchingWithOptions:): [
              register-background-task: clean-up,
              submit-task-request: { identifier: clean-up, kind: processing }
            ]
          }
        }
        """
      ),
      """
      - user: tap-icon
      - user: press-home
      - system: { run-background-task: clean-up }
        tasks: { including: [task-launched] }
      """
    ),
    .refused(
      "unregistered-task",
      by: .illegalAction,
      app: """
        {
          background-modes: [fetch],
          permitted-task-identifiers: [feed, news],
          during: {
            application(_:didFinishLaunchingWithOptions:): [
              register-background-task: feed,
              submit-task-request: feed
            ]
          }
        }
        """,
      otherwise: .app(
        """
        {
          background-modes: [fetch],
          permitted-task-identifiers: [feed, news],
          during: {
            application(_:didFinishLaunchingWithOptions:): [
              register-background-task: news,
              submit-task-request: news
            ]
          }
        }
        """
      ),
      """
      - user: tap-icon
      - user: press-home
      - system: { run-background-task: news }
        tasks: { including: [task-launched: { name: news }] }
      """
    ),
    .shown(
      "task-never-completed",
      app: """
        {
          background-modes: [fetch],
          permitted-task-identifiers: [refresh],
          during: {
            application(_:didFinishLaunchingWithOptions:): [
              register-background-task: { identifier: refresh, expiration: [save-object: news] }
            ]
          }
        }
        """,
      otherwise: .app(
        """
        {
          background-modes: [fetch],
          permitted-task-identifiers: [refresh],
          registered-task-identifiers: [refresh]
        }
        """
      ),
      """
      - user: tap-icon
      - app: { submit-task-request: refresh }
      - user: press-home
      - system: { run-background-task: refresh }
      - wait: 1min
        terminated: background-task
      """
    ),
  ]
}
