/// The simulated device, system and process: it turns inputs into what the app is called with.
///
/// Each component has its part of the state and its operations; the machine applies the rules to them. It cannot be
/// copied, since whatever asks it something would copy all of it.
///
/// It never calls the app. It hands out one delivery at a time, and what the app requests while it
/// handles one is the next input, in order.
struct Machine: ~Copyable {
  /// Something that the app's code must run.
  enum Delivery {
    /// The first of these that is implemented.
    case call(DelegateMethod, DelegateMethod?, DelegateMethod?)
    /// The handler that belongs to something.
    case handler(HandlerOwner)
    /// The app's code for the event.
    case event(BackgroundEvent)
    /// What the objects of the interface do with what they received.
    case interfaceHandlers
  }

  // What the test case fixes.
  let world: WorldDescription
  let book: RuleBook
  let settings: Settings
  /// Whether scene delegates are notified of the life cycle.
  let isForScenes: Bool
  let fixedFacts: FactSet
  /// The objects of the interface, if the scenario describes one.
  let interface: Interface?
  /// Where described objects are found by their names.
  let objectIndex: ObjectIndex?

  // What changes.
  var trace = Trace()
  var clock = VirtualClock()
  var agenda = Agenda()
  var life = LifeCycleState()
  var device = DeviceState()
  var otherApps = OtherApps()
  var memory = MemoryPressure()
  var process = ProcessState()
  var storage = Storage()

  init(_ world: WorldDescription, profile: Profile, book: RuleBook? = nil) {
    self.book = book ?? profile.book
    settings = profile.settings(of: world)
    isForScenes = profile.isForScenes
    fixedFacts = world.facts
    interface = world.app.interface.map(Interface.init)
    objectIndex = world.app.objects.all.isEmpty ? nil : ObjectIndex(world.app.objects)
    // In the end, where it need not be copied.
    self.world = world
  }

  /// The current state.
  var snapshot: Snapshot {
    var snapshot = life.snapshot
    if life.state.isRunning { snapshot.views = interface?.viewSnapshots ?? [:] }
    return snapshot
  }

  /// Records something that the current rule brings about, with what it is given.
  mutating func record(_ term: Term, _ values: Details = Details()) {
    record(term, index: trace.intern(values))
  }

  /// The same, with the index in the trace of what it is given.
  mutating func record(_ term: Term, index: Int32) {
    trace.append(
      TraceEntry(
        time: clock.now,
        term: term,
        index: index,
        reads: life.applicationState,
        cause: agenda.cause
      )
    )
  }

  /// Schedules a timer after the time of a model switch.
  mutating func schedule(_ timer: Timer, after time: ModelSwitch) {
    clock.timers.schedule(timer, at: clock.now + settings.duration(time))
  }
}

extension Profile {
  /// The switches as they are in a world: the defaults of the profile, and what the scenario sets over them.
  func settings(of world: WorldDescription) -> Settings {
    var settings = settings
    for (item, value) in world.choices { settings[item] = value }
    return settings
  }
}
