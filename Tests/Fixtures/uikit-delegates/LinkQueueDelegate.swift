import UIKit

// Links wait until the app is active; a cover hides the content meanwhile.
class LinkQueueDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var queuedURL: URL?
  private(set) var opened: [URL] = []
  private lazy var cover: UIView = {
    let cover = UIView(frame: UIScreen.main.bounds)
    cover.backgroundColor = .black
    let label = UILabel()
    label.text = "Hidden"
    label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    cover.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
      label.topAnchor.constraint(equalTo: cover.topAnchor, constant: 20),
    ])
    cover.addGestureRecognizer(UIGestureRecognizer())
    return cover
  }()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.tintColor = .systemBlue
    window?.makeKeyAndVisible()
    if UIDevice.current.userInterfaceIdiom == .pad { window?.layer.cornerRadius = 4 }
    return true
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard
      let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      components.scheme == "sample"
    else { return false }
    if app.applicationState == .active { show(url) } else { queuedURL = url }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    UIView.animate(
      withDuration: 0.25,
      animations: { self.cover.alpha = 0 },
      completion: { _ in self.cover.removeFromSuperview() }
    )
    if let url = queuedURL {
      show(url)
      queuedURL = nil
    }
  }

  func applicationWillResignActive(_ application: UIApplication) {
    window?.addSubview(cover)
    cover.alpha = 1
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    (window?.rootViewController as? UINavigationController)?.popToRootViewController(
      animated: false
    )
  }

  private func show(_ url: URL) { opened.append(url) }
}
