public import Foundation
import UIKitSystem

extension UIApplicationDelegate {
  /// The delegate has no window.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      defaultBodyRan()
      return nil
    }
    set {
      SystemConnection.report(
        "the app delegate has no property 'window', which the storyboard would set"
      )
    }
  }

  // MARK: Launching

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    defaultBodyRan()
    return true
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    defaultBodyRan()
    return true
  }

  /// The method is not implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) { defaultBodyRan() }

  // MARK: States

  /// The method is not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) { defaultBodyRan() }

  /// The method is not implemented.
  public func applicationWillResignActive(_ application: UIApplication) { defaultBodyRan() }

  /// The method is not implemented.
  public func applicationDidEnterBackground(_ application: UIApplication) { defaultBodyRan() }

  /// The method is not implemented.
  public func applicationWillEnterForeground(_ application: UIApplication) { defaultBodyRan() }

  /// The method is not implemented.
  public func applicationWillTerminate(_ application: UIApplication) { defaultBodyRan() }

  // MARK: The device

  /// The method is not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { defaultBodyRan() }

  /// The method is not implemented.
  public func applicationSignificantTimeChange(_ application: UIApplication) { defaultBodyRan() }

  /// The method is not implemented.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    defaultBodyRan()
  }

  /// The method is not implemented.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    defaultBodyRan()
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) { defaultBodyRan() }

  // MARK: URLs

  /// The method is not implemented.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    open url: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  // MARK: Scenes

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    defaultBodyRan()
    return connectingSceneSession.configuration
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { defaultBodyRan() }

  // MARK: Interface

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    defaultBodyRan()
    return .all
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool {
    defaultBodyRan()
    return true
  }

  /// The method is not implemented.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool {
    defaultBodyRan()
    return true
  }
}
