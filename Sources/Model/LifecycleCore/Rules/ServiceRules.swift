private let services = Source.guide2010("Integration with the Hardware and System Applications")
private let returning = Source.translation("III.4 Returning to the foreground")

/// System services for apps: standard screens, the pasteboard and calls; and kinds of devices.
var serviceRules: [Rule] {
  [Rule](stated: services) {
    Decision(on: .action(.presentScreen)) {
      Rule("screen.present", since: .iOS4)
        .does(.presentScreen, for: "F142.1", "F144.1", "F146.1")
        .because("from iOS 4 there are screens for messages and for events, too")
      Rule("screen.present", until: .iOS4)
        .when(
          .argument([
            "contact-picker", "contact-editor", "camera", "photo-library", "mail-composer",
            "document-preview",
          ])
        )
        .applies(for: "F142.1", "F144.1")
        .does(.presentScreen, for: "F142.1", "F144.1", "F146.1")
        .because("a standard screen of the system is shown inside the app, which stays as it is")
    }
    Rule("screen.finish", on: .action(.finishScreen))?
      .when(.front([.app]), .not(.isCovered), .fact(.presentsScreen))
      .does(.finishScreen, for: "F142.1", "F142.2")
      .because("the user is done with the screen, and the app continues where it was")
      .inferred(services)
    Rule("screen.open-in", on: .action(.openDocumentElsewhere))?
      .when(.front([.app]), .not(.isCovered), .fact(.previewsDocument))
      .does(.show(.otherApp), .perform(.leaveForeground), for: 147)
      .because("opening the document in another app sends this one to the background")
      .stated(services, .guide2010("Moving to the Background"))
    Rule("pasteboard.copy", on: .action(.copy))?
      .does(.copy, for: 148)
      .because("content that an app copies is on the pasteboard for all apps")
    Rule("pasteboard.copy-elsewhere", on: .action(.copyInOtherApp))?
      .when(.front([.otherApp]))
      .does(.copy, for: 148)
      .because("content that another app copies is on the pasteboard, too")
    Rule("pasteboard.paste", on: .action(.paste))?
      .does(.paste, for: 148)
      .because("copied content can be pasted, even after the app that copied it was terminated")
      .inferred(services)
    Rule("device.fit", on: .procedure(.fitDevice))?
      .when(.fact(.isInCompatibilityMode))
      .does(.note(.compatibilityMode), for: "F159.1", "F159.2")
      .because("an iPhone app runs on an iPad as on an iPhone, in the center of the display")
      .stated(.book("Starting from an existing iPhone app"))
    Rule("device.scale", on: .action(.scaleDisplay))?
      .when(.front([.app]), .fact(.isInCompatibilityMode))
      .does(.scaleDisplay, for: "F159.1")
      .because("the user can scale it up to the full display")
      .stated(.book("Starting from an existing iPhone app"))
    Decision(on: .action(.askForCalls), since: .iOS4) {
      Rule("calls.in-progress")
        .when(.fact(.callIsOn))
        .does(.note(.callInProgress), for: 145)
        .because("an app can ask whether a call is in progress")
      Rule("calls.none")
        .does(.note(.noCall), for: 145)
        .because("an app can ask whether a call is in progress")
    }
    // The calendar, and formatters that use the locale.
    [Rule](stated: returning) {
      Rule("calendar.add", on: .action(.addCalendarEvent))?
        .does(.addCalendarEvent, for: "F143.1")
        .because("events that an app adds to the calendar appear there")
        .stated(.guide2010("Table 2-5"))
      Decision(on: .action(.makeFormatter)) {
        Rule("formatter.make.following")
          .when(.argument(["autoupdating"]))
          .does(.makeFormatter(follows: true), for: "F102.3")
          .because("autoupdatingCurrentLocale follows the user's settings")
        Rule("formatter.make")
          .does(.makeFormatter(follows: false), for: "F102.4")
          .because("a formatter keeps the locale with which it was made")
      }
      Rule("formatter.use", on: .action(.useFormatter))?
        .does(.useFormatter, for: "F102.4")
        .because("a cached formatter keeps the format with which it was made")
    }
  }
}
