import Testing

@_spi(Package) @testable import LifecycleCore

/// What app code can do and receives besides delegate methods: blocks, notifications, its own actions and probes.
@Suite struct AppSeamTests {
  // MARK: - Blocks in virtual time

  @Test func blocksRunAtTheirTimeInOrder() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    app.onAction = { application in
      application.schedule(after: .seconds(2)) { app.note("two", application) }
      application.schedule(after: .seconds(1)) { app.note("one", application) }
      application.schedule(after: .zero) { app.note("now", application) }
      let canceled = application.schedule(after: .seconds(1)) { app.note("never", application) }
      application.cancel(canceled)
      application.schedule(after: .seconds(1)) { app.note("one more", application) }
    }
    #expect(simulator.perform(CustomAction("go")) == .done)
    #expect(app.log == ["now at 0s"])
    simulator.wait(.seconds(5))
    #expect(app.log == ["now at 0s", "one at 1s", "one more at 1s", "two at 2s"])
  }

  @Test func aBusyMainThreadRunsNoBlock() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    app.onAction = { application in
      application.schedule(after: .seconds(1)) { app.note("late", application) }
      application.work(for: .seconds(3))
      app.note("done", application)
    }
    _ = simulator.perform(CustomAction("go"))
    #expect(app.log == ["done at 3s", "late at 3s"])
  }

  @Test func aSuspendedAppRunsItsBlocksWhenItIsResumed() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    app.onAction = { application in
      application.schedule(after: .seconds(60)) { app.note("a minute", application) }
    }
    _ = simulator.perform(CustomAction("go"))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(600))
    #expect(simulator.state == .suspended)
    #expect(app.log.isEmpty)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(app.log == ["a minute at \(simulator.now)"])
  }

  @Test func aPollingAppIsSuspendedAllTheSame() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    app.onAction = { app.poll($0) }
    _ = simulator.perform(CustomAction("go"))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(600))
    #expect(simulator.state == .suspended)
  }

  @Test func blocksOfADeadLaunchAreDropped() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    app.onAction = { application in
      application.schedule(after: .seconds(1)) { app.note("dead", application) }
    }
    _ = simulator.perform(CustomAction("go"))
    #expect(simulator.killSilently())
    #expect(simulator.perform(Action(.tapIcon)))
    simulator.wait(.seconds(5))
    #expect(app.log.isEmpty)
  }

  @Test func whatADeadLaunchAsksForIsReported() throws {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    var kept: Application?
    app.onAction = { kept = $0 }
    _ = simulator.perform(CustomAction("go"))
    let first = try #require(kept)
    #expect(simulator.killSilently())
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(!first.isRunning)
    first.schedule(after: .zero) { app.note("dead", first) }
    #expect(first.beginBackgroundTask(withName: "late") == .invalid)
    simulator.wait(.seconds(1))
    #expect(app.log.isEmpty)
    #expect(app.stale.map(\.request) == ["a block", "begin-background-task"])
    #expect(app.stale.allSatisfy { $0.launch == 1 && $0.currentLaunch == 2 })
  }

  @Test func blocksWithoutAPauseAreEndlessCode() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    func again(_ application: Application) {
      application.schedule(after: .zero) { again(application) }
    }
    app.onAction = again
    _ = simulator.perform(CustomAction("go"))
    #expect(simulator.state == .notRunning)
    #expect(app.ends == [.watchdog])
  }

  // MARK: - Notifications

  @Test func observersRunWhereTheTraceHasTheNotification() throws {
    let app = SeamApp()
    var indices: [Int] = []
    let simulator = Simulator(SimulationEnvironment(os: OSVersion(9)), app: app)
    app.onNotification = { [unowned simulator] _ in indices.append(simulator.traceCount - 1) }
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    let posted = simulator.trace.entries.indices.filter {
      if case .notification = simulator.trace.entries[$0].term { true } else { false }
    }
    #expect(!indices.isEmpty)
    #expect(indices == posted)
  }

  @Test func requestsOfAnObserverArePerformedAtOnce() {
    let app = SeamApp()
    let simulator = Simulator(SimulationEnvironment(os: OSVersion(9)), app: app)
    app.onNotification = { notification in
      if notification == .didEnterBackground {
        _ = app.application?.beginBackgroundTask(withName: "save")
      }
    }
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(30))
    #expect(simulator.state == .background)
    #expect(simulator.whyNotSuspended == ["background task 'save' is not ended"])
  }

  // MARK: - The end of a process

  @Test func anAppKnowsWhenItsProcessEnds() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    app.onAction = { application in
      application.work(for: .seconds(60))
      app.note("running: \(application.isRunning)", application)
    }
    _ = simulator.perform(CustomAction("go"))
    // The watchdog ends the process while its code runs.
    #expect(app.ends == [.watchdog])
    #expect(app.log.count == 1 && app.log[0].hasPrefix("running: false"))
  }

  @Test(arguments: [AppState.active, .background, .suspended])
  func aSilentKillEndsAnyState(_ state: AppState) {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    if state != .active { #expect(simulator.perform(Action(.pressHome))) }
    if state == .suspended { simulator.wait(.seconds(600)) }
    #expect(simulator.state == state)
    let calls = app.calls
    #expect(simulator.killSilently())
    #expect(simulator.state == .notRunning)
    #expect(app.calls == calls)
    #expect(app.ends == [.memory])
    #expect(!simulator.killSilently())
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.state == .active)
  }

  // MARK: - Actions and probes

  @Test func actionsNeedRunningCode() {
    let app = SeamApp()
    let simulator = Simulator(SimulationEnvironment(os: OSVersion(9)), app: app)
    #expect(simulator.perform(CustomAction("go")) == nil)
    #expect(simulator.read("draft") == nil)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(CustomAction("other")) == .unknown(known: ["go"]))
    #expect(simulator.read("draft") == .value(.text("")))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(600))
    #expect(simulator.perform(CustomAction("go")) == nil)
    #expect(simulator.read("draft") == .value(.text("")))
  }

  @Test func afterAFaultNothingIsCalled() {
    let app = SeamApp()
    let simulator = Simulator.launched(app)
    app.onAction = { _ in app.fault = AppFault(.crash, "it crashed with SIGILL", signal: 4) }
    _ = simulator.perform(CustomAction("go"))
    let calls = app.calls
    _ = simulator.perform(Action(.pressHome))
    simulator.wait(.seconds(600))
    #expect(app.calls == calls)
    #expect(simulator.fault?.signal == 4)
  }

  @Test func valuesAreComparedByMeaning() {
    #expect(AppValue.integer(3) == .number(3))
    #expect(AppValue.text("3") != .integer(3))
    #expect(
      AppValue.mapping([("a", .null), ("b", .list([.bool(true)]))])
        == .mapping([("b", .list([.bool(true)])), ("a", .null)])
    )
    #expect(Set([AppValue.integer(3), .number(3)]).count == 1)
    let value = AppValue.mapping([("a", .text("x")), ("b", .list([.number(1.5)]))])
    #expect("\(value)" == "{a: 'x', b: [1.5]}")
  }
}

extension Simulator {
  /// Creates a simulator whose app is in front.
  fileprivate static func launched(_ app: SeamApp) -> Simulator {
    let simulator = Simulator(SimulationEnvironment(os: OSVersion(9)), app: app)
    #expect(simulator.perform(Action(.tapIcon)))
    return simulator
  }
}

/// An app that does what a test wants in its action, and logs what else reaches it.
private final class SeamApp: SimulatedApp {
  var onAction: (Application) -> Void = { _ in }
  var onNotification: (NotificationName) -> Void = { _ in }
  var fault: AppFault?
  private(set) var application: Application?
  private(set) var log: [String] = []
  private(set) var ends: [TerminationReason] = []
  private(set) var stale: [StaleRequest] = []
  private(set) var calls = 0

  func note(_ text: String, _ application: Application) {
    log.append("\(text) at \(application.now)")
  }

  func poll(_ application: Application) {
    application.schedule(after: VirtualTime(milliseconds: 500)) { [unowned self] in
      poll(application)
    }
  }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    calls += 1
    return .done
  }

  func handle(_ notification: NotificationName, _ application: Application) {
    self.application = application
    onNotification(notification)
    self.application = nil
  }

  func processDidEnd(_ reason: TerminationReason) { ends.append(reason) }

  func handle(_ request: StaleRequest) { stale.append(request) }

  func perform(_ action: CustomAction, _ application: Application) -> ActionAnswer {
    guard action.name == "go" else { return .unknown(known: ["go"]) }
    onAction(application)
    return .done
  }

  func read(_ probe: String, _ application: Application) -> ProbeAnswer { .value(.text("")) }
}
