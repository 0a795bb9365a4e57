/// The state of the app's process, discarded when the process ends.
struct ProcessState {
  // The launch, and the pending event or URL.
  var launchResults = LaunchResults()
  var launchTrigger: LaunchTrigger?
  var url: (url: String, source: String?, opensInPlace: Bool?)?
  /// The type of an activity that is on its way to the app.
  var awaitedActivity: String?
  /// The response to a notification with which the scene connected.
  var connectedResponse: LaunchTrigger?
  /// The notification that the notification center's delegate was asked to present in front.
  var presentedNotification: LaunchTrigger?
  /// Whether a window of another app covers the only window of the app.
  var windowIsCovered = false
  /// Whether the app has asked for a token for pushes, and has not received it yet.
  var awaitsToken = false

  /// The permission for which the app has asked, and that the user has not granted or denied yet.
  var requestedPermission: PermissionKind?

  var sessions = BackgroundSessions()
  /// The requests of the app about its scenes that the system has not handled yet.
  var sceneRequests: [Action] = []
  /// Whether the app is asked for the configuration of a scene.
  var configuresScene = false
  /// Whether a scene connects while the app is launched into the background.
  var connectsInBackground = false

  // Running code.
  /// The deadlines of the active time limits.
  var deadlines: [VirtualTime] = []
  var tasks = BackgroundTasks()
  var events = PendingEvents()
  /// The background modes in use, declared or not.
  var backgroundUses: Set<BackgroundMode> = []
  var audio = AudioSession()
  /// The work that the app dispatched; nil if there is none.
  var threads: AppThreads?
  /// The tasks of BGTaskScheduler; nil if the app registers none.
  var scheduler: TaskScheduler?
  /// The blocks that the app scheduled in virtual time.
  var blocks = ScheduledBlocks()
  /// The scripts of handlers, by their owners.
  var handlers: [HandlerOwner: [Action]] = [:]

  // Memory and screen.
  var launchObjects = EnumSet<LaunchObject>()
  /// Whether the app has made a window that belongs to no scene.
  var hasWindowWithoutScene = false
  /// Whether user input reaches the app.
  var receivesInput = false
  var statusBar = StatusBar()
  /// The open files by name, with the data protection of each.
  var openFiles: [String: FileProtection] = [:]
  var resources = ProcessResources()
  /// The reference-counted objects; nil if the scenario describes none.
  var heap: ObjectHeap?

  init() {}

  /// Creates the state after a process has ended; its identifiers are not reused.
  init(after last: borrowing ProcessState) {
    tasks = BackgroundTasks(after: last.tasks)
    events = PendingEvents(after: last.events)
  }

  /// Returns a copy that shares no object with the original.
  func copy() -> ProcessState {
    var copy = self
    copy.threads = threads.map(AppThreads.init(copying:))
    copy.scheduler = scheduler.map(TaskScheduler.init(copying:))
    copy.heap = heap.map(ObjectHeap.init(copying:))
    return copy
  }
}

/// The results of the launch methods.
struct LaunchResults {
  var willFinish: Bool?
  var didFinish: Bool?
  /// Whether the method with launch options was called.
  var usedOptions = false
}

/// The resources that the app holds, in memory and on the screen.
struct ProcessResources {
  /// Whether OpenGL ES still executes commands of the app.
  var drawsWithGraphics = false
  var sockets = NamedList<Socket>()
  /// The shared resources in use.
  var shared: Set<SharedResource> = []
  var views = NamedViews()
  var alerts = AppAlerts()
  var objects = AppObjects()
  /// The locale of each formatter, as the number of locale changes before it; nil to follow the user's locale.
  var formatters: [String: Int?] = [:]
  var work = RepeatingWork()
  /// The locked files by name.
  var lockedFiles: [String: FileContainer] = [:]
  /// The presented standard screens, the topmost last.
  var screens: [ScreenKind] = []
  /// Whether an iPhone app fills the display of an iPad.
  var isScaledUp = false
}

/// A socket of the app or of one of its Bonjour services.
struct Socket {
  var listens: Bool
  var isAlive = true
}

/// The objects that a launch creates at a time that varies.
enum LaunchObject: UInt8, CaseIterable {
  case scene, window, viewController, view
  /// The view controller's view is in the window.
  case installation
  /// The window is on the screen.
  case display
}

/// The owner of a handler that the system can call later.
enum HandlerOwner: Hashable {
  /// A background task, with an expiration handler.
  case task(Int)
  /// An alert of the app, with a cancel handler.
  case alert(Int)
  /// A standard screen by its index, with a handler for when the user has finished.
  case screen(Int)
  /// A numbered request about a scene, with a handler for an error.
  case sceneRequest(Int, SceneRequestError)
}

/// The blocks that the app's code scheduled, which the app keeps by their identifiers.
struct ScheduledBlocks {
  /// The blocks by time, then in the order in which they were scheduled.
  private var blocks: [(due: VirtualTime, id: Int, link: Int)] = []

  /// When the first block is due.
  var nextDeadline: VirtualTime? { blocks.first?.due }

  /// Inserts a block; `link` is its place in a row of work.
  mutating func insert(_ id: Int, due: VirtualTime, link: Int) {
    let index = blocks.firstIndex { $0.due > due } ?? blocks.endIndex
    blocks.insert((due, id, link), at: index)
  }

  mutating func remove(_ id: Int) { blocks.removeAll { $0.id == id } }

  mutating func removeFirst() -> (id: Int, link: Int) {
    let first = blocks.removeFirst()
    return (first.id, first.link)
  }
}
