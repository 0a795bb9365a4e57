import Testing

@_spi(Package) @testable import LifecycleCore
@testable import ScenarioDelegates

/// Implements some methods; the others are the protocol's defaults.
private final class FewMethods: ApplicationDelegate {
  let log: DelegateLog
  private var count = 0

  init(_ log: DelegateLog) { self.log = log }

  private func note(_ text: String) {
    count += 1
    log.lines.append("\(count) \(text)")
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? String
    let source = launchOptions?[.sourceApplication] as? String
    let location = launchOptions?[.location] as? Bool
    note("didFinish \(url ?? "-") \(source ?? "-") \(location.map { "\($0)" } ?? "-")")
    return true
  }

  func applicationDidBecomeActive(_ application: Application) { note("didBecomeActive") }

  func applicationDidEnterBackground(_ application: Application) {
    note("didEnterBackground \(application.applicationState.map { "\($0)" } ?? "-")")
  }

  func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    note("open \(url) \(options[.sourceApplication] as? String ?? "-")")
    return true
  }

  func applicationWillTerminate(_ application: Application) { note("willTerminate") }
}

/// Asks for whatever it can from inside its callbacks.
private final class Busy: ApplicationDelegate {
  let log: DelegateLog
  private var task = BackgroundTaskIdentifier.invalid

  init(_ log: DelegateLog) { self.log = log }

  func applicationDidBecomeActive(_ application: Application) {
    log.lines.append("unlimited: \(application.backgroundTimeRemaining > 1e9)")
  }

  func applicationWillResignActive(_ application: Application) {
    task = application.beginBackgroundTask(withName: "save") { [unowned self] in
      log.lines.append("expires \(application.backgroundTimeRemaining)")
      application.endBackgroundTask(task)
      task = .invalid
    }
    log.lines.append("began: \(task != .invalid)")
  }

  func applicationDidEnterBackground(_ application: Application) {
    application.work(for: .seconds(2))
    log.lines.append("left \(application.backgroundTimeRemaining)")
    let other = application.beginBackgroundTask()
    application.endBackgroundTask(other)
    application.endBackgroundTask(other)
  }

  func applicationWillTerminate(_ application: Application) {
    let late = application.beginBackgroundTask()
    log.lines.append("late: \(late == .invalid)")
  }
}

@Suite("Delegates in Swift") struct DelegateAppTests {
  private func calls(_ simulator: Simulator) -> [String] {
    simulator.trace.entries.compactMap {
      if case .call(let method) = $0.term { method.swiftName } else { nil }
    }
  }

  private func environment(_ os: OSVersion, scenes: Bool = false) -> SimulationEnvironment {
    var environment = SimulationEnvironment(os: os)
    if scenes { environment.app.lifeCycle = .scenes }
    return environment
  }

  @Test("The model sees which methods a delegate implements")
  func implemented() {
    let log = DelegateLog()
    let simulator = Simulator(environment(OSVersion(9)), app: DelegateApp { FewMethods(log) })
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    #expect(
      calls(simulator) == [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
        "applicationDidEnterBackground(_:)",
      ]
    )
    #expect(
      log.lines == ["1 didFinish - - -", "2 didBecomeActive", "3 didEnterBackground background"]
    )
  }

  @Test("A method that calls another one of its own, which is not there, counts as implemented")
  func nestedDefault() {
    final class Sharing: ApplicationDelegate {
      func applicationDidBecomeActive(_ application: Application) {
        applicationWillEnterForeground(application)
      }
    }
    let simulator = Simulator(
      SimulationEnvironment(os: OSVersion(9)),
      app: DelegateApp { Sharing() }
    )
    _ = simulator.perform(Action(.tapIcon))
    let calls = simulator.trace.entries.compactMap { entry -> DelegateMethod? in
      if case .call(let method) = entry.term { method } else { nil }
    }
    #expect(calls == [.didBecomeActive])
  }

  @Test("A new process has a new delegate")
  func relaunch() {
    let log = DelegateLog()
    let simulator = Simulator(environment(OSVersion(9)), app: DelegateApp { FewMethods(log) })
    #expect(simulator.perform(Action(.openURL, [.text("todo://1"), .text("com.example.mail")])))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(5))
    #expect(simulator.perform(.with(.lowMemory, "purge")))
    #expect(simulator.perform(.with(.backgroundEvent, "location")))
    #expect(
      log.lines == [
        "1 didFinish todo://1 com.example.mail -", "2 open todo://1 com.example.mail",
        "3 didBecomeActive", "4 didEnterBackground background", "1 didFinish - - true",
      ]
    )
  }

  @Test("Without a scene delegate no scene call is made, and the app lives all the same")
  func noSceneDelegate() {
    let delegate = EveryMethod(DelegateLog())
    let simulator = Simulator(
      environment(OSVersion(13), scenes: true),
      app: DelegateApp { delegate }
    )
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.state == .active)
    #expect(!calls(simulator).contains { $0.hasPrefix("scene") })
  }

  @Test("A delegate may ask for anything from inside its callbacks")
  func busy() {
    let log = DelegateLog()
    let simulator = Simulator(environment(OSVersion(7)), app: DelegateApp { Busy(log) })
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(200))
    #expect(simulator.state == .suspended)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.openSwitcher)))
    #expect(simulator.perform(Action(.removeFromSwitcher)))
    #expect(
      log.lines == [
        "unlimited: true", "began: true", "left 178.0", "expires 0.0", "unlimited: true",
        "began: true", "left 178.0", "left 176.0", "late: true",
      ]
    )
    let unknown = simulator.trace.entries.count {
      if case .effect(.unknownTask) = $0.term { true } else { false }
    }
    #expect(unknown == 3, "a task that is ended twice is unknown the second time")
  }

  @Test("A task is ended by its identifier, not by its name")
  func sameName() {
    final class Twice: ApplicationDelegate {
      func applicationDidEnterBackground(_ application: Application) {
        _ = application.beginBackgroundTask(withName: "save")
        let second = application.beginBackgroundTask(withName: "save")
        application.endBackgroundTask(second)
        application.endBackgroundTask(second)
      }
    }
    let simulator = Simulator(environment(OSVersion(7)), app: DelegateApp { Twice() })
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(10))
    #expect(simulator.state == .background, "the first task still runs")
  }

  @Test("The application is freed with its simulator, whatever its handlers hold")
  func noLeak() {
    final class Holder: ApplicationDelegate {
      func applicationDidBecomeActive(_ application: Application) {
        _ = application.beginBackgroundTask(withName: "x") { [self] in
          print(self, application.isRunning)
        }
      }
    }
    weak var delegate: Holder?
    do {
      let app = DelegateApp {
        let holder = Holder()
        delegate = holder
        return holder
      }
      let simulator = Simulator(environment(OSVersion(7)), app: app)
      #expect(simulator.perform(Action(.tapIcon)))
      #expect(delegate != nil)
    }
    #expect(delegate == nil)
  }
}
