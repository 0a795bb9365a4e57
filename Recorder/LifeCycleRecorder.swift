// Writes the calls and notifications of an app's life cycle to a file that `scenario-run check-log` reads.
//
// Copy this file into an app. It is not part of the package, which is built on Linux, too: it was parsed, but it has not
// been compiled with UIKit or run on a device. docs/trace.md says how to record and compare.

#if canImport(UIKit)

  import ObjectiveC
  import UIKit

  /// Records calls and notifications as JSON Lines, in the order in which they happen.
  ///
  /// Nothing is swizzled: notifications are observed, and `RecordingDelegate` stands in front of a delegate and forwards
  /// every message to it.
  ///
  ///     // In the app delegate: the first line of the app's code.
  ///     LifeCycleRecorder.shared.start()
  ///     // In application(_:willFinishLaunchingWithOptions:), or in didFinishLaunchingWithOptions:
  ///     LifeCycleRecorder.shared.recordLaunch(#selector(...), options: launchOptions)
  ///     LifeCycleRecorder.shared.attach(to: application)
  @MainActor public final class LifeCycleRecorder: NSObject {
    /// The recorder of the app.
    public static let shared = LifeCycleRecorder()

    private var file: FileHandle?
    private var start = ProcessInfo.processInfo.systemUptime
    private var proxies: [ObjectIdentifier: RecordingDelegate] = [:]

    /// The file, which Xcode and the Files app can copy from the device.
    public static var url: URL {
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("life-cycle.jsonl")
    }

    /// Opens the file, marks the start of this process in it, and observes the notifications.
    ///
    /// Call it as the first thing that the app does. A file of earlier processes is continued, so that a launch after
    /// the end of the app is in the same recording.
    public func start(at url: URL = LifeCycleRecorder.url) {
      guard file == nil else { return }
      let isNew = !FileManager.default.fileExists(atPath: url.path)
      // Written while the device is locked, too, until the first unlock after a restart.
      let protection = [
        FileAttributeKey.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication
      ]
      if isNew {
        FileManager.default.createFile(atPath: url.path, contents: nil, attributes: protection)
      }
      file = try? FileHandle(forWritingTo: url)
      file?.seekToEndOfFile()
      if isNew { write(header) }
      write(["process": Int(ProcessInfo.processInfo.processIdentifier)])
      for name in Self.notifications {
        NotificationCenter.default.addObserver(
          self,
          selector: #selector(observe(_:)),
          name: NSNotification.Name(name),
          object: nil
        )
      }
    }

    /// Ends the recording, and returns where it is.
    @discardableResult public func stop() -> URL {
      NotificationCenter.default.removeObserver(self)
      file?.closeFile()
      file = nil
      return Self.url
    }

    /// Puts a recorder in front of the app delegate.
    ///
    /// UIKit remembers which methods its delegate implements; setting the delegate again makes it ask the recorder. The
    /// launch methods are called before that: record them with `recordLaunch`.
    public func attach(to application: UIApplication) {
      guard let delegate = application.delegate, !(delegate is RecordingDelegate) else { return }
      application.delegate = proxy(for: delegate) as? UIApplicationDelegate
    }

    /// Puts a recorder in front of the delegate of a scene; call it in `scene(_:willConnectTo:options:)`.
    public func attach(to scene: UIScene) {
      guard let delegate = scene.delegate, !(delegate is RecordingDelegate) else { return }
      scene.delegate = proxy(for: delegate) as? UISceneDelegate
    }

    /// Records one of the launch methods, in which no recorder is in front of the delegate yet.
    public func recordLaunch(
      _ method: Selector,
      options: [UIApplication.LaunchOptionsKey: Any]?
    ) {
      record(method, options: (options ?? [:]).keys.compactMap { Self.launchOptions[$0] })
    }

    /// Records that a scene connects; call it in `scene(_:willConnectTo:options:)`.
    public func recordConnection(of session: UISceneSession, _ options: UIScene.ConnectionOptions) {
      var names: [String] = []
      if !options.urlContexts.isEmpty { names.append("url-contexts") }
      if !options.userActivities.isEmpty { names.append("user-activities") }
      if options.notificationResponse != nil { names.append("notification-response") }
      if options.shortcutItem != nil { names.append("shortcut-item") }
      record(
        NSSelectorFromString("scene:willConnectToSession:options:"),
        scene: session,
        options: names
      )
    }

    /// Records a call of a delegate method.
    func record(_ method: Selector, scene: UISceneSession? = nil, options: [String]? = nil) {
      var line: [String: Any] = ["call": NSStringFromSelector(method), "reads": state]
      if let scene { line["scene"] = scene.persistentIdentifier }
      if let options { line["options"] = options.sorted() }
      write(line)
    }

    @objc private func observe(_ notification: Notification) {
      var line: [String: Any] = ["notification": notification.name.rawValue, "reads": state]
      if let scene = notification.object as? UIScene {
        line["scene"] = scene.session.persistentIdentifier
      }
      write(line)
    }

    private func proxy(for delegate: NSObjectProtocol) -> RecordingDelegate {
      let key = ObjectIdentifier(delegate)
      let proxy = proxies[key] ?? RecordingDelegate(delegate as AnyObject)
      // UIKit does not retain a delegate.
      if proxies.updateValue(proxy, forKey: key) == nil { write(["complete": proxy.methods]) }
      return proxy
    }

    private var state: String {
      switch UIApplication.shared.applicationState {
      case .active: "active"
      case .inactive: "inactive"
      case .background: "background"
      @unknown default: "unknown"
      }
    }

    private var header: [String: Any] {
      let info = Bundle.main.infoDictionary ?? [:]
      let version = UIDevice.current.systemVersion.split(separator: ".").prefix(2)
      var header: [String: Any] = [
        "trace": 1,
        "ios": version.joined(separator: "."),
        "device": UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone",
        "begins": "launch",
        "complete": Self.notifications,
      ]
      // The SDK's name ends with its version, as in iphoneos26.0.
      if let name = info["DTSDKName"] as? String {
        header["sdk"] = String(name.drop { !$0.isNumber })
      }
      if info["UIApplicationSceneManifest"] != nil { header["life-cycle"] = "scenes" }
      return header
    }

    /// Writes a line at once: the process may be killed in the next moment.
    private func write(_ fields: [String: Any]) {
      var fields = fields
      if fields["trace"] == nil {
        fields["at"] = ((ProcessInfo.processInfo.systemUptime - start) * 1000).rounded() / 1000
      }
      guard let data = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
      else { return }
      file?.write(data + Data("\n".utf8))
    }

    private static let launchOptions: [UIApplication.LaunchOptionsKey: String] = [
      .url: "url", .remoteNotification: "remote-notification", .location: "location",
      .bluetoothCentrals: "bluetooth", .userActivityDictionary: "user-activity",
      .shortcutItem: "shortcut-item",
    ]

    private static let notifications =
      [
        "DidFinishLaunching", "DidBecomeActive", "WillResignActive", "DidEnterBackground",
        "WillEnterForeground",
        "WillTerminate", "DidReceiveMemoryWarning", "SignificantTimeChange",
      ].map { "UIApplication\($0)Notification" }
      + [
        "UIApplicationProtectedDataWillBecomeUnavailable",
        "UIApplicationProtectedDataDidBecomeAvailable",
      ]
      + [
        "WillConnect", "WillEnterForeground", "DidActivate", "WillDeactivate", "DidEnterBackground",
        "DidDisconnect",
      ].map { "UIScene\($0)Notification" }
  }

  /// Stands in front of a delegate: records its methods when they are called, and forwards them.
  ///
  /// It responds to what the delegate responds to, so that recording changes nothing that the system can see. The
  /// arguments are passed on untouched by the Objective-C runtime.
  final class RecordingDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    private let delegate: AnyObject

    init(_ delegate: AnyObject) { self.delegate = delegate }

    /// The window is that of the delegate.
    var window: UIWindow? {
      get {
        (delegate as? UIWindowSceneDelegate)?.window ?? (delegate as? UIApplicationDelegate)?.window
          ?? nil
      }
      set { delegate.setValue(newValue, forKey: "window") }
    }

    override func responds(to selector: Selector!) -> Bool {
      delegate.responds(to: selector)
    }

    /// Called for each message, since this class implements none of the delegate methods itself.
    override func forwardingTarget(for selector: Selector!) -> Any? {
      if Self.isDelegateMethod(selector) {
        MainActor.assumeIsolated { LifeCycleRecorder.shared.record(selector) }
      }
      return delegate
    }

    /// The delegate methods that the delegate implements, all of which are recorded from now on.
    var methods: [String] {
      Self.protocols.flatMap { item in
        var count: UInt32 = 0
        let list = protocol_copyMethodDescriptionList(item, false, true, &count)
        defer { free(list) }
        return (0..<Int(count)).compactMap { list?[$0].name }
      }
      .filter { delegate.responds(to: $0) }
      .map(NSStringFromSelector)
    }

    /// Whether a selector belongs to one of the protocols of the system, and not to the app's own code.
    private static func isDelegateMethod(_ selector: Selector) -> Bool {
      protocols.contains { protocol_getMethodDescription($0, selector, false, true).name != nil }
    }

    private static let protocols =
      ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].compactMap(
        objc_getProtocol
      )
  }

#endif
