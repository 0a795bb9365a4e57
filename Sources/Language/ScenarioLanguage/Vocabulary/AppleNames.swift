/// Names of Apple's APIs that people expect in a list of calls, and that the model does not have.
///
/// They are not misspellings: no similar word is suggested, but what the model has in their place.
enum AppleNames {
  /// What is known of a name.
  struct Meaning: Sendable {
    /// What it is, as the end of "it is …".
    let what: String
    /// What can be expected in its place.
    let instead: String
  }

  /// Returns what is known of a name, which may be written as in Swift or as in Objective-C; nil for an unknown one.
  static func meaning(of name: String) -> Meaning? {
    if let meaning = table[selector(of: name)] { return meaning }
    // The value of an argument belongs to the name: 'backgroundTask(.appRefresh)'.
    if name.contains("(.") { return nil }
    // A notification may follow the type that it belongs to.
    let bare = name.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last
    return bare.flatMap { table[String($0)] }
  }

  /// Returns a method as in Objective-C: `locationManager:didVisit:` for `locationManager(_:didVisit:)`.
  private static func selector(of name: String) -> String {
    name.replacing("(_:", with: ":").replacing(")", with: "")
  }

  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    for group in groups {
      for name in group.names.split(separator: " ") {
        table[String(name)] = Meaning(what: group.what, instead: group.instead)
      }
    }
    return table
  }()

  /// Names without their arguments if no method of the model begins with them, otherwise whole selectors.
  private static let groups: [(names: String, what: String, instead: String)] = [
    (
      "backgroundTask",
      "a modifier of SwiftUI",
      "expect 'backgroundTask(.appRefresh)' or 'backgroundTask(.urlSession)'"
    ),
    (
      "onChange",
      "a modifier of SwiftUI",
      "expect the phase: scenePhase.active, scenePhase.inactive or scenePhase.background"
    ),
    (
      """
      locationManager locationManagerDidChangeAuthorization locationManagerDidPauseLocationUpdates \
      locationManagerDidResumeLocationUpdates locationManagerShouldDisplayHeadingCalibration
      """,
      "a call to the delegate of CLLocationManager",
      "expect the event of an update: 'effects: { including: [background-event] }'"
    ),
    (
      """
      centralManager centralManagerDidUpdateState peripheral peripheralDidUpdateName \
      peripheralManager peripheralManagerDidUpdateState
      """,
      "a call to a delegate of CoreBluetooth",
      "expect the event: 'effects: { including: [background-event] }' after 'system: { background-event: bluetooth }'"
    ),
    (
      "pushRegistry pushRegistryDidInvalidatePushTokenForType",
      "a call to the delegate of PKPushRegistry",
      "expect the event: 'effects: { including: [background-event] }' after 'system: { background-event: voip }'"
    ),
    (
      "provider providerDidReset providerDidBegin callObserver",
      "a call to a delegate of CallKit",
      "expect what a phone call does to the app: 'system: incoming-call'"
    ),
    (
      """
      urlSession URLSession:downloadTask:didFinishDownloadingToURL: URLSession:dataTask:didReceiveData: \
      URLSession:didBecomeInvalidWithError:
      """,
      "a call to the delegate of URLSession",
      "expect 'application:handleEventsForBackgroundURLSession:completionHandler:'"
    ),
    (
      """
      paymentQueue productsRequest sessionDidBecomeInactive sessionDidDeactivate \
      sessionReachabilityDidChange session workoutSession userContentController webView \
      audioPlayerDidFinishPlaying audioPlayerDecodeErrorDidOccur audioRecorderDidFinishRecording
      """,
      "a call to a delegate of another framework",
      "expect what the app receives from UIKit, or an action of the app's own code"
    ),
    (
      """
      viewIsAppearing viewWillLayoutSubviews viewDidLayoutSubviews viewSafeAreaInsetsDidChange \
      viewLayoutMarginsDidChange updateViewConstraints traitCollectionDidChange \
      willTransitionToTraitCollection willMoveToParentViewController didMoveToParentViewController
      """,
      "a method of UIViewController",
      "expect one that is modeled, under 'views': viewDidLoad, viewWillAppear, viewDidAppear, …"
    ),
    (
      """
      layoutSubviews didMoveToWindow didMoveToSuperview willMoveToWindow awakeFromNib \
      tintColorDidChange drawRect draw
      """,
      "a method of UIView",
      "expect 'events: [redraw]', or 'frames' and 'texts' of the views"
    ),
    (
      """
      touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan motionBegan motionEnded \
      remoteControlReceivedWithEvent
      """,
      "a method of UIResponder",
      "expect the event under 'events', such as touch-began or shake"
    ),
    (
      """
      tableView collectionView scrollViewDidScroll scrollViewDidEndDecelerating \
      textFieldDidBeginEditing textFieldDidEndEditing textFieldShouldReturn textViewDidChange \
      searchBar imagePickerController presentationControllerDidDismiss
      """,
      "a call to the delegate of a view",
      "expect the event that the view receives, under 'events'"
    ),
    (
      """
      application:handlerForIntent: application:didRegisterUserNotificationSettings: \
      applicationShouldRequestHealthAuthorization: application:supportedInterfaceOrientationsForWindow: \
      application:shouldAllowExtensionPointIdentifier: \
      application:handleWatchKitExtensionRequest:reply: \
      windowScene:didUpdateEffectiveGeometry: \
      windowScene:didUpdate:interfaceOrientation:traitCollection: \
      windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection: \
      preferredWindowingControlStyle preferredWindowingControlStyleForScene \
      userNotificationCenter:openSettingsForNotification: userNotificationCenter:openSettingsFor:
      """,
      "a method of a delegate",
      "'scenario-run words' lists those that are modeled"
    ),
    (
      """
      UIApplicationUserDidTakeScreenshotNotification userDidTakeScreenshotNotification \
      UIApplicationBackgroundRefreshStatusDidChangeNotification \
      backgroundRefreshStatusDidChangeNotification UIContentSizeCategoryDidChangeNotification \
      NSProcessInfoPowerStateDidChangeNotification \
      NSProcessInfoThermalStateDidChangeNotification thermalStateDidChangeNotification \
      NSCalendarDayChangedNotification NSCalendarDayChanged NSSystemClockDidChangeNotification \
      NSSystemTimeZoneDidChangeNotification AVPlayerItemDidPlayToEndTimeNotification \
      UIKeyboardWillChangeFrameNotification keyboardWillChangeFrameNotification \
      UIPasteboardChangedNotification CNContactStoreDidChangeNotification \
      EKEventStoreChangedNotification NSUbiquitousKeyValueStoreDidChangeExternallyNotification \
      NSManagedObjectContextDidSaveNotification NSManagedObjectContextDidSave
      """,
      "a notification",
      "'scenario-run words' lists those that are modeled"
    ),
  ]
}
