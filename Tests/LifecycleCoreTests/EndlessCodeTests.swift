import Testing

@_spi(Package) @testable import LifecycleCore

/// Code that has no end is ended by the system; code that only does much is not.
@Suite("Endless code") struct EndlessCodeTests {
  /// Launches an app with code in `applicationDidBecomeActive:`.
  private func driver(_ code: @escaping (Application) -> Void) -> SimulatorDriver {
    let app = RecordingApp(during: [
      .didBecomeActive: { application in
        code(application)
        return .done
      }
    ])
    let driver = SimulatorDriver(OSVersion(8), app: app)
    driver.at(0, .tapIcon)
    return driver
  }

  /// Schedules blocks of which each schedules the next one.
  private func schedule(_ count: Int, after delay: VirtualTime = .zero, _ application: Application)
  {
    guard count > 0 else { return }
    application.schedule(after: delay) { schedule(count - 1, after: delay, application) }
  }

  @Test("An app can perform an action 1,500 times, in one method or in as many blocks")
  func finite() {
    let task = Action(.beginBackgroundTask, [.text("task"), .absent])
    let inMethod = driver { application in for _ in 0..<1_500 { application.perform(task) } }
    #expect(inMethod.simulator.state == .active)
    let began = inMethod.simulator.trace.entries.count { $0.term == .action(.beginBackgroundTask) }
    #expect(began == 1_500)
    let inBlocks = driver { application in
      for _ in 0..<1_500 { application.schedule(after: .zero) { application.perform(.work(0)) } }
    }
    #expect(inBlocks.simulator.state == .active)
    #expect(inBlocks.simulator.trace.entries.count { $0.term == .action(.work) } == 1_500)
  }

  @Test("A block can begin another one at once 1,000 times in a row, and any number of times later")
  func blocks() {
    #expect(driver { schedule(1_000, $0) }.simulator.state == .active)
    #expect(driver { schedule(1_001, $0) }.simulator.state == .notRunning)
    let later = driver { schedule(3_000, after: .seconds(1), $0) }
    later.at(10_000)
    #expect(later.simulator.state == .active)
  }

  @Test("The same code can be entered again 1,000 times, other code in between or not")
  func entries() {
    var activity = CodeActivity()
    let codes: [CodeActivity.Code] = [
      .method(.didBecomeActive), .method(.willResignActive), .observers(.didBecomeActive),
    ]
    for code in codes {
      #expect((0..<1_000).allSatisfy { _ in !activity.enter(code) })
    }
    #expect((0..<65).contains { _ in activity.enter(codes[0]) })
    activity.beginTurn()
    #expect((0..<1_000).allSatisfy { _ in !activity.enter(codes[0]) })
    #expect((0..<65).contains { _ in activity.enter(codes[0]) })
  }

  @Test("After 50,000 actions in a step, which are too many to record, the app runs on")
  func actions() {
    let driver = driver { application in
      for _ in 0..<50_000 { application.perform(.work(0)) }
    }
    #expect(!driver.simulator.hasTooManyActions)
    let before = driver.simulator.trace.entries.count
    let tooMany = self.driver { application in
      for _ in 0..<60_000 { application.perform(.work(0)) }
    }
    #expect(tooMany.simulator.hasTooManyActions)
    #expect(tooMany.simulator.state == .active)
    #expect(tooMany.simulator.trace.entries.count == before)
  }

  @Test("However long a timer repeats in a step, its ticks have an end")
  func ticks() {
    let driver = SimulatorDriver.active(OSVersion(8))
    driver.at(0, Action(.startWork, [.word(0)]))
    let before = driver.simulator.trace.entries.count
    driver.at(50_000)
    #expect(driver.simulator.trace.entries.count - before == 50_000)
    #expect(!driver.simulator.hasTooManyTicks)
    driver.at(1_000_000_000)
    #expect(driver.simulator.hasTooManyTicks)
    #expect(driver.simulator.trace.entries.count - before == 50_000 + 50_001)
  }
}
