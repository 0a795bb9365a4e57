@_spi(Package) import LifecycleCore
import Testing

@Suite("The user kills a scene's app in front") struct SceneKillTests {
  private func killed(_ change: (inout SimulationEnvironment) -> Void) -> SimulatorDriver {
    let driver = SimulatorDriver.active(OSVersion(13), scenes: true, change)
    driver.at(1, .openSwitcher)
    driver.at(2, .removeFromSwitcher)
    return driver
  }

  @Test("The scene enters the background first")
  func background() {
    killed { _ in }.expect(
      from: 2,
      """
      2s user remove-from-switcher
      2s scene background
      2s state background
      2s call sceneDidEnterBackground: @background
      2s note UISceneDidEnterBackgroundNotification
      2s note UIApplicationDidEnterBackgroundNotification
      2s call applicationWillTerminate: @background
      2s note UIApplicationWillTerminateNotification
      2s state not-running
      2s end user
      """
    )
  }

  @Test("The scene is only disconnected, with scene-kill disconnect")
  func disconnected() {
    killed { $0.choices[.sceneKill] = 1 }.expect(
      from: 2,
      """
      2s user remove-from-switcher
      2s call sceneDidDisconnect: @inactive
      2s note UISceneDidDisconnectNotification
      2s scene unattached
      2s state background
      2s call applicationWillTerminate: @background
      2s note UIApplicationWillTerminateNotification
      2s state not-running
      2s end user
      """
    )
  }

  @Test("On an iPad the scene is disconnected and its session discarded")
  func discarded() {
    killed { $0.device = Device(model: .ipad) }.expect(
      from: 2,
      """
      2s user remove-from-switcher
      2s call sceneDidDisconnect: @inactive
      2s note UISceneDidDisconnectNotification
      2s scene unattached
      2s state background
      2s call application:didDiscardSceneSessions: @background
      2s call applicationWillTerminate: @background
      2s note UIApplicationWillTerminateNotification
      2s state not-running
      2s end user
      """
    )
  }
}

@Suite("A refresh of a scene") struct SceneRefreshTests {
  @Test("It ends with the process, and is not continued in the next one")
  func refreshEndsWithTheProcess() {
    var exitsOnConnecting = false
    let app = RecordingApp(during: [
      .sceneWillConnect: { application in
        if exitsOnConnecting { application.perform(Action(.exit)) }
        return .done
      }
    ])
    let driver = SimulatorDriver.active(OSVersion(17), scenes: true, app: app) {
      $0.device = Device(model: .ipad)
      $0.app.supportsMultipleScenes = true
    }
    let second: [ArgumentValue] = [.text("second")]
    driver.at(1, Action(.openWindow, second))
    driver.at(2, Action(.hideWindow, second))
    driver.at(3, Action(.reclaimScene, second))
    exitsOnConnecting = true
    driver.at(4, Action(.requestSceneRefresh, second))
    #expect(driver.simulator.state == .notRunning)
    exitsOnConnecting = false
    driver.at(5, .tapIcon)
    let trace = driver.simulator.trace
    let connected = trace.entries
      .filter { $0.time >= .seconds(5) && $0.term == .call(.sceneWillConnect) }
      .map { trace.details(of: $0)?[.scene] }
    #expect(connected == [.text("main")])
  }
}
