/// The simulated device, system and process, which turns actions into calls to the app.
///
/// Each component has its own state and operations, to which the machine applies the rules. The machine is not
/// copyable, to avoid accidental copies of all of it. What every step needs is `mutating` even where it only reads, since
/// the compiler passes a machine that is only read as a copy of its bytes.
///
/// It never calls the app. It returns one delivery at a time, and the app's requests while handling it are the next
/// inputs, in order.
struct Machine: ~Copyable {
  /// App code to run.
  enum Delivery {
    /// The first implemented method of these.
    case call(DelegateMethod, DelegateMethod?, DelegateMethod?)
    /// The handler of an owner.
    case handler(HandlerOwner)
    /// The app's code for the event.
    case event(BackgroundEvent)
    /// The app's observers of the notification.
    case observers(NotificationName)
    /// A block that the app scheduled.
    case block(Int)
    /// The enqueued handlers of the interface's objects.
    case interfaceHandlers
  }

  // Fixed for a test case.
  let environment: SimulationEnvironment
  let book: RuleBook
  let settings: Settings
  /// Whether scene delegates are notified of the life cycle.
  let isForScenes: Bool
  let fixedFacts: FactSet
  /// The objects of the interface, if the scenario describes one.
  let interface: Interface?
  /// The index of the described objects.
  let objectIndex: ObjectIndex?
  /// Whether notifications are delivered to the app: only to one that observes any.
  let deliversNotifications: Bool

  // Variable state.
  var trace = Trace()
  var clock = VirtualClock()
  var ruleStack = RuleStack()
  var life = LifeCycleState()
  var device = DeviceState()
  var otherApps = OtherApps()
  var memory = MemoryPressure()
  var process = ProcessState()
  var storage = Storage()
  /// The notifications posted during a request of the app, whose observers still have to run.
  var postsDuringRequest: [NotificationName] = []
  /// Why a process ended, until the app knows it.
  var unreportedEnd: TerminationReason?
  /// The scenes of an app that supports several; nil for an app with one scene or none.
  var scenes: SceneList?

  init(
    _ environment: consuming SimulationEnvironment,
    book: RuleBook,
    settings: Settings,
    isForScenes: Bool,
    deliversNotifications: Bool
  ) {
    self.book = book
    self.settings = settings
    self.isForScenes = isForScenes
    fixedFacts = environment.facts
    interface = environment.app.interface.map(Interface.init)
    objectIndex = environment.app.objects.all.isEmpty ? nil : ObjectIndex(environment.app.objects)
    self.deliversNotifications = deliversNotifications
    if environment.hasSeveralScenes { scenes = SceneList() }
    device.isInLowPowerMode = environment.device.lowPowerMode
    // Assigned last, so that it is moved and not copied.
    self.environment = environment
  }

  /// Creates a machine in the same state, with a trace that begins here; neither affects the other.
  ///
  /// The original must be between two steps. From now on, another value of a switch can apply.
  init(copying other: borrowing Machine, choosing choice: SettingChoice? = nil) {
    var (environment, settings) = (other.environment, other.settings)
    if let choice {
      environment.choices[choice.modelSwitch] = choice.value
      settings[choice.modelSwitch] = choice.value
    }
    self.environment = environment
    self.settings = settings
    book = other.book
    isForScenes = other.isForScenes
    fixedFacts = other.fixedFacts
    interface = other.interface.map(Interface.init(copying:))
    objectIndex = other.objectIndex
    deliversNotifications = other.deliversNotifications
    clock = other.clock
    ruleStack = other.ruleStack
    life = other.life
    device = other.device
    otherApps = other.otherApps
    memory = other.memory
    process = other.process.copy()
    storage = other.storage
    postsDuringRequest = other.postsDuringRequest
    unreportedEnd = other.unreportedEnd
    scenes = other.scenes
  }

  /// The screen or app in front.
  var front: FrontScreen { life.screen.front }

  /// The current state.
  var snapshot: Snapshot {
    mutating get {
      var snapshot = life.snapshot
      if life.state.isRunning { snapshot.views = interface?.viewSnapshots ?? [:] }
      if let scenes { snapshot.scenes = scenes.states }
      return snapshot
    }
  }

  /// Records a term caused by the current rule, with its details.
  mutating func record(_ term: Term, _ values: Details = Details()) {
    record(term, index: trace.intern(values))
  }

  /// Records a term with the index of its details or action in the trace.
  mutating func record(_ term: Term, index: Int32) {
    trace.append(
      TraceEntry(
        time: clock.now,
        term: term,
        index: index,
        reads: life.applicationState,
        cause: ruleStack.cause
      )
    )
  }

  /// Schedules a timer after the duration of a model switch.
  mutating func schedule(_ timer: ClockTimer, after time: ModelSwitch) {
    clock.timers.schedule(timer, at: clock.now + settings.duration(time))
  }
}
