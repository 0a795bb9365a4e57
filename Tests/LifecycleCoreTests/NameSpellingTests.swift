@_spi(Package) import LifecycleCore
import Testing

/// The names of methods and notifications in both languages.
@Suite struct NameSpellingTests {
  @Test func `only names that could mean two methods have no form in Swift`() {
    let methods = DelegateMethod.allCases.filter { !$0.isSwiftUI && $0.row.swiftName == nil }
    #expect(methods == [.didReceiveRemoteNotification])
    #expect(NotificationName.allCases.allSatisfy { $0.row.swiftName != nil })
    #expect(ViewMethod.allCases.allSatisfy { $0.row.swiftName != nil })
  }

  @Test func `each name means one term`() {
    let names = Term.all.flatMap { Set(NameSpelling.allCases.map($0.name)) }
    #expect(Set(names).count == names.count)
  }

  @Test func `a method of a view controller has as many parameters in both languages`() {
    for method in ViewMethod.allCases {
      let name = Term.viewCall(method).name(in: .swift)
      #expect(name.count { $0 == ":" } == method.selector.count { $0 == ":" }, "\(name)")
    }
  }

  @Test(arguments: [
    (NotificationName.didFinishLaunching, "UIApplication.didFinishLaunchingNotification"),
    (.didBecomeActive, "UIApplication.didBecomeActiveNotification"),
    (.willResignActive, "UIApplication.willResignActiveNotification"),
    (.didEnterBackground, "UIApplication.didEnterBackgroundNotification"),
    (.willEnterForeground, "UIApplication.willEnterForegroundNotification"),
    (.willTerminate, "UIApplication.willTerminateNotification"),
    (.didReceiveMemoryWarning, "UIApplication.didReceiveMemoryWarningNotification"),
    (.significantTimeChange, "UIApplication.significantTimeChangeNotification"),
    (.willChangeStatusBarFrame, "UIApplication.willChangeStatusBarFrameNotification"),
    (.didChangeStatusBarFrame, "UIApplication.didChangeStatusBarFrameNotification"),
    (
      .protectedDataWillBecomeUnavailable,
      "UIApplication.protectedDataWillBecomeUnavailableNotification"
    ),
    (
      .protectedDataDidBecomeAvailable,
      "UIApplication.protectedDataDidBecomeAvailableNotification"
    ),
    (.sceneWillConnect, "UIScene.willConnectNotification"),
    (.sceneWillEnterForeground, "UIScene.willEnterForegroundNotification"),
    (.sceneDidActivate, "UIScene.didActivateNotification"),
    (.sceneWillDeactivate, "UIScene.willDeactivateNotification"),
    (.sceneDidEnterBackground, "UIScene.didEnterBackgroundNotification"),
    (.sceneDidDisconnect, "UIScene.didDisconnectNotification"),
    (.accessoryDidConnect, "NSNotification.Name.EAAccessoryDidConnect"),
    (.accessoryDidDisconnect, "NSNotification.Name.EAAccessoryDidDisconnect"),
    (.orientationDidChange, "UIDevice.orientationDidChangeNotification"),
    (.batteryLevelDidChange, "UIDevice.batteryLevelDidChangeNotification"),
    (.batteryStateDidChange, "UIDevice.batteryStateDidChangeNotification"),
    (.proximityStateDidChange, "UIDevice.proximityStateDidChangeNotification"),
    (.screenDidConnect, "UIScreen.didConnectNotification"),
    (.screenDidDisconnect, "UIScreen.didDisconnectNotification"),
    (.screenModeDidChange, "UIScreen.modeDidChangeNotification"),
    (.userDefaultsDidChange, "UserDefaults.didChangeNotification"),
    (.currentLocaleDidChange, "NSLocale.currentLocaleDidChangeNotification"),
    (.audioInterruption, "AVAudioSession.interruptionNotification"),
    (.audioRouteChange, "AVAudioSession.routeChangeNotification"),
    (.keyboardWillShow, "UIResponder.keyboardWillShowNotification"),
    (.keyboardDidShow, "UIResponder.keyboardDidShowNotification"),
    (.keyboardWillHide, "UIResponder.keyboardWillHideNotification"),
    (.keyboardDidHide, "UIResponder.keyboardDidHideNotification"),
  ])
  func `a notification has the name of Apple's documentation`(
    _ notification: NotificationName,
    _ name: String
  ) {
    #expect(Term.notification(notification).name(in: .swift) == name)
  }
}
