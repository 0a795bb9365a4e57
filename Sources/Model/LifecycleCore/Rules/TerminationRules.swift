private let termination = Source.guide2014("App Termination")
private let movingToBackground = Source.guide2010("Moving to the Background")

/// Termination of the process, for any reason.
var terminationRules: [Rule] {
  [Rule](stated: .guide2010("Responding to Application Termination")) {
    Rule("terminate.notify", on: .procedure(.notifyTermination))?
      .does(.begin(.terminate), for: "F107.3", "F107.4")
      .does(.call(.willTerminate), .post(.willTerminate), for: "F48.1", "F107.1")
      .does(.drainMainPool, for: "F7.1")
      .because("a running app is notified before it is terminated, and has 5 s")
    Decision(on: .timer(.watchdog)) {
      Rule("watchdog.excused", since: .iOS4)
        .when(.fact(.isEnteringBackground), .fact(.hasTasks), .on(.extraTimeExcuses))
        .doesNothing(for: "F169.1")
        .because("an app that asked for more time is spared (extra-time-excuses)")
        .stated(movingToBackground, .book("Your application moves to the background"))
      Rule("watchdog.debugger")
        .when(.fact(.hasDebugger), for: "F111.3")
        .doesNothing(for: "F111.3")
        .because("with a debugger attached the system waits for the app")
        .observed(
          .measured("BugSnag: Reporting app hangs; WWDC 2020: Why is my app getting killed?")
        )
      Rule("watchdog")
        .does(.endProcess(.watchdog), for: "F34.1", "F67.2", "F107.3")
        .because("an app whose callback does not return in time is killed")
        .stated(movingToBackground, .guide2011("What to Do at Launch Time"))
    }
    Rule("unresponsive", on: .timer(.unresponsive))?
      .when(.state([.inactive, .active]), .not(.hasDebugger), for: "F111.2", "F111.3")
      .does(.endProcess(.watchdog), for: "F111.2")
      .because("a foreground app that does not respond in time is terminated (unresponsive-after)")
      .stated(termination, .measured("10 s of a scene update, termination code 0x8badf00d"))
    Rule("stack.overflow", on: .procedure(.overflowStack))?
      .does(.endProcess(.crash), for: "F111.2")
      .because("code that calls itself endlessly overflows the stack, and the app crashes")
      .inferred(.model("calls 48 deep fill the stack"))
    Rule("code.endless", on: .procedure(.endlessCode))?
      .does(.endProcess(.watchdog), for: "F111.2")
      .because("an app whose code does not end is killed")
      .inferred(
        .model("code that is entered again 1,000 times in one turn of the run loop has no end")
      )
    Rule("app.exit", on: .action(.exit))?
      .does(.endProcess(.exit), for: "F216.1")
      .because("code that calls exit ends its process, and no method of its delegate is called")
      .stated(.technicalQA("QA1561"))
    Decision(on: .action(.reboot)) {
      Rule("reboot.front")
        .when(.state([.inactive, .active]), for: "F110.1")
        .does(.restartDevice, for: "F211.1")
        .does(.protectUntilUnlock, for: "F211.1", "F221.5")
        .does(.perform(.endAtReboot), for: "F110.1")
        .does(.endProcess(.reboot), for: "F47.4", "F110.1")
        .does(.perform(.launchAfterRestart), for: "F36.5")
        .because("a restart terminates the app")
        .stated(termination)
      Rule("reboot")
        .does(.endProcess(.reboot), for: "F47.4", "F110.1")
        .does(.restartDevice, for: "F110.1")
        .does(.protectUntilUnlock, for: "F211.1", "F221.5")
        .does(.perform(.launchAfterRestart), for: "F36.5")
        .because(
          "a restart terminates the app, which is not notified unless it is in the foreground"
        )
        .stated(termination, .measured("iOS 4.0"))
    }
    Rule("reboot.notify", on: .procedure(.endAtReboot))?
      .when(.on(.rebootNotifies), for: "F110.1")
      .does(.perform(.callBeforeEnd), for: "F112.2")
      .does(.perform(.notifyTermination), for: "F110.1")
      .because("before iOS 5 the foreground app is notified before a restart (reboot-notifies)")
      .observed(.measured("iOS 4.0"))
    Rule("terminate.background-call", on: .procedure(.callBeforeEnd), since: .iOS4)?
      .when(.fact(.staysInBackground), .on(.terminationBackgroundCall))
      .does(.begin(.enterBackground), .call(.didEnterBackground), for: "F112.2")
      .does(.post(.didEnterBackground), .end(.enterBackground), for: "F112.2")
      .because(
        "according to the book didEnterBackground is called before willTerminate, regardless of "
          + "what terminates the app (termination-background-call)"
      )
      .stated(.book("Termination"))
  }
}
