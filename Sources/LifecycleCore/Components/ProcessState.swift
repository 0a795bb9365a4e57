/// The process of the app: all of it goes when the process ends.
struct ProcessState {
  // The launch, and what the app is to be given.
  var launchAnswers = LaunchAnswers()
  var launchTrigger: LaunchTrigger?
  var url: (url: String, source: String?)?

  // What runs.
  /// When each of the limits is reached that are running.
  var deadlines: [VirtualTime] = []
  var tasks = BackgroundTasks()
  var events = PendingEvents()
  /// The background modes that it uses, declared or not.
  var backgroundUses: Set<BackgroundMode> = []
  /// The work that the app dispatched; nil where it dispatched none.
  var threads: AppThreads?
  /// What scripted handlers do, by what they belong to.
  var handlers: [HandlerOwner: [Action]] = [:]

  // What it has in memory and on the screen.
  var launchObjects = EnumSet<LaunchObject>()
  /// Whether what the user does reaches the app.
  var receivesInput = false
  var statusBar = StatusBar()
  /// The files that are open, by name: whether each is protected.
  var openFiles: [String: Bool] = [:]
  var resources = ProcessResources()
  /// The objects whose owners are counted; nil where the scenario describes none.
  var heap: ObjectHeap?

  init() {}

  /// The state without a process after another one, none of whose identifiers is used again.
  init(after last: ProcessState) {
    tasks = BackgroundTasks(after: last.tasks)
    events = PendingEvents(after: last.events)
  }
}

/// What the launch methods answered.
struct LaunchAnswers {
  var willFinish: Bool?
  var didFinish: Bool?
  /// Whether the launch went through the method with options.
  var usedOptions = false
}

/// What the app made and holds, in memory and on the screen.
struct ProcessResources {
  /// Whether OpenGL ES still executes commands of the app.
  var drawsWithGraphics = false
  var sockets = NamedList<Socket>()
  /// The shared resources that it uses.
  var shared: Set<SharedResource> = []
  var views = NamedViews()
  var alerts = AppAlerts()
  var objects = AppObjects()
  /// For each formatter the locale by which it formats, by the number of changes before it; nil for the user's.
  var formatters: [String: Int?] = [:]
  var work = RepeatingWork()
  /// The standard screens that are shown, the topmost last.
  var screens: [ScreenKind] = []
  /// Whether an iPhone app fills the display of an iPad.
  var isScaledUp = false
}

/// A socket of the app, or of a Bonjour service of it.
struct Socket {
  var listens: Bool
  var isAlive = true
}

/// The objects that a launch makes, as far as it is not certain when.
enum LaunchObject: UInt8, CaseIterable {
  case window, viewController, view
  /// The view controller's view is in the window.
  case installation
  /// The window is on the screen.
  case display
}

/// What has a handler that the system may call later.
enum HandlerOwner: Hashable {
  /// The background task of this identifier: its expiration handler.
  case task(Int)
  /// The app's alert of this identifier: its cancel handler.
  case alert(Int)
  /// The standard screen at this place: what the app does when the user is done with it.
  case screen(Int)
}
