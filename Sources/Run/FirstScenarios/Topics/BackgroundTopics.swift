@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Work in the background, by background mode and task identifier.
enum BackgroundTopics {
  static func drafts(_ facts: TopicFacts) -> [ScenarioDraft] {
    let identifiers = TaskIdentifiers(facts)
    let hasClosure = facts.hasClosure(.swiftUIRefreshTask)
    let closure = hasClosure ? refreshInClosure(identifiers.refresh) : []
    let scheduled = tasks(identifiers, facts, hasClosure: hasClosure)
    return (facts.declares(.fetch) && !facts.permitsTasks ? fetch : [])
      + closure + scheduled + transfers(facts) + uses(facts) + events(facts)
  }

  /// A method for fetches that permitted tasks turn off, and the identifiers that are permitted for tasks and name something
  /// else.
  static func leftOut(_ facts: TopicFacts) -> [LeftOutSubject] {
    let fetch =
      facts.permitsTasks && facts.implemented.has(.performFetch)
      ? [
        LeftOutSubject(
          subject: DelegateMethod.performFetch.swiftName,
          reason: "BGTaskSchedulerPermittedIdentifiers turns background fetch off from iOS 13"
        )
      ] : []
    return fetch
      + TaskIdentifiers(facts).ofSessions.map { identifier in
        .init(subject: identifier, reason: "it is the identifier of a URL session, and of no task")
      }
  }

  // MARK: - Fetching

  private static let fetch = [
    ScenarioDraft(
      title: "A background fetch launches the app",
      reason: "The app is launched without its interface, and has 30 seconds.",
      steps: [.check("system: background-fetch")]
    ),
    ScenarioDraft(
      title: "A background fetch wakes the suspended app",
      reason: "The app runs until it calls the completion handler.",
      steps: .untilSuspended + [.check("system: background-fetch")]
    ),
  ]

  // MARK: - Tasks of BGTaskScheduler

  private static func tasks(
    _ identifiers: TaskIdentifiers,
    _ facts: TopicFacts,
    hasClosure: Bool
  ) -> [ScenarioDraft] {
    (hasClosure
      ? [] : tasks("A background refresh", "refresh", "fetch", identifiers.refresh, facts))
      + tasks("A processing task", "processing", "processing", identifiers.processing, facts)
      + continued(identifiers.continued, facts)
  }

  /// Tasks that the app's code registers, and those of which no registration was read, which the scenarios register.
  private static func tasks(
    _ subject: String,
    _ kind: String,
    _ mode: String,
    _ identifiers: [String],
    _ facts: TopicFacts
  ) -> [ScenarioDraft] {
    let others = identifiers.filter { !facts.registers($0) }
    let known = task(subject, kind, mode, identifiers.filter(facts.registers), code: [])
    guard let method = facts.launchMethod else { return known }
    let code = [
      "during:", "  \(method):",
      "    - register-background-task:", "        identifier: \"${task}\"",
      "        launch: [set-task-completed: \"${task}\"]",
    ]
    let name = known.isEmpty ? subject : "\(subject) that is registered here"
    return known + task(name, kind, mode, others, code: code)
  }

  private static func task(
    _ subject: String,
    _ kind: String,
    _ mode: String,
    _ identifiers: [String],
    code: [String]
  ) -> [ScenarioDraft] {
    if identifiers.isEmpty { return [] }
    let variable = TopicFacts.variable("task", identifiers)
    let request =
      kind == "refresh" ? "\"${task}\"" : "{ identifier: \"${task}\", kind: \(kind) }"
    let scheduled = stepsUntilScheduled(request)
    return [
      ScenarioDraft(
        title: "\(subject) runs while the app is suspended",
        reason: code.isEmpty
          ? "It needs the mode \(mode), the permitted identifier, and the launch handler of the code."
          : "It needs the mode \(mode) and the permitted identifier.",
        variable: variable,
        code: code,
        steps: scheduled + [runsTask]
      ),
      ScenarioDraft(
        title: "\(subject) launches the app",
        reason: "The launch handler must be registered before the launch ends.",
        variable: variable,
        code: code,
        steps: scheduled + [.kill, runsTask]
      ),
    ]
  }

  /// A refresh that the closure of a SwiftUI app handles, without a launch handler.
  private static func refreshInClosure(_ identifiers: [String]) -> [ScenarioDraft] {
    if identifiers.isEmpty { return [] }
    let variable = TopicFacts.variable("task", identifiers)
    let scheduled = stepsUntilScheduled("\"${task}\"")
    return [
      ScenarioDraft(
        title: "A background refresh runs in its closure while the app is suspended",
        reason: "The task is completed when the closure returns.",
        since: OSVersion(16),
        variable: variable,
        steps: scheduled + [runsTask]
      ),
      ScenarioDraft(
        title: "A background refresh launches the app for its closure",
        reason: "The app runs without a scene.",
        since: OSVersion(16),
        variable: variable,
        steps: scheduled + [.kill, runsTask]
      ),
    ]
  }

  private static func stepsUntilScheduled(_ request: String) -> [DraftStep] {
    [
      .prepare("user: tap-icon"),
      DraftStep(action: "app: { submit-task-request: \(request) }", aspects: [.effects]),
      .prepare("user: press-home"), .wait("1h"),
    ]
  }

  private static let runsTask = DraftStep.check(
    "system: { run-background-task: \"${task}\" }",
    .tasks
  )

  /// Continued tasks that the app's code registers, and those of which no registration was read.
  private static func continued(
    _ identifiers: [String],
    _ facts: TopicFacts
  ) -> [ScenarioDraft] {
    let title = "A continued task goes on in the background"
    let known = continued(title, identifiers.filter(facts.registers), before: [])
    let name = known.isEmpty ? title : "\(title), registered here"
    let register = DraftStep.prepare("app: { register-background-task: \"${task}\" }")
    return known
      + continued(name, identifiers.filter { !facts.registers($0) }, before: [register])
  }

  private static func continued(
    _ title: String,
    _ identifiers: [String],
    before: [DraftStep]
  ) -> [ScenarioDraft] {
    if identifiers.isEmpty { return [] }
    let request = "app: { submit-task-request: { identifier: \"${task}\", kind: continued } }"
    return [
      ScenarioDraft(
        title: title,
        reason: "The user started it, and can cancel it.",
        since: OSVersion(26),
        variable: TopicFacts.variable("task", identifiers),
        steps: [.prepare("user: tap-icon")] + before + [
          DraftStep(action: request, aspects: [.effects, .tasks]),
          .prepare("user: press-home"), .wait("1min"),
        ]
      )
    ]
  }

  // MARK: - Background URL sessions

  private static func transfers(_ facts: TopicFacts) -> [ScenarioDraft] {
    let methods = MethodSet([
      .handleBackgroundURLSession, .swiftUISessionTask, .urlSessionTaskDidComplete,
      .urlSessionDidFinishEvents,
    ])
    let isClosure = facts.hasClosure(.swiftUISessionTask)
    let receiver: DelegateMethod = isClosure ? .swiftUISessionTask : .handleBackgroundURLSession
    let done = DraftStep.check("system: { background-transfer-done: downloads }")
    let started: [DraftStep] = [
      .prepare("user: tap-icon"), .prepare("app: { start-background-transfer: downloads }"),
      .prepare("user: press-home"), .wait("10min"),
    ]
    var drafts = [
      ScenarioDraft(
        title: "A background transfer is done while the app is suspended",
        reason: "Transfers of a background URL session go on without the app, which is woken.",
        steps: started + [done],
        methods: methods
      )
    ]
    if facts.implemented.has(receiver) {
      drafts.append(
        ScenarioDraft(
          title: "A background transfer outlives the process of the app",
          reason: "iOS launches the app, which must create its session again.",
          since: isClosure ? OSVersion(16) : nil,
          code: [
            "during:",
            "  \(facts.name(of: receiver)): [create-background-session: downloads]",
          ],
          steps: started + [.kill, done],
          methods: methods
        )
      )
    }
    return drafts
  }

  // MARK: - Modes

  private static func uses(_ facts: TopicFacts) -> [ScenarioDraft] {
    let uses: [(mode: BackgroundMode, title: String, start: String, stop: String)] = [
      (.audio, "Audio goes on in the background", "start-audio", "stop-audio"),
      (
        .location, "The location is followed in the background", "start-location-updates",
        "stop-location-updates"
      ),
    ]
    return uses.filter { facts.declares($0.mode) }.map { use in
      ScenarioDraft(
        title: use.title,
        reason: "With the mode \(use.mode.rawValue), the app is not suspended while it uses it.",
        steps: [
          .prepare("user: tap-icon"), .prepare("app: \(use.start)"), .prepare("user: press-home"),
          .wait("1h"), .prepare("app: \(use.stop)"), .wait("1min"),
        ]
      )
    }
  }

  private static func events(_ facts: TopicFacts) -> [ScenarioDraft] {
    let events: [(modes: [BackgroundMode], event: BackgroundEvent, title: String)] = [
      ([.voip], .voip, "A VoIP push launches the app"),
      ([.externalAccessory], .accessory, "An accessory launches the app"),
      ([.newsstandContent], .newsstand, "A Newsstand issue launches the app"),
      (
        [.bluetoothCentral, .bluetoothPeripheral], .bluetooth, "A Bluetooth device launches the app"
      ),
    ]
    return events.compactMap { row in
      guard let mode = row.modes.first(where: facts.declares) else { return nil }
      return ScenarioDraft(
        title: row.title,
        reason: "With the mode \(mode.rawValue), the app is launched without its interface.",
        steps: [.check("system: { background-event: \(row.event.rawValue) }")]
      )
    }
  }
}
