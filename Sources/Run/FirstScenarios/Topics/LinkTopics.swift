@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// What opens the app: URLs, universal links, activities, shares and quick actions.
enum LinkTopics {
  static func drafts(_ facts: TopicFacts) -> [ScenarioDraft] {
    urls(facts.app) + links(facts.app) + quickActions(facts.app) + activities(facts.app)
      + handoff(facts.app) + shares
  }

  /// The types of activities that no other device hands over.
  static func leftOut(_ app: DescribedApp) -> [LeftOutSubject] {
    app.intents.map { .init(subject: $0, reason: "SiriKit intents are not handed off") }
  }

  private static func urls(_ app: DescribedApp) -> [ScenarioDraft] {
    coldAndWarm(
      "A URL",
      "the URL",
      TopicFacts.variable("url", app.urlSchemes) { $0 == "file" ? "file:///1" : "\($0)://1" },
      "system: { open-url: \"${url}\" }"
    )
  }

  private static func links(_ app: DescribedApp) -> [ScenarioDraft] {
    coldAndWarm(
      "A universal link",
      "the link",
      TopicFacts.variable("link", app.linkHosts) { "https://\($0)/1" },
      "user: { open-universal-link: \"${link}\" }"
    )
  }

  private static func quickActions(_ app: DescribedApp) -> [ScenarioDraft] {
    coldAndWarm(
      "A quick action",
      "the quick action",
      TopicFacts.variable("type", app.quickActions),
      "user: { choose-quick-action: \"${type}\" }"
    )
  }

  private static func activities(_ app: DescribedApp) -> [ScenarioDraft] {
    let drafts = coldAndWarm(
      "An activity from another device",
      "the activity",
      TopicFacts.variable("type", types(app)),
      "user: { continue-activity: \"${type}\" }"
    )
    if !app.handoffTypes.isEmpty { return drafts }
    let methods = MethodSet([
      .continueUserActivity, .sceneContinueUserActivity, .swiftUIContinueActivity,
    ])
    return drafts.map { draft in
      var draft = draft
      draft.methods = methods
      return draft
    }
  }

  /// The types of the activities that reach the app; web pages need no declaration.
  private static func types(_ app: DescribedApp) -> [String] {
    app.handoffTypes.isEmpty ? [Action.browsingActivity] : app.handoffTypes
  }

  /// Returns a draft about an app that is not running, and one about a suspended app.
  private static func coldAndWarm(
    _ subject: String,
    _ payload: String,
    _ variable: ScenarioDraft.Variable,
    _ action: String
  ) -> [ScenarioDraft] {
    if variable.rows.isEmpty { return [] }
    return [
      ScenarioDraft(
        title: "\(subject) launches the app",
        reason: "The app is not running: \(payload) is a part of the launch.",
        variable: variable,
        steps: [.check(action)],
        payload: payload
      ),
      ScenarioDraft(
        title: "\(subject) reaches the suspended app",
        reason: "The app is in memory: \(payload) arrives on the way to the front.",
        variable: variable,
        steps: .untilSuspended + [.check(action)],
        payload: payload
      ),
    ]
  }

  private static func handoff(_ app: DescribedApp) -> [ScenarioDraft] {
    let variable = TopicFacts.variable("type", Array(types(app).prefix(1)))
    return [
      ScenarioDraft(
        title: "An activity on its way does not arrive",
        reason: "The app is told what is coming before its data are there, or that they are not.",
        variable: variable,
        steps: [
          .prepare("user: tap-icon"), .prepare("user: press-home"),
          .check("user: { continue-activity: { type: \"${type}\", on-its-way: true } }"),
          .check("system: { finish-handoff: failure }"),
        ],
        methods: MethodSet([
          .willContinueUserActivity, .didFailToContinueUserActivity,
          .sceneWillContinueUserActivity, .sceneDidFailToContinueUserActivity,
        ])
      ),
      ScenarioDraft(
        title: "An activity of the app is continued on another device",
        reason: "The system asks for the newest data of the activity.",
        variable: variable,
        steps: [
          .prepare("user: tap-icon"), .check("system: { update-activity: \"${type}\" }"),
        ],
        methods: MethodSet([.didUpdateUserActivity, .sceneDidUpdateUserActivity])
      ),
    ]
  }

  private static var shares: [ScenarioDraft] {
    let methods = MethodSet([
      .userDidAcceptCloudKitShare, .windowSceneUserDidAcceptCloudKitShare,
    ])
    let action = "user: { accept-cloudkit-share: invitation }"
    return [
      ScenarioDraft(
        title: "A CloudKit share reaches the suspended app",
        reason: "The user accepts an invitation of somebody else.",
        steps: .untilSuspended + [.check(action)],
        methods: methods
      )
    ]
  }
}
