@_spi(Package) import LifecycleCore
import Testing

/// Eight runs, step by step: every call with what the app reads in it, every notification, state and time.
@Suite("Worked traces") struct WorkedTraces {
  @Test("Cold launch, Home, return on iOS 4.0")
  func launchHomeReturn() {
    let driver = SimulatorDriver(OSVersion(4))
    driver.at(0, .tapIcon)
    driver.at(10, .pressHome)
    driver.at(60, .tapIcon)
    driver.expect(
      """
      0s user tap-icon
      0s state inactive
      0s call application:didFinishLaunchingWithOptions: @inactive
      0s note UIApplicationDidFinishLaunchingNotification
      0s state active
      0s call applicationDidBecomeActive: @active
      0s note UIApplicationDidBecomeActiveNotification
      10s user press-home
      10s call applicationWillResignActive: @active
      10s note UIApplicationWillResignActiveNotification
      10s state inactive
      10s state background
      10s call applicationDidEnterBackground: @background
      10s note UIApplicationDidEnterBackgroundNotification
      11s state suspended
      1min user tap-icon
      1min state background
      1min call applicationWillEnterForeground: @background
      1min note UIApplicationWillEnterForegroundNotification
      1min state inactive
      1min state active
      1min call applicationDidBecomeActive: @active
      1min note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test("A call declined, a call accepted and ended on iOS 4.0")
  func calls() {
    let driver = SimulatorDriver.active(OSVersion(4))
    driver.at(10, .incomingCall)
    driver.at(14, .declineCall)
    driver.at(30, .incomingCall)
    driver.at(34, .acceptCall)
    driver.at(94, .endCall)
    driver.expect(
      from: 10,
      """
      10s system incoming-call
      10s call applicationWillResignActive: @active
      10s note UIApplicationWillResignActiveNotification
      10s state inactive
      14s user decline-call
      14s state active
      14s call applicationDidBecomeActive: @active
      14s note UIApplicationDidBecomeActiveNotification
      30s system incoming-call
      30s call applicationWillResignActive: @active
      30s note UIApplicationWillResignActiveNotification
      30s state inactive
      34s user accept-call
      34s state background
      34s call applicationDidEnterBackground: @background
      34s note UIApplicationDidEnterBackgroundNotification
      35s state suspended
      94s user end-call
      94s state background
      94s call applicationWillEnterForeground: @background
      94s note UIApplicationWillEnterForegroundNotification
      94s state inactive
      94s state active
      94s call applicationDidBecomeActive: @active
      94s note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test("Home during the call: its end does not notify the app")
  func homeDuringCall() {
    let driver = SimulatorDriver.active(OSVersion(4))
    driver.at(30, .incomingCall)
    driver.at(34, .acceptCall)
    driver.at(60, .pressHome)
    driver.at(94, .endCall)
    driver.expect(
      from: 35,
      """
      35s state suspended
      1min user press-home
      94s user end-call
      """
    )
  }

  @Test("Lock with a passcode while a background task runs on iOS 5.0")
  func lockWithTask() {
    let driver = SimulatorDriver.active(OSVersion(5)) { $0.device.passcode = true }
    driver.at(10, .beginTask("upload"))
    driver.at(12, .lock)
    driver.at(42, .endTask("upload"))
    driver.at(60, .unlock)
    driver.expect(
      from: 10,
      """
      10s app begin-background-task
      12s user lock
      12s call applicationWillResignActive: @active
      12s note UIApplicationWillResignActiveNotification
      12s state inactive
      12s state background
      12s call applicationDidEnterBackground: @inactive
      12s note UIApplicationDidEnterBackgroundNotification
      12s call applicationProtectedDataWillBecomeUnavailable: @inactive
      12s note UIApplicationProtectedDataWillBecomeUnavailable
      42s app end-background-task
      43s state suspended
      1min user unlock
      1min state background
      1min call applicationProtectedDataDidBecomeAvailable: @inactive
      1min note UIApplicationProtectedDataDidBecomeAvailable
      1min call applicationWillEnterForeground: @inactive
      1min note UIApplicationWillEnterForegroundNotification
      1min state inactive
      1min state active
      1min call applicationDidBecomeActive: @active
      1min note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test("The same lock on iOS 4.0 only makes the app inactive")
  func lockOnFour() {
    let driver = SimulatorDriver.active(OSVersion(4)) { $0.device.passcode = true }
    driver.at(10, .beginTask("upload"))
    driver.at(12, .lock)
    driver.at(42, .endTask("upload"))
    driver.at(60, .unlock)
    driver.expect(
      from: 12,
      """
      12s user lock
      12s call applicationWillResignActive: @active
      12s note UIApplicationWillResignActiveNotification
      12s state inactive
      12s call applicationProtectedDataWillBecomeUnavailable: @inactive
      12s note UIApplicationProtectedDataWillBecomeUnavailable
      42s app end-background-task
      1min user unlock
      1min call applicationProtectedDataDidBecomeAvailable: @inactive
      1min note UIApplicationProtectedDataDidBecomeAvailable
      1min state active
      1min call applicationDidBecomeActive: @active
      1min note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test(
    "Home in an opted-out app on iOS 4.2, and without the call of didEnterBackground",
    arguments: [(OSVersion(4, 2), true), (OSVersion(4, 2), false), (OSVersion(4), nil)]
  )
  func optedOut(os: OSVersion, isCalled: Bool?) {
    let driver = SimulatorDriver.active(os) {
      $0.app.exitsOnSuspend = true
      if let isCalled { $0.choices[.optOutBackgroundCall] = isCalled ? 1 : 0 }
    }
    driver.at(10, .pressHome)
    driver.at(60, .tapIcon)
    let call =
      isCalled == true
      ? """

      10s call applicationDidEnterBackground: @inactive
      10s note UIApplicationDidEnterBackgroundNotification
      """ : ""
    driver.expect(
      from: 10,
      """
      10s user press-home
      10s call applicationWillResignActive: @active
      10s note UIApplicationWillResignActiveNotification
      10s state inactive\(call)
      10s call applicationWillTerminate: @inactive
      10s note UIApplicationWillTerminateNotification
      10s state not-running
      10s end quit
      1min user tap-icon
      1min state inactive
      1min call application:didFinishLaunchingWithOptions: @inactive
      1min note UIApplicationDidFinishLaunchingNotification
      1min state active
      1min call applicationDidBecomeActive: @active
      1min note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test("didEnterBackground blocks for 8 s on iOS 5.0 and is killed after 5")
  func blockedBackground() {
    let app = RecordingApp(during: [
      .didEnterBackground: { application in
        application.work(for: .seconds(8))
        return .done
      }
    ])
    let driver = SimulatorDriver.active(OSVersion(5), app: app)
    driver.at(10, .pressHome)
    driver.at(30)
    driver.expect(
      from: 10,
      """
      10s user press-home
      10s call applicationWillResignActive: @active
      10s note UIApplicationWillResignActiveNotification
      10s state inactive
      10s state background
      10s call applicationDidEnterBackground: @background
      10s app work
      15s state not-running
      15s end watchdog
      """
    )
  }

  @Test("A background task expires on iOS 7.0, and its handler ends it")
  func taskExpires() {
    let driver = SimulatorDriver.active(OSVersion(7))
    driver.at(5, .beginTask("upload", expiration: [.endTask("upload")]))
    driver.at(10, .pressHome)
    driver.at(300)
    driver.expect(
      from: 10,
      """
      10s user press-home
      10s call applicationWillResignActive: @active
      10s note UIApplicationWillResignActiveNotification
      10s state inactive
      10s state background
      10s call applicationDidEnterBackground: @background
      10s note UIApplicationDidEnterBackgroundNotification
      190s expiration of upload @background
      190s app end-background-task
      191s state suspended
      """
    )
  }

  @Test("A background task that is not ended kills the app", arguments: [true, false])
  func taskNotEnded(hasHandler: Bool) {
    let driver = SimulatorDriver.active(OSVersion(7))
    driver.at(5, .beginTask("upload", expiration: hasHandler ? [] : nil))
    driver.at(10, .pressHome)
    driver.at(300)
    driver.expect(
      from: 190,
      """
      190s expiration of upload @background
      195s state not-running
      195s end background-task
      """
    )
  }

  private static let handleOpenURL = "application:handleOpenURL:"
  private static let openURL = "application:openURL:sourceApplication:annotation:"

  @Test(
    "A URL, cold and warm, goes to the method of its version",
    arguments: [(OSVersion(4, 1), handleOpenURL), (OSVersion(4, 2), openURL)]
  )
  func url(os: OSVersion, handler: String) {
    let driver = SimulatorDriver(os)
    driver.at(0, .openURL("todo://new"))
    driver.at(10, .pressHome)
    driver.at(60, .openURL("todo://new"))
    driver.expect(
      """
      0s system open-url
      0s state inactive
      0s call application:didFinishLaunchingWithOptions: @inactive options: ["url: todo://new"]
      0s note UIApplicationDidFinishLaunchingNotification
      0s call \(handler) @inactive url: todo://new
      0s state active
      0s call applicationDidBecomeActive: @active
      0s note UIApplicationDidBecomeActiveNotification
      10s user press-home
      10s call applicationWillResignActive: @active
      10s note UIApplicationWillResignActiveNotification
      10s state inactive
      10s state background
      10s call applicationDidEnterBackground: @background
      10s note UIApplicationDidEnterBackgroundNotification
      11s state suspended
      1min system open-url
      1min state background
      1min call applicationWillEnterForeground: @background
      1min note UIApplicationWillEnterForegroundNotification
      1min state inactive
      1min call \(handler) @inactive url: todo://new
      1min state active
      1min call applicationDidBecomeActive: @active
      1min note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test(
    "Where only one of the two URL methods is implemented",
    arguments: [
      (OSVersion(4, 1), DelegateMethod.handleOpenURL, true),
      (OSVersion(4, 2), .handleOpenURL, true),
      (OSVersion(4, 1), .openURLSourceApplication, false),
      (OSVersion(4, 2), .openURLSourceApplication, true),
    ]
  )
  func oneURLMethod(os: OSVersion, method: DelegateMethod, isCalled: Bool) {
    let driver = SimulatorDriver(os, app: RecordingApp(implements: [method]))
    driver.at(0, .openURL("todo://new"))
    let call = isCalled ? "\n0s call \(method.selector) @inactive url: todo://new" : ""
    driver.expect(
      """
      0s system open-url
      0s state inactive
      0s note UIApplicationDidFinishLaunchingNotification\(call)
      0s state active
      0s note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test("NO from didFinishLaunching keeps the URL from its handler", arguments: [1, 2])
  func refusedURL(minor: Int) {
    let app = RecordingApp(during: [.didFinishLaunching: { _ in .no }])
    let driver = SimulatorDriver(OSVersion(4, minor), app: app)
    driver.at(0, .openURL("todo://new"))
    driver.expect(
      """
      0s system open-url
      0s state inactive
      0s call application:didFinishLaunchingWithOptions: @inactive options: ["url: todo://new"]
      0s note UIApplicationDidFinishLaunchingNotification
      0s state active
      0s call applicationDidBecomeActive: @active
      0s note UIApplicationDidBecomeActiveNotification
      """
    )
  }

  @Test("One scene, cold launch with a URL on iOS 13")
  func sceneURL() {
    let driver = SimulatorDriver(OSVersion(13), scenes: true)
    driver.at(0, .openURL("todo://new"))
    driver.expect(
      """
      0s system open-url
      0s state background
      0s call application:willFinishLaunchingWithOptions: @background
      0s call application:didFinishLaunchingWithOptions: @background
      0s note UIApplicationDidFinishLaunchingNotification
      0s call application:configurationForConnectingSceneSession:options: @background url-contexts: ["todo://new"]
      0s call scene:willConnectToSession:options: @background url-contexts: ["todo://new"]
      0s note UISceneWillConnectNotification
      0s call sceneWillEnterForeground: @background
      0s note UISceneWillEnterForegroundNotification
      0s note UIApplicationWillEnterForegroundNotification
      0s scene foreground-inactive
      0s state inactive
      0s scene foreground-active
      0s state active
      0s call sceneDidBecomeActive: @active
      0s note UISceneDidActivateNotification
      0s note UIApplicationDidBecomeActiveNotification
      """
    )
  }
}
