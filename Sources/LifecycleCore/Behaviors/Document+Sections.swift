extension Document {
  /// The sections, tables, figures and listings of a document that this repository may cite, in their order.
  ///
  /// Empty for what has no fixed text: references on the web, measurements, the model's own decisions.
  public var sections: [String] {
    switch self {
    case .guide2010: Self.sections2010
    case .guide2011: Self.sections2011
    case .translation: Self.sectionsOfTranslation
    case .guide2014: Self.sections2014
    case .book: Self.sectionsOfBook
    case .guide2017, .uikit, .measured, .model: []
    }
  }

  /// Whether a citation names a place that exists; of a document without fixed text every one does.
  ///
  /// A place is a section, with what narrows it down behind a comma: `Moving to the Background, last paragraph`.
  public func hasSection(_ place: String) -> Bool {
    sections.isEmpty || sections.contains { place == $0 || place.hasPrefix("\($0), ") }
  }

  private static let sections2010 = [
    "The Core Application Design",
    "Fundamental Design Patterns", "Table 2-1",
    "The Core Application Objects", "Figure 2-1", "Table 2-2",
    "The Application Life Cycle", "Figure 2-2",
    "The Main Function", "Listing 2-1",
    "The Application Delegate",
    "Understanding an Application’s States and Transitions", "Table 2-3",
    "Launching the Application", "Figure 2-3",
    "Moving to the Background", "Figure 2-4",
    "Responding to Interruptions", "Figure 2-5",
    "Resuming Foreground Execution", "Figure 2-6",
    "Responding to Application Termination",
    "Multitasking",
    "Checklist for Supporting Multitasking",
    "Responding to System Changes While in the Background", "Table 2-4",
    "Handling Locale Changes Gracefully",
    "Responding to Changes in Your Application’s Settings",
    "Opting Out of Background Execution",
    "Windows, Views, and View Controllers",
    "The Event-Handling System", "Figure 2-7",
    "The Graphics and Drawing System",
    "The Text System", "Figure 2-8",
    "Audio and Video Support",
    "Integration with the Hardware and System Applications", "Table 2-5",
  ]

  private static let sections2011 = [
    "App States and Multitasking",
    "Managing App State Changes", "Table 3-1", "Figure 3-1",
    "The App Launch Cycle", "Figure 3-2", "Figure 3-3",
    "About the main Function", "Listing 3-1",
    "What to Do at Launch Time",
    "Responding to Interruptions", "Figure 3-4",
    "What to Do When an Interruption Occurs",
    "Adjusting Your User Interface During a Phone Call",
    "Moving to the Background", "Figure 3-5",
    "What to Do When Moving to the Background",
    "Memory Usage for Background Apps",
  ]

  private static let sections2014 = [
    "The App Life Cycle",
    "The Main Function", "Listing 2-1",
    "The Structure of an App", "Figure 2-1", "Table 2-1",
    "The Main Run Loop", "Figure 2-2", "Table 2-2",
    "Execution States for Apps", "Table 2-3", "Figure 2-3",
    "App Termination",
    "Threads and Concurrency",
  ]

  /// By the numbers of the original's headings, in English.
  private static let sectionsOfTranslation = [
    "I. The five states",
    "II. main, UIApplication and its delegate",
    "III.1 The launch cycle",
    "III.2 Responding to interruptions",
    "III.3 Moving to the background",
    "III.3 Rules of the background",
    "III.4 Returning to the foreground",
    "III.5 Termination",
    "III.6 The main run loop",
  ]

  private static let sectionsOfBook = [
    "Getting to Know the SDK",
    "Developing Using the SDK",
    "Starting an app from scratch",
    "Starting from an existing iPhone app",
    "Creating Your Xcode Project",
    "Exploring Your Project",
    "Building and Running Your Application",
    "The Simulator",
    "Hardware interaction",
    "Gestures", "Table 5-1",
    "Uninstalling apps and resetting your device",
    "Limitations",
    "Customizing Xcode to Your Liking",
    "Using Interface Builder",
    "Looking Behind the Screen",
    "Using Frameworks",
    "Using Design Patterns",
    "The Model-View-Controller (MVC) pattern",
    "The MVC in action", "Figure 7-1",
    "Working with Windows and Views",
    "Looking out the window", "Figure 7-2",
    "Admiring the view",
    "What views do",
    "The view hierarchy", "Figure 7-3",
    "The kinds of views you use",
    "Container views",
    "Controls",
    "Display views",
    "Text and Web views",
    "Alert views and action sheets",
    "Navigation views",
    "The window",
    "Controlling View Controllers",
    "What about the Model?",
    "Using naming conventions",
    "Adding Your Own Application's Behavior",
    "The Delegation pattern",
    "The Block Object pattern",
    "The Target-Action pattern",
    "Doing What When?",
    "Understanding How an App Runs",
    "App Anatomy 101", "Figure 8-1", "Figure 8-3",
    "It all starts with the main nib file", "Figure 8-5",
    "Initialization", "Listing 1-1", "Listing 1-2",
    "Event processing",
    "Responding to interruptions",
    "Your application is reactivated",
    "Your application moves to the background",
    "Your application resumes processing",
    "Termination",
    "The Managed Memory Model Design Pattern",
    "Observing low-memory warnings",
    "Avoiding the warnings",
    "Some basic memory-management rules you shouldn't forget",
  ]
}
