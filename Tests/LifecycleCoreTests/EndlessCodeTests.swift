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

  @Test("However long a timer repeats in a step, its ticks have an end")
  func ticks() {
    let story = Story.active(OSVersion(8))
    story.at(0, Action(.startWork, [.word(0)]))
    let before = story.simulator.trace.entries.count
    story.at(50_000)
    #expect(story.simulator.trace.entries.count - before == 50_000)
    #expect(!story.simulator.hasTooManyTicks)
    story.at(1_000_000_000)
    #expect(story.simulator.hasTooManyTicks)
    #expect(story.simulator.trace.entries.count - before == 50_000 + 50_001)
  }
}
