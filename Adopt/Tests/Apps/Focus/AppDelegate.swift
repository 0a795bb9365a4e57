import Telemetry
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var privacyCover: UIView?
  private var queuedURL: URL?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    #if BUDDYBUILD
      BuddyBuildSDK.setup()
    #endif
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = BrowserViewController()
    window.backgroundColor = UIColor.black
    window.makeKeyAndVisible()
    self.window = window
    Telemetry.default.configuration.isPad = UIDevice.current.userInterfaceIdiom == .pad
    Telemetry.default.record(event: "foreground")
    return true
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    if app.applicationState == .active {
      show(url)
    } else {
      queuedURL = url
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    privacyCover?.removeFromSuperview()
    privacyCover = nil
    if let queuedURL { show(queuedURL) }
    queuedURL = nil
    Telemetry.default.record(event: "foreground")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = UIColor.black
    window.addSubview(cover)
    privacyCover = cover
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Telemetry.default.record(event: "background")
    DispatchQueue.main.async { Telemetry.default.upload() }
  }

  private func show(_ url: URL) {
    (window?.rootViewController as? BrowserViewController)?.open(url)
  }
}

class BrowserViewController: UIViewController {
  private(set) var opened: [URL] = []

  func open(_ url: URL) { opened.append(url) }
}
