import Testing

@_spi(Package) @testable import LifecycleCore
@testable import ScenarioDelegates

@Suite("The device, seen from Swift") struct DeviceTests {
  /// A delegate that notes its calls about the status bar and its files.
  private final class Delegate: ApplicationDelegate {
    var lines: [String] = []

    func application(
      _ application: Application,
      willChangeStatusBarFrame newStatusBarFrame: StatusBarFrame
    ) {
      lines.append("will be \(newStatusBarFrame.height)")
    }

    func application(
      _ application: Application,
      didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
    ) {
      lines.append("was \(oldStatusBarFrame.height)")
    }

    func applicationDidBecomeActive(_ application: Application) {
      application.openFile("letters", protection: .complete)
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: Application) {
      lines.append("available: \(application.isProtectedDataAvailable)")
      application.readFile("letters")
    }

    func applicationDidReceiveMemoryWarning(_ application: Application) {
      lines.append("available: \(application.isProtectedDataAvailable)")
      application.readFile("letters")
      application.closeFile("letters")
    }
  }

  private static func effects(_ simulator: Simulator) -> [SystemEffect] {
    simulator.trace.entries.compactMap {
      if case .effect(let effect) = $0.term { effect } else { nil }
    }
  }

  @Test("The status bar's new height comes before its old one")
  func statusBar() {
    let delegate = Delegate()
    let simulator = Simulator(
      SimulationEnvironment(os: OSVersion(8)),
      app: DelegateApp { delegate }
    )
    for kind in [ActionKind.tapIcon, .toggleInCallStatusBar, .toggleInCallStatusBar] {
      #expect(simulator.perform(Action(kind)))
    }
    #expect(delegate.lines == ["will be 40", "was 20", "will be 20", "was 40"])
  }

  @Test("A protected file can be read until its keys are gone")
  func files() {
    let delegate = Delegate()
    var environment = SimulationEnvironment(os: OSVersion(4))
    environment.device.passcode = true
    let simulator = Simulator(environment, app: DelegateApp { delegate })
    for kind in [ActionKind.tapIcon, .lock, .lowMemory] {
      #expect(simulator.perform(Action(kind)))
    }
    #expect(delegate.lines == ["available: true", "available: false"])
    let actual = Self.effects(simulator).filter {
      [.fileOpened, .fileRead, .fileDenied, .keysDiscarded].contains($0)
    }
    #expect(actual == [.fileOpened, .fileRead, .keysDiscarded, .fileDenied])
  }
}
