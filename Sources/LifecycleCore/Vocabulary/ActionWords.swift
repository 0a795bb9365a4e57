/// A closed list of words, each the name of a case in the language.
protocol WordList: CaseIterable, RawRepresentable<String> {}

extension WordList {
  var word: String { rawValue }
  static var words: [String] { allCases.map(\.word) }
}

/// How the device is held.
enum Orientation: String, WordList {
  case portrait
  case upsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
}

/// What an alert is about.
enum AlertKind: String, WordList {
  case message, calendar
  case push = "push-notification"
  case local = "local-notification"
  case locationPermission = "location-permission"
  case permission
}

/// What a push brings.
enum PushKind: String, WordList {
  case alert, silent
  case alertAndContent = "alert-and-content"
}

/// How a notification is shown, from iOS 5.
enum NotificationStyle: String, WordList {
  case banner, alert
}

/// The protection of a file.
enum FileProtection: String, WordList {
  case none, complete
}

/// What all apps share, and only one can use at a time.
enum SharedResource: String, WordList {
  case addressBook = "address-book"
  case calendar
}

/// A screen of the system that an app shows inside itself.
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

/// What measures something for the app.
enum Sensor: String, WordList {
  case accelerometer, gyroscope, magnetometer, location
}

/// What headphones and accessories ask of playback.
enum RemoteCommand: String, WordList {
  case play, pause, stop
  case nextTrack = "next-track"
  case previousTrack = "previous-track"
}

/// The kinds of methods that make an object for the one who calls them.
enum CreationMethod: String, WordList {
  case alloc, new, copy
  case mutableCopy = "mutable-copy"
}

/// How far the system goes to get memory back, each stage after the ones before it.
enum ReclaimStage: String, WordList {
  case purge, warn, background, foreground
}

/// Work of the app that repeats until it is stopped.
public enum WorkKind: String, CaseIterable, Sendable {
  /// A timer (NSTimer).
  case timer
  /// A search that reports what changes (NSMetadataQuery).
  case metadataQuery = "metadata-query"
  /// The frames of a movie.
  case movie
  /// The loop of a game.
  case game
  /// The frames of an animation with OpenGL ES.
  case openGLAnimation = "opengl-animation"
}

extension WorkKind: WordList {}

/// How often work that repeats is done.
enum WorkRate: String, WordList {
  case full, low
}

/// What an external display shows.
enum ScreenMode: String, WordList {
  case vga = "640x480"
  case xga = "1024x768"
  case hd = "1280x720"
}
