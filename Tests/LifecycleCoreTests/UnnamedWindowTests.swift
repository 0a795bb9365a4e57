import Testing

@_spi(Package) @testable import LifecycleCore

/// Windows that the user opens and closes without a name.
@Suite struct UnnamedWindowTests {
  private func driver(_ os: OSVersion = OSVersion(18)) -> SimulatorDriver {
    .active(os, scenes: true) {
      $0.app.supportsMultipleScenes = true
      $0.device = Device(model: .ipad)
    }
  }

  private func names(_ simulator: Simulator) -> [String] {
    simulator.snapshot.scenes.map(\.name)
  }

  @Test func `each window has the next name`() {
    let driver = driver()
    for _ in 0..<11 { driver.at(1, .openWindow) }
    #expect(
      names(driver.simulator) == [
        "main", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth", "window-11", "window-12",
      ]
    )
  }

  @Test func `a name that is taken is skipped`() {
    let driver = driver()
    driver.at(1, Action(.openWindow, [.text("third")]))
    driver.at(1, .openWindow)
    driver.at(1, .openWindow)
    #expect(names(driver.simulator) == ["main", "third", "second", "fourth"])
  }

  @Test func `the window that is closed is recorded by its name`() {
    let driver = driver()
    driver.at(1, Action(.openWindow, [.text("a")]))
    driver.at(2, .closeWindow)
    let trace = driver.simulator.trace
    let closing = trace.entries.compactMap { trace.action(of: $0) }.filter {
      $0.kind == .closeWindow
    }
    #expect(closing.map(\.subject) == ["a"])
  }

  @Test func `several windows are listed, and none is closed`() {
    let driver = driver()
    for _ in 0..<2 { driver.at(1, .openWindow) }
    let simulator = driver.simulator
    let count = simulator.traceCount
    #expect(!simulator.canPerform(Action(.closeWindow)))
    #expect(!simulator.perform(Action(.closeWindow)))
    #expect(simulator.traceCount == count)
    #expect(simulator.possibleArguments(for: Action(.closeWindow)) == ["second", "third"])
    #expect(simulator.possibleActions().contains(.closeWindow))
    #expect(simulator.perform(Action(.closeWindow, [.text("second")])))
    #expect(simulator.canPerform(Action(.closeWindow)))
    #expect(simulator.possibleArguments(for: Action(.closeWindow)) == [])
  }
}
