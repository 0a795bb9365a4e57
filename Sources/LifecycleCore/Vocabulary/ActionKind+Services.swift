extension ActionKind {
  /// The entries of services of the system, and of kinds of devices.
  var serviceEntry: ActionDescription {
    switch self {
    case .finishScreen:
      .user("finish-screen", "finishes or cancels the standard screen that the app shows")
    case .openDocumentElsewhere:
      .user(
        "open-document-elsewhere",
        "opens the document that the app previews in another app",
        [.optional("name", .text, "which app, where there are several")]
      )
    case .rotateLeft:
      .user("rotate-left", "turns the Simulator left: from portrait to landscape, and back")
    case .rotateRight:
      .user("rotate-right", "turns the Simulator right: from portrait to landscape, and back")
    case .scaleDisplay:
      .user("scale-display", "toggles whether an iPhone app fills the display of the iPad")
    case .copyInOtherApp:
      .system(
        "copy-in-other-app",
        "something is copied in the other app in front",
        [.required("text", .text, "what is copied")]
      )
    case .addCalendarEvent:
      .app(
        "add-calendar-event",
        "adds an event to the user's calendar",
        [.required("name", .text, "the event's name")]
      )
    case .makeFormatter:
      .app(
        "make-formatter",
        "makes a formatter of dates or numbers, in place of one of that name",
        [
          .optional(
            "locale",
            .word(["current", "autoupdating"]),
            "the locale as it is (the default), or one that follows the user's"
          ),
          .required("name", .text, "the formatter's name"),
        ]
      )
    case .useFormatter:
      .app(
        "use-formatter",
        "formats something",
        [.required("name", .text, "the formatter's name")]
      )
    case .presentScreen:
      .app(
        "present-screen",
        "shows a standard screen of the system inside the app",
        [
          .required("kind", .word(ScreenKind.words), "which one"),
          .optional("done", .actions, "what the app does when the user is done with it"),
        ]
      )
    case .copy:
      .app("copy", "copies to the pasteboard", [.required("text", .text, "what is copied")])
    case .paste: .app("paste", "takes what is on the pasteboard")
    case .startTransfer:
      .app(
        "start-background-transfer",
        "starts a transfer in a background URL session",
        [.required("identifier", .text, "the session's identifier")]
      )
    case .askForCalls: .app("ask-for-calls", "asks whether a call is in progress")
    default: preconditionFailure("Internal inconsistency: \(self) is in another catalog")
    }
  }
}
