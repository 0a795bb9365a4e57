import Testing

@_spi(Package) @testable import LifecycleCore
@testable import ScenarioDelegates

@Suite("State that outlives the process") struct StateRestorationTests {
  /// What the delegates of all processes found of what an earlier one had written.
  private final class Findings {
    var texts: [String] = []
  }

  private final class Editor: ApplicationDelegate {
    let findings: Findings
    private var draft = ""

    init(_ findings: Findings) { self.findings = findings }

    func application(
      _ application: Application,
      willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      draft = "launch \(application.launch)"
      return true
    }

    func application(
      _ application: Application,
      shouldSaveApplicationState coder: StateCoder
    ) -> Bool { true }

    func application(
      _ application: Application,
      shouldRestoreApplicationState coder: StateCoder
    ) -> Bool { coder.containsValue(forKey: "draft") }

    func application(
      _ application: Application,
      willEncodeRestorableStateWith coder: StateCoder
    ) {
      coder.encode(draft, forKey: "draft")
    }

    func application(
      _ application: Application,
      didDecodeRestorableStateWith coder: StateCoder
    ) {
      findings.texts.append(coder.decodeObject(forKey: "draft") as? String ?? "nothing")
    }
  }

  private final class EditorScene: ApplicationDelegate, SceneDelegate {
    let findings: Findings

    init(_ findings: Findings) { self.findings = findings }

    func scene(
      _ scene: Scene,
      willConnectTo session: SceneSession,
      options connectionOptions: Scene.ConnectionOptions
    ) {
      findings.texts.append(session.stateRestorationActivity ?? "nothing")
    }

    func stateRestorationActivity(for scene: Scene) -> String? { "com.example.todo.edit" }
  }

  /// Launches the app, sends it away, purges it and launches it again.
  private func relaunch(_ simulator: Simulator) {
    for action in [Action(.tapIcon), Action(.pressHome)] { #expect(simulator.perform(action)) }
    simulator.wait(.seconds(1))
    #expect(simulator.perform(Action(.lowMemory)))
    #expect(simulator.state == .notRunning)
    #expect(simulator.perform(Action(.tapIcon)))
  }

  @Test("What one process encodes the next one decodes")
  func decode() {
    let findings = Findings()
    let app = DelegateApp { Editor(findings) }
    let simulator = Simulator(SimulationEnvironment(os: OSVersion(8)), app: app)
    relaunch(simulator)
    #expect(findings.texts == ["launch 1"])
  }

  @Test("A scene finds the activity that it described, in its session")
  func activity() {
    let findings = Findings()
    let scene = EditorScene(findings)
    var environment = SimulationEnvironment(os: OSVersion(13))
    environment.app.lifeCycle = .scenes
    let app = DelegateApp {
      scene
    } sceneDelegate: {
      scene
    }
    relaunch(Simulator(environment, app: app))
    #expect(findings.texts == ["nothing", "com.example.todo.edit"])
  }

  @Test("A process that ends in the middle of restoring leaves nothing behind")
  func interrupted() {
    var preservation = StatePreservation()
    let kept = ["a", "b"].map { RestorableViewController(path: [$0], maker: .existing) }
    preservation.advance(through: kept)
    #expect(preservation.current == kept[0])
    preservation.delegateAgreed = true
    preservation.stop()
    #expect(preservation.current == nil)
    let answer = preservation.consumeAnswer()
    #expect(!answer)
    preservation.advance(through: kept)
    #expect(preservation.current == kept[0], "the next launch begins with the first one again")
    preservation.advance(through: kept)
    preservation.advance(through: kept)
    #expect(preservation.current == nil)
  }
}
