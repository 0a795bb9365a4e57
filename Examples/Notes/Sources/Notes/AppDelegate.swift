import UIKit

/// The app delegate, which does the work of both life cycles: scene delegates call the same methods.
@MainActor final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// What the user writes.
  var draft: String
  /// The note that is shown.
  var shownNote: String?
  /// How often the user came back.
  private(set) var returns = 0
  /// Whether what others write arrives at once, for all windows.
  private(set) var isConnected = false

  let library: Library
  let server: Server
  let bug: Bug?
  private let upload: BackgroundTask
  private let sync: BackgroundTask
  private var isInBackground = true
  private var wasActive = false

  /// Creates the delegate of a launch.
  init(library: Library, server: Server, bug: Bug?) {
    self.library = library
    self.server = server
    self.bug = bug
    upload = BackgroundTask("upload", bug: bug)
    sync = BackgroundTask("sync", bug: bug)
    draft = library.savedDraft
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    registerTasks()
    return true
  }

  // MARK: - What both life cycles do

  /// Called at launch and after an interruption, too, so that the app itself knows whether it was in the background.
  func becomeActive() {
    if isInBackground || bug == .inactiveTakenForBackground { library.sessions += 1 }
    if isInBackground, wasActive || bug == .launchTakenForReturn { returns += 1 }
    isInBackground = false
    wasActive = true
    isConnected = true
    synchronize()
  }

  func enterBackground() {
    isInBackground = true
    isConnected = false
    if bug != .savingInWillTerminate { library.savedDraft = draft }
    if bug != .callbackLeftBehind { updateBadge() }
    scheduleRefresh()
    upload.begin()
    Task {
      try? await server.store(draft)
      upload.end()
    }
  }

  private func synchronize() {
    sync.begin()
    Task {
      if let note = try? await server.newNote() { library.notes.append(note) }
      sync.end()
    }
  }

  private func updateBadge() {
    UIApplication.shared.applicationIconBadgeNumber = library.notes.count
  }

  // MARK: - The life cycle without scenes

  func applicationDidBecomeActive(_ application: UIApplication) {
    if window == nil {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = EditorViewController(self)
      window.makeKeyAndVisible()
      self.window = window
    }
    becomeActive()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if bug == .callbackLeftBehind { updateBadge() }
    enterBackground()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    if bug == .savingInWillTerminate { library.savedDraft = draft }
  }
}
