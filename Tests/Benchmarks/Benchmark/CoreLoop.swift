import LifecycleCore

/// An app with the methods of the template, whose code takes no time: what is measured is the core alone.
private final class TemplateApp: SimulatedApp {
  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    switch call.method {
    case .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willEnterForeground, .willTerminate:
      .done
    default: .notImplemented
    }
  }
}

/// Runs launch, home, return, home, return and so on, with the trace on.
enum CoreLoop {
  /// Runs this many steps in worlds of a thousand steps each, and returns the microseconds that one took.
  static func microsecondsPerStep(steps: Int) throws -> Double {
    let world = WorldDescription(os: OSVersion(9))
    let app = TemplateApp()
    let tap = Action(.tapIcon)
    let home = Action(.pressHome)
    var entries = 0
    let clock = ContinuousClock()
    let time = try clock.measure {
      for _ in 0..<(steps / 1000) {
        let simulator = Simulator(world, app: app)
        for _ in 0..<500 {
          guard simulator.perform(tap), simulator.perform(home) else {
            throw BenchmarkError("the core refused a step")
          }
        }
        entries += simulator.traceCount
      }
    }
    guard entries > steps * 5 else { throw BenchmarkError("the core did too little") }
    return time / .microseconds(1) / Double(steps)
  }
}
