/// Statements of the documents that no scenario shows yet, each with what it would take.
///
/// `CoverageTests` fails for a statement that is neither here nor covered, and for one that is both.
enum Unshown {
  static let statements: [String: String] = [
    "F10.5": "a lint for delegates without the essential methods",
    "F28.3": "apps without an interface",
    "F33.3": "a lint for OpenGL ES before the app is active",
    "F50.5": "an alert that makes the app inactive only when it is tapped",
    "F56.1": "timers, queries, movies and frame rates that go on while inactive",
    "F56.2": "network work while inactive",
    "F56.3": "queues that are suspended",
    "F57.1": "work that starts again when active",
    "F57.2": "a game that stays paused",
    "F70.2": "saving on a thread of its own",
    "F70.3": "saving on becoming inactive",
    "F75.1": "a lint for Bonjour and OpenGL ES that go on in the background",
    "F76.1": "temporary files",
    "F76.2": "where the user comes back to",
    "F81.1": "a lint for caches that are kept in the background",
    "F114.3": "the template of the book",
    "F141.1": "a lint for work on the main thread at launch",
  ]
}
