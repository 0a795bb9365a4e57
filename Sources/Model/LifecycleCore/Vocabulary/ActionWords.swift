/// A closed list of words in the scenario language, one for each case.
protocol WordList: CaseIterable, RawRepresentable<String>, DetailWords {}

extension WordList {
  var word: String { rawValue }
  static var words: [String] { allCases.map(\.word) }
}

/// The orientation of the device.
enum Orientation: String, WordList {
  case portrait
  case upsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
}

/// What the user enters to unlock the device.
enum UnlockMethod: String, WordList {
  case passcode
}

/// The subject of an alert.
enum AlertKind: String, WordList {
  case message, calendar
  case push = "push-notification"
  case local = "local-notification"
  case locationPermission = "location-permission"
  case permission, authentication
}

/// What an app needs the user's permission for.
enum PermissionKind: String, WordList {
  case notifications, location, tracking
  case camera, microphone, photos, contacts, calendars, reminders
  /// From iOS 13.
  case bluetooth
}

/// A permission whose change in Settings has a known effect on an app that is running.
enum ChangeablePermission: String, WordList {
  case notifications, camera, microphone, photos, contacts, calendars, reminders
}

/// The answer to a request for a permission.
enum PermissionAnswer: String, WordList {
  case granted, denied
  /// The user was not asked.
  case notDetermined = "not-determined"
}

/// What the user chooses in Settings.
enum PermissionChoice: String, WordList {
  case granted, denied
}

/// Where a window opens.
enum WindowMode: String, WordList {
  case beside
  case fullScreen = "full-screen"
}

/// One of the two apps in Split View.
enum SplitViewApp: String, WordList {
  case app
  case otherApp = "other-app"
}

/// The content of a push.
enum PushKind: String, WordList {
  case alert, silent
  case alertAndContent = "alert-and-content"
}

/// The result of a registration, or of a transfer.
enum RequestResult: String, WordList {
  case success, failure
}

/// The presentation of notifications, from iOS 5.
enum NotificationStyle: String, WordList {
  case banner, alert
}

/// A resource that all apps share and only one can use at a time.
enum SharedResource: String, WordList {
  case addressBook = "address-book"
  case calendar
}

/// A standard system screen that an app presents.
enum ScreenKind: String, WordList {
  case contactPicker = "contact-picker"
  case contactEditor = "contact-editor"
  case camera
  case photoLibrary = "photo-library"
  case mailComposer = "mail-composer"
  case documentPreview = "document-preview"
  case messageComposer = "message-composer"
  case eventEditor = "event-editor"
}

/// A sensor of the device.
enum Sensor: String, WordList {
  case accelerometer, gyroscope, magnetometer, location
}

/// A playback command from headphones or accessories.
enum RemoteCommand: String, WordList {
  case play, pause, stop
  case nextTrack = "next-track"
  case previousTrack = "previous-track"
}

/// A kind of method that returns an object owned by the caller.
enum CreationMethod: String, WordList {
  case alloc, new, copy
  case mutableCopy = "mutable-copy"
}

/// A stage to which the system goes to reclaim memory, after the previous ones.
enum ReclaimStage: String, WordList {
  case purge, warn, background, foreground
}

/// A kind of work that repeats until it is stopped.
@_spi(Package) public enum WorkKind: String, CaseIterable, Sendable {
  /// A timer (NSTimer).
  case timer
  /// A live search (NSMetadataQuery).
  case metadataQuery = "metadata-query"
  /// The frames of a movie.
  case movie
  /// The loop of a game.
  case game
  /// The frames of an animation with OpenGL ES.
  case openGLAnimation = "opengl-animation"
}

extension WorkKind: WordList {}

/// The rate of repeating work.
enum WorkRate: String, WordList {
  case full, low
}

/// The mode of an external display.
enum ScreenMode: String, WordList {
  case vga = "640x480"
  case xga = "1024x768"
  case hd = "1280x720"
}

/// The result of a fetch in the background: UIBackgroundFetchResult.
enum FetchResult: String, WordList {
  case newData = "new-data"
  case noData = "no-data"
  case failed
}

/// How a notification that arrives in the foreground is presented: UNNotificationPresentationOptions.
enum PresentationOption: String, WordList {
  case banner, list, sound, badge
  /// Both the banner and the list, before iOS 14.
  case alert

  /// Whether the user sees the notification.
  var isVisible: Bool {
    switch self {
    case .banner, .list, .alert: true
    case .sound, .badge: false
    }
  }
}

/// A kind of request to BGTaskScheduler.
package enum TaskRequestKind: String, WordList {
  /// It fetches what is new, takes minutes, or was begun by the user.
  case refresh, processing, continued
}

/// An error of BGTaskScheduler, for a request that is not accepted.
package enum TaskRequestError: String, WordList {
  /// No task is scheduled on this device.
  case unavailable
  /// Too many requests of the kind are pending.
  case tooManyPending = "too-many-pending-task-requests"
  /// The Info.plist does not permit the task.
  case notPermitted = "not-permitted"
}

/// The error of a request about a scene: UISceneError.
package enum SceneRequestError: String, WordList {
  /// The app has one scene.
  case multipleScenesNotSupported = "multiple-scenes-not-supported"
  /// The system does not do it.
  case requestDenied = "request-denied"
}

/// The error of a transfer of a background URL session.
enum TransferError: String, WordList {
  case failed, cancelled
}

/// A message that the system writes to the console.
enum ConsoleMessage: String, WordList {
  case unknownTask = "unknown-task"
  case unansweredSession = "unanswered-session"
  case withoutScenes = "life-cycle-without-scenes"
  case scenesWillBeRequired = "scenes-will-be-required"
  case sceneDelegateClassNotLoaded = "scene-delegate-class-not-loaded"
  case noSceneDelegate = "no-scene-delegate"
  case noUsageDescription = "no-usage-description"
}

/// The form of the autorelease pool in `main`.
enum AutoreleasePoolKind: String, WordList {
  case pool = "NSAutoreleasePool"
  case block = "@autoreleasepool"
}

/// The container of a file: the app's own, or one that an app group shares.
enum FileContainer: String, WordList {
  case own, shared
}

/// A reason for which the system terminates the app, apart from what the app's code does.
enum TerminationCause: String, WordList {
  case thermal
  case diskSpace = "disk-space"
  case resourceOveruse = "resource-overuse"
  case unreportedCall = "unreported-call"
  case resumedTooOften = "voip-resumed-too-often"
}

/// A change of the devices that play or record audio.
enum AudioRouteChange: String, WordList {
  case newDevice = "new-device-available"
  case oldDevice = "old-device-unavailable"
}
