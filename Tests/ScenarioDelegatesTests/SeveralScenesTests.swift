@_spi(Package) import LifecycleCore
import ScenarioDelegates
import Testing

@Suite("An app with several scenes") struct SeveralScenesTests {
  /// Notes what the delegates are called for, and for which scene.
  private final class Log { var lines: [String] = [] }

  private final class Delegate: ApplicationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func application(_: Application, didDiscardSceneSessions sessions: Set<SceneSession>) {
      log.lines.append("discard \(sessions.map(\.persistentIdentifier).sorted())")
    }
  }

  private final class Window: SceneDelegate {
    let log: Log
    private var name = "none"
    init(_ log: Log) { self.log = log }

    func scene(_: Scene, willConnectTo session: SceneSession, options _: Scene.ConnectionOptions) {
      name = session.persistentIdentifier
      log.lines.append("connect \(name), \(session.stateRestorationActivity ?? "new")")
    }

    func sceneDidEnterBackground(_ scene: Scene) {
      log.lines.append("\(name) \(scene.session.persistentIdentifier) \(scene.activationState)")
    }

    func stateRestorationActivity(for _: Scene) -> String? { "activity of \(name)" }
  }

  @Test("Each scene has a delegate and a session of its own")
  func delegates() {
    let log = Log()
    var environment = SimulationEnvironment(os: OSVersion(17))
    environment.device = Device(model: .ipad)
    environment.app.lifeCycle = .scenes
    environment.app.supportsMultipleScenes = true
    let app = DelegateApp {
      Delegate(log)
    } sceneDelegate: {
      Window(log)
    }
    let simulator = Simulator(environment, app: app)
    let second: [ArgumentValue] = [.text("second")]
    let actions = [
      Action(.tapIcon), Action(.openWindow, second), Action(.hideWindow, second),
      Action(.reclaimScene, second), Action(.openWindow, second), Action(.closeWindow, second),
    ]
    for action in actions { #expect(simulator.perform(action)) }
    #expect(
      log.lines == [
        "connect main, new", "connect second, new", "second second background",
        "connect second, activity of second", "second second background", "discard [\"second\"]",
      ]
    )
  }
}
