@_spi(Package) internal import LifecycleCore
internal import ScenarioReports

/// A participant of a sequence diagram; the cases are in order from left to right.
package enum Lifeline: Hashable, Comparable, Sendable {
  case user, system, application, appDelegate
  /// The delegate of the only scene.
  case sceneDelegate
  /// The delegate of one of several scenes, which are numbered in the order in which they take part.
  case scene(Int, name: String)
  case notificationCenter, views, viewControllers, objects, backgroundThread

  /// The title.
  package var name: String {
    switch self {
    case .user: "User"
    case .system: "System"
    case .application: "UIApplication"
    case .appDelegate: "App delegate"
    case .sceneDelegate: "Scene delegate"
    case .scene(_, let name): "Scene \(VisibleText.of(name))"
    case .notificationCenter: "Notification center"
    case .views: "Window and views"
    case .viewControllers: "View controllers"
    case .objects: "App objects"
    case .backgroundThread: "Background thread"
    }
  }

  /// The identifier in Mermaid.
  var identifier: String {
    if case .scene(let number, _) = self { "scene\(number)" } else { "\(self)" }
  }

  /// Whether it is part of the user interface, which few scenarios test.
  var isInterface: Bool { self == .views || self == .viewControllers }
}

extension Lifeline {
  /// Creates the lifeline of a participant.
  init(_ participant: Participant) {
    self =
      switch participant {
      case .user: .user
      case .system: .system
      case .application: .application
      case .appDelegate: .appDelegate
      case .sceneDelegate: .sceneDelegate
      case .views: .views
      case .viewControllers: .viewControllers
      case .objects: .objects
      case .backgroundThread: .backgroundThread
      }
  }
}
