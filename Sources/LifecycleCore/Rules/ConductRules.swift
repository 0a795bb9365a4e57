/// How an app behaves in the background, and what becomes of one that does not behave (2011, the rules that the
/// translation numbers).
enum ConductRules {
  /// Every version: what the app does, wherever it is.
  static let iPhoneOS: [Rule] = [
    does(
      .createGraphicsContext,
      "gl.create",
      serves: ["F77.1"],
      [],
      "an app may draw with OpenGL ES"
    ),
    does(
      .issueGraphicsCommands,
      "gl.issue",
      serves: ["F77.2", "F136.1"],
      [.conduct(.issueGraphics)],
      "OpenGL ES works beside the app, until it is waited for"
    ),
    does(
      .finishGraphicsCommands,
      "gl.finish",
      serves: ["F77.2"],
      [.conduct(.finishGraphics)],
      "an app can wait for OpenGL ES before it leaves the foreground"
    ),
    does(
      .registerService,
      "service.register",
      serves: ["F78.2"],
      [.conduct(.openSocket)],
      "a Bonjour service has a socket that listens"
    ),
    does(
      .unregisterService,
      "service.unregister",
      serves: ["F78.1"],
      [.conduct(.closeSocket)],
      "an app can take its service away before it is suspended"
    ),
    does(
      .openSocket,
      "socket.open",
      serves: ["F78.2", "F79.1"],
      [.conduct(.openSocket)],
      "an app opens a socket, or one anew that failed"
    ),
    does(
      .useSocket,
      "socket.use",
      serves: ["F78.2", "F79.1"],
      [.conduct(.useSocket)],
      "a socket that is closed or dead is an error to the app, and nothing else"
    ),
    does(
      .closeSocket,
      "socket.close",
      serves: ["F78.1"],
      [.conduct(.closeSocket)],
      "an app can close its sockets before it is suspended"
    ),
    Rule(
      "shared.use",
      on: .action(.useSharedResource),
      parts: [
        .for("F82.1", "F82.2", do: .conduct(.useResource)),
        .for("F82.2", "F88.1", do: .note(.resourceGranted)),
      ],
      because: "an app gets what the app in front does not ask for",
      .stated,
      .translation("III.3 Rules of the background")
    ),
    does(
      .releaseSharedResource,
      "shared.release",
      serves: ["F82.1"],
      [.conduct(.releaseResource)],
      "an app can let a shared resource go before it is suspended"
    ),
    presents(
      .presentAlert,
      "alert.present",
      parts: [
        .for("F13.6", "F85.1", do: .conduct(.presentAlert)),
        .for("F15.4", do: .note(.alertPresented)),
      ],
      "an alert of the app pops up on the screen"
    ),
    presents(
      .presentActionSheet,
      "action-sheet.present",
      parts: [
        .for("F85.1", do: .conduct(.presentAlert)),
        .for("F15.4", do: .note(.actionSheetPresented)),
      ],
      "an action sheet slides in from the bottom of the screen"
    ),
    does(
      .withdrawAlert,
      "alert.withdraw",
      serves: [85],
      [.conduct(.withdrawAlert)],
      "an app can take them away itself"
    ),
    Rule(
      "alert.cancel",
      serves: [85],
      on: .action(.cancelAppAlert),
      if: [.front([.app]), .not(.isCovered), .fact(.presentsAlert)],
      do: [.conduct(.cancelAlert)],
      because: "the user can cancel an alert of the app that is in front, and nothing over it",
      .stated,
      rule(9)
    ),
  ]

  /// From iOS 4.0: what changes in the background.
  static let iOS4: [Rule] = [
    Rule(
      "gl.create.background",
      serves: ["F77.1"],
      on: .action(.createGraphicsContext),
      if: [.state([.background])],
      do: [.endProcess(.graphics)],
      because: "an app that creates an OpenGL ES context in the background is killed at once",
      .stated,
      rule(1)
    ),
    Rule(
      "gl.issue.background",
      serves: ["F77.1"],
      on: .action(.issueGraphicsCommands),
      if: [.state([.background])],
      do: [.endProcess(.graphics)],
      because: "an app that draws with OpenGL ES in the background is killed at once",
      .stated,
      rule(1)
    ),
    unfinishedBefore,
    unfinished,
    Rule(
      "suspend.shared-resource",
      serves: ["F82.1"],
      on: .timer(.suspension),
      if: [.fact(.usesSharedResource)],
      do: [.endProcess(.sharedResource)],
      because: "an app that uses a shared resource when it is suspended is killed",
      .stated,
      rule(6)
    ),
    Rule(
      "shared.refuse",
      serves: ["F82.2", "F88.1"],
      on: .action(.useSharedResource),
      if: [.fact(.resourceIsClaimed)],
      do: [.note(.resourceRefused)],
      because: "the app in front has priority: the other one's request fails",
      .stated,
      rule(6)
    ),
    Rule(
      "shared.claim",
      serves: ["F82.2", "F88.1"],
      on: .action(.claimSharedResource),
      if: [.front([.otherApp])],
      do: [.conduct(.claimResource)],
      because: "the app in front has priority, also over one that uses the resource",
      .stated,
      rule(6)
    ),
    Rule(
      "sockets.tear-down",
      serves: [79],
      on: .action(.tearDownSockets),
      if: [.state([.suspended])],
      do: [.conduct(.tearDownSockets)],
      because: "the system may tear down the sockets of a suspended app",
      .stated,
      rule(3)
    ),
    Rule(
      "overrun.kill",
      serves: [87],
      on: .timer(.overrun),
      if: [.when(.backgroundOverrun, "kill")],
      do: [.endProcess(.overrun)],
      because: "an app that works in the background for too long is killed (background-overrun)",
      .stated,
      rule(11)
    ),
    Rule(
      "overrun.throttle",
      serves: [87],
      on: .timer(.overrun),
      do: [.note(.throttled)],
      because: "an app that works in the background for too long is slowed down "
        + "(background-overrun)",
      .stated,
      rule(11)
    ),
  ]

  /// Before the rules by which an app, or its scene, enters the background.
  static let unfinishedBefore = Rule(
    "gl.unfinished.before",
    serves: ["F77.2"],
    on: .procedure(.enterBackground),
    if: [.fact(.drawsWithGraphics), .when(.unfinishedGraphics, "before-callback")],
    do: [.endProcess(.graphics)],
    because: "OpenGL ES must be done before the app is called in the background "
      + "(unfinished-graphics)",
    .inferred,
    rule(1)
  )

  /// After didEnterBackground has returned.
  private static let unfinished = Rule(
    "gl.unfinished",
    serves: ["F77.2"],
    on: .procedure(.checkGraphics),
    if: [.fact(.drawsWithGraphics)],
    do: [.endProcess(.graphics)],
    because: "OpenGL ES must be done with earlier commands when didEnterBackground has returned "
      + "(unfinished-graphics)",
    .inferred,
    rule(1),
    .uikit("Implementing a Multitasking-Aware OpenGL ES Application")
  )

  /// A rule of the background, by its number.
  static func rule(_ number: Int) -> Source {
    .translation("III.3 Rules of the background, rule \(number)")
  }

  /// What the app can do whenever it runs.
  private static func presents(
    _ kind: ActionKind,
    _ id: String,
    parts: [RulePart],
    _ reason: String
  ) -> Rule {
    Rule(
      id,
      on: .action(kind),
      parts: parts,
      because: reason,
      .stated,
      .book("Alert views and action sheets"),
      rule(9)
    )
  }

  static func does(
    _ kind: ActionKind,
    _ id: String,
    serves served: [Served],
    _ effects: [Effect],
    _ reason: String
  ) -> Rule {
    Rule(
      id,
      serves: served,
      on: .action(kind),
      do: effects,
      because: reason,
      .stated,
      .translation("III.3 Rules of the background")
    )
  }
}
