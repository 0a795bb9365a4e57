import LifecycleCore
import Testing

/// Code that performs more actions than code that stops would is ended by the system.
@Suite("Endless code") struct EndlessCodeTests {
  /// Launches an app that performs an action so many times in `applicationDidBecomeActive:`.
  private func ends(after times: Int, _ action: Action) -> Bool {
    let app = RecordingApp(during: [
      .didBecomeActive: { application in
        for _ in 0..<times { application.perform(action) }
        return .done
      }
    ])
    let story = Story(OSVersion(8), app: app)
    story.at(0, .tapIcon)
    return story.simulator.state == .notRunning
  }

  @Test("1,000 actions in one turn of the run loop are allowed, 1,001 are not")
  func inOneTurn() {
    #expect(!ends(after: 1_000, .work(0)))
    #expect(ends(after: 1_001, .work(0)))
  }
}
