import Testing

@_spi(Package) @testable import LifecycleCore
@testable import ScenarioDelegates

@MainActor
private final class MainActorSpy: ApplicationDelegate {
  var methods: [String] = []

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    methods.append("didFinishLaunching")
    return true
  }

  func applicationDidEnterBackground(_ application: Application) {
    methods.append("didEnterBackground")
  }
}

@MainActor
private final class MainActorSceneSpy: SceneDelegate {
  var states: [SceneState] = []

  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    states.append(scene.activationState)
  }

  func sceneDidBecomeActive(_ scene: Scene) { states.append(scene.activationState) }
}

@Suite("Delegates of the main actor") struct MainActorDelegateTests {
  @Test("A class of the main actor conforms, and is called without a hop")
  @MainActor func mainActor() {
    let spy = MainActorSpy()
    let sceneSpy = MainActorSceneSpy()
    let plain = Simulator(SimulationEnvironment(os: OSVersion(9)), app: DelegateApp { spy })
    #expect(plain.perform(Action(.tapIcon)))
    #expect(plain.perform(Action(.pressHome)))
    #expect(spy.methods == ["didFinishLaunching", "didEnterBackground"])
    let calls = plain.trace.entries.count {
      if case .call = $0.term { true } else { false }
    }
    #expect(calls == 2)

    let app = DelegateApp {
      spy
    } sceneDelegate: {
      sceneSpy
    }
    var environment = SimulationEnvironment(os: OSVersion(13))
    environment.app.lifeCycle = .scenes
    let simulator = Simulator(environment, app: app)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(sceneSpy.states == [.unattached, .foregroundActive])
  }
}
