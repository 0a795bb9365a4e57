import Testing

@_spi(Package) @testable import LifecycleCore

/// The graph of the states holds what can come, and nothing else.
@Suite("The graph of the states") struct StateGraphTests {
  private static func environment(_ os: OSVersion) -> SimulationEnvironment {
    var environment = SimulationEnvironment(os: os)
    environment.app.backgroundModes = Set(BackgroundMode.allCases)
    if os >= OSVersion(13) { environment.app.lifeCycle = .scenes }
    return environment
  }

  @Test("Without the background an app is inactive, active or not running")
  func withoutBackground() {
    let edges = StateGraph(Self.environment(OSVersion(3))).edges
    let states = Set(edges.flatMap { [$0.from, $0.to] })
    #expect(states == [.notRunning, .inactive, .active])
    #expect(edges.contains(.init(from: .inactive, to: .notRunning, trigger: "user: press-home")))
  }

  @Test("Home leads from active through inactive to the background, and time to suspended")
  func pressingHome() {
    let edges = Set(StateGraph(Self.environment(OSVersion(4))).edges)
    let home = "user: press-home"
    #expect(edges.contains(.init(from: .active, to: .inactive, trigger: home)))
    #expect(edges.contains(.init(from: .inactive, to: .background, trigger: home)))
    #expect(edges.contains { $0.from == .background && $0.to == .suspended })
    #expect(edges.contains(.init(from: .suspended, to: .background, trigger: "user: tap-icon")))
    #expect(!edges.contains { $0.to == .active && $0.from != .inactive })
    #expect(!edges.contains { $0.to == .suspended && $0.from != .background })
  }

  @Test(
    "Whatever happens to an app that does nothing is in the graph",
    arguments: [OSVersion(3), OSVersion(8), OSVersion(13)]
  )
  func walksStayInside(os: OSVersion) {
    let environment = Self.environment(os)
    let graph = Set(StateGraph(environment).edges)
    let kinds = ActionKind.allCases.filter { $0.actor != .app && !$0.isOnlyForCallbacks }
    var generator = SplitMix(seed: 7)
    for _ in 0..<100 {
      let simulator = Simulator(environment, app: QuietApp())
      for _ in 0..<40 {
        if generator.once(in: 5) { simulator.wait(.seconds(2)) }
        guard let kind = kinds.randomElement(using: &generator) else { break }
        _ = simulator.perform(.random(kind, using: &generator))
      }
      let taken = Set(StateGraph.transitions(in: simulator.trace, by: simulator.book))
      #expect(taken.isSubset(of: graph), "\(taken.subtracting(graph))")
    }
  }
}

/// The graph of the states of a scene holds what can come.
@Suite("The graph of the states of a scene") struct SceneGraphTests {
  private static let edges: Set<SceneGraph.Edge> = {
    var environment = SimulationEnvironment(os: OSVersion(17))
    environment.app.lifeCycle = .scenes
    environment.app.supportsMultipleScenes = true
    environment.device.model = .ipad
    return Set(SceneGraph(environment).edges)
  }()

  @Test("A scene connects on its way to the screen, or in the background to be refreshed")
  func connecting() {
    let icon = "user: tap-icon"
    #expect(Self.edges.contains(.init(from: .unattached, to: .foregroundInactive, trigger: icon)))
    #expect(Self.edges.contains(.init(from: .disconnected, to: .foregroundInactive, trigger: icon)))
    #expect(Self.edges.contains { $0.from == .disconnected && $0.to == .background })
    #expect(!Self.edges.contains { $0.to == .unattached || $0.from == .discarded })
  }

  @Test("A scene is disconnected, and its session may be discarded")
  func leaving() {
    let close = "user: close-window"
    #expect(Self.edges.contains(.init(from: .disconnected, to: .discarded, trigger: close)))
    #expect(
      Self.edges.contains(
        .init(from: .background, to: .disconnected, trigger: "system: reclaim-scene")
      )
    )
    #expect(Self.edges.filter { $0.to == .discarded }.allSatisfy { $0.from == .disconnected })
  }
}

/// An app whose methods do nothing.
private final class QuietApp: SimulatedApp {
  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer { .done }
}
