import Testing

@testable import LifecycleCore

@Suite("Banners") struct BannerTests {
  @Test("A banner that nobody touches is gone after 5 s")
  func bannerGoes() {
    let story = Story.active(OSVersion(5))
    story.at(10, .deliverNotification)
    story.at(14)
    #expect(story.simulator.possibleActions().contains(.tapBanner))
    story.at(15)
    #expect(!story.simulator.possibleActions().contains(.tapBanner))
    #expect(!story.simulator.perform(Action(.tapBanner)))
    #expect(story.simulator.state == .active)
  }
}

@Suite("Possible actions") struct PossibleActionTests {
  @Test("A background event is possible wherever some form of it is")
  func backgroundEvent() {
    let story = Story(OSVersion(7))
    #expect(story.simulator.possibleActions().contains(.backgroundEvent))
    #expect(Story(OSVersion(3)).simulator.possibleActions().contains(.backgroundEvent))
    #expect(story.simulator.possibleActions().contains(.localNotification))
    #expect(!Story(OSVersion(3)).simulator.possibleActions().contains(.localNotification))
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
