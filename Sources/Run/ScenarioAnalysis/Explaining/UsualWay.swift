@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Steps that people usually mean when they ask about something without naming steps.
struct UsualWay: Sendable {
  /// What is done, such as `launch`.
  let name: String
  let activities: [Step.Activity]

  private init(_ name: String, _ steps: [ActionKind?]) {
    self.name = name
    activities = steps.map { kind in
      kind.map { .action(Action.variants(of: $0).first ?? Action($0)) } ?? .wait(.seconds(60))
    }
  }

  /// Returns the ways in which an action happens that can have several forms, such as a push.
  private static func deliveries(
    _ name: String,
    _ kind: ActionKind,
    after: [ActionKind]
  ) -> [UsualWay] {
    Action.variants(of: kind).map { action in
      UsualWay(name, activities: after.map { .action(Action($0)) } + [.action(action)])
    }
  }

  private init(_ name: String, activities: [Step.Activity]) {
    (self.name, self.activities) = (name, activities)
  }

  /// The ways in the order in which they are tried: launch, leave, return, interruptions, arrivals, memory, the end.
  static let all: [UsualWay] =
    [
      UsualWay("a launch", [.tapIcon]), UsualWay("leaving the app", [.tapIcon, .pressHome]),
      UsualWay("returning to the app", [.tapIcon, .pressHome, .tapIcon]),
      UsualWay("suspension", [.tapIcon, .pressHome, nil]),
      UsualWay("returning after suspension", [.tapIcon, .pressHome, nil, .tapIcon]),
      UsualWay("locking", [.tapIcon, .lock]), UsualWay("unlocking", [.tapIcon, .lock, .unlock]),
      UsualWay("a call", [.tapIcon, .incomingCall]),
      UsualWay("a call that ends", [.tapIcon, .incomingCall, .declineCall]),
      UsualWay("Control Center", [.tapIcon, .openControlCenter]),
      UsualWay("a link at launch", [.openURL]),
      UsualWay("a link in front", [.tapIcon, .openURL]),
      UsualWay("a link in the background", [.tapIcon, .pressHome, .openURL]),
    ] + deliveries("a push in front", .push, after: [.tapIcon])
    + deliveries("a push in the background", .push, after: [.tapIcon, .pressHome])
    + deliveries("a push before the launch", .push, after: [])
    + [
      UsualWay("a tapped push", [.tapIcon, .pressHome, .push, .tapNotification]),
      UsualWay("a memory warning", [.tapIcon, .lowMemory]),
      UsualWay("termination while suspended", [.tapIcon, .pressHome, nil, .lowMemory]),
      UsualWay("a force quit", [.tapIcon, .forceQuit]),
      UsualWay(
        "a force quit while suspended",
        [.tapIcon, .pressHome, nil, .forceQuit]
      ),
    ]
}

extension UsualWay {
  /// The steps that lead to each state in which an app can be when something arrives.
  static let states: [[Step.Activity]] = [
    [], [.action(Action(.tapIcon))], [.action(Action(.tapIcon)), .action(Action(.pressHome))],
    [.action(Action(.tapIcon)), .action(Action(.pressHome)), .wait(.seconds(60))],
  ]
}

extension Plan {
  /// Returns the same case with other steps.
  func performing(_ activities: [Step.Activity]) -> Plan {
    replacing(steps: activities.map { Step($0, at: scenario.range) }, finally: [])
  }
}
