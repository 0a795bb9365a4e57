@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Names of Apple's APIs that are not calls of the model, and advice about words in the wrong place.
@Suite struct AppleNameTests {
  static let names = [
    "locationManager(_:didUpdateLocations:)", "locationManager:didUpdateLocations:",
    "locationManager(_:didFailWithError:)", "locationManager(_:didEnterRegion:)",
    "locationManager(_:didVisit:)", "locationManagerDidChangeAuthorization(_:)",
    "locationManager:didChangeAuthorizationStatus", "locationManagerDidPauseLocationUpdates:",
    "centralManager(_:willRestoreState:)", "centralManagerDidUpdateState(_:)",
    "centralManager:didDiscoverPeripheral:advertisementData:RSSI:",
    "peripheral(_:didUpdateValueFor:error:)", "peripheralManagerDidUpdateState:",
    "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
    "pushRegistry:didUpdatePushCredentials:forType:", "provider(_:perform:)",
    "providerDidReset(_:)",
    "callObserver(_:callChanged:)", "urlSession(_:downloadTask:didFinishDownloadingTo:)",
    "URLSession:downloadTask:didFinishDownloadingToURL:", "URLSession:dataTask:didReceiveData:",
    "urlSession(_:dataTask:didReceive:)", "paymentQueue(_:updatedTransactions:)",
    "session(_:activationDidCompleteWith:error:)", "sessionDidBecomeInactive(_:)",
    "sessionReachabilityDidChange(_:)", "webView(_:didFinish:)",
    "audioPlayerDidFinishPlaying(_:successfully:)", "userContentController(_:didReceive:)",
    "viewIsAppearing(_:)", "viewIsAppearing:", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "traitCollectionDidChange(_:)",
    "updateViewConstraints()", "layoutSubviews()", "layoutSubviews", "didMoveToWindow()",
    "awakeFromNib()", "draw(_:)", "drawRect:", "touchesBegan(_:with:)", "touchesBegan:withEvent:",
    "touchesCancelled(_:with:)", "motionEnded(_:with:)", "tableView(_:didSelectRowAt:)",
    "tableView:didSelectRowAtIndexPath:", "collectionView(_:didSelectItemAt:)",
    "scrollViewDidScroll(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldReturn:",
    "searchBar(_:textDidChange:)", "presentationControllerDidDismiss(_:)",
    "UIApplicationUserDidTakeScreenshotNotification",
    "UIApplication.userDidTakeScreenshotNotification", "UIContentSizeCategoryDidChangeNotification",
    "NSProcessInfoThermalStateDidChangeNotification",
    "ProcessInfo.thermalStateDidChangeNotification",
    "NSCalendarDayChangedNotification", "UIKeyboardWillChangeFrameNotification",
    "UIResponder.keyboardWillChangeFrameNotification", "AVPlayerItemDidPlayToEndTimeNotification",
    "application:handlerForIntent:", "windowScene:didUpdateEffectiveGeometry:",
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    "preferredWindowingControlStyle(for:)",
    "userNotificationCenter(_:openSettingsFor:)",
  ]

  private static func diagnostics(_ name: String) throws -> [Diagnostic] {
    let text = "scenario: x\nios: 18.0\nsteps:\n  - user: tap-icon\n    calls: [\"\(name)\"]\n"
    return try Compiled(text).diagnostics
  }

  @Test(arguments: names)
  func `a real name is recognized, and what is modeled is named`(_ name: String) throws {
    let found = try Self.diagnostics(name)
    try #require(found.count == 1, "\(found.map(\.message))")
    #expect(found[0].message.hasPrefix("'\(name)' is a"))
    #expect(found[0].message.hasSuffix("not modeled"))
    #expect(found[0].fixes.isEmpty)
    for advice in ["did you mean", "a space is missing", "a colon is missing"] {
      #expect(!found[0].help.contains(advice))
    }
  }

  /// What a name is replaced by must be possible, if it is text to paste.
  @Test(arguments: names)
  func `the advice can be pasted`(_ name: String) throws {
    let help = try #require(try Self.diagnostics(name).first?.help)
    for quoted in help.matches(of: /'([a-z]+: [^']+)'/).map({ String($0.1) }) {
      let text =
        "scenario: x\nios: 18.0\nsteps:\n  - \(quoted.hasPrefix("system") ? quoted : "user: tap-icon\n    \(quoted)")\n    state: active\n"
      let errors = try Compiled(text).diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message) == [], "\(text)")
    }
  }

  /// Otherwise the name would have been found.
  @Test func `no name is one of the model`() {
    for term in Term.all {
      #expect(
        AppleNames.meaning(of: term.word) == nil || Vocabulary.terms[term.word] != nil,
        "\(term.word)"
      )
    }
    for method in DelegateMethod.allCases {
      #expect(AppleNames.meaning(of: method.selector) == nil, "\(method.selector)")
    }
  }

  /// A word among the arguments of an action is not an action.
  @Test(arguments: [
    "{system: {push: {alert: true}}}", "{user: {rotate: {lock: true}}}",
    "{system: {push: {reboot: true}}}",
  ])
  func `an unknown argument does not lead to an action`(_ step: String) throws {
    let text = "scenario: x\nios: 13.0\nsteps: [{user: tap-icon, state: active}, \(step)]\n"
    let found = try Compiled(text).diagnostics
    try #require(!found.isEmpty)
    for diagnostic in found {
      // What to write instead is the same action.
      let help = diagnostic.help.replacing("write 'push: ", with: "")
      #expect(!help.hasPrefix("write '"), "\(help)")
    }
  }
}
