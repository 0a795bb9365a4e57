/// A closed list of words, each the name of a case in the language.
protocol WordList: CaseIterable {
  var word: String { get }
}

extension WordList {
  static var words: [String] { allCases.map(\.word) }
}

/// How the device is held.
enum Orientation: String, WordList {
  case portrait
  case upsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  var word: String { rawValue }
}

/// What an alert is about.
enum AlertKind: String, WordList {
  case message, calendar
  case push = "push-notification"
  case local = "local-notification"
  case locationPermission = "location-permission"
  case permission

  var word: String { rawValue }
}

/// What a push brings.
enum PushKind: String, WordList {
  case alert, silent
  case alertAndContent = "alert-and-content"

  var word: String { rawValue }
}

/// How a notification is shown, from iOS 5.
enum NotificationStyle: String, WordList {
  case banner, alert

  var word: String { rawValue }
}

/// The protection of a file.
enum FileProtection: String, WordList {
  case none, complete

  var word: String { rawValue }
}

/// What all apps share, and only one can use at a time.
enum SharedResource: String, WordList {
  case addressBook = "address-book"
  case calendar

  var word: String { rawValue }
}

/// The kinds of methods that make an object for the one who calls them.
enum Making: String, WordList {
  case alloc, new, copy
  case mutableCopy = "mutable-copy"

  var word: String { rawValue }
}

/// How far the system goes to get memory back, each stage after the ones before it.
enum MemoryReach: String, WordList {
  case purge, warn, background, foreground

  var word: String { rawValue }
}
