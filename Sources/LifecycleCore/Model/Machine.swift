/// The simulated device, system and process: a value that turns inputs into what the app must be told.
///
/// It is never copied: what asks it something would copy all of it each time.
///
/// It never calls the app. It hands out one delivery at a time, and what the app asks for while it
/// handles one is the next input, in order.
struct Machine: ~Copyable {
  /// Something that the app's code must run.
  enum Delivery {
    /// The first of these that is implemented.
    case call(DelegateMethod, DelegateMethod?, DelegateMethod?)
    /// The expiration handler of the task with this identifier.
    case expiration(Int)
    /// The app's code for the event.
    case event(BackgroundEvent)
    /// The cancel handler of the app's alert with this identifier.
    case cancellation(Int)
    /// What the objects of the interface do with what they got.
    case interfaceHandlers
  }

  /// A rule at work, and its next effect.
  struct Frame {
    /// The next effect, by its index in the book's effects.
    var next: Int32
    /// The index behind its last effect.
    var end: Int32
    /// The cause that it is, by its index in the trace's causes.
    var cause: Int32
  }

  // What the test case fixes.
  let world: WorldDescription
  let book: RuleBook
  let settings: Settings
  /// Whether scene delegates are called in the life cycle.
  let isForScenes: Bool
  let fixedFacts: UInt64
  /// The objects of the interface, if the scenario describes one.
  let interface: Interface?

  // The clock and what is under way.
  var now = VirtualTime.zero
  var timers = TimerQueue()
  var agenda: [Frame] = []
  var action = Action(.tapIcon) {
    didSet { wordBit = action.wordBit }
  }
  /// The bit of the action's word, which every rule is matched against.
  private(set) var wordBit: UInt32 = 1
  var trace: Trace
  /// How much more changed rules may do; those of a profile have an end.
  var patience = 20_000
  /// For how long the main thread has been busy since it last looked for something to do.
  var busy = VirtualTime.zero
  /// What the app's code has done in the current step.
  var activity = CodeActivity()

  // The device.
  var screen = DeviceScreen()
  var bannerIsShown = false
  var notificationsAreAlerts = false
  var isInstalled = true
  var files = ProtectedFiles()
  var awaitsFirstUnlock = false
  var changes = ChangeBoard()
  var otherApps = OtherApps()
  /// The shared resources that the other app in front has, as bits.
  var claimedResources: UInt8 = 0
  /// What was copied last; empty for nothing.
  var pasteboard: [String] = []
  var pressure = MemoryPressure()

  // The process.
  var state = AppState.notRunning
  var scene = SceneState.unattached
  var reading: AppState?
  var limits: [(limit: Limit, deadline: VirtualTime)] = []
  var objects = InterfaceParts()
  var tasks = BackgroundTasks()
  var events = OpenEvents()
  var uses: UInt8 = 0
  var statusBar = StatusBar()
  /// Whether what the user does reaches the app.
  var takesInput = false
  var belongings = Belongings()
  /// The objects whose owners are counted; nil where the scenario describes none.
  var heap: ObjectHeap?
  /// Where those are found by their names; made with the first process.
  var objectIndex: ObjectIndex?
  /// The work that the app gave away; nil where it gave none.
  var threads: AppThreads?
  /// What scripted handlers do, by what they belong to.
  var handlers: [HandlerOwner: [Action]] = [:]
  /// How many processes of the app there were.
  var launches = 0
  /// Whether code of the app ran in the background since suspension was last looked at.
  var ranInBackground = false

  // What a launch or a URL brings along.
  var url: (url: String, source: String?)?
  var occurrence: Occurrence?
  var launchAnswers = LaunchAnswers()

  // What outlives the process.
  /// Notifications of the app that the user has not tapped, the newest last.
  var shown: [Occurrence] = []
  var wasForceQuit = false
  /// The objects that the app wrote to disk, by name.
  var savedObjects: Set<String> = []
  /// The background URL sessions that have transfers, by identifier, the oldest first.
  var transfers: [String] = []
  var sessionIsKnown = false
  var sessionsWereDiscarded = false
  var preservation = StatePreservation()

  init(
    _ world: WorldDescription,
    profile: Profile,
    book: RuleBook? = nil,
    reusing trace: Trace
  ) {
    self.book = book ?? profile.book
    var settings = profile.settings
    for (item, value) in world.choices { settings[item] = value }
    self.settings = settings
    isForScenes = profile.isForScenes
    fixedFacts = Self.fixedFacts(world)
    interface = world.app.interface.map(Interface.init)
    self.trace = trace
    self.trace.removeAll()
    agenda.reserveCapacity(16)
    // In the end, where it need not be copied.
    self.world = world
  }

  /// Records an event of the rule at work.
  mutating func record(_ term: Term, _ index: Int32 = 0) {
    trace.append(
      TraceEntry(
        time: now,
        term: term,
        index: index,
        reads: applicationState,
        cause: agenda.last?.cause ?? -1
      )
    )
  }

  /// What the app reads: its state, unless a rule says otherwise; nil where no code runs.
  var applicationState: AppState? { state.isRunning ? reading ?? state : nil }
}

/// What the launch methods answered.
struct LaunchAnswers {
  var will: Bool?
  var did: Bool?
  /// Whether the launch went through the method with options.
  var usedOptions = false
}
