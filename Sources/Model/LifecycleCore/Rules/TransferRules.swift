private let downloads = Source.guide2017("Downloading Content in the Background")
private let sessionDelegate = Source.foundation("URLSessionDelegate")
private let configuration = Source.foundation("URLSessionConfiguration")

/// Background URL sessions: their transfers, and what their delegates receive.
var transferRules: [Rule] {
  [Rule](stated: downloads) {
    Decision(on: .action(.startTransfer), since: .iOS7) {
      Rule("transfer.start.deferred")
        .when(.fact(.transferIsDiscretionary), for: "F203.1", "F203.2")
        .does(.createSession, for: "F201.1")
        .does(.startTransfer, for: "F109.3", "F203.1")
        .does(.note(.transferDeferred), for: "F203.1", "F203.2")
        .because(
          "the system chooses when a discretionary transfer begins, as is each one that starts in "
            + "the background"
        )
        .stated(configuration)
      Rule("transfer.start")
        .does(.createSession, for: "F201.1")
        .does(.startTransfer, for: "F109.3")
        .because(
          "the system continues the transfers of a background session, with or without the "
            + "app, until they are done or the user force-quits it"
        )
        .stated(.guide2017("Background Execution"))
    }
    Rule("session.create", on: .action(.createBackgroundSession), since: .iOS7)?
      .does(.createSession, .scheduleSessionEvents, for: "F201.2", "F202.1")
      .because("a process that creates a session again receives what its delegate missed")
    Decision(on: .action(.backgroundTransferDone), since: .iOS7) {
      Rule("transfer.running")
        .when(.state([.background, .inactive, .active]), .fact(.sessionExists))
        .applies(for: "F166.1", "F166.2", "F201.1", "F201.3")
        .does(.finishTransfers(isMissed: false), .scheduleSessionEvents, for: "F201.1")
        .because("in a running app the delegate of the session is called, and no other method")
        .stated(sessionDelegate)
      Rule("transfer.quiet")
        .when(.fact(.sessionLaunchesNot), for: "F166.1", "F202.1", "F202.2")
        .does(.finishTransfers(isMissed: true), for: "F202.1", "F202.2")
        .because("a session can be configured so that its events do not launch or wake the app")
        .stated(configuration)
      Rule("transfer.front")
        .when(.state([.inactive, .active]), for: "F166.1", "F201.4")
        .does(.finishTransfers(isMissed: true), for: "F201.4")
        .because("a foreground app receives the events of a session when it creates the session")
        .inferred(sessionDelegate)
      Rule("transfer")
        .does(.storeEvent, for: "F166.1")
        .does(.finishTransfers(isMissed: true), for: "F109.3", "F201.2", "F201.3")
        .does(.perform(.receive), for: "F166.1")
        .because(
          "an app is notified when its background transfers are done, and needs no background mode for it"
        )
        .stated(.guide2017("Background Execution"))
    }
    [Rule](stated: sessionDelegate) {
      Rule("session.events", on: .timer(.sessionEvents), since: .iOS7)?
        .does(.callSessionDelegates, for: "F201.2", "F201.3", "F201.4", "F202.1", "F202.2")
        .because("the delegate of a session receives each of its events")
      Rule("session.transfer", on: .procedure(.completeTransfer), since: .iOS7)?
        .does(.call(.urlSessionTaskDidComplete), for: "F201.1", "F201.2", "F204.1")
        .because("the delegate of a session receives the end of each transfer")
      Rule("session.finished", on: .procedure(.finishSessionEvents), since: .iOS7)?
        .does(.call(.urlSessionDidFinishEvents), for: "F201.2", "F201.3", "F202.1")
        .because("the delegate of a session is notified when it has received what it missed")
    }
  }
}
