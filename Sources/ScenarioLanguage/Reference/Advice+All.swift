extension Advice {
  /// Advice on one theme.
  struct Theme {
    var title: String
    var all: [Advice]
  }

  // What no run can show, and why.
  private static let design = "no run can show it: a matter of design"
  private static let source = "no run can show it: a matter of source code"
  private static let tools = "no run can show it: a matter of the developer's tools"
  private static let speed = "no run can show it: virtual time does not measure how fast code runs"

  /// All advice of the documents.
  static let themes = [
    Theme(title: "Design", all: designAdvice), Theme(title: "The launch", all: launchAdvice),
    Theme(title: "Becoming inactive", all: inactiveAdvice),
    Theme(title: "Being active again", all: returningAdvice),
    Theme(title: "Entering the background", all: leavingAdvice),
    Theme(title: "In the background", all: backgroundAdvice),
    Theme(title: "Termination", all: terminationAdvice),
    Theme(title: "Memory", all: memoryAdvice), Theme(title: "Threads", all: threadAdvice),
    Theme(title: "Tools", all: toolAdvice),
  ]

  private static let designAdvice: [Advice] = [
    .of("F1.1", "Keep model, views and controllers apart.", design),
    .of(
      "F2.2",
      "Ask whether a delegate implements an optional method before you call it.",
      "the model: an object that does not implement it ends the app (`terminated: crash`), unless `send` asks first"
    ),
    .of("F2.3", "Adopt formal protocols.", source),
    .of(
      "F9.3",
      "Use UIApplication as it is.",
      "no run can show it: a subclass changes nothing in the model"
    ),
    .of("F10.5", "Implement the essential methods of the delegate."),
    .of("F11.1", "Design the objects that hold the data for the needs of the app.", design),
    .of("F11.2", "Group what belongs in one file in a UIDocument.", design),
    .of(
      "F13.4",
      "Use one window, and change the views in it.",
      design
    ),
    .of(
      "F18.1",
      "Add behavior with your own objects and subclasses, delegates, blocks, targets and actions.",
      design
    ),
    .of(
      "F18.2",
      "Begin the names of classes with a capital letter, those of methods and instance variables with a small one."
    ),
    .of("F19.1", "Expect the framework to call your code.", design),
    .of("F161.3", "Support every orientation of an iPad where that makes sense.", design),
    .of(
      "F164.1",
      "React to every change of state.",
      "the invariants of this page together; each checks one reaction"
    ),
    .beside(
      "2011 \"App States and Multitasking\"",
      "Observe the notifications about changes of the system that matter to the app.",
      "expectations of your own: a scenario expects what the app must do after the notification"
    ),
  ]

  private static let launchAdvice: [Advice] = [
    .of("F20.2", "Leave `main` as the template has it.", source),
    .of("F21.1", "Leave the arguments of UIApplicationMain as they are.", source),
    .of(
      "F24.1",
      "Prepare the window in portrait.",
      "the model: it turns the views itself (`views-turned`)"
    ),
    .of(
      "F33.1",
      "Read in the launch options why the app was launched.",
      "expectations of your own: `options` constrains what the launch method is given"
    ),
    .of(
      "F33.2",
      "Restore what was saved.",
      "expectations of your own: `effects: [object-found]` after `restore-object`"
    ),
    .of("F33.3", "Prepare OpenGL ES, and draw with it, only when the app is active."),
    .of("F34.2", "Be ready for events within about 5 s.", "the model: `terminated: watchdog`"),
    .of(
      "F35.1",
      "Do in `applicationDidBecomeActive:` what a launch and a return have in common.",
      design
    ),
    .of(
      "F36.3",
      "Build no interface when launched into the background.",
      "expectations of your own: `never: [view-drawn]` in a scenario that launches into the background"
    ),
    .of(
      "F40.1",
      "Let the main thread set up the interface alone.",
      "[`launch-off-the-main-thread`](vocabulary.md#invariants), as far as the network and files are concerned"
    ),
    .beside(
      "book \"Initialization\"",
      "Load no large data at launch that is not needed at once.",
      speed
    ),
    .of(
      "F141.1",
      "Move the network, files and whatever else the interface does not need off the main thread."
    ),
    .beside(
      "book \"Initialization\"",
      "Show the interface as quickly as possible.",
      speed
    ),
  ]

  private static let inactiveAdvice: [Advice] = [
    .of(
      "F56.1",
      "In `applicationWillResignActive:` stop timers and metadata queries, pause games and movies (but not over AirPlay), throttle OpenGL ES, suspend queues whose work can wait, and begin nothing new."
    ),
    .of("F56.2", "Continue requests over the network and work that cannot wait."),
    .of(
      "F56.3",
      "Do not suspend queues whose work cannot wait (the translation has it the other way round)."
    ),
    .of("F63.2", "Close protected files, and open them again when active."),
    .of(
      "F64.3",
      "Without view controllers, observe the height of the status bar and adapt the views.",
      "expectations of your own: an observer under `app: observers`, and `frames`"
    ),
    .of("F64.4", "Or let the views do so in `layoutSubviews`.", design),
    .of("F70.3", "Save the state when the app becomes inactive."),
    .beside(
      "2010 \"Responding to Interruptions\"",
      "Do as little as possible while the device sleeps.",
      speed
    ),
  ]

  private static let returningAdvice: [Advice] = [
    .of("F57.1", "Resume in `applicationDidBecomeActive:` what was stopped."),
    .of("F57.2", "Leave a game paused until the player resumes it."),
    .of(
      "F90.1",
      "Undo in `applicationWillEnterForeground:` what `applicationDidEnterBackground:` did.",
      "[`work-resumed`](vocabulary.md#invariants) for work that repeats and for queues; otherwise expectations of your own"
    ),
    .of(
      "F79.1",
      "Take a dead socket for a failure of the network, and open a new one.",
      "the model: `socket-failed` until it is opened again"
    ),
    .of(
      "F101.1",
      "Read the preferences again when they have changed.",
      "expectations of your own: an observer of the notification"
    ),
    .of(
      "F101.2",
      "Hide what is private until the changed password is entered.",
      "expectations of your own: `effects` after `change-settings`"
    ),
    .of(
      "F102.2",
      "Update the views when language or region change.",
      "expectations of your own: `effects: [view-drawn]` after `change-locale`"
    ),
    .of(
      "F102.3",
      "Use `autoupdatingCurrentLocale` for a locale that follows the user's.",
      "the model: a formatter with such a locale follows by itself"
    ),
    .of(
      "F102.4",
      "Create cached formatters again then.",
      "expectations of your own: `use-formatter` shows which locale it has"
    ),
    .of("F176.1", "Look with Instruments for slow handlers of queued notifications.", tools),
  ]

  private static let leavingAdvice: [Advice] = [
    .of(
      "F67.1",
      "Return from `applicationDidEnterBackground:` in about 5 s.",
      "the model: `terminated: watchdog`"
    ),
    .of("F68.1", "Begin a background task for what takes longer, and end it."),
    .of("F70.1", "Save data and state."),
    .of("F70.2", "Save on a background thread if you like, but in time."),
    .of(
      "F70.4",
      "Save to a cache file or the preferences, and restore at launch.",
      "expectations of your own: `effects: [object-found]` after `restore-object`"
    ),
    .of("F80.1", "Save before the app is suspended: it may be purged without notice."),
    .of("F71.2", "Hide what is private before the snapshot."),
    .of("F86.1", "Remove views with private data before `applicationDidEnterBackground:` returns."),
    .of("F72.1", "Release cached images, large files and whatever can be created again."),
    .of("F75.1", "Stop Bonjour services and drawing with OpenGL ES."),
    .of("F76.1", "Delete temporary files, and save the least that is needed."),
    .of(
      "F76.2",
      "Bring the user back to a sensible point.",
      "expectations of your own: `effects: [view-drawn]` after the next launch"
    ),
    .of(
      "F77.2",
      "Let OpenGL ES finish before the app enters the background.",
      "the model: `terminated: graphics`"
    ),
    .of("F78.1", "Unregister Bonjour services and close listening sockets."),
    .of("F82.1", "Release shared resources before the app is suspended."),
    .of("F85.1", "Withdraw alerts and action sheets: the system leaves them open."),
  ]

  private static let backgroundAdvice: [Advice] = [
    .of("F77.1", "Do not draw with OpenGL ES in the background."),
    .of("F81.1", "Release large objects and caches that are not needed."),
    .of(
      "F83.1",
      "Leave windows and views as they are.",
      "the model: `unseen-update` for a view that is marked; expect `never: [unseen-update]`"
    ),
    .of(
      "F84.1",
      "Close the sessions of accessories when they are reported gone.",
      "expectations of your own: the model has accessories and no sessions"
    ),
    .of(
      "F87.1",
      "Do as little as possible.",
      "the model: `terminated: background-overrun` or `throttled`, with the switch `background-overrun`"
    ),
    .of("F164.2", "Ask to work in the background only if the app needs it.", design),
    .of("F165.1", "Do not opt out of the background if you can help it."),
    .of(
      "F36.2",
      "Do nothing but handle the event when launched into the background.",
      "the model: `terminated: watchdog` for an event that takes too long"
    ),
  ]

  private static let terminationAdvice: [Advice] = [
    .of(
      "F107.3",
      "Return from `applicationWillTerminate:` in about 5 s.",
      "the model: `terminated: watchdog`"
    ),
    .of(
      "F116.1",
      "Be ready to be terminated at any time, and do not wait for a transition to save.",
      "[`saved-before-suspension`](vocabulary.md#invariants) for suspension; at other times expectations of your own"
    ),
    .of("F111.2", "Respond in time.", "the model: `terminated: watchdog`"),
  ]

  private static let memoryAdvice: [Advice] = [
    .of("F6.2", "Balance in one piece of code what it owns with what it releases."),
    .of(
      "F6.3",
      "Release in dealloc what a property retains.",
      "[`no-leaks`](vocabulary.md#invariants)"
    ),
    .of("F6.5", "Do not leak what you own."),
    .of("F113.1", "Free memory when you are warned."),
    .of(
      "F161.1",
      "Let view controllers release views and data then.",
      "the model: the view of a controller without a superview goes (`viewDidUnload`)"
    ),
    .of(
      "F115.3",
      "Do not expect changed pages to be written to disk.",
      "no run can show it: the model has no pages"
    ),
    .of("F115.4", "Use little memory, since less of it makes the app slower.", speed),
    .of(
      "F174.1",
      "Use little memory and the calls that manage it, and clean up.",
      "[`caches-released`](vocabulary.md#invariants), [`no-leaks`](vocabulary.md#invariants), [`releases-balanced`](vocabulary.md#invariants)"
    ),
  ]

  private static let threadAdvice: [Advice] = [
    .of("F8.3", "Prefer dispatch queues and operations to threads.", design),
    .of("F139.1", "Work with views on the main thread.", "the model: `terminated: crash`"),
    .of(
      "F140.1",
      "Use the network and files, and process large data, on other threads.",
      "[`launch-off-the-main-thread`](vocabulary.md#invariants) at launch; later `within` on the steps"
    ),
    .of(
      "F135.3",
      "Do not call `drawRect:`; mark the view.",
      "not expressible: there is no such action"
    ),
  ]

  private static let toolAdvice: [Advice] = [
    .of("F157.1", "Do not take the Simulator for a device.", tools),
    .of("F158.1", "Build the interface from objects in Interface Builder.", tools),
    .of("F160.1", "Develop in steps, and keep the files in groups.", tools),
    .of("F175.1", "Know the windows of Xcode.", tools),
  ]
}
