public import Foundation
import UIKitSystem

extension UIApplicationDelegate {
  /// The delegate has no window.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      defaultImplementationRan(of: self)
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
    defaultImplementationRan(of: self)
    return true
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    defaultImplementationRan(of: self)
    return true
  }

  /// The method is not implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  // MARK: States

  /// The method is not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationWillResignActive(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationWillTerminate(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  // MARK: The device

  /// The method is not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) { defaultImplementationRan(of: self) }

  // MARK: URLs

  /// The method is not implemented.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    open url: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  // MARK: Scenes

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    defaultImplementationRan(of: self)
    return connectingSceneSession.configuration
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { defaultImplementationRan(of: self) }

  // MARK: Interface

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    defaultImplementationRan(of: self)
    return .all
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool {
    defaultImplementationRan(of: self)
    return true
  }

  /// The method is not implemented.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool {
    defaultImplementationRan(of: self)
    return true
  }
}
