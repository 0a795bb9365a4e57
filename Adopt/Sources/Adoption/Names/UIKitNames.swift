// Written by the tests with RECORD=1, from what the modules declare.

/// The capitalized names that UIKit, UserNotifications, BackgroundTasks, CloudKit and OSLog declare.
let uikitNames: Set<String> = words(
  """
  BGAppRefreshTask BGAppRefreshTaskRequest BGContinuedProcessingTask BGContinuedProcessingTaskRequest
  BGHealthResearchTask BGHealthResearchTaskRequest BGProcessingTask BGProcessingTaskRequest BGTask
  BGTaskRequest BGTaskScheduler CACurrentMediaTime CALayer CKAcceptSharesOperation CKContainer CKRecord
  CKShare Logger NSFileCoordinator NSKeyValueObservation NSLayoutAnchor NSLayoutConstraint
  NSUbiquitousKeyValueStore NSUserActivity NSUserActivityDelegate NSUserActivityTypeBrowsingWeb
  OSAllocatedUnfairLock OSLog OSLogMessage OSLogNumberFormat OSLogPrivacy OSLogStringAlignment OSLogType
  OSSignpostID OSSignpostIntervalState OSSignposter Selector Timer UIAccessibility UIAlertAction
  UIAlertController UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
  UIApplicationLaunchOptionsKey UIApplicationMain UIApplicationOpenURLOptionsKey UIApplicationShortcutIcon
  UIApplicationShortcutItem UIBackgroundFetchResult UIBackgroundRefreshStatus UIBackgroundTaskIdentifier
  UIBackgroundTaskInvalid UIBarAppearance UIBarButtonItem UIBarMetrics UIBarStyle UIButton UICollectionView
  UIColor UICommand UIControl UICoordinateSpace UIDevice UIDeviceOrientation UIEdgeInsets UIEvent UIFont
  UIGestureRecognizer UIImage UIImageView UIInterfaceOrientation UIInterfaceOrientationMask UIKeyCommand
  UIKeyModifierFlags UIKeyboardAppearance UILabel UILocalNotification UILongPressGestureRecognizer UIMenu
  UIMenuBuilder UIMenuElement UIMenuSystem UIModalPresentationStyle UIMutableApplicationShortcutItem
  UINavigationBar UINavigationBarAppearance UINavigationController UINavigationControllerDelegate
  UIOpenURLContext UIPanGestureRecognizer UIPasteboard UIRectEdge UIReferenceLibraryViewController UIResponder
  UIScene UISceneActivationConditions UISceneConfiguration UISceneDelegate UISceneDestructionRequestOptions
  UISceneError UISceneSession UISceneSessionActivationRequest UIScreen UIScreenshotService
  UIScreenshotServiceDelegate UIScrollView UISearchBar UISegmentedControl UISplitViewController
  UISplitViewControllerDelegate UIStackView UIStatusBarStyle UIStoryboard UIStoryboardSegue
  UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarItem UITableView
  UITapGestureRecognizer UITextField UITextInputMode UIToolbar UITouch UITraitCollection
  UIUserActivityRestoring UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass
  UIUserInterfaceStyle UIUserNotificationSettings UIView UIViewController UIViewControllerRestoration
  UIVisualEffectView UIWebView UIWindow UIWindowHolder UIWindowScene UIWindowSceneDelegate
  UIWindowSceneDestructionRequestOptions UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus
  UNCalendarNotificationTrigger UNError UNLocationNotificationTrigger UNMutableNotificationContent
  UNNotification UNNotificationAction UNNotificationActionOptions UNNotificationAttachment
  UNNotificationCategory UNNotificationCategoryOptions UNNotificationContent
  UNNotificationDefaultActionIdentifier UNNotificationDismissActionIdentifier UNNotificationInterruptionLevel
  UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse UNNotificationSetting
  UNNotificationSettings UNNotificationSound UNNotificationSoundName UNNotificationTrigger
  UNPushNotificationTrigger UNShowPreviewsSetting UNTextInputNotificationAction
  UNTextInputNotificationResponse UNTimeIntervalNotificationTrigger UNUserNotificationCenter
  UNUserNotificationCenterDelegate
  """
)

/// The methods of the delegate protocols; of those that are asynchronous, the form with a completion handler.
let delegateRequirements: Set<String> = words(
  """
  application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:)
  application(_:didChangeStatusBarFrame:) application(_:didDecodeRestorableStateWith:)
  application(_:didDiscardSceneSessions:) application(_:didFailToContinueUserActivityWithType:error:)
  application(_:didFailToRegisterForRemoteNotificationsWithError:)
  application(_:didFinishLaunchingWithOptions:) application(_:didReceive:)
  application(_:didReceiveRemoteNotification:)
  application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
  application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didUpdate:)
  application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:handleOpen:)
  application(_:open:options:) application(_:open:sourceApplication:annotation:)
  application(_:performActionFor:completionHandler:) application(_:performFetchWithCompletionHandler:)
  application(_:shouldAllowExtensionPointIdentifier:) application(_:shouldRestoreApplicationState:)
  application(_:shouldRestoreSecureApplicationState:) application(_:shouldSaveApplicationState:)
  application(_:shouldSaveSecureApplicationState:) application(_:supportedInterfaceOrientationsFor:)
  application(_:userDidAcceptCloudKitShareWith:)
  application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:willChangeStatusBarFrame:)
  application(_:willContinueUserActivityWithType:) application(_:willEncodeRestorableStateWith:)
  application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:)
  applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:)
  applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:)
  applicationShouldAutomaticallyLocalizeKeyCommands(_:) applicationSignificantTimeChange(_:)
  applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:)
  scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:)
  scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:)
  scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:)
  sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
  stateRestorationActivity(for:) userNotificationCenter(_:didReceive:withCompletionHandler:)
  userNotificationCenter(_:openSettingsFor:) userNotificationCenter(_:willPresent:withCompletionHandler:)
  windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene(_:didUpdateEffectiveGeometry:)
  windowScene(_:performActionFor:completionHandler:) windowScene(_:userDidAcceptCloudKitShareWith:)
  """
)
