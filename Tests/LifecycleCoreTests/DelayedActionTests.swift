import Testing

@_spi(Package) @testable import LifecycleCore

/// What the app's code does later, with `after`.
@Suite struct DelayedActionTests {
  private static let kinds = ActionKind.allCases.filter(\.canBeDelayed)

  @Test func `handlers are called and tasks are ended later`() {
    #expect(
      Set(Self.kinds) == [.callCompletionHandler, .endBackgroundTask, .setTaskCompleted]
    )
  }

  @Test(arguments: kinds) func `'after' is a parameter`(_ kind: ActionKind) {
    #expect(kind.parameters.contains { $0.name == "after" })
    #expect(kind.actor == .app)
  }

  @Test(arguments: kinds)
  func `the main queue does it when the time is over, unless the app is suspended`(
    _ kind: ActionKind
  ) throws {
    let driver = SimulatorDriver.active(OSVersion(18), scenes: true)
    let arguments: [ArgumentValue] = kind.parameters.map {
      $0.name == "after" ? .duration(.seconds(5)) : $0.isRequired ? .text("a") : .absent
    }
    let names = arguments.filter { $0 == .text("a") }
    let action = Action(kind, arguments)
    let simulator = driver.simulator
    #expect(action.delay == .seconds(5))
    #expect(simulator.perform(action))
    #expect(
      action.submission
        == Action(
          .dispatch,
          [.actions([Action(kind, names)]), .text("main"), .duration(.seconds(5))]
        )
    )
    simulator.wait(VirtualTime(milliseconds: 4999))
    let terms = simulator.trace.entries.map(\.term)
    #expect(terms.contains(.action(.dispatch)))
    #expect(!terms.contains(.effect(.workBegan)))
    simulator.wait(VirtualTime(milliseconds: 1))
    #expect(simulator.trace.entries.map(\.term).contains(.effect(.workBegan)))
  }

  @Test func `an identifier of Swift code is not a delay`() {
    #expect(Action(.endBackgroundTask, [.text("a"), .integer(3)]).delay == nil)
    #expect(Action(.callCompletionHandler, [.integer(3)]).written("after") == nil)
  }
}
