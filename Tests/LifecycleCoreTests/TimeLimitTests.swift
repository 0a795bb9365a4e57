@_spi(Package) import LifecycleCore
import Testing

/// A limit that is reached exactly is met; a millisecond more, and the app is killed at the limit.
@Suite("Limits of time") struct TimeLimitTests {
  private func blocking(_ method: DelegateMethod, _ milliseconds: Int64) -> RecordingApp {
    RecordingApp(during: [
      method: { application in
        application.perform(.work(milliseconds))
        return .done
      }
    ])
  }

  /// Which reason ended the app, and when.
  private func end(_ driver: SimulatorDriver) -> (TerminationReason, VirtualTime)? {
    for entry in driver.simulator.trace.entries {
      if case .termination(let reason) = entry.term { return (reason, entry.time) }
    }
    return nil
  }

  @Test("5 s to enter the background are in time, 5001 ms are not")
  func background() throws {
    let inTime = SimulatorDriver.active(OSVersion(5), app: blocking(.didEnterBackground, 5000))
    inTime.at(10, .pressHome)
    inTime.at(16)
    inTime.expect(
      from: 15,
      """
      15s note UIApplicationDidEnterBackgroundNotification
      16s state suspended
      """
    )
    let late = SimulatorDriver.active(OSVersion(5), app: blocking(.didEnterBackground, 5001))
    late.at(10, .pressHome)
    late.expect(
      from: 15,
      """
      15s state not-running
      15s end watchdog
      """
    )
  }

  @Test("5 s to launch are in time, 5001 ms are not", arguments: [5000, 5001])
  func launch(milliseconds: Int64) {
    let driver = SimulatorDriver(OSVersion(5), app: blocking(.didFinishLaunching, milliseconds))
    driver.at(0, .tapIcon)
    #expect(driver.simulator.state == (milliseconds == 5000 ? .active : .notRunning))
    #expect(driver.simulator.now == .seconds(5))
  }

  @Test("The launch's limit covers all of its calls together")
  func launchTogether() {
    let app = RecordingApp(during: [
      .willFinishLaunching: {
        $0.work(for: .seconds(3))
        return .done
      },
      .didFinishLaunching: {
        $0.work(for: .seconds(3))
        return .done
      },
    ])
    let driver = SimulatorDriver(OSVersion(6), app: app)
    driver.at(0, .tapIcon)
    #expect(end(driver)?.0 == .watchdog)
    #expect(end(driver)?.1 == .seconds(5))
  }

  @Test("20 s to launch with the measured limits", arguments: [20_000, 20_001])
  func measuredLaunch(milliseconds: Int64) {
    let driver = SimulatorDriver(OSVersion(5), app: blocking(.didFinishLaunching, milliseconds)) {
      $0.choices[.limits] = 1
    }
    driver.at(0, .tapIcon)
    #expect(driver.simulator.state == (milliseconds == 20_000 ? .active : .notRunning))
  }

  @Test("5 s to terminate: who takes longer is killed without the notification")
  func terminate() {
    let inTime = SimulatorDriver.active(OSVersion(3), app: blocking(.willTerminate, 5000))
    inTime.at(10, .pressHome)
    #expect(end(inTime)?.0 == .quit)
    let late = SimulatorDriver.active(OSVersion(3), app: blocking(.willTerminate, 5001))
    late.at(10, .pressHome)
    late.expect(
      from: 15,
      """
      15s state not-running
      15s end watchdog
      """
    )
  }

  @Test("A task that is ended in the last instant of its grace does not kill the app")
  func grace() {
    func driver(_ milliseconds: Int64) -> SimulatorDriver {
      let handler = [Action.work(milliseconds), .endTask("a")]
      let driver = SimulatorDriver.active(OSVersion(7))
      driver.at(5, .beginTask("a", expiration: handler))
      driver.at(10, .pressHome)
      driver.at(300)
      return driver
    }
    #expect(end(driver(5000)) == nil)
    #expect(end(driver(5001))?.0 == .backgroundTask)
    #expect(end(driver(5001))?.1 == .seconds(195))
  }

  @Test("A main thread that is busy when the time is up does not put off the end")
  func busyAtExpiration() {
    let driver = SimulatorDriver.active(OSVersion(7))
    driver.at(5, .beginTask("a", expiration: [.endTask("a")]))
    driver.at(10, .pressHome)
    driver.at(100, .work(200_000))
    driver.expect(
      from: 100,
      """
      100s app work
      195s state not-running
      195s end background-task
      """
    )
  }

  @Test("A task that begins in the background after another one ended is killed, too")
  func taskAfterTask() {
    let driver = SimulatorDriver.active(OSVersion(7))
    driver.at(10, .pressHome)
    driver.at(10, .beginTask("a"))
    driver.at(20, .endTask("a"))
    driver.at(20, .beginTask("b"))
    driver.at(300)
    #expect(end(driver)?.1 == .seconds(195))
  }

  @Test("Suspension comes a second after the last reason to run, not a millisecond before")
  func suspension() {
    let driver = SimulatorDriver.active(OSVersion(4))
    driver.at(10, .pressHome)
    driver.simulator.wait(VirtualTime(milliseconds: 999))
    #expect(driver.simulator.state == .background)
    driver.simulator.wait(VirtualTime(milliseconds: 1))
    #expect(driver.simulator.state == .suspended)
  }

  @Test("An app that works when it would be suspended is suspended a second after it")
  func workDelaysSuspension() {
    let driver = SimulatorDriver.active(OSVersion(4))
    driver.at(10, .pressHome)
    driver.simulator.wait(VirtualTime(milliseconds: 500))
    #expect(driver.simulator.perform(.work(3000)))
    driver.at(14)
    #expect(driver.simulator.state == .background)
    driver.at(15)
    driver.expect(
      from: 14,
      """
      14500ms state suspended
      """
    )
  }

  @Test("Nothing that a killed app requests has an effect")
  func afterKill() {
    let app = RecordingApp(during: [
      .didEnterBackground: { application in
        application.work(for: .seconds(6))
        #expect(!application.isRunning)
        #expect(application.beginBackgroundTask(withName: "late") == .invalid)
        #expect(!application.perform(.work(1000)))
        return .done
      }
    ])
    let driver = SimulatorDriver.active(OSVersion(5), app: app)
    driver.at(10, .pressHome)
    driver.at(60, .tapIcon)
    #expect(driver.simulator.state == .active)
    #expect(end(driver)?.1 == .seconds(15))
  }
}
