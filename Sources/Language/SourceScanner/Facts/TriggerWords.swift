/// The words for which files are searched before they are parsed.
enum TriggerWords {
  /// The search for all of them.
  static let search = WordSearch(words + methods + calls)

  private static let words =
    [
      "@main", ": App {", ": App\n", "SwiftUI.App", "UIApplicationMain", "NSApplicationMain",
      "UIApplicationDelegate", "delegateClass",
      "onOpenURL", "onContinueUserActivity", "scenePhase", ".backgroundTask(", "BGTaskScheduler",
      "forTaskWithIdentifier", "ForTaskWithIdentifier", "BGAppRefreshTaskRequest",
      "BGProcessingTaskRequest", "BGContinuedProcessingTaskRequest", "background(withIdentifier:",
      "backgroundSessionConfigurationWithIdentifier", "UNUserNotificationCenter",
      "UIApplicationDidFinishLaunching", "UIApplicationDidBecomeActive",
      "UIApplicationWillResignActive", "UIApplicationDidEnterBackground",
      "UIApplicationWillEnterForeground", "UIApplicationWillTerminate",
      "UIApplicationDidReceiveMemoryWarning", "UIApplicationSignificantTimeChange",
      "UIApplicationProtectedData", "UIApplicationWillChangeStatusBar",
      "UIApplicationDidChangeStatusBar", "UIApplication.did", "UIApplication.will",
      "UIApplication.significant", "UIApplication.protected", "UIScene.did", "UIScene.will",
      "UISceneDid", "UISceneWill",
    ] + delegateOwners.flatMap { ["\($0).delegate =", "\($0).delegate=", "\($0) setDelegate:"] }
    + RuntimeChangeReader.functions.sorted() + DelegateRole.allCases.map(\.rawValue)

  /// The ends of what has a delegate that the system calls, of the app and of scenes.
  private static let delegateOwners = [
    "UIApplication.shared", "sharedApplication", "sharedApplication]", "sharedApplication()",
    "application", "app", "cene", "cene?", "cene!", "cene)", "cene)?", "first?",
  ]

  /// Methods whose name before the parenthesis is no everyday word.
  private static let methods = Set(
    KnownMethod.baseNames.filter { $0.count > 11 }
  )
  .sorted()

  /// Calls of the others.
  private static let calls = [
    ".application(", ".application?(", ".scene(", ".scene?(",
  ]
}
