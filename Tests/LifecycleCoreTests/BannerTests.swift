import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("Banners") struct BannerTests {
  @Test("A banner that nobody touches is gone after 5 s")
  func bannerGoes() {
    let driver = SimulatorDriver.active(OSVersion(5))
    driver.at(10, .deliverNotification)
    driver.at(14)
    #expect(driver.simulator.possibleActions().contains(.tapBanner))
    driver.at(15)
    #expect(!driver.simulator.possibleActions().contains(.tapBanner))
    #expect(!driver.simulator.perform(Action(.tapBanner)))
    #expect(driver.simulator.state == .active)
  }
}

@Suite("Possible actions") struct PossibleActionTests {
  @Test("A background event is possible wherever some form of it is")
  func backgroundEvent() {
    let driver = SimulatorDriver(OSVersion(7))
    #expect(driver.simulator.possibleActions().contains(.backgroundEvent))
    #expect(SimulatorDriver(OSVersion(3)).simulator.possibleActions().contains(.backgroundEvent))
    #expect(driver.simulator.possibleActions().contains(.localNotification))
    #expect(!SimulatorDriver(OSVersion(3)).simulator.possibleActions().contains(.localNotification))
  }

  @Test("What is performed was possible", arguments: Profile.all)
  func performedIsPossible(profile: Profile) {
    var environment = SimulationEnvironment(os: profile.firstVersion)
    if profile.isForScenes { environment.app.lifeCycle = .scenes }
    for kind in ActionKind.allCases where !kind.isOnlyForCallbacks {
      let simulator = Simulator(environment, app: RecordingApp())
      let isPossible = simulator.possibleActions().contains(kind)
      var generator = SplitMix(seed: 1)
      for _ in 0..<20 where simulator.traceCount == 0 {
        if simulator.perform(.random(kind, using: &generator)) { #expect(isPossible) }
      }
      #expect(!isPossible || simulator.traceCount > 0, "\(kind) is possible in no form")
    }
  }
}
