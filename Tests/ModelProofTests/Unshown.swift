/// Statements of the documents that no scenario shows yet, each with what it would take.
///
/// `CoverageTests` fails for a statement that is neither here nor covered, and for one that is both.
enum Unshown {
  static let statements: [String: String] = [
    "F12.4": "view controllers that share a screen",
    "F12.5": "view controllers that hold others",
    "F13.1": "frames of windows",
    "F13.2": "an action that tries to move or close a window",
    "F13.5": "windows on an external display",
    "F13.6": "windows of the system above those of the app",
    "F14.4": "frames of views",
    "F14.6": "views without their layers",
    "F15.1": "scroll views, tables and toolbars",
    "F15.4": "action sheets beside alerts",
    "F15.6": "tab bars and navigation bars",
    "F28.3": "apps without an interface",
    "F50.5": "an alert that makes the app inactive only when it is tapped",
    "F114.3": "the template of the book",
    "F142.2": "a screen that creates a contact",
    "F152.2": "text views beside text fields",
    "F172.2": "apps from the App Store",
  ]
}
