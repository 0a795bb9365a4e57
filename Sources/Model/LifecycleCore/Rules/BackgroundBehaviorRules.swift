/// Rules for the behavior of apps in the background, and the consequences of breaking them (2011, as numbered in the
/// translation).
var backgroundBehaviorRules: [Rule] {
  [Rule]() {
    Decision(on: .action(.createGraphicsContext)) {
      Rule("gl.create.background", since: .iOS4)
        .when(.state([.background]))
        .does(.endProcess(.graphics), for: "F77.1")
        .because("an app that creates an OpenGL ES context in the background is killed at once")
        .stated(.backgroundRule(1))
      Rule("gl.create")
        .doesNothing(for: "F77.1")
        .because("an app may draw with OpenGL ES")
        .stated(.guide2010("The Graphics and Drawing System"))
    }
    Decision(on: .action(.issueGraphicsCommands)) {
      Rule("gl.issue.background", since: .iOS4)
        .when(.state([.background]))
        .does(.endProcess(.graphics), for: "F77.1")
        .because("an app that draws with OpenGL ES in the background is killed at once")
        .stated(.backgroundRule(1))
      Rule("gl.issue")
        .does(.issueGraphics, for: "F77.2", "F136.1")
        .because("OpenGL ES works asynchronously until the app waits for it")
        .stated(.backgroundRule(1))
    }
    Rule("gl.finish", on: .action(.finishGraphicsCommands))?
      .does(.finishGraphics, for: "F77.2")
      .because("an app can wait for OpenGL ES before it leaves the foreground")
      .stated(.backgroundRule(1))
    Rule("service.register", on: .action(.registerService))?
      .does(.openSocket, for: "F78.2")
      .because("a Bonjour service has a listening socket")
      .stated(.backgroundRule(2))
    Rule("service.unregister", on: .action(.unregisterService))?
      .does(.closeSocket, for: "F78.1")
      .because("an app can unregister its service before it is suspended")
      .stated(.backgroundRule(2))
    Rule("socket.open", on: .action(.openSocket))?
      .does(.openSocket, for: "F78.2", "F79.1")
      .because("an app opens a socket, or reopens one that failed")
      .stated(.backgroundRule(3))
    Rule("socket.use", on: .action(.useSocket))?
      .does(.useSocket, for: "F78.2", "F79.1")
      .because("a socket that is closed or dead is an error to the app, and nothing else")
      .stated(.backgroundRule(3))
    Rule("socket.close", on: .action(.closeSocket))?
      .does(.closeSocket, for: "F78.1")
      .because("an app can close its sockets before it is suspended")
      .stated(.backgroundRule(2))
    Decision(on: .action(.useSharedResource)) {
      Rule("shared.refuse", since: .iOS4)
        .when(.fact(.resourceIsClaimed))
        .does(.note(.resourceRefused), for: "F82.2", "F88.1")
        .because("the foreground app has priority: the other one's request fails")
        .stated(.backgroundRule(6))
      Rule("shared.use")
        .does(.useResource, for: "F82.1", "F82.2")
        .does(.note(.resourceGranted), for: "F82.2", "F88.1")
        .because("an app gets a shared resource that the foreground app does not use")
        .stated(.backgroundRule(6))
    }
    Rule("shared.release", on: .action(.releaseSharedResource))?
      .does(.releaseResource, for: "F82.1")
      .because("an app can release a shared resource before it is suspended")
      .stated(.backgroundRule(6))
    Rule("alert.present", on: .action(.presentAlert))?
      .does(.presentAlert, for: "F13.6", "F85.1")
      .does(.note(.alertPresented), for: "F15.4")
      .because("an alert of the app pops up on the screen")
      .stated(.book("Alert views and action sheets"), .backgroundRule(9))
    Rule("action-sheet.present", on: .action(.presentActionSheet))?
      .does(.presentAlert, for: "F85.1")
      .does(.note(.actionSheetPresented), for: "F15.4")
      .because("an action sheet slides in from the bottom of the screen")
      .stated(.book("Alert views and action sheets"), .backgroundRule(9))
    Rule("alert.withdraw", on: .action(.withdrawAlert))?
      .does(.withdrawAlert, for: 85)
      .because("an app can dismiss them itself")
      .stated(.backgroundRule(9))
    Rule("alert.cancel", on: .action(.cancelAppAlert))?
      .when(.front([.app]), .not(.isCovered), .fact(.presentsAlert))
      .does(.cancelAlert, for: 85)
      .because(
        "the user can cancel an alert of the app if the app is in the foreground and nothing covers it"
      )
      .stated(.book("Alert views and action sheets"), .backgroundRule(9))
    Rule("alert.answer", on: .action(.tapAlertButton))?
      .when(.front([.app]), .not(.isCovered), .fact(.presentsAlert))
      .does(.answerAlert, for: "F15.5")
      .because("an alert and an action sheet of the app have buttons for the answer")
      .stated(.book("Alert views and action sheets"))
    Rule("shared.claim", on: .action(.claimSharedResource), since: .iOS4)?
      .when(.front([.otherApp]))
      .does(.claimResource, for: "F82.2", "F88.1")
      .because("the foreground app has priority, also over one that uses the resource")
      .stated(.backgroundRule(6))
    Rule("sockets.tear-down", on: .action(.tearDownSockets), since: .iOS4)?
      .when(.state([.suspended]))
      .does(.tearDownSockets, for: 79)
      .because("the system may tear down the sockets of a suspended app")
      .stated(.backgroundRule(3))
    Decision(on: .timer(.overrun), since: .iOS4, stated: .backgroundRule(11)) {
      Rule("overrun.kill")
        .when(.set(BackgroundOverrun.kill))
        .does(.endProcess(.overrun), for: 87)
        .because("an app that works in the background for too long is killed (background-overrun)")
      Rule("overrun.throttle")
        .does(.note(.throttled), for: 87)
        .because(
          "an app that works in the background for too long is slowed down (background-overrun)"
        )
    }
    Rule("gl.unfinished", on: .procedure(.checkGraphics), since: .iOS4)?
      .when(.fact(.drawsWithGraphics))
      .does(.endProcess(.graphics), for: "F77.2")
      .because(
        "OpenGL ES must have finished earlier commands when didEnterBackground returns "
          + "(unfinished-graphics)"
      )
      .inferred(
        .backgroundRule(1),
        .uikit("Implementing a Multitasking-Aware OpenGL ES Application")
      )
  }
}
